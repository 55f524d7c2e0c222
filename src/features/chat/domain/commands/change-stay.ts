import { toPence } from '../../../../catalogue/exchange-rates.ts';
import type { Hotel } from '../../../../catalogue/venue.ts';
import { describeStay } from '../../../../engine/choose-hotel.ts';
import { formatPounds } from '../../../../shared/money.ts';
import type { ConciergeState } from '../concierge-state.ts';
import { slotsOf } from '../understanding/finding/find-slots.ts';
import { isOfSort } from '../understanding/finding/stay-features.ts';
import type { StayWant } from '../understanding/stay-want.ts';
import { listOf } from '../wording/name-slot.ts';
import { changePlan } from './change-plan.ts';
import { changed, type Outcome, refused, said } from './outcome.ts';

const TRIES = 4;
/** Who wants to sleep nearer did not ask for a palace: one that costs more than so many times the present one comes last. */
const NOT_MUCH_MORE = 1.75;
const FAR = 1_000_000;

/** Another place to stay, by name or by what it should be like; the way to every stop is worked out anew. */
export function changeStay(state: ConciergeState, want: StayWant): Outcome {
  const { plan, request, places } = state;
  if (request.days.length < 2) return refused('This is a day trip, so there is no stay to change.');
  const { stay } = plan;
  if (places.kind !== 'city' || !stay)
    return refused(`We have no stays on our list for ${plan.destination}. A quote request can ask for one.`);
  const { hotels } = places.city;
  const room = (hotel: Hotel) =>
    hotel.groupMax >= request.groupSize && (!(request.needs.stepFree || want.stepFree) || hotel.stepFree);
  const named = hotels.filter(({ id }) => want.hotelIds.includes(id));
  const tooSmall = named.find((hotel) => !room(hotel));
  if (tooSmall)
    return refused(
      tooSmall.groupMax < request.groupSize
        ? `${tooSmall.name} takes groups of up to ${tooSmall.groupMax}, and you are ${request.groupSize}, so ${stay.name} stays.`
        : `${tooSmall.name} is not step-free, so ${stay.name} stays.`,
    );
  const present = hotels.find(({ id }) => id === stay.hotelId);
  if (
    named.length === 0 &&
    want.feature &&
    want.price === null &&
    present &&
    want.feature.told.test(present.description)
  )
    return said(`${stay.name}, where you stay, has ${want.feature.label} by its description: “${present.description}”`);
  const { maxPence } = want;
  if (maxPence !== undefined && stay.perPersonPence <= maxPence)
    return said(
      `${stay.name}, where you stay, is ${formatPounds(stay.perPersonPence)} a person, within ${formatPounds(maxPence)} already.`,
    );
  const possible = named.length > 0 ? named : hotels.filter((hotel) => hotel.id !== stay.hotelId && room(hotel));
  for (const hotel of ordered(state, possible, want).slice(0, TRIES)) {
    const previous = { ...plan, stay: describeStay(hotel, request) };
    const result = changePlan({ ...state, plan: previous }, { request });
    if (result.ok && result.value.plan.stay?.hotelId === hotel.id) return changed(result.value);
  }
  return refused(
    `We have no other stay on our list that ${inWords(want)} and takes ${request.groupSize} people, so ${stay.name} (${formatPounds(stay.perPersonPence)} a person) stays. A quote request can ask for one.`,
  );
}

/** What suits the wish, best first: nothing that is no cheaper for a cheaper stay, and so on. */
function ordered(state: ConciergeState, hotels: readonly Hotel[], want: StayWant): Hotel[] {
  const { request, plan, places } = state;
  const costOf = (hotel: Hotel) => describeStay(hotel, request).perPersonPence;
  const now = plan.stay?.perPersonPence ?? 0;
  const present = places.kind === 'city' ? places.city.hotels.find(({ id }) => id === plan.stay?.hotelId) : undefined;
  const ofSort = hotels.filter(({ type }) => isOfSort(type, want.sort));
  // A hotel by its name is meant, whatever it costs and wherever it stands.
  if (want.hotelIds.length > 0) return [...hotels];
  const fit = ofSort.filter(
    (hotel) =>
      hasStars(hotel, want) &&
      (want.maxPence === undefined || costOf(hotel) <= want.maxPence) &&
      (want.area ?? hotel.area) === hotel.area &&
      (want.feature === undefined || want.feature.told.test(hotel.description)) &&
      (want.price !== 'cheaper' || costOf(hotel) < now) &&
      (want.price !== 'dearer' || (costOf(hotel) > now && hotel.quality >= (present?.quality ?? 1))) &&
      (!want.isNearer || present === undefined || distance(state, hotel, want) < distance(state, present, want)),
  );
  const value = (hotel: Hotel): number => {
    if (want.isNearer) return -distance(state, hotel, want) * 1000 - (costOf(hotel) > now * NOT_MUCH_MORE ? FAR : 0);
    if (want.price === 'dearer') return hotel.quality * 20_00 - costOf(hotel) / 4;
    if (want.price === 'cheaper') return hotel.quality * 10_00 - costOf(hotel);
    return hotel.quality * 10_00 - Math.abs(costOf(hotel) - now);
  };
  return [...fit].sort(
    (left, right) => value(right) - value(left) || toPence(left.pricePerRoomNight) - toPence(right.pricePerRoomNight),
  );
}

function hasStars({ type }: Hotel, { stars }: StayWant): boolean {
  if (!stars) return true;
  const has = Number(/^(\d)-star/.exec(type)?.[1] ?? 0);
  return stars.isLeast ? has >= stars.count : has === stars.count;
}

/** Degrees to the stops of the plan, summed: enough to say which of two hotels is nearer. */
function distance({ plan }: ConciergeState, { lat, lon }: Hotel, { near }: StayWant): number {
  const stops = slotsOf(plan).filter(({ slot }) => near === undefined || near.includes(slot.id));
  return stops.reduce(
    (sum, { slot }) =>
      slot.lat === null || slot.lon === null
        ? sum
        : sum + Math.hypot(slot.lat - lat, (slot.lon - lon) * Math.cos((lat * Math.PI) / 180)),
    0,
  );
}

function inWords({ sort, price, isNearer, stepFree, stars, feature, area, maxPence }: StayWant): string {
  const parts = [
    ...(sort ? [`is ${sort === 'hotel' ? 'a hotel' : sort === 'hostel' ? 'a hostel' : 'an apartment'}`] : []),
    ...(price ? [price === 'cheaper' ? 'costs less' : 'is smarter'] : []),
    ...(maxPence === undefined ? [] : [`costs no more than ${formatPounds(maxPence)} a person`]),
    ...(stars ? [`has ${stars.isLeast ? 'at least ' : ''}${stars.count} stars`] : []),
    ...(feature ? [`has ${feature.label} by its description`] : []),
    ...(area ? [`is in ${area}`] : []),
    ...(isNearer ? ['is nearer to your stops'] : []),
    ...(stepFree ? ['is step-free'] : []),
  ];
  return listOf(parts) || 'is free';
}
