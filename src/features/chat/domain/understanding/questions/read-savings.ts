import type { ConciergeState } from '../../concierge-state.ts';
import type { Wish } from '../intent.ts';
import type { Reading } from '../reading.ts';
import { perPersonPence } from '../wishes/read-preference.ts';

const LEAD = '^ (?:(?:so|and|ok|but|hi|hey|if|we|need|had|have|want|to|save|money) )*';
const CUT =
  '(?:skip|drop|cut|lose|leave out|ditch|bin|miss|sack off|do without|get rid of|take out|go without|knock off|axe|scrap|remove)';
/** `what could we skip to save a tenner`, `which bits should go to save £50 a head`. */
const WHAT_TO_CUT = new RegExp(
  `${LEAD}(?:what|whats|which|what is|anything)(?: (?:bits?|parts?|things?|stops?|ones?|stuff|activit\\w+|else|the best|best|easiest|thing|one|is|would be|there|worth|that))*(?: (?:could|can|should|would|do|does|might|must|shall|will|we|i|you|us|they|need|have|want|got|the|best|easiest|easily|just|to))* (?:${CUT}|go) (?:\\w+ ){0,3}?(?:to|and|so (?:that )?we|if we(?: want| need| wanted)?(?: to)?) (?:save|shave|trim|knock|free up|claw back|find) `,
);

/**
 * What could be left out for a saving, `what could we skip to save a tenner`: the sum in pence a person, null where none
 * is named. Null as a whole for anything else.
 */
export function readSavings(
  { line, amount, slots }: Reading,
  { plan }: ConciergeState,
): Extract<Wish, { kind: 'savings' }> | null {
  if (slots.length > 0 || !WHAT_TO_CUT.test(line)) return null;
  const pence = amount === null ? null : perPersonPence(amount, plan.totals.slotsPerPersonPence, plan.groupSize);
  return { kind: 'savings', pence };
}
