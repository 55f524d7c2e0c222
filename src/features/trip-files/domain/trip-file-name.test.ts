import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '../../../../tests/support/any-text.ts';
import { tripFileName } from './trip-file-name.ts';

test.each([
  ['Hen party in Kraków', 'hen-party-in-krakow.pdf'],
  ['Stag do in Łódź', 'stag-do-in-lodz.pdf'],
  ['  ../../etc/passwd\r\nX: 1', 'etc-passwd-x-1.pdf'],
  ['東京 🎉', 'trip.pdf'],
  ['', 'trip.pdf'],
])('a trip called %j is kept as %s', (title, name) => {
  expect(tripFileName(title, 'pdf')).toBe(name);
});

test('no title gives a name that a header or a disk would trip over', () => {
  fc.assert(
    fc.property(anyText(300), (title) => {
      expect(tripFileName(title, 'ics')).toMatch(/^[a-z0-9](?:[a-z0-9-]{0,58}[a-z0-9])?\.ics$/);
    }),
  );
});
