import type { Intent } from '../intent.ts';
import type { Reading } from '../reading.ts';
import type { Scope } from '../scope.ts';

/** `not a mexican, italian`, `not that, proper tapas`: what stands after the mark is wanted in the place of the first. */
export const NOT_THIS_THAT =
  /^\W*(?:(?:no|nah|oh|sorry|hmm)[\s,]+)*not (?:an? [\w' ]{3,25}|that(?: one)?|this(?: one)?)\s*[,.;–-]+\s*(?!(?:no|not|nor|or|and|any|either|please|thanks)\b)[\w' ]{3,40}[.!]*$/i;

/** The kinds of place that a wish names are to be kept out of the days that it names. */
export function avoidKinds(reading: Reading, scope: Scope): Intent {
  if (NOT_THIS_THAT.test(reading.raw)) return { kind: 'unknown' };
  const types = [...new Set(reading.types.flatMap((type) => type.types))];
  return { kind: 'avoid', types, label: reading.types.map((type) => type.label).join(' or '), days: scope.days };
}

/** `we hate museums` speaks of all of them; `the museum` and a venue's own name of one. */
export const isPluralType = ({ types, slots, words }: Reading): boolean =>
  types.some(
    (type) =>
      words[type.to - 1]?.endsWith('s') === true &&
      words[type.from - 1] !== 'the' &&
      !slots.some((slot) => slot.from < type.from && type.from < slot.to),
  );
