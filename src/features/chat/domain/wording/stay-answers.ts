import { describeStay } from '../../../../engine/choose-hotel.ts';
import { legBetween } from '../../../../engine/travel-legs.ts';
import type { PlanStay, TripPlan } from '../../../../engine/trip-plan.ts';
import { formatPounds } from '../../../../shared/money.ts';
import type { ConciergeState } from '../concierge-state.ts';
import { slotsOf } from '../understanding/finding/find-slots.ts';
import { featureNamed, isOfSort } from '../understanding/finding/stay-features.ts';
import type { Wish } from '../understanding/intent.ts';
import { offer } from './offers.ts';
import { asList } from './suggestions.ts';

const LISTED_MAX = 9;

/** Where the group sleeps; what was asked of it comes first, as far as the list tells. */
export function answerStay({ plan, places }: ConciergeState, asks: string | null = null): string {
  const { stay } = plan;
  if (!stay)
    return plan.days.length < 2
      ? 'This is a day trip, so there is no stay in it.'
      : `We have no stay to suggest for ${plan.groupSize} people in ${plan.destination}. Ask for a free quote and we look for one.`;
  if (asks === 'own beds') return withoutStay(plan, stay);
  const hotel = places.kind === 'city' ? places.city.hotels.find(({ id }) => id === stay.hotelId) : undefined;
  const first = asks === null ? '' : askedOfStay(plan, stay, hotel?.description ?? '', asks);
  return `${first}You would stay at ${stay.name}, ${stay.type} in ${stay.area}: ${stay.rooms} ${stay.rooms === 1 ? 'room' : 'rooms'} for ${stay.nights} ${stay.nights === 1 ? 'night' : 'nights'}, typically ${formatPounds(stay.perPersonPence)} a person, ${formatPounds(stay.groupPence)} in all. It is a suggestion on a line of its own, and not booked. Say “a cheaper hotel” or the like for another.`;
}

/** For whoever sleeps under a roof of their own: the stay is a line by itself that nobody need take. */
const withoutStay = ({ totals, groupSize }: TripPlan, stay: PlanStay): string =>
  `The stay is a suggestion on a line of its own and not booked, so just leave it. Without it the trip comes to ${formatPounds(totals.slotsPerPersonPence)} a person, ${formatPounds(totals.slotsGroupPence)} in total for ${groupSize}: ${formatPounds(stay.perPersonPence)} a person less than with ${stay.name}. Nothing has changed, and the ways to and from your beds are still reckoned from there.`;

function askedOfStay({ groupSize }: TripPlan, stay: PlanStay, description: string, asks: string): string {
  if (asks === 'rooms') {
    const most = Math.ceil(groupSize / stay.rooms);
    return most === 1
      ? 'Everybody has a room of their own. '
      : `You share: ${groupSize} people in ${stay.rooms} rooms, so ${groupSize % stay.rooms === 0 ? '' : 'up to '}${most} to a room. Which beds the rooms have our list does not say. `;
  }
  if (asks === 'the price of a night') {
    const roomPence = Math.round(stay.groupPence / (stay.rooms * stay.nights));
    return `A room is typically ${formatPounds(roomPence)} a night. `;
  }
  if (asks.startsWith('the ')) return `Our list does not have ${asks}, so ask ${stay.name} itself. `;
  if (featureNamed(asks)?.told.test(description))
    return `Its description tells of that (${asks}), and is all that our list has: “${description}”\n`;
  return `That (${asks}) our list does not say, so ask ${stay.name} itself. `;
}

/** Other places to stay that take the group, the smartest or the cheapest first; a number picks one. */
export function answerStays(
  { plan, request, places }: ConciergeState,
  { price, asks, isNearer, feature, sort, area, near: named = [] }: Extract<Wish, { kind: 'stays' }>,
): string {
  if (request.days.length < 2) return 'This is a day trip, so there is no stay in it.';
  if (places.kind !== 'city' || !plan.stay)
    return `We have no stays on our list for ${plan.destination}. A quote request can ask for one.`;
  const possible = places.city.hotels
    .filter(({ id, groupMax }) => id !== plan.stay?.hotelId && groupMax >= request.groupSize)
    .filter((hotel) => isOfSort(hotel.type, sort ?? null) && (area ?? hotel.area) === hotel.area)
    .filter(({ description }) => !feature || feature.told.test(description))
    .map((hotel) => ({ hotel, pence: describeStay(hotel, request).perPersonPence }));
  const bestFirst = [...possible].sort(
    (left, right) => right.hotel.quality - left.hotel.quality || right.pence - left.pence,
  );
  const cheapFirst = [...possible].sort((left, right) => left.pence - right.pence);
  const planned = named.length > 0 ? named : slotsOf(plan);
  const minutesTo = (hotel: (typeof possible)[number]['hotel']): number =>
    planned.reduce((sum, { slot }) => sum + legBetween(places, hotel, slot, plan.groupSize).minutes, 0) /
    Math.max(1, planned.length);
  const nearFirst = isNearer ? [...possible].sort((left, right) => minutesTo(left.hotel) - minutesTo(right.hotel)) : [];
  const shown = (isNearer ? nearFirst : price === 'dearer' ? bestFirst : cheapFirst).slice(0, LISTED_MAX);
  const present = places.city.hotels.find(({ id }) => id === plan.stay?.hotelId);
  const has = feature && present && feature.told.test(present.description);
  const told = has
    ? `${present.name}, where you stay, has ${feature.label} by its description: “${present.description}” `
    : '';
  const kinds = sort === 'hostel' ? 'hostels' : sort === 'apartment' ? 'apartments and aparthotels' : 'hotels';
  const isOne = sort !== undefined && isOfSort(plan.stay.type, sort);
  const already = isOne ? `${plan.stay.name}, where you stay, is of that sort already (${plan.stay.type}). ` : '';
  if (shown.length === 0 && sort)
    return `${already}No other of the ${kinds} on our list takes ${request.groupSize} people. A quote request can ask for one.`;
  const ofSort = sort
    ? `${already}These are the ${kinds} of our list${sort === 'apartment' ? '; it has no private lets' : ''}. `
    : '';
  if (shown.length === 0 && feature)
    return `${told}No other stay on our list that takes ${request.groupSize} people tells of ${feature.label}.`;
  if (shown.length === 0)
    return `No other stay on our list${area === undefined ? '' : ` in ${area}`} takes ${request.groupSize} people, so ${plan.stay.name} is the one.`;
  const lines = shown.map(
    ({ hotel, pence }) =>
      `Stay at ${hotel.name} (${hotel.type}, ${hotel.area}), typically ${formatPounds(pence)} a person`,
  );
  const unknown = asks === undefined ? '' : `Which of them has ${asks} our list does not say, so ask before booking. `;
  const of = named.slice(0, 2).map(({ slot }) => slot.name);
  const near =
    isNearer && of.length > 0
      ? `In the order of their ways to ${of.join(' and ')}, the nearest first. `
      : isNearer
        ? 'How far each is from a place outside the plan our list does not say. These are in the order of their ways to what is planned, the nearest first. '
        : '';
  return `${unknown}${near}${told}${ofSort}You have ${plan.stay.name} now, ${formatPounds(plan.stay.perPersonPence)} a person. Others that take ${request.groupSize}${feature ? ` and have ${feature.label} by their description` : ''}:\n${asList(lines)}\nSay a number and I move you there.`;
}

/** What the list tells of hotels where the group does not stay, beside the one where it does. */
export function answerOtherStay({ plan, request, places }: ConciergeState, hotelIds: readonly string[]): string {
  const hotels = places.kind === 'city' ? places.city.hotels.filter(({ id }) => hotelIds.includes(id)) : [];
  const nights = request.days.length - 1;
  const told = hotels.map((hotel) => {
    const about = `${hotel.name} is not in the plan. It is on our list (${hotel.type}, ${hotel.area})`;
    if (nights < 1) return `${about}, but this is a day trip. ${hotel.description}`;
    if (hotel.groupMax < request.groupSize) return `${about}, but does not take ${request.groupSize} people.`;
    const price = `${formatPounds(describeStay(hotel, request).perPersonPence)} a person for ${nights} ${nights === 1 ? 'night' : 'nights'}`;
    return `${about}, typically ${price}. ${hotel.description} ${offer(`stay at ${hotel.name}`)}`;
  });
  const own = plan.stay
    ? ` You stay at ${plan.stay.name}, typically ${formatPounds(plan.stay.perPersonPence)} a person.`
    : '';
  return `${told.join(' ')}${own}`;
}
