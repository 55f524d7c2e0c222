import { toWordLine } from '../../../../planner/domain/tokenise.ts';
import type { Intent } from '../intent.ts';
import type { Reading } from '../reading.ts';
import { scopeOf } from '../scope.ts';

/** As it is typed: a turn of phrase makes `drop` of `dont need`. `we dont need both the castle and the garden`, `not the castle and the garden, just one of them`. */
const NOT_BOTH =
  / (?:dont|do not|not|cant|cannot|wont|no need (?:for|to)|havent) (?:\w+ ){0,4}?both | (?:dont|do not|not|cant|no need (?:for|to)) .* (?:just|only) (?:the )?one(?: of (?:them|those|these|the two))? $| (?:pick|choose) (?:just |only )?one (?:of|from|out of) /;

/** Of two parts of the plan one is to go, and nobody has said which; null for any other wish. */
export function readOneOf({ raw, slots }: Reading): Intent | null {
  const parts = slots.flatMap((mention) => (mention.slots.length === 1 ? mention.slots : []));
  const [first, second, third] = parts;
  const isTwo = first && second && !third && slots.length === 2 && first.slot.id !== second.slot.id;
  if (!isTwo || !NOT_BOTH.test(toWordLine(raw))) return null;
  return { kind: 'drop', scope: { ...scopeOf(parts), isOne: true } };
}
