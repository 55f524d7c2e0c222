import { lengthInWords } from '../../../../engine/length-in-words.ts';
import { formatClock } from '../../../../shared/dates.ts';
import type { ConciergeState } from '../concierge-state.ts';
import { type PlacedSlot, slotsOf } from '../understanding/finding/find-slots.ts';
import type { Wish } from '../understanding/intent.ts';
import type { Scope } from '../understanding/scope.ts';
import { dayName, listOf, partAndName, partOf } from './name-slot.ts';
import { BREAKFAST_TERMS } from './need-answers.ts';
import { offer } from './offers.ts';

type Asked = Extract<Wish, { kind: 'free-time' }>;

/** Less than this between two stops is a walk and a wait, and no free time. */
const GAP_MIN = 45;
/** A stop that begins this soon after one can be there begins for no other reason. */
const WAIT_MAX = 40;

/** What is free in the plan, and why there is no such meal, no earlier hour or nothing at all there. */
export function answerFreeTime(state: ConciergeState, { asks, scope }: Asked): string {
  const { plan } = state;
  const days = scope.days.length > 0 ? scope.days : daysOf(scope);
  switch (asks) {
    case 'breakfast':
      return BREAKFAST_TERMS;
    case 'lunch':
    case 'dinner':
      return days.map((day) => noMeal(state, asks, day)).join('\n');
    case 'hour': {
      const [first] = scope.slots;
      const meals = scope.slots.filter(({ slot }) => slot.kind === 'lunch' || slot.kind === 'dinner');
      const placed = scope.kinds.length > 0 || scope.slots.length === 1 ? (meals[0] ?? first) : first;
      return placed ? whyThen(state, placed) : gapsOf(state, [...plan.days.keys()]);
    }
    case 'busy':
      return (days.length > 0 ? days : [...plan.days.keys()]).map((day) => fullness(state, day)).join('\n');
    case 'between':
      return pairsOf(scope.slots)
        .map((pair) => betweenThem(state, pair, scope.slots.length > 2))
        .join('\n');
    case 'gap':
      return gapsOf(state, days.length > 0 ? days : [...plan.days.keys()]);
  }
}

/** Parts two by two, as they were asked about. */
const pairsOf = (slots: Scope['slots']): Scope['slots'][] =>
  slots.length <= 2 ? [slots] : [slots.slice(0, 2), ...pairsOf(slots.slice(2))];

/** The time from the end of one part to the start of a later one of that day, with what is between and the way. */
function betweenThem({ plan }: ConciergeState, [one, other]: Scope['slots'], namesDay: boolean): string {
  if (!one || !other) return NO_TIME;
  const minutes = other.slot.startMinute - one.slot.endMinute;
  const there = slotsOf(plan).filter(
    ({ day, slot }) =>
      day === one.day && slot.startMinute > one.slot.startMinute && slot.startMinute < other.slot.startMinute,
  );
  const between = there.length > 0 ? ` In between: ${listOf(there.map(({ slot }) => slot.name))}.` : '';
  const way = there.length > 0 ? '' : ` ${other.slot.travel.minutes} minutes of it are the way.`;
  const long = minutes > 0 ? lengthInWords(minutes) : 'no time at all';
  const on = namesDay ? `${dayName(plan, one.day)}: ` : '';
  return `${on}${one.slot.name} ends at ${formatClock(one.slot.endMinute)} and ${other.slot.name} starts at ${formatClock(other.slot.startMinute)}: ${long}.${between || way}`;
}

const NO_TIME = 'Name two parts of one day and I tell you how long there is between them.';

const daysOf = ({ slots }: Scope): number[] => [...new Set(slots.map(({ day }) => day))];

/** How much a day has and from when to when, with less of it as an offer. */
function fullness({ plan }: ConciergeState, day: number): string {
  const slots = plan.days[day]?.slots ?? [];
  const [first] = slots;
  const last = slots.at(-1);
  if (!first || !last) return `${dayName(plan, day)} has nothing planned.`;
  return `${dayName(plan, day)} has ${slots.length} ${slots.length === 1 ? 'stop' : 'stops'} from ${formatClock(first.startMinute)} to ${formatClock(last.endMinute)}: ${listOf(slots.map(({ name }) => name))}. The plan fills a day as its pace allows, with the ways and the meals kept free. ${offer(`make ${dayName(plan, day)} calmer`)}`;
}

/** The free hours of these days with what is before and after. */
function gapsOf({ plan }: ConciergeState, days: readonly number[]): string {
  const lines = days.map((day) => {
    const slots = plan.days[day]?.slots ?? [];
    const [first] = slots;
    const last = slots.at(-1);
    if (!first || !last) return `${dayName(plan, day)} has nothing planned.`;
    const gaps = slots.flatMap((slot, at) => {
      const before = slots[at - 1];
      const minutes = before ? slot.startMinute - before.endMinute : 0;
      return before && minutes - slot.travel.minutes >= GAP_MIN
        ? [
            `${formatClock(before.endMinute)} to ${formatClock(slot.startMinute)}, between ${before.name} and ${slot.name} (${slot.travel.minutes} minutes of it on the way)`,
          ]
        : [];
    });
    const edges = `begins at ${formatClock(first.startMinute)} with ${first.name} and ends at ${formatClock(last.endMinute)} with ${last.name}`;
    return gaps.length > 0
      ? `${dayName(plan, day)} is free from ${listOf(gaps)}. It ${edges}.`
      : `${dayName(plan, day)} ${edges}; what is planned follows on without a long gap.`;
  });
  const [day] = days;
  const why =
    'Meals are planned at meal times and every stop inside its opening hours, so what is left is free, to rest or to change.';
  return `${lines.join('\n')}\n${why}${days.length === 1 && day !== undefined ? ` ${offer(`add an activity on ${dayName(plan, day)}`)}` : ''}`;
}

/** Why a day has no such meal, or that it has. */
function noMeal({ plan }: ConciergeState, meal: 'lunch' | 'dinner', day: number): string {
  const placed = slotsOf(plan).filter((one) => one.day === day);
  const there = placed.find(({ slot }) => slot.kind === meal);
  const name = dayName(plan, day);
  if (there)
    return `There is one: ${partAndName(plan, there)}, ${formatClock(there.slot.startMinute)} to ${formatClock(there.slot.endMinute)}.`;
  const first = placed[0]?.slot;
  const last = placed.at(-1)?.slot;
  const wish = offer(`add ${meal} on ${name}`);
  if (!first || !last) return `${name} has nothing planned, so no ${meal} either. ${wish}`;
  const isBefore = meal === 'lunch' && first.startMinute >= LUNCH_AT;
  const isAfter = meal === 'dinner' && last.endMinute <= DINNER_AT;
  const why = isBefore
    ? `${name} begins at ${formatClock(first.startMinute)} with ${first.name}, after lunch time, so no lunch is planned`
    : isAfter
      ? `${name} ends at ${formatClock(last.endMinute)} with ${last.name}, before dinner time, so no dinner is planned`
      : `No ${meal} is planned on ${name}: it goes from ${first.name} at ${formatClock(first.startMinute)} to ${last.name} until ${formatClock(last.endMinute)}`;
  return `${why}. ${wish}`;
}

const LUNCH_AT = 13 * 60 + 30;
const DINNER_AT = 19 * 60;

/** Why a stop begins when it does: what is before it and the way, or the hours of its kind. */
function whyThen({ plan }: ConciergeState, placed: PlacedSlot): string {
  const { slot, day } = placed;
  const slots = plan.days[day]?.slots ?? [];
  const before = slots[slots.findIndex(({ id }) => id === slot.id) - 1];
  const starts = `${partOf(plan, placed)}, ${slot.name}, begins at ${formatClock(slot.startMinute)}`;
  const isMeal = slot.kind === 'lunch' || slot.kind === 'dinner';
  const change = `Say “${slot.name} earlier” or name an hour and I look whether it can be.`;
  if (!before)
    return `${starts} because it is the first thing that day and ${isMeal ? 'a meal keeps to meal times' : 'the plan gives you time to get there'}. ${change}`;
  const wait = slot.startMinute - before.endMinute - slot.travel.minutes;
  const way = `${before.name} before it goes on until ${formatClock(before.endMinute)} and the way takes ${slot.travel.minutes} minutes`;
  return wait <= WAIT_MAX
    ? `${starts} because ${way}. ${change}`
    : `${starts} because ${isMeal ? `${slot.kind} keeps to meal times` : 'it comes after what is before it and inside its opening hours'}; ${way}, so an earlier hour may be possible. ${change}`;
}
