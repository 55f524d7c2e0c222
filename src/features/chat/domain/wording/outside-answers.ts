import type { TripPlan } from '../../../../engine/trip-plan.ts';
import { formatPounds } from '../../../../shared/money.ts';
import { onlyOf } from '../../../../shared/only-of.ts';
import type { ConciergeState } from '../concierge-state.ts';
import type { PlacedSlot } from '../understanding/finding/find-slots.ts';
import type { Wish } from '../understanding/intent.ts';
import { listOf, priceOf } from './name-slot.ts';
import { wholePrice } from './whole-price.ts';

/** So many parts are told by their price where one of the group misses them. */
const TOLD_MAX = 5;

const sumOf = (of: readonly PlacedSlot[]): number => of.reduce((sum, { slot }) => sum + slot.pricePerPersonPence, 0);

/** The parts and their prices, and what they come to together. */
function costsOf(of: readonly PlacedSlot[]): string {
  const together = `${formatPounds(sumOf(of))} a person`;
  if (of.length > TOLD_MAX) return `These ${of.length} parts come to ${together}`;
  const each = listOf(of.map(({ slot }) => `${slot.name} is ${priceOf(slot)}`));
  return of.length === 1 ? each : `${each}, together ${together}`;
}

const COUNTS_ALL = ({ groupSize }: TripPlan): string =>
  `The plan is the whole group’s and counts ${groupSize} for each part, so nothing has changed.`;

const withoutThat = (plan: TripPlan, of: readonly PlacedSlot[]): string =>
  `${costsOf(of)}, so that is what somebody who misses ${of.length === 1 ? 'it' : 'them'} does not spend: ${formatPounds(plan.totals.allPerPersonPence - sumOf(of))} instead of ${wholePrice(plan)}. ${COUNTS_ALL(plan)}`;

/** What one spends who is there for these parts and nothing else; a bed is a matter of its own. */
function ofThatOnly(plan: TripPlan, of: readonly PlacedSlot[]): string {
  const { stay, totals } = plan;
  const bed = stay
    ? ` A bed at ${stay.name} is not in that: it is ${formatPounds(totals.stayPerPersonPence)} a person for ${stay.nights} ${stay.nights === 1 ? 'night' : 'nights'}.`
    : '';
  return `${costsOf(of)}, so that is what somebody who comes for nothing else spends.${bed} ${COUNTS_ALL(plan)}`;
}

/** To what nothing here can answer. */
export const NOT_SAID =
  'That neither the plan nor our guides say, and I would rather not guess. What I know are the places of the plan: times, prices, ways, opening hours, diets and access.';

/** What neither the plan nor the list tells, said so with what is nearest to it; nothing is guessed. */
export function answerOutside(
  { plan, places }: ConciergeState,
  { what, of = [] }: Extract<Wish, { kind: 'outside' }>,
): string {
  const { stay } = plan;
  if (what === null) return NOT_SAID;
  if (what === 'spending money')
    return `What each of you will want on top our list does not say. The plan comes to ${wholePrice(plan)}; getting to ${plan.destination} and back, taxis, tips and whatever else you order are not in it.`;
  if (what === 'VAT')
    return 'Whether VAT is in these prices our list does not say: they are what each place typically charges people, so ask there before you book. For an invoice write to us at /contact.';
  if (what === 'presence' && of.length > 0) return ofThatOnly(plan, of);
  if (what === 'absence' && of.length > 0) return withoutThat(plan, of);
  if (what === 'absence')
    return `The plan is the whole group’s, so whoever misses a part or comes later simply is not there for it, and nothing has changed. The price counts ${plan.groupSize}: say “we are ${plan.groupSize - 1} now” if somebody does not come at all.`;
  if (what === 'rides')
    return 'No ride is arranged, and I cannot book one: the plan only says how long each way takes and where it is a walk. Rides are not in its price.';
  if (what.startsWith('the fare'))
    return `That is not in our list: ${what} depends on the firm and the hour, so look it up before you go. The price of the plan has no rides in it; the Itinerary tab shows how long each way takes.`;
  const asked = of
    .slice(0, 2)
    .map(({ slot }) =>
      slot.venueToBeConfirmed ? `where ${slot.name} will be is still open` : `${slot.name} is in ${slot.area}`,
    );
  if (of.some(({ slot }) => slot.venueToBeConfirmed))
    return `Our list does not have ${what}, and ${listOf(asked)}: a map shows it once the venue is confirmed.`;
  if (asked.length > 0)
    return `Our list does not have ${what}: it knows the ways between the places of the plan. ${listOf(asked)}, so a map shows it from there.`;
  const first = plan.days[0]?.slots[0];
  const where = stay ? `You stay at ${stay.name} in ${stay.area}` : null;
  const from = first
    ? `${stay ? 'the first stop' : 'The first stop'} is ${first.name} in ${first.area}${stay ? `, ${first.travel.minutes} minutes from there` : ''}`
    : null;
  const travel =
    what.includes('airport') && places.kind === 'city'
      ? ' How long the journey itself takes is in our guide to the city.'
      : '';
  return `Our list does not have ${what}: it knows the ways between the places of the plan. ${listOf([where, from].flatMap((one) => one ?? []))}, so a map shows it from there.${travel}`;
}

/** What is paid and by whom: nothing through us yet; what is on top of the price is for the group to settle. */
export function answerPaid({ plan }: ConciergeState, { extra, scope }: Extract<Wish, { kind: 'paid' }>): string {
  if (extra !== null)
    return `The price of the plan has no ${extra} in it, so nobody is down to pay for that: settle it among yourselves. What the plan does count is ${wholePrice(plan)}.`;
  const only = onlyOf(scope.slots);
  const nothing =
    'Nothing is paid or booked through us yet, and I do not see what people have paid to a place or to each other.';
  if (only)
    return `${nothing} ${only.slot.name} is ${priceOf(only.slot)}, paid to the place itself when you book or on the day.`;
  return `${nothing} Each share comes to ${formatPounds(plan.totals.allPerPersonPence)}${plan.stay ? ' with the stay' : ''}, and you pay each place when you book it.`;
}
