import { venuesOf } from '../../../../engine/places.ts';
import { formatClock } from '../../../../shared/dates.ts';
import type { ConciergeState } from '../concierge-state.ts';
import { slotsOf } from '../understanding/finding/find-slots.ts';
import type { Wish } from '../understanding/intent.ts';
import { answerSplit } from './answers.ts';
import { dayName, listOf } from './name-slot.ts';

type Asked = Extract<Wish, { kind: 'practical' }>;

/** What is asked around the plan, answered by what plan and request have; what they have not is said so. */
export function answerPractical(state: ConciergeState, asked: Asked): string {
  switch (asked.topic) {
    case 'forgotten':
      return forgotten(state);
    case 'bags':
      return bags(state, asked.days);
    case 'secret':
      return secret(asked);
    case 'book-first':
      return bookFirst(state);
    case 'own-share':
      return `${answerSplit(state, null)} Paying a share each through this site is being built (/how-it-works): until it opens, you pay each place as you book it.`;
  }
}

/** What a plan cannot know unless it is told, and what is still to be done. */
function forgotten(state: ConciergeState): string {
  const { plan, request, places } = state;
  const { diets, stepFree, noAlcohol, minorsPresent } = request.needs;
  const needs = [
    ...diets,
    ...(stepFree ? ['step-free access'] : []),
    ...(noAlcohol ? ['no drinking places'] : []),
    ...(minorsPresent ? ['somebody under 18'] : []),
  ];
  const indoor = new Map(venuesOf(places).map((venue) => [venue.id, venue.indoor]));
  const outdoors = slotsOf(plan).filter(({ slot }) => indoor.get(slot.venueId) === false);
  const isDated = plan.days.every(({ date }) => date !== null);
  const isOpen = slotsOf(plan).some(({ slot }) => slot.venueToBeConfirmed);
  const ends = edges(state);
  return [
    'What I can see from here:',
    isDated ? null : 'Dates: none are set yet. Tell me the weekend.',
    `Needs: ${needs.length > 0 ? `I keep to ${listOf(needs)}; tell me if anybody else has any` : 'none are noted. Tell me of diets, allergies, wheelchairs, under-18s and whoever does not drink'}.`,
    `Coming and going: ${ends}, so hold your trains or flights against that. Getting to ${plan.destination} and back is not in the price.`,
    `Booking: nothing is booked yet${isOpen ? ', and the venues are still open' : '; the Itinerary tab has a link for each place'}.`,
    `Numbers: everything is planned for ${plan.groupSize}.`,
    outdoors.length > 0
      ? `Rain: ${outdoors.length === 1 ? '1 stop is' : `${outdoors.length} stops are`} outdoors. “what if it rains” tells what would do instead.`
      : null,
  ]
    .filter((line) => line !== null)
    .join('\n');
}

/** What fills up first our list does not tell; what takes few people at a time may be the first to go. */
function bookFirst({ plan, places }: ConciergeState): string {
  if (slotsOf(plan).some(({ slot }) => slot.venueToBeConfirmed))
    return 'Which of it fills up first our list does not say, and the venues are still open: a free quote at /quote has us find and confirm one for each.';
  const venues = new Map(venuesOf(places).map((venue) => [venue.id, venue]));
  const tightest = slotsOf(plan)
    .flatMap((placed) => {
      const most = venues.get(placed.slot.venueId)?.groupSize.max;
      return most === undefined || placed.slot.pricePerPersonPence === 0 ? [] : [{ placed, most }];
    })
    .toSorted((left, right) => left.most - right.most)
    .slice(0, TIGHTEST);
  const named = tightest.map(({ placed, most }) => `${placed.slot.name} (takes up to ${most})`);
  return `Which of it sells out our list does not say. The ones with the least room by our list are ${listOf(named)}, so for ${plan.groupSize} of you begin with those. Nothing is booked yet; the Itinerary tab has a link for each place.`;
}

const TIGHTEST = 3;

/** When the first day begins and the last one ends. */
function edges({ plan }: ConciergeState): string {
  const first = plan.days[0]?.slots[0];
  const last = plan.days.at(-1)?.slots.at(-1);
  if (!first || !last) return 'nothing is planned yet';
  return `${dayName(plan, 0)} starts at ${formatClock(first.startMinute)} and ${dayName(plan, plan.days.length - 1)} ends at ${formatClock(last.endMinute)}`;
}

function bags({ plan }: ConciergeState, asked: readonly number[]): string {
  const { stay } = plan;
  const day = asked[0] ?? plan.days.length - 1;
  const slots = plan.days[day]?.slots ?? [];
  const [first, last] = [slots[0], slots.at(-1)];
  const where = stay
    ? `Whether ${stay.name} keeps bags before check-in and after check-out our list does not say, so ask it when you book.`
    : 'You have no stay in the plan, and which places keep bags our list does not say.';
  return first && last
    ? `${where} On ${dayName(plan, day)} you are out from ${formatClock(first.startMinute)} (${first.name}) to ${formatClock(last.endMinute)} (${last.name}). Which stops have a cloakroom only they can say.`
    : where;
}

function secret({ slots }: Asked): string {
  const what = slots.length === 0 || slots.length > 3 ? 'a part of it' : listOf(slots.map(({ slot }) => slot.name));
  return `Nobody but you sees the plan here, and nothing has changed. The PDF and the calendar file have all of it, and I cannot leave ${what} out of them: keep those from whoever should not know, and send them the hours in your own words.`;
}
