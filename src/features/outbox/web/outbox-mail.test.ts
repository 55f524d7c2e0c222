import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitLinks, standingWords } from './outbox-mail.ts';

describe('a mail of the outbox', () => {
  it('makes its address a link and keeps the full stop outside', () => {
    expect(splitLinks('Go to http://localhost:3000/auth/v1/verify?token=a&type=signup. Bye')).toEqual([
      { kind: 'words', text: 'Go to ' },
      { kind: 'link', href: 'http://localhost:3000/auth/v1/verify?token=a&type=signup' },
      { kind: 'words', text: '. Bye' },
    ]);
  });

  it('makes no link of other schemes', () => {
    expect(splitLinks('javascript:alert(1) ftp://x.example')).toEqual([
      { kind: 'words', text: 'javascript:alert(1) ftp://x.example' },
    ]);
  });

  it('loses no letter of the mail', () => {
    const text = fc.string({ unit: fc.constantFrom('http://', 'https://x.y/', '.', ' ', 'a', '(', ')', '\n') });
    fc.assert(
      fc.property(text, (mail) => {
        const again = splitLinks(mail).map((part) => (part.kind === 'link' ? part.href : part.text));
        expect(again.join('')).toBe(mail);
      }),
    );
  });
});

it('a mail that was refused says so with the server’s words, and one without a server says nothing', () => {
  expect(standingWords({ state: 'failed', trouble: '550 No such mailbox' })).toBe(
    'Refused or given up: 550 No such mailbox',
  );
  expect(standingWords({ state: 'waiting', trouble: '451 Later' })).toContain('451 Later');
  expect(standingWords({ state: 'kept', trouble: null })).toBeNull();
});
