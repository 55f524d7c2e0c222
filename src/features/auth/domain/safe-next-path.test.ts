import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeNextPath, signInPath } from './safe-next-path.ts';

const SITE = 'https://huzzah.example';

describe('where a visitor goes after signing in', () => {
  it('goes back to the page that asked', () => {
    expect(safeNextPath('/plan?booking=1#chat')).toBe('/plan?booking=1#chat');
  });

  it.each([null, undefined, ''])('goes to the dashboard when no page asked: %s', (next) => {
    expect(safeNextPath(next)).toBe('/dashboard');
  });

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    'javascript:alert(1)',
    'dashboard',
    ' /plan',
  ])('never leaves the site: %j', (next) => {
    expect(safeNextPath(next)).toBe('/dashboard');
  });

  it.each(['/auth', '/auth?next=/auth', '/auth/', '/auth#x'])('never runs in a circle: %s', (next) => {
    expect(safeNextPath(next)).toBe('/dashboard');
  });

  it('keeps pages whose name only begins like the sign-in page', () => {
    expect(safeNextPath('/authors')).toBe('/authors');
  });

  it('stays on the site whatever is asked', () => {
    const nasty = fc.string({ unit: fc.constantFrom('/', '\\', '\t', '\n', '@', ':', '.', 'a', '%2f', '?', '#', ' ') });
    fc.assert(
      fc.property(nasty, (next) => {
        expect(new URL(safeNextPath(next), SITE).origin).toBe(SITE);
        expect(new URL(safeNextPath(`/${next}`), SITE).origin).toBe(SITE);
      }),
    );
  });

  it('comes back to the very address that sent the visitor to sign in', () => {
    const asked = '/plan?destination=Kraków&group=8';
    const next = new URL(signInPath(asked), SITE).searchParams.get('next');
    expect(safeNextPath(next)).toBe(asked);
  });
});
