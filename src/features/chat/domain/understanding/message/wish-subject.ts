import type { ReadPart } from '../cues/read-part.ts';
import type { Intent } from '../intent.ts';
import { normalise } from '../typing/normalise.ts';

/** What of the trip a wish is about. */
type Subject = 'size' | 'money' | 'stay' | 'needs' | 'dates' | 'hours' | 'mood' | 'slots' | 'more';

const SUBJECTS: Readonly<Partial<Record<Intent['kind'], Subject>>> = {
  'group-size': 'size',
  budget: 'money',
  cheaper: 'money',
  'change-stay': 'stay',
  needs: 'needs',
  dates: 'dates',
  hours: 'hours',
  'some-free': 'hours',
  mood: 'mood',
  swap: 'slots',
  drop: 'slots',
  retime: 'slots',
  'move-day': 'slots',
  exchange: 'slots',
  add: 'more',
};

/** What a wish is about that changes the plan by itself; null for any other. */
export const subjectOf = ({ kind }: Intent): Subject | null => SUBJECTS[kind] ?? null;

/** What goes and what comes, both in the same words as they were typed. */
const EXCHANGES = /\b(?:swap|swop|change|replace|switch|trade|instead of|rather than|in place of|over|for)\b/i;
const slotIdsOf = (intent: Intent): string[] =>
  intent.kind === 'move-day'
    ? intent.slot
      ? [intent.slot.slot.id]
      : []
    : intent.kind === 'exchange'
      ? [intent.first.slot.id, intent.second.slot.id]
      : 'scope' in intent
        ? intent.scope.slots.map(({ slot }) => slot.id)
        : [];

/** Something goes, and nothing was said of what should come. */
const isLeaving = (intent: Intent): boolean =>
  intent.kind === 'drop' ||
  (intent.kind === 'swap' && intent.want.types.length + intent.want.venueIds.length + intent.want.diets.length === 0);

/** A wish by itself, whatever goes beside it: it brings nothing in, or says what for. */
export const isExchange = ({ intent, wish }: ReadPart): boolean => intent.kind !== 'swap' || EXCHANGES.test(wish);

/** The one says when a day begins, and the other when it ends. */
export const isOtherEdge = (one: Intent, other: Intent): boolean =>
  one.kind === 'hours' && other.kind === 'hours' && [one.edge, other.edge].sort().join(' ') === 'finish start';

/** Words that order a day to begin or end, and do not tell why something else is to: `bed by 11`, `be finished by 2`. */
const ORDERS_EDGE =
  /^ (?:(?:and|then|also|please|but|we|all|can|could|give us|let us|lets|allow us|have|a|nice|proper|bit of) )*(?:in bed|bed|home|back|finish|finished|done|be|wrap|end|stop|nothing|start|starting|begin|kick off|lie in|lay in|sleep in|late(?:r)? start) /;

/** `dinner at 6.30, bed by 11`: an hour each, and neither is the reason for the other. */
const isEndBeside = ({ intent, wish }: ReadPart, { intent: other }: ReadPart): boolean =>
  intent.kind === 'hours' &&
  (intent.edge === 'start' || intent.edge === 'finish') &&
  other.kind === 'retime' &&
  isAtHour(other) &&
  (other.scope.slots.length === 1 || other.hours !== undefined) &&
  ORDERS_EDGE.test(normalise(wish).line);

/** Whether two wishes may be one: about the same, or the one the reason or the other half of the other. */
export function isOfOne(left: ReadPart, right: ReadPart): boolean {
  const [one, other] = [left.intent, right.intent];
  // `do friday and saturday only`.
  if (one.kind === 'dates' && other.kind === 'dates') return true;
  const [first, second] = [subjectOf(one), subjectOf(other)];
  if (first === 'slots' && second === 'slots') {
    // `swap karting and the boat round, later start on sunday`: what a day begins with is whatever stands there then.
    if ([one, other].some(isExchangeOfTwo) && [one, other].some(isEdgeOfDay)) return false;
    // `shard can go, start a bit later on sunday`: the start is ordered, and no reason why anything is to go.
    if ([one, other].some(isDropOfOne) && [left, right].some(isEdgeOrdered)) return false;
    const ids = slotIdsOf(one);
    if (slotIdsOf(other).some((id) => ids.includes(id))) return true;
    // `sud is too showy. proper portuguese food`: what is named second may be what comes for the first.
    return (isLeaving(one) && !isExchange(right)) || (isLeaving(other) && !isExchange(left));
  }
  if (isOtherEdge(one, other) || isEndBeside(left, right) || isEndBeside(right, left)) return false;
  if (isOfOtherDay(one, other) || isOfOtherDay(other, one)) return false;
  if (first === second) return true;
  return leansOn(left, other) || leansOn(right, one);
}

/** `saturday start at one, sunday just the lunch`: each of its own day. */
const isOfOtherDay = (hours: Intent, other: Intent): boolean =>
  hours.kind === 'hours' &&
  (other.kind === 'drop' || other.kind === 'swap') &&
  other.scope.days.length > 0 &&
  other.scope.slots.length > 0 &&
  other.scope.slots.every(({ day }) => day !== hours.day && !hours.alsoDays?.includes(day));

const isExchangeOfTwo = ({ kind }: Intent): boolean => kind === 'exchange';
const isEdgeOfDay = (intent: Intent): boolean =>
  intent.kind === 'retime' && intent.edge !== null && intent.scope.slots.length > 1;
const isDropOfOne = (intent: Intent): boolean => intent.kind === 'drop' && intent.scope.slots.length === 1;
const isEdgeOrdered = ({ intent, wish }: ReadPart): boolean =>
  isEdgeOfDay(intent) && ORDERS_EDGE.test(normalise(wish).line);
const isAtHour = (intent: Intent): boolean => intent.kind === 'retime' && intent.startMinute !== null;

/** `drop the escape room, and something else to do on saturday`, of a Sunday's. */
const isOnOtherDay = (one: Intent, other: Intent): boolean =>
  one.kind === 'add' &&
  one.want.types.length + one.want.venueIds.length === 0 &&
  'scope' in other &&
  one.scope.days.length > 0 &&
  other.scope.slots.every(({ day }) => !one.scope.days.includes(day));
const OF_PEOPLE = / (?:us|people|more|fewer|less|coming|joining|dropped|pulled|bailed|cant|cannot|not|out) /;

/** Whether the first may be why the second is wished, or what comes in its place. */
function leansOn({ intent: one, wish }: ReadPart, other: Intent): boolean {
  const [first, second] = [subjectOf(one), subjectOf(other)];
  switch (first) {
    case 'more':
      return second === 'slots' && isLeaving(other) && !isOnOtherDay(one, other);
    case 'needs':
      // `a spa instead of the park, my legs won't work`.
      return (
        second === 'more' || (other.kind === 'swap' && (isLeaving(other) || (one.kind === 'needs' && one.stepFree)))
      );
    case 'money':
      if (one.kind === 'budget' && one.capPence === null) return second === 'size' || second === 'more';
      if (other.kind === 'swap' && isLeaving(other)) return true;
      return one.kind === 'cheaper' && one.capPence === null && second !== 'size' && !isAtHour(other);
    case 'size':
      // `can the krawl start sooner, 11 is late`.
      return other.kind === 'retime' && !isAtHour(other) && !OF_PEOPLE.test(normalise(wish).line);
    case 'mood':
      return second === 'slots' || second === 'more' || second === 'hours';
    case 'hours':
      return second === 'slots' || second === 'more' || second === 'hours' || second === 'dates';
    case 'dates':
      return second === 'slots' || second === 'more' || second === 'hours' || second === 'dates';
    case 'slots':
    case 'stay':
    case null:
      return false;
  }
}
