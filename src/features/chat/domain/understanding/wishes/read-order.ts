import type { TripPlan } from '../../../../../engine/trip-plan.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { type PlacedSlot, slotsWhere } from '../finding/find-slots.ts';
import type { Intent } from '../intent.ts';
import type { Reading } from '../reading.ts';

const BEFORE =
  /^ (?:\w+ |(?:(?:should|needs?|has|must|can|could|wants|to|be|go|come|goes|comes|is|on) ){1,3})??(?:before|first and then|first then|first|then|ahead of|and then|followed by) (?:(?:the|our|that) )?$/;
const AFTER =
  /^ (?:\w+ |(?:(?:should|needs?|has|must|can|could|wants|to|be|go|come|goes|comes|is|on) ){1,3})??(?:after|following) (?:(?:the|our|that) )?$/;
const FIRST =
  /^ (?:(?:on )?(?:the )?\w+day )?(?:first thing|first(?! (?:day|night|evening|morning|afternoon))|to start|start of the day|goes first|at the start)(?= )/;
const LAST =
  /^ (?:(?:on )?(?:the )?\w+day )?(?:last thing|last(?! (?:day|night|evening|morning|afternoon))|at the end|goes last)(?= )/;
const MEAL_BESIDE = / (before|after) (?:the |our )?(lunch|dinner) /;
/** `lunch straight after the boat`. */
const MEAL_AT_ONCE = /^ (?:\w+ ){0,4}?(lunch|dinner) (?:straight|right|directly|immediately) after /;
const AT_ONCE = / (?:straight|right|directly|immediately|as soon as) after /;
/** From one part of a day to the next, minutes; the planner knows better. */
const ON_THE_WAY = 20;
const OTHER_WISH =
  / (?:add|drop|swap|change|replace|cheaper|how|what|when|where|why|calmer|wilder|sooner|earlier|later|something|somewhere|another|is|are|does|\w+ing then) /;
const WORDS_MAX = 12;

/**
 * The order of two parts of a day, `the spa before the beer thing`, `museum first then whiskey`, or of one in it, `the shard
 * first thing`: they change places. Null where other words make another wish of it, and where the order is so already.
 */
export function readOrder(reading: Reading, { plan }: ConciergeState): Intent | null {
  const { line, words, slots: mentions, types, venues, days } = reading;
  const swapped = swappedDays(reading);
  if (swapped) return swapped;
  if (words.length > WORDS_MAX || OTHER_WISH.test(line) || venues.length > 0) return null;
  const [one, other] = mentions;
  if (!one || types.some(({ from, types: covers }) => covers.length > 0 && !isInside(from, mentions))) return null;
  const [first, more] = onOneDay(one.slots, days.length > 0 ? days : (other?.slots ?? []).map(({ day }) => day));
  if (!first || (more && mentions.length === 1)) return null;
  if (other) {
    const between = ` ${words.slice(one.to, other.from).join(' ')} `;
    const isBefore = BEFORE.test(between);
    if (!isBefore && !AFTER.test(between)) return null;
    const atOnce = isBefore ? null : rightAfter(first, other.slots, line);
    if (atOnce) return atOnce;
    const mates = other.slots.filter(({ slot, day }) => day === first.day && slot.id !== first.slot.id);
    const [second, third] = mates;
    return second && !third ? exchanged(first, second, isBefore) : null;
  }
  const mealFirst = MEAL_AT_ONCE.exec(line)?.[1];
  const [mealOfDay] = mealFirst ? slotsWhere(plan, [first.day], [], [mealFirst === 'lunch' ? 'lunch' : 'dinner']) : [];
  if (mealOfDay) return rightAfter(mealOfDay, [first], line);
  const meal = MEAL_BESIDE.exec(line);
  if (meal)
    return besideMeal(
      first,
      { isAfter: meal[1] === 'after', isAtOnce: AT_ONCE.test(line), kind: meal[2] === 'lunch' ? 'lunch' : 'dinner' },
      plan,
    );
  const after = ` ${words.slice(one.to).join(' ')} `;
  const isFirst = FIRST.test(after);
  if (!isFirst && !LAST.test(after)) return null;
  const ofDay = slotsWhere(plan, [first.day], [], [first.slot.kind]);
  const edge = isFirst ? ofDay[0] : ofDay.at(-1);
  return edge ? exchanged(first, edge, isFirst) : null;
}

/** `the bar right after dinner`: as soon as one can be there, where they are of different sorts. */
function rightAfter({ slot, day }: PlacedSlot, others: readonly PlacedSlot[], line: string): Intent | null {
  const [before, more] = others.filter((one) => one.day === day && one.slot.kind !== slot.kind);
  if (!AT_ONCE.test(line) || !before || more) return null;
  const startMinute = Math.ceil((before.slot.endMinute + slot.travel.minutes) / 5) * 5;
  const scope = { slots: [{ slot, day }], days: [], timesOfDay: [], kinds: [], isNamed: true };
  const direction = startMinute < slot.startMinute ? 'earlier' : 'later';
  return { kind: 'retime', scope, direction, edge: null, byMinutes: null, startMinute, bound: null, isReckoned: true };
}

/** `sunday: brewery before the boat`, of breweries on two days: the one of that day. */
function onOneDay(slots: readonly PlacedSlot[], days: readonly number[]): readonly PlacedSlot[] {
  const there = slots.filter(({ day }) => days.includes(day));
  return there.length > 0 ? there : slots;
}

/** `boat after lunch`: at the end of the meal at the earliest, or done by its beginning. */
function besideMeal(
  placed: PlacedSlot,
  { isAfter, isAtOnce, kind }: { isAfter: boolean; isAtOnce: boolean; kind: 'lunch' | 'dinner' },
  plan: TripPlan,
): Intent | null {
  const [meal] = slotsWhere(plan, [placed.day], [], [kind]);
  if (!meal || meal.slot.id === placed.slot.id) return null;
  const { startMinute, endMinute, travel } = placed.slot;
  const scope = { slots: [placed], days: [], timesOfDay: [], kinds: [], isNamed: true };
  const base = { kind: 'retime', scope, edge: null, byMinutes: null, isReckoned: true } as const;
  const soonest = Math.ceil((meal.slot.endMinute + travel.minutes) / 5) * 5;
  if (isAfter && isAtOnce && startMinute > soonest)
    return { ...base, direction: 'earlier', startMinute: soonest, bound: null };
  if (isAfter === startMinute > meal.slot.startMinute) return null;
  const start = isAfter
    ? meal.slot.endMinute + ON_THE_WAY
    : meal.slot.startMinute - ON_THE_WAY - (endMinute - startMinute);
  return isAfter
    ? { ...base, direction: 'later', startMinute: start, bound: 'earliest' }
    : { ...base, direction: 'earlier', startMinute: start, bound: 'latest' };
}

const SWAP_ROUND =
  / (?:swap|change|switch|trade)(?: \w+){0,14} (?:days|nights|evenings|round|around|places|over|about)(?: please| then| on| the| \w+day| night)* $|(?<! or| than| or the| than the) (?:the )?other way (?:about|round|around)(?: please| then| instead| on| the| \w+day| night)* $| (?:want|wants|need|needs|be|are better|get|getting) (?:swapping|swapped|switching|switched|swap|reversing|reversed|flipping|flipped)(?: over| round| around| about)?(?: please| then)* $|^ (?:please |can (?:you|we) |could (?:you|we) )*(?:flip|reverse) | vice versa(?= (?:$|please ))/;

/** `karting and axes swap days`: two parts of a kind, whichever days they are on. */
function swappedDays({ line, slots: mentions, venues }: Reading): Intent | null {
  const named = mentions.flatMap(({ slots }) => slots);
  const [first, second, more] = named.filter(
    (one, at) => named.findIndex(({ slot }) => slot.id === one.slot.id) === at,
  );
  if (!SWAP_ROUND.test(line) || !first || !second || more || venues.length > 0) return null;
  return first.slot.kind === second.slot.kind ? { kind: 'exchange', first, second } : null;
}

function exchanged(first: PlacedSlot, second: PlacedSlot, isBefore: boolean): Intent | null {
  const isSo = first.slot.startMinute < second.slot.startMinute === isBefore;
  return isSo || first.slot.kind !== second.slot.kind || first.slot.id === second.slot.id
    ? null
    : { kind: 'exchange', first, second };
}

const isInside = (at: number, mentions: Reading['slots']): boolean =>
  mentions.some(({ from, to }) => from <= at && at < to);
