import type { ConciergeState } from '../../concierge-state.ts';
import { findScope } from '../cues/find-scope.ts';
import type { Intent } from '../intent.ts';
import type { Reading } from '../reading.ts';

const HOW_SO =
  / (?:how|why) (?:is|are|come|comes|did|does|has|have|can|do) (?:(?:it|that|this|we|you|they|the|a|is|are|total|price|bill|now|get|got|to|end|ended|up|at|come|comes|cost|costs|be|all|suddenly|gone|went) )*(?:£ ?)?(\d{2,5}) /;
const IS_ENOUGH =
  / (?:is (?:that|it|this|£?\d+) (?:be )?(?:enough|ok|alright|plenty)|(?:will|would|does|do) (?:that|it|this|£?\d+) (?:cover|do|be enough|stretch|be plenty|be ok)|enough for|£?\d+ (?:enough|cover)) /;

/**
 * A sum held up against the plan: one of the plan's own that somebody wonders at, `hows it 570 when we said 500`, or one
 * that is to be enough, `£30 for saturday, is that enough`. The answer is what that costs.
 */
export function readOwnSum(reading: Reading, state: ConciergeState): Intent | null {
  const { line, slots, amount } = reading;
  const price = { kind: 'price', people: null } as const;
  const scope = findScope(reading, state.plan, reading.words.length);
  if (amount !== null && IS_ENOUGH.test(line)) return { ...price, scope };
  const said = Number(HOW_SO.exec(line)?.[1] ?? 0);
  const { totals, groupSize } = state.plan;
  const own = [
    totals.allPerPersonPence,
    totals.slotsPerPersonPence,
    totals.stayPerPersonPence,
    totals.allGroupPence,
    totals.slotsGroupPence,
  ];
  const isOwn = said > groupSize && own.some((pence) => Math.abs(pence - said * 100) < 100);
  return isOwn && slots.length === 0 ? { ...price, scope: { ...scope, slots: [], isNamed: false } } : null;
}
