import type { ReadPart } from '../cues/read-part.ts';
import type { Intent } from '../intent.ts';

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
  mood: 'mood',
  swap: 'slots',
  drop: 'slots',
  retime: 'slots',
  'move-day': 'slots',
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
    : 'scope' in intent
      ? intent.scope.slots.map(({ slot }) => slot.id)
      : [];

/** Something goes, and nothing was said of what should come. */
const isLeaving = (intent: Intent): boolean =>
  intent.kind === 'drop' ||
  (intent.kind === 'swap' && intent.want.types.length + intent.want.venueIds.length + intent.want.diets.length === 0);

/** A wish by itself, whatever goes beside it: it brings nothing in, or says what for. */
export const isExchange = ({ intent, wish }: ReadPart): boolean => intent.kind !== 'swap' || EXCHANGES.test(wish);

/** Whether two wishes may be one: about the same, or the one the reason or the other half of the other. */
export function isOfOne(left: ReadPart, right: ReadPart): boolean {
  const [one, other] = [left.intent, right.intent];
  const [first, second] = [subjectOf(one), subjectOf(other)];
  if (first === 'slots' && second === 'slots') {
    const ids = slotIdsOf(one);
    if (slotIdsOf(other).some((id) => ids.includes(id))) return true;
    // `sud is too showy. proper portuguese food`: what is named second may be what comes for the first.
    return (isLeaving(one) && !isExchange(right)) || (isLeaving(other) && !isExchange(left));
  }
  if (first === second) return true;
  return leansOn(one, other) || leansOn(other, one);
}

const isAtHour = (intent: Intent): boolean => intent.kind === 'retime' && intent.startMinute !== null;

/** Whether the first may be why the second is wished, or what comes in its place. */
function leansOn(one: Intent, other: Intent): boolean {
  const [first, second] = [subjectOf(one), subjectOf(other)];
  switch (first) {
    case 'more':
      return second === 'slots' && isLeaving(other);
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
      return other.kind === 'retime' && !isAtHour(other);
    case 'mood':
      return second === 'slots' || second === 'more' || second === 'hours';
    case 'hours':
    case 'dates':
      return second === 'slots' || second === 'more' || second === 'hours' || second === 'dates';
    case 'slots':
    case 'stay':
    case null:
      return false;
  }
}
