import { type Places, venuesOf } from '../../../../../engine/places.ts';

/** A mark that would part a message in two: a stop, a comma or a colon before a space, and brackets. */
const MARKS = /[.!?;:,…](?=\s|$)|[()]/g;

/** Any of the names of a catalogue, and any that have a mark in them, put together once for each; null where none has. */
const NAMES = new WeakMap<Places, { all: RegExp | null; marked: RegExp | null }>();

/**
 * The message with the names of places that have marks in them written without these: `drop Pilsner Urquell: The
 * Original Beer Experience` is one order, and `Bow St.` ends no sentence.
 */
export function withNamesWhole(message: string, places: Places): string {
  const { marked } = namesIn(places);
  return marked === null ? message : message.replace(marked, (name) => name.replace(MARKS, ''));
}

/** The message without the names of places, whose words may be of another language. */
export function withoutNames(message: string, places: Places): string {
  const { all } = namesIn(places);
  return all === null ? message : message.replace(all, ' ');
}

function namesIn(places: Places): { all: RegExp | null; marked: RegExp | null } {
  const known = NAMES.get(places);
  if (known !== undefined) return known;
  const hotels = places.kind === 'city' ? places.city.hotels : [];
  const all = [...venuesOf(places), ...hotels].map(({ name }) => name);
  const found = { all: anyOf(all), marked: anyOf(all.filter((name) => name.search(MARKS) >= 0)) };
  NAMES.set(places, found);
  return found;
}

function anyOf(names: readonly string[]): RegExp | null {
  if (names.length === 0) return null;
  const typed = names.map((name) => name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&').replace(/[’']/g, "[’']"));
  return new RegExp(`(?<!\\w)(?:${typed.join('|')})(?!\\w)`, 'gi');
}
