import { isSameWord } from './edit-distance.ts';
import { EVERYDAY_WORDS } from './everyday-words.ts';
import { KIND_WORDS } from './find-types.ts';
import type { NamedVenue } from './named-venue.ts';
import { stem, tokenise } from './tokenise.ts';

/** A venue named in a text, and the words (from, up to and without) that named it. */
export interface VenueMention {
  venueId: string;
  from: number;
  to: number;
}

/** Words that name a kind of place or a part of every city, and so never a place by themselves. */
const WEAK_WORDS = new Set(
  `half full whole the a an of at and in on to for by with de la le el les los da do das del van den het st saint
  bar bars pub club restaurant cafe kitchen house room rooms hall tour tours experience experiences class centre center
  museum gallery park market garden gardens hotel cruise boat food drinks night day city town square street road bridge
  theatre cinema spa brewery beer wine cocktail cocktails live music comedy escape karting bowling golf pizza burger
  grill steak walk walking river tower palace castle cathedral church old new royal national central great big little
  north south east west green red black white blue golden london amsterdam barcelona prague bristol dublin krakow lisbon
  secret urban social station works factory society company lane yard quay beach hill two three four sunday saturday
  friday morning afternoon evening dinner lunch breakfast brunch party group games adventure workshop masterclass vegetarian vegan halal kosher`.split(
    /\s+/,
  ),
);

/** Such a word by itself names no place. */
export const isWeak = (word: string): boolean => WEAK_WORDS.has(word) || WEAK_WORDS.has(stem(word)) || word.length < 3;

/** Fewer venues than this are no city, and what their ids have in common says nothing. */
const CITY_VENUES_MIN = 8;

/** The words of the city's own name: every id of a catalogue begins with them. */
function cityWords(venues: readonly NamedVenue[]): ReadonlySet<string> {
  const [first, ...others] = venues.map(({ id }) => id.split('-'));
  if (!first || venues.length < CITY_VENUES_MIN) return new Set();
  const end = first.findIndex((part, index) => others.some((id) => id[index] !== part));
  return new Set(first.slice(0, end));
}

/** Longest run of words that a name may be typed over, fillers included. */
const NAME_SPAN = 8;

/**
 * Venues that a text names; the longest name wins where names overlap. A name counts when all of it is there, or enough
 * of it to mean nothing else: its telling first word, or two of its words of which one no other venue has.
 * Typing slips in words of five letters or more are forgiven.
 */
export function findVenues(words: readonly string[], venues: readonly NamedVenue[]): VenueMention[] {
  const { holders, names } = indexOf(venues);
  const candidates = names.flatMap((name) => mentionsOf(name, words, holders));
  candidates.sort((left, right) => right.score - left.score || left.from - right.from);
  const taken: (VenueMention & { score: number })[] = [];
  for (const candidate of candidates) {
    const overlaps = taken.some((kept) => candidate.from < kept.to && kept.from < candidate.to);
    if (!overlaps) taken.push(candidate);
  }
  return taken.sort((left, right) => left.from - right.from).map(({ venueId, from, to }) => ({ venueId, from, to }));
}

/** What the names of a list of venues are made of. */
interface NameIndex {
  /** How many of the names have a word. */
  holders: ReadonlyMap<string, number>;
  names: readonly IndexedName[];
}

interface IndexedName {
  venueId: string;
  words: readonly string[];
  /** Its words that say more than a kind of place or the city. */
  strong: readonly string[];
  /** The first letters of its words: no slip is forgiven in one. */
  initials: ReadonlySet<string | undefined>;
}

/** A catalogue stays the same between messages. */
const INDEXES = new WeakMap<readonly NamedVenue[], NameIndex>();

function indexOf(venues: readonly NamedVenue[]): NameIndex {
  const known = INDEXES.get(venues);
  if (known) return known;
  const holders = new Map<string, number>();
  const ofCity = cityWords(venues);
  const names = venues.map(({ id, name }): IndexedName => {
    const words = tokenise(name);
    for (const word of new Set(words)) holders.set(word, (holders.get(word) ?? 0) + 1);
    return {
      venueId: id,
      words,
      strong: words.filter((word) => !isWeak(word) && !ofCity.has(word)),
      initials: new Set(words.map((word) => word[0])),
    };
  });
  const index = { holders, names };
  INDEXES.set(venues, index);
  return index;
}

function mentionsOf(
  { venueId, words: name, strong, initials }: IndexedName,
  words: readonly string[],
  holders: ReadonlyMap<string, number>,
): (VenueMention & { score: number })[] {
  const mentions: (VenueMention & { score: number })[] = [];
  for (let from = 0; from < words.length; from += 1) {
    if (!initials.has(words[from]?.[0])) continue;
    const matched = matchFrom(words, from, name);
    if (matched.parts.length === 0) continue;
    const to = from + matched.length;
    const isWhole = matched.parts.length === name.length;
    const strongFound = matched.parts.filter((part) => strong.includes(part));
    const isOnlyHere = (part: string) => (holders.get(part) ?? 0) === 1 && part.length >= 4;
    const isTelling = (part: string) =>
      isOnlyHere(part) && !EVERYDAY_WORDS.has(part) && !EVERYDAY_WORDS.has(stem(part));
    const lead = strong[0];
    // A single short word that is not quite the name's is another word: Porto is not Ponto Final.
    const isSlip =
      matched.parts.length === 1 && (matched.parts[0]?.length ?? 0) < 6 && matched.parts[0] !== words[from];
    const isEnough =
      !isSlip &&
      ((isWhole && (name.length > 1 || isTelling(name[0] ?? ''))) ||
        (strong.length > 0 && strongFound.length === strong.length && strongFound.some(isTelling)) ||
        (lead !== undefined && lead.length >= 5 && strongFound.includes(lead) && isTelling(lead)) ||
        (matched.parts.length >= 2 && strongFound.some((part) => holders.get(part) === 1)));
    if (isEnough) mentions.push({ venueId, from, to, score: matched.parts.length + (isWhole ? 1 : 0) });
  }
  return mentions;
}

/** Walks the text from a word of the name on, as long as words of the name keep coming in order. */
function matchFrom(
  words: readonly string[],
  from: number,
  name: readonly string[],
): { parts: string[]; length: number } {
  const parts: string[] = [];
  let next = 0;
  let length = 0;
  for (let at = from; at < Math.min(words.length, from + NAME_SPAN); at += 1) {
    const word = words[at] ?? '';
    const found = name.findIndex(
      (part, index) =>
        index >= next &&
        (part === word || !(EVERYDAY_WORDS.has(word) || KIND_WORDS.has(word))) &&
        isSameWord(word, part),
    );
    if (found < 0) {
      if (parts.length === 0 || !JOINING.has(word)) break;
      continue;
    }
    const part = name[found];
    if (part === undefined) break;
    if (parts.length === 0 && JOINING.has(part) && name.length > 1 && found > 0) break;
    parts.push(part);
    next = found + 1;
    length = at - from + 1;
  }
  return { parts, length };
}

const JOINING = new Set(['the', 'of', 'at', 'and', 'n', 's', 'a', 'in']);
