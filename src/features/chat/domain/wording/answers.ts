import { toPence } from '../../../../catalogue/exchange-rates.ts';
import { DIETS } from '../../../../catalogue/vocabulary.ts';
import { budgetStory } from '../../../../engine/budget-story.ts';
import { venuesOf } from '../../../../engine/places.ts';
import type { TripPlan } from '../../../../engine/trip-plan.ts';
import { whyNot } from '../../../../engine/why-not.ts';
import { formatDay, WEEKDAY_NAMES } from '../../../../shared/dates.ts';
import { formatMoney, formatPounds } from '../../../../shared/money.ts';
import type { ConciergeState } from '../concierge-state.ts';
import { type PlacedSlot, slotsOf } from '../understanding/finding/find-slots.ts';
import type { Scope } from '../understanding/scope.ts';
import { indoorsInstead } from './indoors-instead.ts';
import { dayName, listOf, partOf, priceOf, timesOf, whereIs } from './name-slot.ts';
import { offer } from './offers.ts';
import { perPerson } from './price-words.ts';
import { SPENDING, wholePrice } from './whole-price.ts';

/** Why places are in the plan, from the planner's own reasons; or what a place outside the plan would be. */
export function answerWhy(state: ConciergeState, scope: Scope, venueIds: readonly string[]): string {
  const { plan, places } = state;
  if (scope.slots.length > 0)
    return scope.slots
      .slice(0, 3)
      .map((placed) => whySlot(state, placed))
      .join('\n');
  const venue = venuesOf(places).find(({ id }) => id === venueIds[0]);
  if (venue) {
    const price =
      venue.price.per === 'group'
        ? `${formatMoney(venue.price)} for the group`
        : toPence(venue.price) === 0
          ? 'free'
          : `${formatMoney(venue.price)} a person`;
    return `${venue.name} (${venue.type}, ${venue.area}) is not in your plan. ${whyNotWords(state, venue.id)}${venue.description} It is typically ${price}, takes ${venue.groupSize.min} to ${venue.groupSize.max} people and about ${venue.durationMinutes} minutes. ${offer(`add ${venue.name}`)}`;
  }
  const best = slotsOf(plan)
    .slice(0, 4)
    .map((placed) => `${partOf(plan, placed)}, ${placed.slot.name}: ${placed.slot.reason}`);
  return `Everything in it is open at its hour, within reach of the stop before, fits ${plan.groupSize} people and keeps your budget. For example:\n${best.join('\n')}`;
}

/** What kept a place out, by trying; empty where there is nothing to say that its description does not. */
function whyNotWords({ plan, request, places }: ConciergeState, venueId: string): string {
  const { reason, text } = whyNot(plan, request, places, venueId);
  return reason.kind === 'unknown' || reason.kind === 'in-plan' ? '' : `${text} `;
}

const whySlot = ({ plan }: ConciergeState, placed: PlacedSlot): string =>
  `${placed.slot.name} (${placed.slot.venueToBeConfirmed ? 'venue to be confirmed' : `${placed.slot.type}, ${placed.slot.area}`}) is your ${partOf(plan, placed)}, ${timesOf(placed.slot)}, ${priceOf(placed.slot)}. ${placed.slot.reason} ${placed.slot.description}`;

/** What slots or the whole plan cost, per person and for everybody. */
export function answerPrice(
  { plan, request }: ConciergeState,
  scope: Scope,
  asksIncluded = false,
  isCompared = false,
  asked?: number,
): string {
  const { totals, groupSize, stay } = plan;
  if (scope.slots.length > 0 && scope.slots.length < slotsOf(plan).length) {
    const lines = scope.slots.map(
      ({ slot }) =>
        `${slot.name}: ${priceOf(slot)}${slot.localPrice.currency === 'GBP' ? '' : ` (${formatMoney(slot.localPrice)} on the spot)`}`,
    );
    // Of two that are held up against each other nobody wants the sum.
    if (isCompared) return lines.join('\n');
    const sum = scope.slots.reduce((total, { slot }) => total + slot.pricePerPersonPence, 0);
    const group = formatPounds(sum * (asked ?? groupSize));
    const ofThem = asked === undefined || asked === groupSize ? `the ${groupSize} of you` : `${asked} of you`;
    const covers = asksIncluded
      ? ' That is the typical price of it; whether drinks, hire or service are included our list does not say, so ask when you book.'
      : '';
    const [only] = scope.slots;
    const told = asksIncluded && only ? ` ${only.slot.description}` : '';
    return lines.length === 1
      ? `${lines[0]}, ${group} for ${ofThem}.${told}${covers}`
      : `${lines.join('\n')}\nTogether ${formatPounds(sum)} a person, ${group} for ${ofThem}.${covers}`;
  }
  const cap = request.budgetCapPence;
  const room =
    cap === null
      ? ''
      : totals.slotsPerPersonPence === cap
        ? ` That is exactly your limit of ${formatPounds(cap)}.`
        : totals.slotsPerPersonPence < cap
          ? ` That is ${formatPounds(cap - totals.slotsPerPersonPence)} below your limit of ${formatPounds(cap)}.`
          : ` That is ${formatPounds(totals.slotsPerPersonPence - cap)} above your limit of ${formatPounds(cap)}.`;
  const byDay = scope.isNamed
    ? ''
    : ` By day: ${listOf(plan.days.map((one, day) => `${dayName(plan, day)} ${formatPounds(one.slots.reduce((sum, slot) => sum + slot.pricePerPersonPence, 0))}`))}.`;
  const withStay = stay
    ? `All in it is ${wholePrice(plan)}, ${formatPounds(totals.allGroupPence)} for the group: the stay (${stay.name}, ${stay.nights} ${stay.nights === 1 ? 'night' : 'nights'}) is ${formatPounds(totals.stayPerPersonPence)} a person. `
    : '';
  return `${withStay}${SPENDING} come to ${formatPounds(totals.slotsPerPersonPence)} a person, ${formatPounds(totals.slotsGroupPence)} in total for ${groupSize}.${room}${byDay}${asksIncluded ? ` That covers what the plan names and nothing else: getting to ${plan.destination} and back (flights, trains or petrol), taxis and whatever else you order are not included.` : ''} These are typical prices: confirm before booking.`;
}

/** What the plan spends on what, the dearest stops and what the budget leaves. */
export function answerSpending({ plan }: ConciergeState): string {
  const { lines, dearest, stayPence } = budgetStory(plan);
  const next = dearest
    .slice(1)
    .map(({ name, pricePerPersonPence }) => `${name} (${formatPounds(pricePerPersonPence)})`);
  return [
    ...lines,
    ...(next.length > 0 ? [`After that ${next.length === 1 ? 'comes' : 'come'} ${listOf(next)}.`] : []),
    ...(stayPence > 0 && plan.stay
      ? [`The stay at ${plan.stay.name} adds ${formatPounds(stayPence)}, so all in it is ${wholePrice(plan)}.`]
      : []),
  ].join('\n');
}

/** What happens on these days, at these times, or when a slot is. */
export function answerSchedule(state: ConciergeState, scope: Scope): string {
  const { plan } = state;
  if (scope.isNamed && scope.slots.length === 0) return nothingThere(state, scope);
  const slots = scope.slots.length > 0 ? scope.slots : slotsOf(plan);
  const [only] = slots;
  if (slots.length === 1 && only)
    return `${partOf(plan, only)} is ${whereIs(only.slot)}, ${timesOf(only.slot)}, ${priceOf(only.slot)}. ${only.slot.description}`;
  const days = [...new Set(slots.map(({ day }) => day))].sort((one, other) => one - other);
  return days
    .map((day) => {
      const date = plan.days[day]?.date;
      const lines = slots
        .filter((placed) => placed.day === day)
        .sort((one, other) => one.slot.startMinute - other.slot.startMinute)
        .map(
          ({ slot }) =>
            `${timesOf(slot)} ${slot.name} (${slot.venueToBeConfirmed ? 'venue to be confirmed' : `${slot.type}, ${slot.area}`})`,
        );
      return `${date ? formatDay(date) : dayName(plan, day)}:\n${lines.join('\n')}`;
    })
    .join('\n');
}

function nothingThere({ plan }: ConciergeState, { days, timesOfDay, kinds }: Scope): string {
  const weekdays = listOf(plan.days.map(({ weekday }) => WEEKDAY_NAMES[weekday]));
  const [day] = days;
  if (day === undefined && timesOfDay.length + kinds.length === 0)
    return `The plan runs ${weekdays}; that day is not in it.`;
  const what = [...kinds, ...timesOfDay.map((time) => time.toLowerCase())].join(' or ');
  return `There is ${what === '' ? 'nothing' : `no ${what}`} planned${day === undefined ? '' : ` on ${dayName(plan, day)}`}: free time. ${day === undefined ? '' : offer(`add an activity on ${dayName(plan, day)}`)}`.trim();
}

/** What is outdoors, and what the planner would put in its place in the rain. */
export function answerRain(state: ConciergeState, days: readonly number[], asked: readonly PlacedSlot[] = []): string {
  const { plan, places } = state;
  const indoor = new Map(venuesOf(places).map((venue) => [venue.id, venue.indoor]));
  const isAsked = (placed: PlacedSlot): boolean =>
    asked.length > 0
      ? asked.some(({ slot }) => slot.id === placed.slot.id)
      : days.length === 0 || days.includes(placed.day);
  const outdoor = slotsOf(plan).filter((placed) => indoor.get(placed.slot.venueId) === false && isAsked(placed));
  if (outdoor.length === 0 && asked.length > 0)
    return `${listOf(asked.map(({ slot }) => slot.name))} ${asked.length === 1 ? 'is' : 'are'} indoors or under cover by our list, so rain alone should change nothing. Whether it runs in a storm only the place itself can say.`;
  if (outdoor.length === 0)
    return `Everything ${days.length === 1 ? `on ${dayName(plan, days[0] ?? 0)}` : 'in the plan'} is indoors or under cover, so rain changes nothing but the walk between stops.`;
  const indoors = indoorsInstead(state, days, asked.length > 0 ? outdoor : []);
  const lines = outdoor.map((placed) => {
    const instead = indoors.get(placed.slot.id);
    const plain = `${placed.slot.name} (${partOf(plan, placed)}) is outdoors`;
    if (instead === undefined) return `${plain}, and nothing indoors on our list fits in its place.`;
    if (instead === null) return `${plain}; without it that hour would stay free.`;
    return `${plain}; indoors, ${instead.name} (${perPerson(instead.pricePerPersonPence)}) would fit.`;
  });
  const first = outdoor.find((placed) => indoors.get(placed.slot.id));
  return `${lines.join('\n')}${first ? `\n${offer(`swap ${first.slot.name} for something indoors`)}` : ''}`;
}

export const answerSplit = ({ plan }: ConciergeState, ways: number | null, payers: number | null = null): string =>
  `${splitWords(plan, ways, payers)} I do not take payments in this chat.`;

/** Who pays what, first with the stay, as the plan's page sums up, then without it. */
function splitWords({ totals, groupSize, stay }: TripPlan, ways: number | null, payers: number | null): string {
  const all = stay ? ' with the stay' : '';
  const rest = (pence: number): string => (stay ? `, ${formatPounds(pence)} without it` : '');
  const [each, bare] = [totals.allPerPersonPence, totals.slotsPerPersonPence];
  if (payers !== null)
    return `For ${payers} of the ${groupSize} it is ${formatPounds(payers * each)} together${all}, ${formatPounds(each)} each${rest(bare)}.`;
  if (ways === null || ways <= 0 || ways === groupSize)
    return `Split evenly it is ${formatPounds(each)} each${all} (${formatPounds(totals.allGroupPence)} for ${groupSize})${rest(bare)}.`;
  const share = (pence: number): number => Math.ceil(pence / ways);
  return `Split ${ways} ways, the ${formatPounds(totals.allGroupPence)} of the whole trip${all} come to ${formatPounds(share(totals.allGroupPence))} each${rest(share(totals.slotsGroupPence))}.`;
}

export const BOOKING_TERMS =
  'Nothing is booked or paid yet, and I cannot book from this chat. The Itinerary tab has a Book link for each place: its own site, or a quote request where it has none. Prices and hours are typical ones, so confirm before booking.';

/** That no list of ours tells of an allergy, or of a food that somebody leaves alone: a guess would be dangerous. */
export const answerAllergy = (food: string | undefined): string =>
  `I do not know ${food === undefined ? 'which places cater for that allergy' : `which dishes have ${food} in them`}, so tell each restaurant before you book. What I can plan for: ${DIETS.join(', ')}.`;
