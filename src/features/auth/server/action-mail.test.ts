import { describe, expect, test } from 'vitest';
import { type AuthMail, actionMail } from './action-mail.ts';

const SITE = 'https://huzzah.example';
const secrets = { linkToken: 'c3a1'.repeat(14), code: '482913' };
const redirectTo = 'https://huzzah.example/dashboard?a=1&b=2';
const at = new Date('2026-07-01T18:30:00Z');
const actions: AuthMail[] = [
  ...(['confirm-sign-up', 'recovery', 'magic-link', 'email-change-new'] as const).map((kind) => ({
    kind,
    secrets,
    redirectTo,
  })),
  { kind: 'email-change-current', secrets, redirectTo, newEmail: 'new@example.com' },
];
const notices = (
  [
    'password-changed',
    'email-changed',
    'factor-added',
    'factor-removed',
    'recovery-code-used',
    'google-linked',
    'google-unlinked',
    'account-deleted',
  ] as const
).map((kind): AuthMail => ({ kind, at }));
const EVERY: AuthMail[] = [...actions, ...notices, { kind: 'reauthentication', code: secrets.code }];
const mailOf = (mail: AuthMail) => actionMail(SITE, 'ana@example.com', mail);

describe.each(EVERY)('the mail $kind', (mail) => {
  const { to, subject, text, html } = mailOf(mail);

  test('leads nowhere but to our own address', () => {
    const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, url]) => url ?? '');
    expect(links.filter((url) => !url.startsWith(`${SITE}/`))).toEqual(['mailto:hello@huzzah.example']);
    expect([...text.matchAll(/https?:\/\/\S+/g)].filter(([url]) => !url.startsWith(`${SITE}/`))).toEqual([]);
  });

  test('has a subject of its own, one reader, and nothing unfinished in it', () => {
    expect(EVERY.map((other) => mailOf(other).subject).filter((other) => other === subject)).toHaveLength(1);
    expect(to).toBe('ana@example.com');
    expect(text + html).not.toMatch(/undefined|\[object|\$\{|NaN/);
    expect(html).toContain('color-scheme');
  });
});

test.each(actions)('$kind carries the link and the code in both parts', (mail) => {
  const { text, html } = mailOf(mail);
  const [link = ''] = /https:\/\/\S+/.exec(text) ?? [];
  const url = new URL(link);
  expect(url.pathname).toBe('/auth/v1/verify');
  expect(url.searchParams.get('token')).toBe(secrets.linkToken);
  expect(url.searchParams.get('redirect_to')).toBe(redirectTo);
  expect(html).toContain(`<a href="${link.replaceAll('&', '&amp;')}"`);
  expect([text, html].every((part) => part.includes(secrets.code))).toBe(true);
});

test.each(notices)('$kind says when it happened, in UK time', (mail) => {
  expect(mailOf(mail).text).toMatch(/Wednesday,? 1 July 2026 at 19:30 \(UK time\)/);
});

test('the owner of the old mailbox sees where the account is to go, and nobody else reads an address', () => {
  const withAddress = EVERY.filter((mail) => mailOf(mail).text.includes('@example.com'));
  expect(withAddress.map(({ kind }) => kind)).toEqual(['email-change-current']);
});
