import { findPasswordFault } from './password-rules.ts';

/** How hard a new password is to guess, in the four words that a person is shown. */
export type PasswordStrength = 'refused' | 'weak' | 'good' | 'strong';

/** Below this a program tries everything; from the second on nobody does (bits of a rough estimate). */
const GOOD_BITS = 40;
const STRONG_BITS = 64;
/** A run such as `abcd` or `4444` is guessed as one choice. */
const MEAN_STEP = 1;

/**
 * An estimate from length, kinds of characters and runs; `refused` when the rules refuse it. It advises and never
 * forbids: only findPasswordFault does.
 */
export function passwordStrength(password: string): PasswordStrength {
  if (findPasswordFault(password) !== undefined) return 'refused';
  const bits = unguessedCharacters(password) * Math.log2(alphabetOf(password));
  if (bits >= STRONG_BITS) return 'strong';
  return bits >= GOOD_BITS ? 'good' : 'weak';
}

function alphabetOf(password: string): number {
  const kinds: readonly (readonly [RegExp, number])[] = [
    [/[a-z]/, 26],
    [/[A-Z]/, 26],
    [/\d/, 10],
    [/[ -/:-@[-`{-~]/, 33],
    [/[^ -~]/, 60],
  ];
  return kinds.reduce((sum, [kind, size]) => sum + (kind.test(password) ? size : 0), 1);
}

/** Characters that do not merely repeat, or step on from, the one before. */
function unguessedCharacters(password: string): number {
  const points = Array.from(password, (character) => character.codePointAt(0) ?? 0);
  return points.filter((point, index) => {
    const before = points[index - 1];
    return before === undefined || Math.abs(point - before) > MEAN_STEP;
  }).length;
}
