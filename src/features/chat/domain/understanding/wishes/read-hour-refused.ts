import type { ConciergeState } from '../../concierge-state.ts';
import { questionKind } from '../cues/asks.ts';
import { findScope } from '../cues/find-scope.ts';
import { findClocks } from '../finding/find-clocks.ts';
import { slotsOf } from '../finding/find-slots.ts';
import type { Intent } from '../intent.ts';
import type { Reading } from '../reading.ts';
import { readTimes } from './read-times.ts';

const WORDS_MAX = 18;
const OF_EDGE = / (?:start|starts|starting|begin|beginning|kick off|finish|finishes|finishing|end|ending|stop|done) /;
const PUSHED =
  / (?:push|shift|move|bump|shunt|delay|slide|nudge|knock)(?: (?:it|that|this|them|the \w+|back|on|along|please|a bit|bit))* $/;
const BETTER =
  / (?:better|would be best|instead|rather|suits (?:us )?better|not \d+) (?:at \d+ |please |for us |then )*$/;
const OF_IT =
  / (?:start|make|do|have|move|push|put|get|shift|bring) (?:it|that) (?:at|to|back to|forward to|for|until|more like) /;
const MORE =
  / (?:and|also|plus|then) (?!(?:make|start|have|do|call|go|say|put|move|push|try) (?:it|that|this|for|at)) /;

/**
 * One part of the plan whose hour does not suit, and the hour that would, in clauses of their own: `we wont be ready for
 * the shard at 3, make it 4` is no number of people; or only that it is to be later, `we wont be up for 10.30 golf, push
 * it`. Null for anything else.
 */
export function readHourRefused(reading: Reading, state: ConciergeState): Intent | null {
  const { line, raw, words, slots, kinds, types } = reading;
  const clocks = findClocks(raw);
  // `fado at 8 better`: the part of the plan that is one.
  const ofType = slotsOf(state.plan).filter(({ slot }) => types.some((type) => type.types.includes(slot.type)));
  if (slots.length + kinds.length === 0 && types.length === 1 && ofType.length === 1 && BETTER.test(line))
    return readTimes(reading, state);
  // Of a day only the hour is turned down that it is not to begin or end at, and which one it is to be is asked.
  const isOfDay = slots.length + kinds.length === 0 && clocks.length > 0 && clocks.every(({ isRefused }) => isRefused);
  if (isOfDay && words.length <= WORDS_MAX && OF_EDGE.test(line) && questionKind(line, raw) === null)
    return { kind: 'vague', scope: findScope(reading, state.plan, words.length) };
  const isOnePart = slots.length + kinds.length === 1;
  const wanted = clocks.filter(({ isRefused, isKept }) => !isRefused && !isKept);
  // `is lunch ok at 1 not half 12` asks.
  if (!isOnePart || words.length > WORDS_MAX || MORE.test(line) || questionKind(line, raw) !== null) return null;
  // `an hour for lunch isnt enough, start it at 1`.
  const isOfIt = wanted.length === 1 && clocks.length === 1 && OF_IT.test(line);
  if (!isOfIt && !clocks.some(({ isRefused }) => isRefused)) return null;
  if (wanted.length === 1) return readTimes(reading, state);
  const scope = findScope(reading, state.plan, words.length);
  if (wanted.length > 0 || !PUSHED.test(line) || scope.slots.length !== 1) return null;
  return { kind: 'retime', scope, direction: 'later', edge: null, startMinute: null, byMinutes: null };
}
