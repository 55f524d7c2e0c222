import { venuesOf } from '../../../../engine/places.ts';
import { formatPounds } from '../../../../shared/money.ts';
import { NOT_WHILE_PREGNANT } from '../../../planner/domain/requirement-patterns.ts';
import type { ConciergeState } from '../concierge-state.ts';
import { slotsOf } from '../understanding/finding/find-slots.ts';
import type { Wish } from '../understanding/intent.ts';
import { listOf, partAndName, priceOf } from './name-slot.ts';
import { offer } from './offers.ts';

type Asked = Extract<Wish, { kind: 'suits' }>;

const CONFIRM = 'Worth confirming when you book.';
/** The list knows kinds and drinks, and no swing that hangs over an edge. */
const ASK_FIRST =
  'It knows kinds of place and drinks alone: what each allows in pregnancy only the place can say, so ask before you book.';
const NAMED_MAX = 5;
/** So many are named where all of them are fine. */
const NAMED_TOGETHER_MAX = 3;

/** Whether places meet a need, by the catalogue; a question that changes nothing, with the change as an offer. */
export function answerSuits(state: ConciergeState, asked: Asked): string {
  const venues = new Map(venuesOf(state.places).map((venue) => [venue.id, venue]));
  const isMealOnly = asked.diets.length > 0 && !asked.stepFree && !asked.noAlcohol && !asked.minorsPresent;
  const { slots, days } = asked.scope;
  // `is friday's dinner ok for them`, of a day that has only a lunch.
  const ofDays = slotsOf(state.plan).filter(({ day }) => days.includes(day));
  const named = slots.length > 0 ? slots : ofDays;
  const inScope = named.length > 0 ? named : slotsOf(state.plan);
  const meals = inScope.filter(({ slot }) => !isMealOnly || slot.venueKind === 'restaurant');
  // `anything for the veggies friday night` asks of the meal of that evening, whatever comes after it.
  const evenings = inScope.flatMap(({ day, slot }) => (slot.kind === 'night' ? [day] : []));
  const checked =
    meals.length > 0
      ? meals
      : slotsOf(state.plan).filter(({ day, slot }) => slot.kind === 'dinner' && evenings.includes(day));
  if (checked.length === 0) return 'No meal is planned there, so there is nothing to cater for.';
  const wrong = checked.filter(({ slot }) => {
    const venue = venues.get(slot.venueId);
    if (!venue) return true;
    if (asked.stepFree && !venue.stepFree) return true;
    if (asked.noAlcohol && venue.alcohol === 'central') return true;
    if (asked.minorsPresent && venue.adultsOnly) return true;
    if (asked.isPregnant && NOT_WHILE_PREGNANT.test(venue.type)) return true;
    return venue.kind === 'restaurant' && !asked.diets.every((diet) => venue.diets.includes(diet));
  });
  const what = needWords(asked);
  if (wrong.length === 0) {
    const isFew = named.length > 0 && checked.length <= NAMED_TOGETHER_MAX;
    const subject = isFew
      ? `${listOf(checked.map(({ slot }) => slot.name))} ${checked.length === 1 ? 'is' : 'are'}`
      : `${isMealOnly ? 'every meal in it' : 'everything in it'} is`;
    return `Yes, ${subject} fine for ${what}, as far as our list knows. ${asked.isPregnant ? ASK_FIRST : CONFIRM}${asked.isTold ? ` “${wishFor(asked)}” has me keep to it in every change.` : ''}`;
  }
  const names = wrong.slice(0, NAMED_MAX).map((placed) => partAndName(state.plan, placed));
  const more = wrong.length - names.length;
  const list = more > 0 ? `${names.join(', ')} and ${more} more` : listOf(names);
  const opening = checked.length === 1 ? 'No' : wrong.length === checked.length ? 'No, none of it' : 'Not all of it';
  return `${opening}: ${list} ${wrong.length === 1 ? 'is' : 'are'} not listed as fine for ${what}. ${offer(wishFor(asked))}`;
}

function needWords({ diets, stepFree, noAlcohol, minorsPresent, isPregnant }: Asked): string {
  return listOf([
    ...(diets.length > 0 ? [`${diets.join(' and ')} guests`] : []),
    ...(stepFree ? ['step-free access'] : []),
    ...(isPregnant ? ['somebody who is pregnant'] : noAlcohol ? ['people who do not drink'] : []),
    ...(minorsPresent ? ['under-18s'] : []),
  ]);
}

/** The needs that were asked about as a wish, all of them: whoever says yes has each of them kept. */
function wishFor({ diets, stepFree, noAlcohol, minorsPresent, isPregnant }: Asked): string {
  const all = [
    ...(diets.length > 0 ? [diets.join(' and ')] : []),
    ...(stepFree ? ['step-free'] : []),
    ...(noAlcohol && !isPregnant ? ['alcohol-free'] : []),
  ];
  const made = all.length > 0 ? `make it all ${all.join(' and ')}` : null;
  const told = isPregnant ? 'one of us is pregnant' : minorsPresent ? 'kids are coming' : null;
  return [made, told].filter((one) => one !== null).join(', ') || 'make it all step-free';
}

/** The dearest or the cheapest part of the plan, or all that costs nothing. */
export function answerExtremes(
  { plan }: ConciergeState,
  { which, scope }: Extract<Wish, { kind: 'extremes' }>,
): string {
  const ofDays = slotsOf(plan).filter(
    ({ day, slot }) =>
      (scope.days.length === 0 || scope.days.includes(day)) &&
      (scope.kinds.length === 0 || scope.kinds.includes(slot.kind)),
  );
  const slots = [...(scope.slots.length > 1 ? scope.slots : ofDays)].sort(
    (left, right) => right.slot.pricePerPersonPence - left.slot.pricePerPersonPence,
  );
  const [dearest] = slots;
  const cheapest = slots.at(-1);
  if (!dearest || !cheapest) return 'There is nothing in the plan yet, so nothing costs anything.';
  switch (which) {
    case 'dearest':
      return `The dearest part is ${partAndName(plan, dearest)}: ${priceOf(dearest.slot)}, ${formatPounds(dearest.slot.pricePerPersonPence * plan.groupSize)} for the ${plan.groupSize} of you. ${offer(`find something cheaper than ${dearest.slot.name}`)}`;
    case 'cheapest':
      return `The cheapest part is ${partAndName(plan, cheapest)}: ${priceOf(cheapest.slot)}.`;
    case 'free': {
      const free = slots.filter(({ slot }) => slot.pricePerPersonPence === 0);
      return free.length === 0
        ? `Nothing in it is free; the cheapest part is ${partAndName(plan, cheapest)}, ${priceOf(cheapest.slot)}.`
        : `Free: ${listOf(free.map((placed) => partAndName(plan, placed)))}.`;
    }
  }
}

export const BREAKFAST_TERMS =
  'The plan has lunches and dinners but no breakfasts: ask where you stay, or say “add brunch” and I look for a place for it.';
