/** @module-tag long */
import { expect, test } from 'vitest';
import { changedBetween, said } from './say-to-trip.ts';

const EXCHANGES = [
  ['london-hen', 'circolo', 'indian', 'london-circolo-popolare'],
  ['london-hen', 'the boat', 'a museum', 'london-city-cruises-westminster'],
  ['dublin-work', 'the little museum', 'a gallery', 'dublin-little-museum'],
  ['krakow-stag', 'starka', 'pizza', 'krakow-starka'],
] as const;
const CAPS = [
  'nothing over £40',
  'no more than £40',
  '40 tops',
  'under 40',
  'max £40',
  'dont want to spend more than 40',
  'nothing too pricey',
  'if its not too dear',
  'as long as its not pricey',
];

test.each(EXCHANGES)(
  'what is to come may cost so much, and the trip keeps its own limit: %s, %s for %s',
  (id, part, wanted, gone) => {
    for (const cap of CAPS)
      for (const message of [`swap ${part} for ${wanted}, ${cap}`, `not feeling ${part}, ${wanted} instead, ${cap}`]) {
        const { before, after, reply } = said(id, message);
        const { went, came } = changedBetween(before, after);
        expect([message, went]).toEqual([message, [gone]]);
        for (const venueId of came) {
          const slot = after.plan.days.flatMap(({ slots }) => slots).find((one) => one.venueId === venueId);
          expect([message, slot?.name, (slot?.pricePerPersonPence ?? 0) <= 42_00]).toEqual([message, slot?.name, true]);
        }
        expect([message, after.request.budgetCapPence]).toEqual([message, before.request.budgetCapPence]);
        expect(reply).not.toContain('every meal in it');
      }
  },
);
