import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';

const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('the content security policy of a page', () => {
  const html =
    '<script>one()</script><script src="/a.js"></script><script type="application/ld+json">{}</script><style>a{}</style>';
  const policy = contentSecurityPolicy(html);

  test('allows its own inline scripts and styles by hash', () => {
    expect(policy).toContain(`script-src 'self' ${sha('one()')} ${sha('{}')}`);
    expect(policy).toContain(`style-src 'self' ${sha('a{}')}`);
  });

  test('loads pictures from elsewhere only where it is told so', () => {
    expect(policy).toContain("img-src 'self' data:;");
    expect(contentSecurityPolicy(html, ['https://cdn.example'])).toContain("img-src 'self' data: https://cdn.example;");
    expect(contentSecurityPolicy(html, ['https://cdn.example']).split('https://cdn.example')).toHaveLength(2);
  });

  test('allows nothing unsafe and nobody to frame it', () => {
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("object-src 'none'");
  });
});
