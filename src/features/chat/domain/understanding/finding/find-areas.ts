import type { CityCatalogue } from '../../../../../catalogue/venue.ts';
import { tokenise } from '../../../../planner/domain/tokenise.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { normalise } from '../typing/normalise.ts';
import { isInside } from './is-inside.ts';

/** A run of words that names a neighbourhood where something is or is to be. */
export interface AreaMention {
  /** As the catalogue writes it. */
  area: string;
  from: number;
  to: number;
  /** It only says which part of the plan is meant, `swap the bar in soho for a pub`. */
  isOfPart: boolean;
}

/** What stands before a neighbourhood: `in soho`, `somewhere around the old town`. */
const JOINT = /^(?:in|near|nearer|closer|around|round|to|into|towards)$/;
/** An order about something that stands there already. */
const DESCRIBES =
  / (?:swap|drop|cancel|bin|lose|remove|replace|ditch|scrap|skip|axe) (?:\w+ ){0,2}?(?:the|that|our|this) (?:(?!for|with|to|and|somewhere|something)\w+ ){1,3}in $/;

/** `soho for saturday drinks`, `we fancy soho for dinner`. */
const PROPOSES = /^(?:fancy|want|prefer|do|try|love|like|choose|pick|go|about|maybe|yeah|yes|and|or)$/;

/** The words of each neighbourhood of a list, the longest first, and of the names that could begin with one. */
interface Known {
  areas: readonly { area: string; words: readonly string[] }[];
  names: readonly (readonly string[])[];
}

const KNOWN = new WeakMap<CityCatalogue, Known>();

function knownOf(city: CityCatalogue): Known {
  const known = KNOWN.get(city);
  if (known) return known;
  const all = [...city.venues, ...city.hotels];
  const areas = [...new Set(all.map(({ area }) => area))]
    // `Elephant & Castle` with and without its `and`.
    .flatMap((area) =>
      [...new Set([area, area.replace('&', '')])].map((name) => ({ area, words: normalise(name).words })),
    )
    .filter(({ words }) => words.length > 0)
    .sort((one, other) => other.words.length - one.words.length);
  const made = { areas, names: all.map(({ name }) => tokenise(name)) };
  KNOWN.set(city, made);
  return made;
}

/**
 * Neighbourhoods of the list in which something is wanted, `dinner in soho`, `move it to the old town`, or stands. Not where
 * the word is part of the longer name of a place.
 */
export function findAreas(words: readonly string[], { places }: Pick<ConciergeState, 'places'>): AreaMention[] {
  if (places.kind !== 'city') return [];
  const { areas, names } = knownOf(places.city);
  // `clifton observatory` begins a name, and `fado in chiado` is one.
  const isInName = (from: number, length: number): boolean =>
    names.some((name) => {
      const isSaid = (at: number, upTo: number): boolean =>
        name.slice(0, upTo).every((part, offset) => words[at + offset] === part);
      if (name.length <= length) return false;
      return (
        isSaid(from, length + 1) ||
        name.some((_, at) => at > 0 && at <= name.length - length && isSaid(from - at, name.length))
      );
    });
  const mentions: AreaMention[] = [];
  for (const start of words.keys()) {
    const before = words[start - 1] === 'the' ? words[start - 2] : words[start - 1];
    const found = areas.find((known) => known.words.every((part, offset) => words[start + offset] === part));
    const isProposed =
      (before === undefined || PROPOSES.test(before)) && words[start + (found?.words.length ?? 0)] === 'for';
    if (!found || !(isProposed || JOINT.test(before ?? '')) || isInName(start, found.words.length)) continue;
    const isOfPart = DESCRIBES.test(` ${words.slice(0, start).join(' ')} `);
    mentions.push({ area: found.area, from: start, to: start + found.words.length, isOfPart });
  }
  return mentions;
}

/** The words without those of neighbourhoods, each in its place, so that no part of the plan is found in them. */
export const withoutAreas = (words: readonly string[], areas: readonly { from: number; to: number }[]): string[] =>
  words.map((word, at) => (isInside(at, areas) ? AREA_WORD : word));

/** Of parts that one word could mean those in the neighbourhood that is said of them, where there are any. */
export function inAreaOfPart<Placed extends { slot: { area: string } }>(
  slots: readonly Placed[],
  [said]: readonly AreaMention[],
): Placed[] {
  const there = slots.filter(({ slot }) => slot.area === said?.area);
  return there.length > 0 ? there : [...slots];
}

/** No word of any name. */
const AREA_WORD = '·';
