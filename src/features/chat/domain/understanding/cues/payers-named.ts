import type { Reading } from '../reading.ts';

const ASKS =
  / (?:do|does|did|will|would|should|must) (?!(?:it|this|that|we|everyone|everybody|they) )((?:\w+ ){1,9}?)(?:owe|owes|pay|pays|cost|costs|have to pay|come to|need to pay) /;
const TOGETHER =
  / (?:together|between (?:them|us)|altogether|combined|in total|jointly|both|as a (?:couple|pair)|the pair|owe|owes) /;
/** Nobody's name. */
const NO_NAME =
  /^(?:the|a|an|each|all|of|us|you|one|people|group|lot|trip|hotel|stay|meal|drinks|what|how|much|it|that|\d+)$/;
const NAME_WORDS_MAX = 2;
const PAYERS_MAX = 6;

/**
 * How many people a question names who pay together, `what do Tom and Dave owe`; null where it names parts of the plan,
 * or nobody.
 */
export function payersNamed({ line, slots, types, venues, kinds }: Reading): number | null {
  if (slots.length + types.length + venues.length + kinds.length > 0 || !TOGETHER.test(line)) return null;
  const said = ASKS.exec(line)?.[1]?.trim();
  if (said === undefined) return null;
  const people = said.split(/ and | plus /).flatMap((part) => splitNames(part));
  const isPeople = people.every(
    (words) => words.length <= NAME_WORDS_MAX && words.every((word) => !NO_NAME.test(word)),
  );
  return isPeople && people.length >= 2 && people.length <= PAYERS_MAX ? people.length : null;
}

/** Commas are gone from a line, so `tom dave and steve` is three; `my sister` and `his mate` are one. */
function splitNames(part: string): string[][] {
  const words = part.split(' ').filter((word) => word !== '');
  if (/^(?:my|his|her|our|their)$/.test(words[0] ?? '')) return [words];
  return words.map((word) => [word]);
}
