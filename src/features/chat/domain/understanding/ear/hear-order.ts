import type { ConciergeState } from '../../concierge-state.ts';
import { read } from '../reading.ts';
import { earOf } from './ear.ts';
import { signsWithMarks, wishFeaturesOf } from './ear-features.ts';
import WEIGHTS from './order-weights.json' with { type: 'json' };

const EAR = earOf(WEIGHTS, wishFeaturesOf);

/** Fewer words have too little to sound like anything. */
const CLAUSE_WORDS_MIN = 3;

/**
 * How much a message sounds like one after which a change of the plan would be right, from 0 to 1; 1 where too few of its
 * words are known. In the middle between the whole and that clause which sounds most so: `how far is the boat, and drop it`
 * orders, and a story has some clause that would be an order by itself.
 */
export function orderShare(message: string, state: ConciergeState): number {
  const shareOf = (text: string): number =>
    EAR(signsWithMarks(read(text, state))).find(({ label }) => label === 'change')?.share ?? 1;
  const clauses = message
    .split(/(?<=[.,;!?])\s+|\s+(?:and|but|so|then)\s+/i)
    .filter((clause) => clause.trim().split(/\s+/).length >= CLAUSE_WORDS_MIN);
  const whole = shareOf(message);
  return clauses.length > 1 ? (whole + Math.max(whole, ...clauses.map(shareOf))) / 2 : whole;
}
