/** @module-tag long */
import { expect, test } from 'vitest';
import type { Venue } from '../../src/catalogue/venue.ts';
import { venuesOf } from '../../src/engine/places.ts';
import { slotsOnDays } from '../../src/engine/plan-effect.ts';
import { answerMessage } from '../../src/features/chat/domain/answer-message.ts';
import type { ConciergeState } from '../../src/features/chat/domain/concierge-state.ts';
import { stateAfter } from '../../src/features/chat/domain/trail.ts';
import { dayName } from '../../src/features/chat/domain/wording/name-slot.ts';
import { fixedTrip } from './fixed-trip.ts';
import { sweptTrips } from './swept-trips.ts';

const isCalm = ({ vibes }: Venue): boolean => vibes.includes('chill-relaxed') || !vibes.includes('party-hard');
/** What is wanted, and whether a place is so at that price a person; true for what no list tells. */
const QUALITIES: Readonly<Record<string, (venue: Venue, pence: number) => boolean>> = {
  chilled: isCalm,
  relaxing: isCalm,
  cultural: ({ vibes }) => vibes.includes('cultural'),
  active: ({ vibes }) => vibes.includes('adventurous'),
  indoors: ({ indoor }) => indoor,
  outdoors: ({ indoor }) => !indoor,
  free: (_, pence) => pence === 0,
  'under £20': (_, pence) => pence <= 2000,
  cheap: () => true,
  special: () => true,
  'a bit daft': () => true,
};
const WORDINGS = [
  'add something {q} on {day}',
  'can we fit in something {q} on {day}',
  'put in something {q} {day}',
  'squeeze in an activity thats {q} on {day}',
  'could you add something {q} to {day}',
  'we want something {q} added on {day}',
  'room for something {q} on {day}? add it',
  'add another activity on {day}, something {q}',
];
/** What had to give way, said so. */
const GIVES_WAY = /To keep within your limit|To make room/;

function fault(trip: ConciergeState, message: string, day: number, isSo: (venue: Venue, pence: number) => boolean) {
  const turn = answerMessage(trip, message);
  const end = stateAfter(trip, message, turn);
  const had = new Set(slotsOnDays(trip.plan).map(({ slot }) => slot.venueId));
  const now = slotsOnDays(end.plan);
  const lost = [...had].filter((id) => !now.some(({ slot }) => slot.venueId === id));
  const came = now.filter((one) => one.day === day && !had.has(one.slot.venueId));
  if (lost.length > 0 && !GIVES_WAY.test(turn.reply)) return `gone: ${lost.join(', ')}`;
  if (!turn.change) return turn.understood && !/What shall/.test(turn.reply) ? null : 'neither done nor refused';
  const venues = new Map(venuesOf(trip.places).map((venue) => [venue.id, venue]));
  const isRight = came.some(({ slot }) => {
    const venue = venues.get(slot.venueId);
    return venue !== undefined && isSo(venue, slot.pricePerPersonPence);
  });
  return isRight ? null : 'nothing of that sort came that day';
}

test.each(sweptTrips(3))(
  'something more of a sort comes besides what there is, or the reply says why not: %s',
  (_, outline) => {
    const trip = fixedTrip(outline);
    const faults = trip.plan.days.flatMap((__, day) =>
      Object.entries(QUALITIES).flatMap(([quality, isSo], at) => {
        const name = dayName(trip.plan, day).toLowerCase();
        const when = at % 2 === 0 ? name : `${name} ${at % 3 === 0 ? 'morning' : 'afternoon'}`;
        const wording = WORDINGS[(at + day + outline.id.length) % WORDINGS.length] ?? '';
        const message = wording.replace('{q}', quality).replace('{day}', when);
        const wrong = fault(trip, message, day, isSo);
        return wrong === null ? [] : [`${message}: ${wrong}`];
      }),
    );
    expect(faults).toEqual([]);
  },
);
