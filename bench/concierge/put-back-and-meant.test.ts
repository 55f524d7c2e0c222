/** @module-tag long */
import { expect, test } from 'vitest';
import { said } from './say-to-trip.ts';

const has = (trip: ReturnType<typeof said>['after'], id: string): boolean =>
  trip.plan.days.some(({ slots }) => slots.some(({ venueId }) => venueId === id));

/** A trip, the part that went by mistake and the one that was meant, as people say them and as their days have them. */
const PAIRS = [
  ['london-hen', 'saturday dinner', [1, 'dinner'], 'saturday lunch', [1, 'lunch']],
  ['bristol-birthday', 'saturday dinner', [1, 'dinner'], 'sunday lunch', [2, 'lunch']],
  ['krakow-stag', 'friday dinner', [0, 'dinner'], 'saturday dinner', [1, 'dinner']],
  ['lisbon-hen', 'friday dinner', [1, 'dinner'], 'friday lunch', [1, 'lunch']],
] as const;

test.each(PAIRS)(
  'what is put back and what was meant are one correction: %s, %s',
  (id, wrong, [day, kind], meant, [otherDay, otherKind]) => {
    const { before } = said(id, 'hi');
    const venueOf = (at: number, of: string): string =>
      before.plan.days[at]?.slots.find((slot) => slot.kind === of)?.venueId ?? '';
    const [gone, other] = [venueOf(day, kind), venueOf(otherDay, otherKind)];
    for (const verb of ['swap', 'drop'])
      for (const message of [
        `ah no put it back, i meant ${meant}`,
        `nah i meant ${meant}, put ${wrong} back`,
        `thats the wrong one! ${meant}`,
        `no leave that, do ${meant}`,
        `wrong one, ${meant}`,
        `*${meant}`,
      ]) {
        const { after } = said(id, `${verb} ${wrong}`, message);
        expect([verb, message, has(after, gone), has(after, other)]).toEqual([verb, message, true, false]);
      }
  },
);

test.each(['put it back', 'wrong one, put it back please', 'undo that', 'no leave it as it was'])(
  'a change that is only taken back leaves the plan as it was: %s',
  (message) => {
    const { before } = said('london-hen', 'hi');
    const { after } = said('london-hen', 'drop heaven', message);
    expect(has(after, 'london-heaven')).toBe(true);
    expect(after.plan.days.map(({ slots }) => slots.length)).toEqual(before.plan.days.map(({ slots }) => slots.length));
  },
);
