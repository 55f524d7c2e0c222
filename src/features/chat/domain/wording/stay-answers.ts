import { describeStay } from '../../../../engine/choose-hotel.ts';
import { formatPounds } from '../../../../shared/money.ts';
import type { ConciergeState } from '../concierge-state.ts';
import type { Wish } from '../understanding/intent.ts';
import { asList } from './suggestions.ts';

const LISTED_MAX = 9;

/** Other places to stay that take the group, the smartest or the cheapest first; a number picks one. */
export function answerStays(
  { plan, request, places }: ConciergeState,
  { price, asks }: Extract<Wish, { kind: 'stays' }>,
): string {
  if (request.days.length < 2) return 'This is a day trip, so there is no stay in it.';
  if (places.kind !== 'city' || !plan.stay)
    return `We have no stays on our list for ${plan.destination}. A quote request can ask for one.`;
  const possible = places.city.hotels
    .filter(({ id, groupMax }) => id !== plan.stay?.hotelId && groupMax >= request.groupSize)
    .map((hotel) => ({ hotel, pence: describeStay(hotel, request).perPersonPence }));
  const bestFirst = [...possible].sort(
    (left, right) => right.hotel.quality - left.hotel.quality || right.pence - left.pence,
  );
  const cheapFirst = [...possible].sort((left, right) => left.pence - right.pence);
  const shown = (price === 'dearer' ? bestFirst : cheapFirst).slice(0, LISTED_MAX);
  if (shown.length === 0)
    return `No other stay on our list takes ${request.groupSize} people, so ${plan.stay.name} is the one.`;
  const lines = shown.map(
    ({ hotel, pence }) =>
      `Stay at ${hotel.name} (${hotel.type}, ${hotel.area}), typically ${formatPounds(pence)} a person`,
  );
  const unknown = asks === undefined ? '' : `Which of them has ${asks} our list does not say, so ask before booking. `;
  return `${unknown}You have ${plan.stay.name} now, ${formatPounds(plan.stay.perPersonPence)} a person. Others that take ${request.groupSize}:\n${asList(lines)}\nSay a number and I move you there.`;
}
