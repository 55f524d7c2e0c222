import { isSameWord } from './edit-distance.ts';
import { EVERYDAY_TYPES } from './everyday-types.ts';
import { EVERYDAY_WORDS } from './everyday-words.ts';
import type { NamedVenue } from './named-venue.ts';
import { stem, tokenise } from './tokenise.ts';

/** A kind of venue that a text asks for: the catalogue's types it covers and the words that named it. */
export interface TypeMention {
  /** As the person would say it back, `clubs`. */
  label: string;
  types: readonly string[];
  from: number;
  to: number;
  /** The catalogue has none of the kind, and the types are only what comes nearest. */
  isNearest?: true;
}

/** Words that name a kind of thing, and so are no misspelling of a place's name: paintball is not the Pinball Museum. */
export const KIND_WORDS: ReadonlySet<string> = new Set(EVERYDAY_TYPES.flatMap(({ words }) => words.split(/[| ]/)));

/** Words of a type that say little by themselves; they count only when the type has no others. */
const GENERIC_WORDS = new Set(
  `bar restaurant tour experience class room house hall club food kitchen session night show the and of a trip ride visit
  venue place lunch dinner brunch breakfast afternoon morning late sunday street track ride guided high big live park centre center game games making group private with for in walk evening`.split(
    /\s+/,
  ),
);

interface Wording {
  label: string;
  words: readonly string[];
  types: readonly string[];
  isNearest: boolean;
}

/** Wordings by the letter that their first word begins with, each with its place among them all. */
type ByLetter = ReadonlyMap<string, readonly { wording: Wording; rank: number }[]>;

/** A catalogue stays the same between messages, and so do its wordings. */
const KNOWN = new WeakMap<readonly NamedVenue[], ByLetter>();

function wordings(venues: readonly NamedVenue[]): ByLetter {
  const known = KNOWN.get(venues) ?? byLetter(wordingsOf(venues));
  KNOWN.set(venues, known);
  return known;
}

/** No slip is forgiven in the first letter of a word, so a word is only held up against those that begin with it. */
function byLetter(all: readonly Wording[]): ByLetter {
  const found = new Map<string, { wording: Wording; rank: number }[]>();
  for (const [rank, wording] of all.entries()) {
    const letter = wording.words[0]?.[0] ?? '';
    found.set(letter, [...(found.get(letter) ?? []), { wording, rank }]);
  }
  return found;
}

function wordingsOf(venues: readonly NamedVenue[]): Wording[] {
  const types = [...new Set(venues.map((venue) => venue.type))];
  const ofCatalogue = types.flatMap((type) => {
    const all = tokenise(type);
    const strong = all.filter((word) => !GENERIC_WORDS.has(word));
    const inFull = { label: type.toLowerCase(), words: all, types: [type], isNearest: false };
    if (strong.length === 0 || strong.length === all.length) return [inFull];
    const sharing = types.filter((other) => strong.every((word) => tokenise(other).includes(word)));
    return [inFull, { label: type.toLowerCase(), words: strong, types: sharing, isNearest: false }];
  });
  const everyday = EVERYDAY_TYPES.flatMap(({ words, label, types: covered, near, nearest }) => {
    const matching = (pattern: RegExp | undefined) => (pattern ? types.filter((type) => pattern.test(type)) : []);
    const own = [covered, near].map(matching).find(({ length }) => length > 0) ?? [];
    const known = own.length > 0 ? own : matching(nearest);
    const isNearest = own.length === 0 && known.length > 0;
    return words
      .split('|')
      .map((wording) => ({ label: label ?? wording, words: wording.split(' '), types: known, isNearest }));
  });
  return [...everyday, ...ofCatalogue].sort((left, right) => right.words.length - left.words.length);
}

const meets = (typed: string, meant: string): boolean => {
  const left = stem(typed);
  const right = stem(meant);
  return left === right || (!EVERYDAY_WORDS.has(typed) && typed !== 'dinner' && isSameWord(left, right));
};

/**
 * The kinds of venue a text names; the longest wording wins where two overlap. `types` is empty for an everyday word
 * that this catalogue has nothing for, so that a caller can say so.
 */
export function findTypes(words: readonly string[], venues: readonly NamedVenue[]): TypeMention[] {
  const known = wordings(venues);
  const named = words.flatMap((first, from) =>
    (known.get(first[0] ?? '') ?? []).flatMap(({ wording, rank }) => {
      const to = from + wording.words.length;
      const isNamed =
        to <= words.length && wording.words.every((word, offset) => meets(words[from + offset] ?? '', word));
      return isNamed ? [{ ...wording, from, to, rank }] : [];
    }),
  );
  named.sort((left, right) => left.rank - right.rank || left.from - right.from);
  const found: TypeMention[] = [];
  for (const { label, types, from, to, isNearest } of named)
    if (!found.some((other) => from < other.to && other.from < to)) {
      // `surfing` is said back as it was typed, where that is a wording of its own.
      const typed = words.slice(from, to).join(' ');
      const isKnown = named.some((other) => other.from === from && other.label === typed && other.to === to);
      found.push({ label: isKnown ? typed : label, types, from, to, ...(isNearest ? { isNearest } : {}) });
    }
  return found.sort((left, right) => left.from - right.from);
}
