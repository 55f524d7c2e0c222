import type { ConciergeState } from '../../concierge-state.ts';
import type { ReadPart } from '../cues/read-part.ts';
import { COUNTS_STAY } from '../cues/topic-words.ts';
import { normalise } from '../typing/normalise.ts';
import { limitOf } from '../wishes/read-limit.ts';

/**
 * A limit that is to hold with the stay in it, `250 a head including the hotel`, as what it leaves for the rest: the limit of a
 * plan counts activities, meals and nights out.
 */
export function withStayCounted(part: ReadPart, { plan, request }: ConciergeState): ReadPart {
  const { intent, wish } = part;
  const stayPence = plan.totals.stayPerPersonPence;
  const isLimit = (intent.kind === 'cheaper' || intent.kind === 'budget') && intent.capPence !== null;
  if (!isLimit || intent.capPence === null || stayPence === 0 || !COUNTS_STAY.test(normalise(wish).line)) return part;
  const left = limitOf(Math.max(0, intent.capPence - stayPence), plan, request.budgetCapPence);
  return { ...part, intent: { ...left, stayPence } };
}
