import { EVERYDAY_WORDS } from '../../../../planner/domain/everyday-words.ts';
import { isInside } from '../finding/is-inside.ts';
import type { Reading } from '../reading.ts';
import { knowsWord } from './hear.ts';

/** Somebody is not content, or orders something: then a strange word may be the reason for it. */
const ORDERS =
  / (?:swap|change|switch|replace|drop|instead|different|else|other|better|another|not|no|dont|doesnt|cant|hate|hates|boring|rubbish|crap|too|cheaper|bit|isnt|never|nobody|without|away|off|out) /;
const NAME_MIN = 4;

/**
 * True where a line has a word that neither the plan nor the catalogue nor the ear knows, and orders nothing: what it
 * sounds like then comes from the words around the name, `meet dracula for dinner`.
 */
export function hasUnheardName({ words, line, slots, types, venues, hotels }: Reading): boolean {
  return ORDERS.test(line) ? false : words.some((_, at) => isUnheard(at, { words, slots, types, venues, hotels }));
}

type Mentions = Pick<Reading, 'words' | 'slots' | 'types' | 'venues' | 'hotels'>;

function isUnheard(at: number, { words, slots, types, venues, hotels }: Mentions): boolean {
  const word = words[at] ?? '';
  return (
    word.length >= NAME_MIN &&
    !/\d/.test(word) &&
    !EVERYDAY_WORDS.has(word) &&
    !/^(?:lunch|dinner)$/.test(word) &&
    !isInside(at, [...slots, ...types, ...venues, ...hotels]) &&
    !knowsWord(word)
  );
}

/** A wish that begins with a name nobody knows is about that. */
export const beginsUnheard = (reading: Reading): boolean =>
  isUnheard(0, reading) && !/days?$/.test(reading.words[0] ?? '');

/** `milkshakes for the lads after pizza`: the strange word that a wish begins with is what it is for; null where it begins with another. */
export const unheardFirst = (reading: Reading): string | null =>
  isUnheard(0, reading) && AT_END.test(reading.words[1] ?? '') ? (reading.words[0] ?? null) : null;

const AT_END = /^(?:for|after|before|on|at|with|somewhere|please|as|in|\w+day|)$/;
