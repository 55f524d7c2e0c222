import type { ConciergeState } from '../../concierge-state.ts';
import { CHANGES } from '../cues/asks.ts';
import type { ReadPart } from '../cues/read-part.ts';
import { asks, type SaidBeside, saidBeside, saysOfItsOwn } from '../cues/said-beside.ts';
import type { Intent } from '../intent.ts';
import { isWhole } from './read-apart.ts';
import { isExchange, isOfOne, subjectOf } from './wish-subject.ts';

/** Reads words as if they were a message of their own. */
type ReadAlone = (words: string) => readonly ReadPart[];

/**
 * `5 of us now. axes are 32?? any cheaper`: where the reading of the whole has fewer changes than its two halves have by
 * themselves, and neither half may be the reason for the other or part of it, the halves are read. Words that say that another
 * matter begins, `also`, leave no doubt of that; after a mark alone one half must be for the whole trip.
 */
export function withHalves(
  parts: readonly ReadPart[],
  message: string,
  state: ConciergeState,
  again: ReadAlone,
): readonly ReadPart[] {
  const known = parts.filter(isChange).length;
  if (known > 1 || parts.some(({ intent }) => ASKED.has(intent.kind))) return parts;
  for (const said of saidBeside(message, state)) {
    const both = asks(said.first) || asks(said.second) ? null : bothOf(said, state, again);
    if (!both || both.one.length + both.other.length <= known) continue;
    const isHalf = both.one.some((part) =>
      both.other.some((next) => isOfSame(part, next) || (!said.isTold && isOfOne(part, next))),
    );
    const all = [...both.one, ...both.other];
    const isSure =
      said.isTold || (all.some(({ intent }) => isOfTrip(intent)) && all.every((part) => isWhole(part, state)));
    if (!isHalf && isSure) return all;
  }
  return parts;
}
/** Beside a wish for a part of the plan one for the whole trip is no half of an exchange. */
const isOfTrip = (intent: Intent): boolean => OF_TRIP.has(subjectOf(intent) ?? '');
const OF_TRIP: ReadonlySet<string> = new Set(['size', 'money', 'stay', 'needs', 'dates', 'mood']);
/** Readings that take the whole of a message. */
const ASKED: ReadonlySet<Intent['kind']> = new Set(['vague', 'impossible', 'which-two', 'offered', 'undo']);

function bothOf(
  { first, second }: SaidBeside,
  state: ConciergeState,
  again: ReadAlone,
): { one: readonly ReadPart[]; other: readonly ReadPart[] } | null {
  if (!saysOfItsOwn(first, state) || !saysOfItsOwn(second, state)) return null;
  const one = again(first);
  if (one.length === 0 || !one.every(isChange)) return null;
  const other = again(second);
  return other.length > 0 && other.every(isChange) ? { one, other } : null;
}

const isChange = ({ intent }: ReadPart): boolean => CHANGES.has(intent.kind) || subjectOf(intent) !== null;

function isOfSame(one: ReadPart, other: ReadPart): boolean {
  const ids = slotIds(one.intent);
  if (slotIds(other.intent).some((id) => ids.includes(id))) return true;
  const subject = subjectOf(one.intent);
  if (subject === 'slots' && subjectOf(other.intent) === 'slots')
    return one.intent.kind === 'drop' && !isExchange(other);
  return subject === subjectOf(other.intent) && subject !== 'more' && subject !== 'hours' && subject !== 'mood';
}

const slotIds = (intent: Intent): string[] =>
  intent.kind === 'move-day'
    ? intent.slot
      ? [intent.slot.slot.id]
      : []
    : 'scope' in intent
      ? intent.scope.slots.map(({ slot }) => slot.id)
      : [];
