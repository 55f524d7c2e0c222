import { describe, expect, test } from 'vitest';
import { syntheticCity, syntheticGeneric } from '../../tests/support/synthetic-city.ts';
import { tripRequest, weekendDays } from '../../tests/support/trip-requests.ts';
import type { Venue } from '../catalogue/venue.ts';
import type { ViolationCode } from './check/violation.ts';
import { checkPlan } from './check-plan.ts';
import type { Places } from './places.ts';
import { planTrip } from './plan-trip.ts';
import type { PlanDay, PlanSlot, TripPlan } from './trip-plan.ts';
import type { TripRequest } from './trip-request.ts';

const CITY = syntheticCity(1, 90);
const REQUEST = tripRequest();
const PLACES: Places = { kind: 'city', city: CITY };
const PLAN = planTrip(REQUEST, PLACES, { seed: 1, iterations: 60, destination: 'Testville' });

interface Scene {
  plan: TripPlan;
  request: TripRequest;
  places: Places;
}

function must<Value>(value: Value | undefined | null): Value {
  if (value === undefined || value === null) throw new Error('The scene lacks what the test is about');
  return value;
}

const slotOf = (id: string): PlanSlot => must(PLAN.days.flatMap((day) => day.slots).find((slot) => slot.id === id));
const DINNER = slotOf('d1-dinner');
const LUNCH = slotOf('d2-lunch');
const SIGHT = slotOf('d2-a1');
const FIRST = must(PLAN.days[1]?.slots[0]);
const SECOND = must(PLAN.days[1]?.slots[1]);
const NIGHT = slotOf('d1-n1');

const onDays = (change: (day: PlanDay, index: number) => PlanDay): Partial<Scene> => ({
  plan: { ...PLAN, days: PLAN.days.map(change) },
});
const onSlot = (id: string, patch: Partial<PlanSlot>): Partial<Scene> =>
  onDays((day) => ({ ...day, slots: day.slots.map((slot) => (slot.id === id ? { ...slot, ...patch } : slot)) }));
const withoutSlots = (isOut: (slot: PlanSlot) => boolean): Partial<Scene> =>
  onDays((day) => ({ ...day, slots: day.slots.filter((slot) => !isOut(slot)) }));
const onVenue = (id: string, patch: Partial<Venue>): Partial<Scene> => ({
  places: {
    kind: 'city',
    city: { ...CITY, venues: CITY.venues.map((venue) => (venue.id === id ? { ...venue, ...patch } : venue)) },
  },
});
const onRequest = (patch: Partial<TripRequest>): Partial<Scene> => ({ request: { ...REQUEST, ...patch } });
const onNeeds = (patch: Partial<TripRequest['needs']>, venue: Partial<Scene>): Partial<Scene> => ({
  ...venue,
  ...onRequest({ needs: { ...REQUEST.needs, ...patch } }),
});
const moved = (slot: PlanSlot, minutes: number): Partial<PlanSlot> => ({
  startMinute: slot.startMinute + minutes,
  endMinute: slot.endMinute + minutes,
});
const onStay = (patch: Partial<NonNullable<TripPlan['stay']>>): Partial<Scene> => ({
  plan: { ...PLAN, stay: { ...must(PLAN.stay), ...patch } },
});
const onHotel = (patch: Partial<(typeof CITY.hotels)[number]>): Partial<Scene> => ({
  places: {
    kind: 'city',
    city: { ...CITY, hotels: CITY.hotels.map((hotel) => ({ ...hotel, ...patch })) },
  },
});
const onTripDay = (index: number, patch: Partial<TripRequest['days'][number]>): Partial<Scene> =>
  onRequest({ days: REQUEST.days.map((day, at) => (at === index ? { ...day, ...patch } : day)) });
const declaring = (...relaxations: TripPlan['relaxations']): Partial<Scene> => ({ plan: { ...PLAN, relaxations } });

const BREAKS: readonly (readonly [ViolationCode, string, Partial<Scene>])[] = [
  ['scope-differs', 'the plan of another city', { plan: { ...PLAN, cityId: 'prague' } }],
  ['group-size-differs', 'a plan for fewer people', { plan: { ...PLAN, groupSize: 9 } }],
  ['budget-cap-differs', 'another budget shown', { plan: { ...PLAN, budgetCapPence: 1 } }],
  ['day-count-differs', 'a day short', { plan: { ...PLAN, days: PLAN.days.slice(0, 2) } }],
  ['day-differs', 'another date', onDays((day) => ({ ...day, date: '2027-01-01' }))],
  ['slot-id-repeated', 'two slots with one id', onSlot('d2-a2', { id: 'd2-a1' })],
  ['slot-id-misleads', 'a dinner called lunch', onSlot('d1-dinner', { id: 'd1-lunch' })],
  ['reason-missing', 'no reason', onSlot('d1-dinner', { reason: ' ' })],
  ['venue-unknown', 'an invented venue', onSlot('d1-dinner', { venueId: 'nowhere' })],
  ['venue-kind-wrong', 'dinner in a club', onSlot('d1-dinner', { venueKind: 'nightlife' })],
  ['venue-facts-differ', 'another name', onSlot('d1-dinner', { name: 'The Ritz' })],
  ['venue-place-differs', 'another place on the map', onSlot('d1-dinner', { lat: 51.5 })],
  ['source-differs', 'a newer date than the fact has', onSlot('d1-dinner', { asOf: '2027-01' })],
  ['confirmation-flag-wrong', 'a known venue to be confirmed', onSlot('d1-dinner', { venueToBeConfirmed: true })],
  ['duration-differs', 'a shorter visit', onSlot('d1-dinner', { endMinute: DINNER.endMinute - 15 })],
  ['price-differs', 'a lower price', onSlot('d1-dinner', { pricePerPersonPence: DINNER.pricePerPersonPence - 1 })],
  [
    'local-price-differs',
    'another currency',
    onSlot('d1-dinner', { localPrice: { ...DINNER.localPrice, currency: 'PLN' } }),
  ],
  ['time-not-whole', 'half a minute', onSlot('d1-dinner', moved(DINNER, 0.5))],
  ['time-of-day-wrong', 'dinner in the morning', onSlot('d1-dinner', { timeOfDay: 'Morning' })],
  ['overlap', 'two places at once', onSlot(SECOND.id, moved(SECOND, FIRST.startMinute - SECOND.startMinute))],
  ['unreachable', 'no time to get there', onSlot(SECOND.id, moved(SECOND, FIRST.endMinute - SECOND.startMinute))],
  ['leg-differs', 'a way too short', onSlot('d1-dinner', { travel: { ...DINNER.travel, minutes: 2 } })],
  [
    'travel-home-differs',
    'beamed home',
    onDays((day) => ({ ...day, travelHome: { minutes: 0, mode: 'none', km: 0 } })),
  ],
  ['closed-that-day', 'closed all week', onVenue(DINNER.venueId, { hours: {} })],
  ['closed-at-that-hour', 'breakfast only', onVenue(DINNER.venueId, { hours: { fri: '07:00-10:00' } })],
  ['before-day-start', 'before the group arrives', onTripDay(1, { startMinute: SIGHT.startMinute + 1 })],
  ['after-day-end', 'after the group has left', onTripDay(1, { endMinute: SIGHT.endMinute - 1 })],
  ['after-three', 'a night until four', onSlot('d1-n1', moved(NIGHT, 1680 - NIGHT.endMinute))],
  ['rest-too-short', 'four hours of sleep', onSlot(FIRST.id, moved(FIRST, 300 - FIRST.startMinute))],
  ['lunch-missing', 'no lunch', withoutSlots((slot) => slot.kind === 'lunch')],
  ['dinner-missing', 'no dinner', withoutSlots((slot) => slot.kind === 'dinner')],
  [
    'meal-twice',
    'two lunches',
    onDays((day) => ({ ...day, slots: day.slots.flatMap((slot) => (slot.kind === 'lunch' ? [slot, slot] : [slot])) })),
  ],
  ['meal-not-asked-for', 'a lunch nobody needs', onTripDay(1, { needsLunch: false })],
  ['lunch-at-odd-hour', 'lunch at ten', onSlot('d2-lunch', moved(LUNCH, 600 - LUNCH.startMinute))],
  ['dinner-at-odd-hour', 'dinner at five', onSlot('d1-dinner', moved(DINNER, 1020 - DINNER.startMinute))],
  ['meals-too-close', 'dinner after lunch', onSlot('d2-lunch', moved(LUNCH, 960 - LUNCH.startMinute))],
  ['night-too-early', 'a club at seven', onSlot('d1-n1', moved(NIGHT, 1140 - NIGHT.startMinute))],
  ['night-not-last', 'a museum after the club', onDays((day) => ({ ...day, slots: [...day.slots].reverse() }))],
  ['too-many-activities', 'more than the pace allows', onRequest({ wishes: { ...REQUEST.wishes, pace: 'calm' } })],
  [
    'too-many-nights',
    'three bars',
    onDays((day) => ({
      ...day,
      slots: day.slots.flatMap((slot) => (slot.kind === 'night' ? [slot, slot, slot] : [slot])),
    })),
  ],
  ['day-empty', 'a day of nothing', onDays((day, index) => (index === 1 ? { ...day, slots: [] } : day))],
  ['venue-repeated', 'one venue twice', onSlot('d2-dinner', { venueId: DINNER.venueId })],
  [
    'type-too-often',
    'three of a type',
    onDays((day) => ({ ...day, slots: day.slots.map((slot) => ({ ...slot, type: 'Pub' })) })),
  ],
  ['type-in-a-row', 'two of a type in a row', onSlot(SECOND.id, { type: FIRST.type })],
  ['venue-banned', 'a venue the organiser struck out', onRequest({ bannedVenueIds: [DINNER.venueId] })],
  ['dropped-slot-filled', 'a dropped dinner', onRequest({ droppedSlots: [{ day: 0, kind: 'dinner' }] })],
  ['dropped-slot-filled', 'a dropped night', onRequest({ droppedSlots: [{ day: 0, kind: 'night' }] })],
  [
    'pin-not-kept',
    'a pinned slot moved',
    onRequest({ pinned: [{ day: 0, kind: 'dinner', venueId: DINNER.venueId, startMinute: DINNER.startMinute - 1 }] }),
  ],
  [
    'must-have-missing',
    'a must-have forgotten',
    onRequest({ wishes: { ...REQUEST.wishes, mustHaveVenueIds: ['synthetic-venue-none'] } }),
  ],
  ['group-too-large', 'more than the tables', onVenue(DINNER.venueId, { groupSize: { min: 1, max: 9 } })],
  ['group-too-small', 'fewer than the minimum', onVenue(DINNER.venueId, { groupSize: { min: 11, max: 50 } })],
  ['split-not-declared', 'two tables without a word', onSlot('d1-dinner', { splitInto: 2 })],
  ['diet-not-met', 'nothing vegan', onNeeds({ diets: ['vegan'] }, onVenue(DINNER.venueId, { diets: [] }))],
  ['not-step-free', 'stairs', onNeeds({ stepFree: true }, onVenue(DINNER.venueId, { stepFree: false }))],
  ['alcohol-central', 'a pub crawl, dry', onNeeds({ noAlcohol: true }, onVenue(NIGHT.venueId, { alcohol: 'central' }))],
  ['adults-only', 'a child in a club', onNeeds({ minorsPresent: true }, onVenue(NIGHT.venueId, { adultsOnly: true }))],
  ['over-budget', 'a penny too much', onRequest({ budgetCapPence: PLAN.totals.slotsPerPersonPence - 1 })],
  ['totals-wrong', 'a wrong sum', { plan: { ...PLAN, totals: { ...PLAN.totals, allGroupPence: 1 } } }],
  ['stay-unknown', 'an invented hotel', onStay({ hotelId: 'grand-budapest' })],
  ['stay-differs', 'a night too few', onStay({ nights: 1 })],
  ['stay-too-small', 'a hotel for five', onHotel({ groupMax: 5 })],
  ['stay-not-step-free', 'a hotel with steps', onNeeds({ stepFree: true }, onHotel({ stepFree: false }))],
  ['stay-missing', 'nowhere to sleep', { plan: { ...PLAN, stay: null } }],
  ['relaxation-untrue', 'a false overrun', declaring({ kind: 'budget-raised', byPencePerPerson: 100, text: 'More.' })],
  [
    'relaxation-untrue',
    'a meal that is there',
    declaring({ kind: 'meal-dropped', day: 0, meal: 'dinner', text: 'No dinner.' }),
  ],
  [
    'relaxation-untrue',
    'a split that is none',
    declaring({ kind: 'group-split', into: 2, venueIds: [], text: 'Two.' }),
  ],
  [
    'relaxation-untrue',
    'a day that is not longer',
    declaring({ kind: 'day-extended', day: 0, edge: 'end', byMinutes: 30, text: 'Later.' }),
  ],
  [
    'relaxation-repeated',
    'one excuse twice',
    declaring({ kind: 'nothing-open', day: 1, text: 'Shut.' }, { kind: 'nothing-open', day: 1, text: 'Shut!' }),
  ],
];

describe('the plan checker', () => {
  test('a plan nobody tampered with passes', () => {
    expect(checkPlan(PLAN, REQUEST, PLACES)).toEqual([]);
  });

  test.each(BREAKS)('%s: %s is refused', (code, _what, scene) => {
    const found = checkPlan(scene.plan ?? PLAN, scene.request ?? REQUEST, scene.places ?? PLACES);
    expect(found.map((violation) => violation.code)).toContain(code);
  });

  test('an overrun is excused only to the penny', () => {
    const request = { ...REQUEST, budgetCapPence: PLAN.totals.slotsPerPersonPence - 500 };
    const codesFor = (byPencePerPerson: number) =>
      checkPlan(
        {
          ...PLAN,
          budgetCapPence: request.budgetCapPence,
          relaxations: [{ kind: 'budget-raised', byPencePerPerson, text: 'More.' }],
        },
        request,
        PLACES,
      ).map((violation) => violation.code);
    expect(codesFor(500)).toEqual([]);
    expect(codesFor(499)).toEqual(['over-budget', 'relaxation-untrue']);
  });

  test('a day may last longer only by what is declared, and by an hour at most', () => {
    const last = must(PLAN.days[0]?.slots.at(-1));
    const codesFor = (late: number, byMinutes: number) =>
      checkPlan(
        { ...PLAN, relaxations: [{ kind: 'day-extended', day: 0, edge: 'end', byMinutes, text: 'Later.' }] },
        {
          ...REQUEST,
          days: REQUEST.days.map((day, at) => (at === 0 ? { ...day, endMinute: last.endMinute - late } : day)),
        },
        PLACES,
      ).map((violation) => violation.code);
    expect(codesFor(30, 30)).toEqual([]);
    expect(codesFor(30, 15)).toEqual(['after-day-end', 'relaxation-untrue']);
    expect(codesFor(75, 75)).toEqual(['relaxation-untrue']);
  });

  test('meals named instead of a higher budget must make up for it, and none of them for nothing', () => {
    const over = slotOf('d1-dinner').pricePerPersonPence;
    const budgetCapPence = PLAN.totals.slotsPerPersonPence - over;
    const codesFor = (...meals: { day: number; meal: 'lunch' | 'dinner' }[]) =>
      checkPlan(
        {
          ...PLAN,
          budgetCapPence,
          relaxations: [{ kind: 'budget-raised', byPencePerPerson: over, orWithout: meals, text: 'More.' }],
        },
        { ...REQUEST, budgetCapPence },
        PLACES,
      ).map((violation) => violation.code);
    expect(codesFor({ day: 0, meal: 'dinner' })).toEqual([]);
    expect(codesFor({ day: 0, meal: 'lunch' })).toEqual(['relaxation-untrue']);
    expect(codesFor({ day: 0, meal: 'dinner' }, { day: 1, meal: 'dinner' })).toEqual(['relaxation-untrue']);
    expect(codesFor()).toEqual(['relaxation-untrue']);
  });

  test('a plan outside our cities passes, and may not claim a known venue', () => {
    const places: Places = { kind: 'generic', catalogue: syntheticGeneric(3, 60) };
    const request = tripRequest({ days: weekendDays(2) });
    const plan = planTrip(request, places, { seed: 1, iterations: 40, destination: 'Leeds' });
    expect(checkPlan(plan, request, places)).toEqual([]);
    expect(plan.days.flatMap((day) => day.slots).every((slot) => slot.venueToBeConfirmed)).toBe(true);
  });
});
