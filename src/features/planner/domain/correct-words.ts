import { isSameWord } from './edit-distance.ts';

/** Words with the typing slips of `known` words put right; every other word stays as it was typed. */
export const correctWords = (words: readonly string[], known: readonly string[]): string[] =>
  words.map((word) => (known.includes(word) ? word : (known.find((meant) => isSameWord(word, meant)) ?? word)));
