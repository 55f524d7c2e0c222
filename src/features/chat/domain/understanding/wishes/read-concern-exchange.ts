import type { ConciergeState } from '../../concierge-state.ts';
import { questionKind } from '../cues/asks.ts';
import { mentionsIn } from '../cues/mentions.ts';
import { concernIn } from '../finding/concerns.ts';
import { slotsOfConcern } from '../finding/slots-of-concern.ts';
import type { Intent } from '../intent.ts';
import type { Reading } from '../reading.ts';
import { scopeOf } from '../scope.ts';
import { wantOf } from './read-loosely.ts';

/**
 * `two of us get seasick so sunday do the castle`: what somebody cannot have says which part of the plan goes, and what
 * is named besides comes in its place. Null where the plan has no such part that day, or where nothing is wanted.
 */
export function readConcernExchange(reading: Reading, state: ConciergeState): Intent | null {
  const { line, raw, slots, days } = reading;
  const concern = slots.length === 0 && questionKind(line, raw) === null ? concernIn(line) : null;
  if (concern === null) return null;
  const isWanted = mentionsIn(reading, state).some(({ polarity, isPart }) => polarity === 'in' && !isPart);
  const want = wantOf(reading, state);
  if (!isWanted || want.types.length + want.venueIds.length === 0) return null;
  const parts = slotsOfConcern(state, concern.concern).filter(({ day }) => days.length === 0 || days.includes(day));
  if (parts.length === 0) return null;
  const scope = { ...scopeOf(parts), isOne: parts.length > 1 };
  return { kind: 'swap', scope, want };
}
