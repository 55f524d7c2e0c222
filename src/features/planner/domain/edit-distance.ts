import { ORDINARY_WORDS } from './ordinary-words.ts';

/**
 * Edits (insert, delete, replace, swap of neighbours) between two words: the restricted Damerau-Levenshtein
 * distance (Damerau 1964, Levenshtein 1966). Returns `bound + 1` as soon as the bound cannot be kept.
 */
export function editDistance(left: string, right: string, bound: number): number {
  if (Math.abs(left.length - right.length) > bound) return bound + 1;
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: right.length + 1 }, (_, column) => column);
  for (let row = 1; row <= left.length; row += 1) {
    const current = [row];
    let best = row;
    for (let column = 1; column <= right.length; column += 1) {
      const same = left[row - 1] === right[column - 1];
      let cost = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (same ? 0 : 1),
      );
      const swapped =
        row > 1 && column > 1 && left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
      if (swapped) cost = Math.min(cost, (beforePrevious[column - 2] ?? 0) + 1);
      current.push(cost);
      best = Math.min(best, cost);
    }
    if (best > bound) return bound + 1;
    beforePrevious = previous;
    previous = current;
  }
  return Math.min(previous[right.length] ?? 0, bound + 1);
}

/** Slips we forgive in a word of this length: none in short words, where one letter makes another word. */
const slipsAllowed = (length: number): number => (length < 5 ? 0 : length < 8 ? 1 : 2);

/** True when two words are the same but for typing slips; the first letter must agree, people rarely miss it. */
export function isSameWord(typed: string, meant: string): boolean {
  if (typed === meant) return true;
  if (typed[0] !== meant[0] || typed.length < 4 || ORDINARY_WORDS.has(typed)) return false;
  // A second slip is forgiven only between words that are both long: lighter is not laughter.
  const bound = Math.min(slipsAllowed(meant.length), typed.length + meant.length >= 16 ? 2 : 1);
  if (bound === 0) return false;
  return editDistance(typed, meant, bound) <= bound || isJumbled(typed, meant);
}

/** `hevean`: every letter is there, and two or three of them have changed places. */
const isJumbled = (typed: string, meant: string): boolean =>
  typed.length >= 6 &&
  typed.length === meant.length &&
  typed.at(-1) === meant.at(-1) &&
  typed.split('').sort().join('') === meant.split('').sort().join('');
