import type { Intent } from '../intent.ts';
import type { Reading } from '../reading.ts';
import type { Scope } from '../scope.ts';

/** The kinds of place that a wish names are to be kept out of the days that it names. */
export function avoidKinds(reading: Reading, scope: Scope): Intent {
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
