import { type Claims, readClaims } from './read-claims.ts';
import { asWordLine, readNames } from './read-names.ts';
import type { Unfounded } from './unfounded-facts.ts';

/** The figures that the tools gave for one place, and those that belong to no place. */
interface Ownership {
  byPlace: ReadonlyMap<string, Claims>;
  shared: Claims;
}

const empty = (): Claims => ({ prices: new Set(), times: new Set(), numbers: new Set() });

function addTo(claims: Claims, text: string): void {
  const { prices, times } = readClaims(text);
  for (const price of prices) claims.prices.add(price);
  for (const time of times) claims.times.add(time);
}

/**
 * Prices and times of a reply that a tool returned for another place than the one the sentence speaks of: `Dishoom is
 * £25` when £25 is the club. Only sentences with one place are judged, and totals may stand anywhere.
 */
export function misplacedFacts(reply: string, facts: readonly unknown[]): Unfounded[] {
  const { byPlace, shared } = ownershipOf(facts);
  const found: Unfounded[] = [];
  for (const sentence of reply.split(/(?<=[.!?])\s+|\n/)) {
    const place = onlyPlaceIn(sentence, [...byPlace.keys()]);
    const own = place === null ? undefined : byPlace.get(place);
    if (own === undefined) continue;
    const claims = readClaims(sentence);
    for (const price of claims.prices)
      if (!own.prices.has(price) && !shared.prices.has(price))
        found.push({ kind: 'price', text: `${place}: ${price}` });
    for (const time of claims.times)
      if (!own.times.has(time) && !shared.times.has(time)) found.push({ kind: 'time', text: `${place}: ${time}` });
  }
  return found;
}

/** The one place that a sentence names, also by a part of its name; null for none, several, or a name that fits two. */
function onlyPlaceIn(sentence: string, places: readonly string[]): string | null {
  const names = readNames(sentence).map(asWordLine);
  const line = asWordLine(sentence);
  const meant = places.filter(
    (place) => line.includes(asWordLine(place)) || names.some((name) => asWordLine(place).includes(name)),
  );
  const [only] = meant;
  return meant.length === 1 && only !== undefined ? only : null;
}

function ownershipOf(facts: readonly unknown[]): Ownership {
  const objects = facts.flatMap(placesIn);
  const byPlace = new Map(objects.map(({ place }) => [place, empty()]));
  const shared = empty();
  for (const { place, texts } of objects) {
    const own = byPlace.get(place);
    if (own) for (const text of texts) addTo(own, text);
  }
  for (const text of facts.flatMap(freeTexts)) {
    // A line about places, such as that of a change, belongs to every place it names.
    const owners = [...byPlace].filter(([place]) => asWordLine(text).includes(asWordLine(place)));
    if (owners.length === 0) addTo(shared, text);
    for (const [, own] of owners) addTo(own, text);
  }
  return { byPlace, shared };
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const placeOf = (value: object): string | null => {
  const place: unknown = Reflect.get(value, 'place');
  return typeof place === 'string' ? place : null;
};

/** Every object that describes a place, with its own texts. */
function placesIn(value: unknown): { place: string; texts: string[] }[] {
  if (!isObject(value)) return [];
  const inside = Object.values(value).flatMap(placesIn);
  const place = placeOf(value);
  if (place === null) return inside;
  return [{ place, texts: Object.values(value).filter((text) => typeof text === 'string') }, ...inside];
}

/** Texts that stand in no object of a place. */
function freeTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (!isObject(value)) return [];
  const own = placeOf(value) !== null;
  return Object.values(value).flatMap((one: unknown) => (own && typeof one === 'string' ? [] : freeTexts(one)));
}
