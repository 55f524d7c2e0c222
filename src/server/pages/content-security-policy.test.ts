import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';

const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('the content security policy of a page', () => {
  const html =
    '<script>one()</script><script src="/a.js"></script><script type="application/ld+json">{}</script><style>a{}</style>';
  const policy = contentSecurityPolicy(html);

  test('allows its own inline scripts and styles by hash', () => {
    expect(policy).toContain(`script-src 'self' ${sha('one()')};`);
    expect(policy).toContain(`style-src 'self' ${sha('a{}')}`);
  });

  test('loads pictures from elsewhere only where it is told so', () => {
    expect(policy).toContain("img-src 'self' data: blob:;");
    const withStore = contentSecurityPolicy(html, { imageOrigins: ['https://cdn.example'] });
    expect(withStore).toContain("img-src 'self' data: blob: https://cdn.example;");
    expect(withStore.split('https://cdn.example')).toHaveLength(2);
  });

  test('refuses whatever it does not name, and text that would become script', () => {
    expect(policy).toMatch(/^default-src 'none';/);
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'");
  });

  test('makes plain http addresses https on a live site only', () => {
    expect(policy).not.toContain('upgrade-insecure-requests');
    expect(contentSecurityPolicy(html, { isHttpsOnly: true })).toContain('upgrade-insecure-requests');
  });

  test('allows nothing unsafe and nobody to frame it', () => {
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("object-src 'none'");
  });
});
