import type { ConciergeState } from '../../concierge-state.ts';
import type { ReadPart } from '../cues/read-part.ts';
import { slotsWhere } from '../finding/find-slots.ts';
import { read } from '../reading.ts';

/** Questions of one end of the night, and of going out alone: the dinner before it is no answer. */
const OF_ONE_END =
  / (?:finish|finishes|end|ends|over|last|latest|late|close|closes|home|bed|out out|after (?:dinner|tea|supper|eating)) /;

/**
 * `whats the plan for saturday night` asks for all of the evening, dinner too, where `swap saturday night` is about
 * going out alone.
 */
export function withWholeEvening(part: ReadPart, state: ConciergeState): ReadPart {
  const { intent, wish } = part;
  if (intent.kind !== 'schedule' || intent.scope.slots.some(({ slot }) => slot.kind !== 'night')) return part;
  const { line, slots, kinds, types, venues, days, timesOfDay } = read(wish, state);
  const isNight = timesOfDay.length === 1 && timesOfDay[0] === 'Evening' && days.length > 0;
  if (!isNight || slots.length + kinds.length + types.length + venues.length > 0 || OF_ONE_END.test(line)) return part;
  const evening = slotsWhere(state.plan, days, [], ['dinner', 'night']);
  return { ...part, intent: { ...intent, scope: { ...intent.scope, slots: evening } } };
}
