import type { Intent } from '../intent.ts';
import type { Reading } from '../reading.ts';
import { scopeOf } from '../scope-of.ts';

/** As it is typed: a turn of phrase makes `drop` of `dont need`. `we dont need both the castle and the garden`, `not the castle and the garden, just one of them`. */
const NOT_BOTH =
  / (?:dont|don t|do not|not|cant|can t|cannot|wont|won t|no need (?:for|to)|havent|haven t) (?:\w+ ){0,4}?both | (?:dont|don t|do not|not|cant|can t|no need (?:for|to)) .* (?:just|only) (?:the )?one(?: of (?:them|those|these|the two))? $| (?:pick|choose) (?:just |only )?one (?:of|from|out of) /;

/** Of two parts of the plan one is to go, and nobody has said which; null for any other wish. */
export function readOneOf({ raw, slots }: Reading): Intent | null {
  const typed = ` ${raw
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()} `;
  const parts = slots.flatMap((mention) => (mention.slots.length === 1 ? mention.slots : []));
  const [first, second, third] = parts;
  const isTwo = first && second && !third && slots.length === 2 && first.slot.id !== second.slot.id;
  if (!isTwo || !NOT_BOTH.test(typed)) return null;
  return { kind: 'drop', scope: { ...scopeOf(parts), isOne: true } };
}
