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

/** `we will be 15 rather than 14`. */
const RATHER_THAN = new RegExp(
  `^ (?:(?:and|so|but|oh|actually|sorry|now|it looks like|looks like|turns out|i think|think) )*(?:we|well|there|it|itll|theyll|numbers|the (?:group|party|numbers?|headcount|total))(?: (?:will|are|is|now|going|to|all|be|up|down|at))* (${NUMBER})(?: (?:of us|people|now))* (?:instead of|not|and not|rather than) (?:the )?(${NUMBER})(?: (?:now|please|people|of us|in the end|x+))* $`,
);

/** `24 to 22`, `22 instead of 24`, where the plan is for 24: the old number and the new. */
export function readSizeFromTo({ line }: Reading, { request }: ConciergeState): Intent | null {
  const [, now, was] = RATHER_THAN.exec(line) ?? [];
  const [, from = was ?? '', to = now ?? ''] = FROM_TO.exec(line) ?? [];
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
