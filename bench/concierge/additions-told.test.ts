/** @module-tag long */
import { expect, test } from 'vitest';
import { slotsOnDays } from '../../src/engine/plan-effect.ts';
import type { TripPlan } from '../../src/engine/trip-plan.ts';
import { answerMessage } from '../../src/features/chat/domain/answer-message.ts';
import { stateAfter } from '../../src/features/chat/domain/trail.ts';
import { dayName } from '../../src/features/chat/domain/wording/name-slot.ts';
import { fixedTrip } from './fixed-trip.ts';
import { sweptTrips } from './swept-trips.ts';
import { TRIP_OUTLINES } from './trip-outlines.ts';

const WORDINGS = [
  'add an activity on {day}, something silly',
  'add something on {day}. somewhere easy going',
  'one more thing on {day} but not a museum, something with a bit of a laugh',
  'can we add something on {day}, nothing too hectic, ideally indoors',
  'another night out on {day}, not a club',
];
/** What has to give way is said. */
const GIVES_WAY = /To keep within your limit|To make room/;
const idsOf = (plan: TripPlan): Set<string> => new Set(slotsOnDays(plan).map(({ slot }) => slot.venueId));

test.each(sweptTrips(2))(
  'what is said behind an addition tells how it is to be, and takes nothing away: %s',
  (_, outline) => {
    const trip = fixedTrip(outline);
    const lost = [...trip.plan.days.keys()].flatMap((day) =>
      WORDINGS.flatMap((wording) => {
        const message = wording.replaceAll('{day}', dayName(trip.plan, day));
        const turn = answerMessage(trip, message);
        const now = idsOf(stateAfter(trip, message, turn).plan);
        const gone = [...idsOf(trip.plan)].filter((id) => !now.has(id));
        return gone.length > 0 && !GIVES_WAY.test(turn.reply) ? [`${message}: ${gone.join(', ')}`] : [];
      }),
    );
    expect(lost).toEqual([]);
  },
);

test('a night out that is to be no club is none', () => {
  const outline = TRIP_OUTLINES.find(({ id }) => id === 'london-hen');
  const trip = outline && fixedTrip(outline);
  if (!trip) throw new Error('no such trip');
  const message = 'one more night out on saturday, but not a club, something with a bit of a laugh';
  const end = stateAfter(trip, message, answerMessage(trip, message));
  const had = idsOf(trip.plan);
  const came = slotsOnDays(end.plan).filter(({ slot }) => !had.has(slot.venueId));
  expect(came.map(({ day, slot }) => [day, slot.kind])).toEqual([[1, 'night']]);
  expect(came[0]?.slot.type).not.toMatch(/Club/);
});

test.each([
  ['bristol-birthday', 'can we do the climbing wall and not the bikes', /by hire bike/],
  ['london-hen', 'could we do a spa on saturday and not puttshack', /Puttshack/],
])('%s: “%s” names what goes', (id, message, gone) => {
  const outline = TRIP_OUTLINES.find((one) => one.id === id);
  if (!outline) throw new Error(`no trip ${id}`);
  const trip = fixedTrip(outline);
  const now = idsOf(stateAfter(trip, message, answerMessage(trip, message)).plan);
  const left = slotsOnDays(trip.plan).filter(({ slot }) => !now.has(slot.venueId));
  expect(left.some(({ slot }) => gone.test(slot.name))).toBe(true);
});
