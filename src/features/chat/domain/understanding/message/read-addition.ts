import type { ConciergeState } from '../../concierge-state.ts';
import { mentionsIn } from '../cues/mentions.ts';
import type { Intent } from '../intent.ts';
import { read } from '../reading.ts';
import { scopeOf } from '../scope.ts';
import { readClause } from './clause-frame.ts';

/**
 * `a rooftop before heaven would be lush`: a kind of place wanted beside a slot of the plan, which only tells the day.
 * Null where the words name no slot in this way, or want nothing that the plan has not.
 */
export function readAddition(state: ConciergeState, message: string): Intent | null {
  const clause = readClause({ text: message, joint: '' }, state);
  if (clause === null || clause.outs.length + clause.topics.length > 0 || clause.want === null) return null;
  const { want } = clause;
  if (want.types.length + want.venueIds.length === 0) return null;
  const beside = mentionsIn(read(message, state), state)
    .filter(({ polarity, slots }) => polarity === 'beside' && slots.length > 0)
    .flatMap(({ slots }) => slots);
  if (beside.length === 0) return null;
  const days = clause.days.length > 0 ? clause.days : [...new Set(beside.map(({ day }) => day))];
  const scope = scopeOf([], days);
  return { kind: 'add', scope, want, slotKind: null, isAnother: false };
}
