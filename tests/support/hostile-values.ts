import fc from 'fast-check';
import { anyCharacter, anyText } from './any-text.ts';

/** Texts that have broken something somewhere: storage, parsers, prototypes, SQL, HTML, paths, headers, addresses. */
export const hostileText = fc.oneof(
  anyText(40),
  fc.string({ maxLength: 20 }),
  fc.constantFrom(
    '',
    ' ',
    '\0',
    '\ud800',
    '\r\nSet-Cookie: a=b',
    '__proto__',
    'constructor',
    "'; drop table bookings; --",
    '{{7*7}}<%= 7*7 %>',
    '<img src=x onerror=alert(1)>',
    '../../etc/passwd',
    '//evil.example',
    'https://evil.example/\\@localhost',
    'javascript:alert(1)',
    'ann@example.com',
    'ann@example.com\nbcc:eve@example.com',
    '-1',
    '9'.repeat(400),
    '1e309',
    'NaN',
    'eq.1',
    'in.(',
    'null',
  ),
  fc.integer({ min: 200, max: 3_000 }).map((length) => 'ß'.repeat(length)),
);

export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.constantFrom(null, true, false, -1, 0, 0.5, 1e308, 2 ** 53, [], {}, [[]], ['a'], { length: 1 }),
  fc.jsonValue({ maxDepth: 3, stringUnit: anyCharacter }),
  fc.integer({ min: 50, max: 2_000 }).map((depth) => JSON.parse('['.repeat(depth) + ']'.repeat(depth)) as unknown),
);

/**
 * A record of good values as it is, or with one or two of them spoilt, left out or joined by others: a call that gets
 * far finds more than one that is wrong from the first field on.
 */
export function nearly(good: Readonly<Record<string, fc.Arbitrary<unknown>>>): fc.Arbitrary<Record<string, unknown>> {
  const names = Object.keys(good);
  const whole = fc.record({ ...good });
  const spoilt = fc.dictionary(fc.constantFrom(...names, 'id', 'is_admin'), hostileValue, { minKeys: 1, maxKeys: 2 });
  return fc.oneof(
    { weight: 5, arbitrary: whole },
    { weight: 5, arbitrary: fc.tuple(whole, spoilt).map(([record, faults]) => ({ ...record, ...faults })) },
    { weight: 2, arbitrary: fc.record({ ...good }, { requiredKeys: [] }) },
    { weight: 1, arbitrary: fc.dictionary(hostileText, hostileValue, { maxKeys: 3 }) },
  );
}

/** Text that can stand in a header: what cannot never leaves a client. */
export const hostileHeader = fc.oneof(
  fc.string({ maxLength: 60 }).map((text) => text.replace(/[^\x20-\x7e]/g, '').trim()),
  fc.constantFrom(
    '',
    '*/*;q=',
    'application/vnd.pgrst.object+json',
    'text/event-stream',
    '0-',
    '0--1',
    '5-2',
    'a'.repeat(3_000),
  ),
);
