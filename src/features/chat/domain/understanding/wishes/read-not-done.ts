import type { Intent } from '../intent.ts';
import type { Reading } from '../reading.ts';
import { scopeOf } from '../scope.ts';
import { openings } from '../typing/openings.ts';

const NOT_DONE = new RegExp(
  `^ ${openings('please|actually|maybe|lets|we|i|think')}(?:dont|do not|not|wont|will not|shant)(?: lets)? (?:do|doing|go to|going to|go on|going on|visit|visiting|include) `,
);
const BESIDE = /^(?:the|that|our|a|or|and|nor|both|either|please|thanks|thx|then|now|after|all)$/;

/**
 * `dont do the castle or the garden`: parts of the plan that are not to be done, by themselves, are out. Null where more
 * is said of them, `dont do dinner so late`, and where a word fits several.
 */
export function readNotDone({ line, words, slots }: Reading): Intent | null {
  const opening = NOT_DONE.exec(line)?.[0];
  if (opening === undefined || slots.length === 0 || slots.some((mention) => mention.slots.length !== 1)) return null;
  const from = opening.trim().split(' ').length;
  const isNamed = (at: number): boolean => slots.some((mention) => mention.from <= at && at < mention.to);
  const isAll = words.every((word, at) => at < from || isNamed(at) || BESIDE.test(word));
  return isAll && slots.every((mention) => mention.from >= from)
    ? { kind: 'drop', scope: scopeOf(slots.flatMap((mention) => mention.slots)) }
    : null;
}
