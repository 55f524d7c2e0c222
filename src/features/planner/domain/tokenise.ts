import { foldText } from '../../../shared/plain-text.ts';

/** Names of places are parted into words thousands of times for a message, and are always the same few hundred. */
const PARTED = new Map<string, readonly string[]>();
const PARTED_MAX = 10_000;
/** Longer than this is no name, and not kept. */
const NAME_MAX = 60;

/** Words as typed, folded to lower case without accents; apostrophes vanish, so `don't` and `dont` meet. */
export function tokenise(text: string): readonly string[] {
  const known = PARTED.get(text);
  if (known) return known;
  const words = partedWords(text);
  if (text.length > NAME_MAX) return words;
  if (PARTED.size >= PARTED_MAX) PARTED.clear();
  PARTED.set(text, words);
  return words;
}

const partedWords = (text: string): readonly string[] =>
  foldText(text)
    .replace(/['’‘`´]/g, '')
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** The words with one blank between them and one at either end, so that patterns can ask for ` whole words `. */
export const toWordLine = (text: string): string => ` ${tokenise(text).join(' ')} `;

/** A rough stem: enough to let `karts`, `karting` and `kart` meet, applied to both sides of a comparison. */
export function stem(word: string): string {
  if (word.length > 5 && word.endsWith('ing')) return word.slice(0, -3);
  if (word.length > 5 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.length > 4 && /(?:ch|sh|x|ss)es$/.test(word)) return word.slice(0, -2);
  if (word.length > 3 && word.endsWith('s') && !word.endsWith('ss')) return word.slice(0, -1);
  return word;
}
