import type { ConciergeState } from '../../concierge-state.ts';
import { NUMBER, readNumberText } from '../finding/read-number.ts';
import type { Intent } from '../intent.ts';
import type { Reading } from '../reading.ts';

const LEFT_AT = new RegExp(
  ` (?:leave|keep|stick|stay|staying|hold|holding|sticking|keeping) (?:it |us |that |the (?:numbers?|headcount|group) )?(?:at|to|with|on|as) (${NUMBER})(?: of us| people)?(?: (?:for now|please|then|though|until then|as is|for the time being))* $`,
);

const FROM_TO = new RegExp(
  `^ (?:(?:we are |were )?(?:going|gone|down|up|from) )*(${NUMBER}) (?:(?:down|up) )?to (${NUMBER})(?: (?:now|please|people|of us|x+))* $`,
);

/** `24 to 22`, where the plan is for 24: the old number and the new. */
export function readSizeFromTo({ line }: Reading, { request }: ConciergeState): Intent | null {
  const [, from = '', to = ''] = FROM_TO.exec(line) ?? [];
  const people = readNumberText(to);
  if (people === null || people < 2 || readNumberText(from) !== request.groupSize) return null;
  return { kind: 'group-size', change: { kind: 'size', people } };
}

/** `11 total`; more than so many are a sum. */
const TOTAL = /^ (?:(?:so|its|that is|making|makes) )*([2-9]|[12]\d|3\d) (?:in )?(?:total|all told) $/;

/** `chloe is a maybe, leave it at 12`: the number that the plan is for already, and no hour. */
export function readKeptSize({ line, slots, kinds }: Reading, { request }: ConciergeState): Intent | null {
  const total = TOTAL.exec(line)?.[1];
  if (total !== undefined) return { kind: 'group-size', change: { kind: 'size', people: Number(total) } };
  const said = LEFT_AT.exec(line)?.[1];
  const people = said === undefined ? null : readNumberText(said);
  if (people !== request.groupSize || slots.length + kinds.length > 0) return null;
  return { kind: 'group-size', change: { kind: 'size', people } };
}
