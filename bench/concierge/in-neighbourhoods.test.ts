/** @module-tag long */
import { expect, test } from 'vitest';
import type { VenueKind } from '../../src/catalogue/venue.ts';
import { venuesOf } from '../../src/engine/places.ts';
import { slotsOnDays } from '../../src/engine/plan-effect.ts';
import type { SlotKind } from '../../src/engine/trip-request.ts';
import { answerMessage } from '../../src/features/chat/domain/answer-message.ts';
import type { ConciergeState } from '../../src/features/chat/domain/concierge-state.ts';
import type { PlacedSlot } from '../../src/features/chat/domain/understanding/finding/find-slots.ts';
import { dayName } from '../../src/features/chat/domain/wording/name-slot.ts';
import { fixedTrip } from './fixed-trip.ts';
import { TRIP_OUTLINES } from './trip-outlines.ts';

/** Ways to say that a part is to be in a neighbourhood; `{part}` is its meal, or drinks. */
const WORDINGS = [
  '{day} {part} in {area}',
  'can {day} {part} be in {area}',
  'move {day} {part} to {area}',
  'somewhere in {area} for {day} {part}',
  '{part} in {area} on {day}',
  'we want to have {day} {part} around {area}',
  'swap {name} for somewhere in {area}',
  'could we have {day} {part} in {area} instead',
  'lets do {part} in {area} {day}',
  '{area} for {day} {part}?',
];
const VENUES_FOR: Record<SlotKind, VenueKind> = {
  lunch: 'restaurant',
  dinner: 'restaurant',
  night: 'nightlife',
  activity: 'activity',
};
const AREAS_EACH = 2;

/** The neighbourhoods other than its own with most places of its sort. */
function areasFor({ slot }: PlacedSlot, { places }: ConciergeState): string[] {
  const count = new Map<string, number>();
  for (const { area, kind } of venuesOf(places))
    if (kind === VENUES_FOR[slot.kind] && area !== slot.area) count.set(area, (count.get(area) ?? 0) + 1);
  return [...count]
    .sort((one, other) => other[1] - one[1])
    .map(([area]) => area)
    .slice(0, AREAS_EACH);
}

/** Meals, and the only place of a night out: by its part nobody can mean another. */
const partsOf = ({ plan }: ConciergeState): PlacedSlot[] =>
  slotsOnDays(plan).filter(
    ({ day, slot }) =>
      slot.kind !== 'activity' && plan.days[day]?.slots.filter(({ kind }) => kind === slot.kind).length === 1,
  );

/** In its place is a place there and nothing else has changed, or it is said that nothing there would do. */
function outcomeOf(trip: ConciergeState, { day, slot }: PlacedSlot, area: string, message: string) {
  const { change, reply } = answerMessage(trip, message);
  if (!change) return reply.includes(`on our list in ${area} fits`) ? 'declined' : `${message}: ${reply.slice(0, 160)}`;
  const before = new Set(slotsOnDays(trip.plan).map((placed) => placed.slot.venueId));
  const came = slotsOnDays(change.plan).filter((placed) => !before.has(placed.slot.venueId));
  const there = came.find((placed) => placed.day === day && placed.slot.kind === slot.kind);
  // A dearer place may have to be paid for elsewhere, which is said first.
  const isOnly = came.length === 1 || reply.startsWith('To keep within your limit');
  return there?.slot.area === area && isOnly ? 'done' : `${message}: ${reply.slice(0, 160)}`;
}

test.each(TRIP_OUTLINES.filter(({ cityId }) => cityId !== null).map((outline) => [outline.id, outline] as const))(
  'a part that is to be in a neighbourhood goes there, and no other part does: %s',
  (_, outline) => {
    const trip = fixedTrip(outline);
    const outcomes = partsOf(trip).flatMap((part, at) =>
      areasFor(part, trip).flatMap((area, next) =>
        // Each part meets half of the wordings, and each wording many parts.
        WORDINGS.filter((__, index) => (index + at + next) % 2 === 0).map((wording) =>
          outcomeOf(
            trip,
            part,
            area,
            wording
              .replaceAll('{day}', dayName(trip.plan, part.day).toLowerCase())
              .replaceAll('{part}', part.slot.kind === 'night' ? 'drinks' : part.slot.kind)
              .replaceAll('{name}', part.slot.name)
              .replaceAll('{area}', area.toLowerCase()),
          ),
        ),
      ),
    );
    expect(outcomes.filter((outcome) => outcome !== 'done' && outcome !== 'declined')).toEqual([]);
    expect(outcomes.filter((outcome) => outcome === 'done').length).toBeGreaterThan(outcomes.length / 3);
  },
);

const tripOf = (id: string): ConciergeState => {
  const outline = TRIP_OUTLINES.find((one) => one.id === id);
  if (!outline) throw new Error(`no trip ${id}`);
  return fixedTrip(outline);
};

test.each([
  ['krakow-stag', 'both nights in kazimierz', ['Kazimierz', 'Kazimierz', 'Kazimierz']],
  ['london-hen', 'both dinners in soho', ['Soho', 'Soho']],
  ['london-hen', 'dinner friday in soho and drinks in camden saturday', ['Soho', 'Camden']],
])('%s: %s', (id, message, areas) => {
  const trip = tripOf(id);
  const before = new Set(slotsOnDays(trip.plan).map(({ slot }) => slot.venueId));
  const after = answerMessage(trip, message).change?.plan ?? trip.plan;
  const came = slotsOnDays(after).filter(({ slot }) => !before.has(slot.venueId));
  expect(came.map(({ slot }) => slot.area)).toEqual(areas);
});

test('a diet beside the neighbourhood is kept to there', () => {
  const trip = tripOf('dublin-work');
  const { change } = answerMessage(trip, 'vegetarian dinner in temple bar');
  const dinner = change?.plan.days[0]?.slots.find(({ kind }) => kind === 'dinner');
  expect(dinner?.area).toBe('Temple Bar');
});

test.each([
  ['swap the bar in soho for a pub', 'Lucky Voice Soho'],
  ['drop the karaoke in soho', 'Lucky Voice Soho'],
  ['swap the restaurant in covent garden for a pizza place', 'Dishoom Covent Garden'],
])('a neighbourhood may only say which part is meant: %s', (message, name) => {
  const trip = tripOf('london-hen');
  const after = answerMessage(trip, message).change?.plan ?? trip.plan;
  const left = new Set(slotsOnDays(after).map(({ slot }) => slot.name));
  expect(slotsOnDays(trip.plan).flatMap(({ slot }) => (left.has(slot.name) ? [] : [slot.name]))).toEqual([name]);
});

test.each([
  ['whats good in soho', 'Soho'],
  ['where can we eat in chinatown', 'Chinatown'],
  ['any bars in mayfair', 'Mayfair'],
  ['is there anything to do in greenwich', 'Greenwich'],
])('what there is in a neighbourhood is told of that alone: %s', (message, area) => {
  const { change, reply } = answerMessage(tripOf('london-hen'), message);
  expect(change).toBeNull();
  expect(reply).toContain(`On our list for ${area}, London`);
  const told = [...reply.matchAll(/\(([^()]+), ([^(),]+)\),/g)].map(([, , where]) => where);
  expect(told.length).toBeGreaterThan(0);
  expect(new Set(told)).toEqual(new Set([area]));
});

test('a stay in a neighbourhood without a hotel for so many is refused by its name', () => {
  expect(answerMessage(tripOf('london-hen'), 'stay in soho instead').reply).toContain('is in Soho and takes 12');
});
