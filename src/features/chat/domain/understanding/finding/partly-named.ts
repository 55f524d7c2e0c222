import type { Venue } from '../../../../../catalogue/venue.ts';
import { onlyOf } from '../../../../../shared/only-of.ts';
import { EVERYDAY_WORDS } from '../../../../planner/domain/everyday-words.ts';
import type { VenueMention } from '../../../../planner/domain/find-venues.ts';
import { stem, tokenise } from '../../../../planner/domain/tokenise.ts';

/** Two words that more places than this have in their names tell none of them. */
const NAMESAKES_MAX = 3;
const WORD_MIN = 4;
const JOINED_MIN = 6;

/**
 * Places of the catalogue by two words of their name that stand together in it, `the salt mines`, `croke park`; where a
 * few share them, the one of the shortest name. Names of neighbourhoods point at no place.
 */
export function partlyNamed(words: readonly string[], catalogue: readonly Venue[], city: string): VenueMention[] {
  const pairsOf = (text: string): string[] => {
    const stems = tokenise(text).map(stem);
    return stems.slice(1).map((word, at) => `${stems[at]} ${word}`);
  };
  // `wawel castle`, of Wawel Royal Castle.
  const withOneLeftOut = (text: string): string[] => {
    const stems = tokenise(text).map(stem);
    return stems.slice(2).map((word, at) => `${stems[at]} ${word}`);
  };
  const areas = new Set(catalogue.flatMap(({ area }) => pairsOf(area)));
  const mentions: VenueMention[] = [];
  for (const [from, word] of words.entries()) {
    const isLong = word.length >= (words[from - 1] === 'the' ? WORD_MIN - 1 : WORD_MIN);
    const local = isLong ? catalogue.find(({ name }) => nameIn(city, name) === word) : undefined;
    if (local) mentions.push({ venueId: local.id, from, to: from + 1 });
    const next = words[from + 1];
    if (next === undefined || !tells(word, next)) continue;
    const pair = `${stem(word)} ${stem(next)}`;
    if (areas.has(pair)) continue;
    const together = catalogue.filter(({ name }) => pairsOf(name).includes(pair));
    const named = together.length > 0 ? together : catalogue.filter(({ name }) => withOneLeftOut(name).includes(pair));
    const [shortest] = named.toSorted((left, right) => left.name.length - right.name.length);
    if (shortest && named.length <= NAMESAKES_MAX) mentions.push({ venueId: shortest.id, from, to: from + 2 });
  }
  return mentions;
}

/** Places by a word of their name and what they are, side by side: `concorde museum`, `guinness brewery`. */
export const namedByKind = (words: readonly string[], catalogue: readonly Venue[]): VenueMention[] =>
  words.slice(1).flatMap((next, from) => {
    const word = words[from] ?? '';
    if (word.length < WORD_MIN || next.length < WORD_MIN || EVERYDAY_WORDS.has(word)) return [];
    const ofKind = (text: string, said: string): boolean => tokenise(text).some((part) => stem(part) === stem(said));
    const named = catalogue.filter(({ name }) => ofKind(name, word));
    const only = onlyOf(named);
    return only && ofKind(only.type, next) && !ofKind(only.type, word)
      ? [{ venueId: only.id, from, to: from + 2 }]
      : [];
  });

/** Places by a word of their name that was typed as two, `go boat`, `putt shack`. */
export const joinedNames = (words: readonly string[], catalogue: readonly Venue[]): VenueMention[] =>
  words.slice(1).flatMap((next, from) => {
    const joined = `${words[from] ?? ''}${next}`;
    const named = joined.length < JOINED_MIN ? [] : catalogue.filter(({ name }) => tokenise(name).includes(joined));
    return named.length === 1 ? named.map(({ id }) => ({ venueId: id, from, to: from + 2 })) : [];
  });

/** The name of a place without that of its city, `castle` for Prague Castle. */
const nameIn = (city: string, name: string): string => {
  const ofCity = tokenise(city);
  const all = tokenise(name);
  return all.some((word) => ofCity.includes(word)) ? all.filter((word) => !ofCity.includes(word)).join(' ') : '';
};

const tells = (word: string, next: string): boolean =>
  word.length >= WORD_MIN && next.length >= WORD_MIN && !(EVERYDAY_WORDS.has(word) && EVERYDAY_WORDS.has(next));

/** `we're in portugal` names no place that begins so. */
export const isCountry = (word: string): boolean =>
  /^(?:portugal|poland|czechia|ireland|england|scotland|wales|spain|holland|netherlands|britain|france|europe)$/.test(
    word,
  );
