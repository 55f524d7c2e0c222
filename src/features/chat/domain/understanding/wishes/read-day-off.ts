import type { Wish } from '../intent.ts';
import type { Reading } from '../reading.ts';
import { NOWHERE } from '../scope.ts';

const NOTHING = '(?:nothing|nowt|sod all|naff all|jack)';
const DAY_OFF = new RegExp(
  ` (?:an?|one|the odd) (?:whole |full |clear |complete |entire )?day (?:(?:just|of|to|for|where we|with us|completely|totally|all|to just) )*(?:free|off|do(?:ing)? ${NOTHING}|${NOTHING} (?:on|planned|booked|at all)|to ourselves|ourselves|chilling|lazing|lounging|without (?:anything|plans)|with ${NOTHING})(?= (?!from work))`,
);
const ASKS = /^ (?:(?:so|and|but|ok|hi) )*(?:is|are|do|does|what|which|why|how|have we got|when) /;

/** `are we able to leave the afternoon free`: of some day. */
const PART_FREE =
  /^ (?:(?:so|and|ok|hi|please|can|could|would|are|is it|possible|able|we|you|to|i|like|want|lets|be) )*(?:leave|leaving|keep|have|make) (?:the|an|one|a whole) (morning|afternoon|evening) (?:free|clear|open|empty|off)(?: (?:please|if possible|for us|to ourselves|then))* $/;

/** `can we have one day doing nowt`: a day without plans, or a part of one, and nobody said which. */
export function readDayOff({ line, days, slots }: Reading): Wish | null {
  if (days.length > 0 || slots.length > 0) return null;
  const part = PART_FREE.exec(line)?.[1];
  if (part !== undefined) return { kind: 'vague', scope: NOWHERE, onSomeDay: `Leave the ${part} free` };
  if (ASKS.test(line) || !DAY_OFF.test(line)) return null;
  return { kind: 'vague', scope: NOWHERE, isDayFree: true };
}
