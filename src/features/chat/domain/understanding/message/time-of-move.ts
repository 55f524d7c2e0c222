import type { ConciergeState } from '../../concierge-state.ts';
import type { ReadPart } from '../cues/read-part.ts';
import { read } from '../reading.ts';

const OF_DAY = / (?:\w+day|that|the) (?:morning|afternoon|evening|night) /;

/** `can we do the yoga saturday morning instead`: the part of the day that it is to go to, and not only the day. */
export function withTimeOfMove(part: ReadPart, state: ConciergeState): ReadPart {
  const { intent, wish } = part;
  if (intent.kind !== 'move-day' || intent.timesOfDay !== undefined) return part;
  const { line, timesOfDay } = read(wish, state);
  return timesOfDay.length === 1 && OF_DAY.test(line) ? { ...part, intent: { ...intent, timesOfDay } } : part;
}
