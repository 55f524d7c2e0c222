import { foldText } from '../../../shared/plain-text.ts';

/** Words as typed, folded to lower case without accents; apostrophes vanish, so `don't` and `dont` meet. */
export function tokenise(text: string): string[] {
  return (
    foldText(text)
      .replace(/['’‘`´]/g, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

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
