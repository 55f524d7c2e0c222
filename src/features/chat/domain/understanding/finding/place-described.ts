import type { Venue } from '../../../../../catalogue/venue.ts';
import { EVERYDAY_WORDS } from '../../../../planner/domain/everyday-words.ts';
import { tokenise } from '../../../../planner/domain/tokenise.ts';
import { PLAIN } from './find-slots.ts';

const WORD_MIN = 4;
/** Endings that a noun of another language takes, `zapiekanka` and `zapiekanki`. */
const ENDING_MAX = 2;
const STEM_MIN = 5;

/** The same word, whatever ending it has. */
const isSame = (said: string, own: string): boolean => {
  if (said === own || `${said}s` === own || said === `${own}s`) return true;
  const stem = Math.min(said.length, own.length) - 1;
  const isLong = stem >= STEM_MIN && Math.abs(said.length - own.length) <= ENDING_MAX;
  return isLong && said.slice(0, stem) === own.slice(0, stem);
};

/**
 * The place of the catalogue that a few words are about though no name in it is said in full, `deer in the park`,
 * `zapiekanka`: each telling word is one of its name or says what it is. Null where none or several are, or where the words are
 * everyday ones.
 */
export function placeDescribed(words: readonly string[], catalogue: readonly Venue[]): Venue | null {
  const telling = words.filter((word) => word.length >= WORD_MIN && !/\d/.test(word));
  if (telling.every((word) => EVERYDAY_WORDS.has(word) || PLAIN.has(word))) return null;
  const having = (textOf: (venue: Venue) => string): Venue[] =>
    catalogue.filter((venue) => {
      const own = tokenise(textOf(venue));
      return telling.every((word) => own.some((part) => isSame(word, part)));
    });
  for (const textOf of [({ name }: Venue) => name, ({ name, type }: Venue) => `${name} ${type}`]) {
    // Of two in a park the walk is meant, and not the bikes.
    const isSo = ({ type }: Venue): number => (tokenise(type).some((word) => telling.includes(word)) ? 0 : 1);
    const [first, ...others] = having(textOf).toSorted(
      (one, other) => isSo(one) - isSo(other) || one.name.length - other.name.length,
    );
    const begins = first && tokenise(first.name)[0] === telling[0];
    if (first && (others.length === 0 || begins)) return first;
    if (first) return null;
  }
  return null;
}
