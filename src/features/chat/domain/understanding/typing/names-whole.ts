import { type Places, venuesOf } from '../../../../../engine/places.ts';

/** A mark that would part a message in two: a stop, a comma or a colon before a space, and brackets. */
const MARKS = /[.!?;:,…](?=\s|$)|[()]/g;

/** Any of the names of a catalogue that have a mark in them, put together once for each; null where none has. */
const NAMES = new WeakMap<Places, RegExp | null>();

/**
 * The message with the names of places that have marks in them written without these: `drop Pilsner Urquell: The
 * Original Beer Experience` is one order, and `Bow St.` ends no sentence.
 */
export function withNamesWhole(message: string, places: Places): string {
  const names = namesIn(places);
  return names === null ? message : message.replace(names, (name) => name.replace(MARKS, ''));
}

function namesIn(places: Places): RegExp | null {
  const known = NAMES.get(places);
  if (known !== undefined) return known;
  const hotels = places.kind === 'city' ? places.city.hotels : [];
  const marked = [...venuesOf(places), ...hotels].map(({ name }) => name).filter((name) => name.search(MARKS) >= 0);
  const typed = marked.map((name) => name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&').replace(/[’']/g, "[’']"));
  const names = typed.length === 0 ? null : new RegExp(`(?<!\\w)(?:${typed.join('|')})(?!\\w)`, 'gi');
  NAMES.set(places, names);
  return names;
}
