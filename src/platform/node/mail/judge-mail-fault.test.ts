import { describe, expect, test } from 'vitest';
import { judgeMailFault, tidyReply } from './judge-mail-fault.ts';
import { retryDelayMs } from './retry-delay.ts';

describe('a mail that was not taken', () => {
  test.each([
    ['EENVELOPE', 'RCPT TO', 550, 'refused'],
    ['EENVELOPE', 'RCPT TO', 451, 'put-off'],
    ['EMESSAGE', 'DATA', 554, 'refused'],
    ['EMESSAGE', 'DATA', 452, 'put-off'],
    ['EENVELOPE', 'API', undefined, 'refused'],
    ['EMESSAGE', 'MAIL FROM', undefined, 'refused'],
    ['EENVELOPE', 'MAIL FROM', 550, 'unreachable'],
    ['EENVELOPE', 'MAIL FROM', 530, 'unreachable'],
    ['EENVELOPE', 'RCPT TO', 421, 'unreachable'],
    ['EAUTH', 'AUTH PLAIN', 535, 'unreachable'],
    ['ETLS', 'STARTTLS', 454, 'unreachable'],
    ['ETIMEDOUT', 'CONN', undefined, 'unreachable'],
    ['ECONNECTION', 'CONN', undefined, 'unreachable'],
    ['EABORT', '', undefined, 'unreachable'],
  ] as const)('%s at %s with %s is %s', (code, command, responseCode, verdict) => {
    expect(judgeMailFault({ code, command, responseCode, words: '' })).toBe(verdict);
  });

  test('leaves the server’s words on one line that no terminal obeys', () => {
    expect(tidyReply('550 5.1.1\r\n\u001b[2Jno such\u202e user')).toBe('550 5.1.1 [2Jno such user');
    expect(tidyReply('x'.repeat(2_000))).toHaveLength(500);
  });
});

test('the wait doubles up to its most and is spread over its upper half', () => {
  const wait = { first: 30_000, most: 1_800_000 };
  expect([1, 2, 3, 7, 40, 2_000].map((tries) => retryDelayMs(tries, 1, wait))).toEqual([
    30_000, 60_000, 120_000, 1_800_000, 1_800_000, 1_800_000,
  ]);
  expect(retryDelayMs(2, 0, wait)).toBe(30_000);
});
