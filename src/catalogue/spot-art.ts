import { SPOT_TYPES, type SpotName } from './spot-types.ts';
import { BROAD_TYPES, SPOT_WORDS } from './spot-words.ts';

export interface PicturedThing {
  kind: string;
  type: string;
}

const isSpotName = (name: string): name is SpotName => name in SPOT_TYPES;

/** All pictures there are. */
export const SPOT_NAMES: readonly SpotName[] = Object.keys(SPOT_TYPES).filter(isSpotName);

const SPOTS_OF_TYPE = new Map<string, SpotName[]>();
for (const name of SPOT_NAMES) {
  for (const type of SPOT_TYPES[name]) SPOTS_OF_TYPE.set(type, [...(SPOTS_OF_TYPE.get(type) ?? []), name]);
}

/**
 * The picture of a place or an item by what it is. Where its type is broad, its name may tell which; where its type has
 * several pictures, the name picks one, always the same; without a name it is the usual one. A type without a picture
 * gets that of its kind.
 */
export function spotFor(thing: PicturedThing, name?: string): SpotName {
  const spots = spotsOf(thing, name);
  return spots[name === undefined ? 0 : hash(name) % spots.length] ?? 'party';
}

/**
 * The things of one list, each with its picture: that of `spotFor` by its name, unless the list shows it already and the
 * type has another. The same list always gets the same.
 */
export function pictured<Thing extends { type: string; name: string }>(
  kind: string,
  things: readonly Thing[],
): (Thing & { spot: SpotName })[] {
  const shown = new Map<SpotName, number>();
  const timesShown = (spot: SpotName) => shown.get(spot) ?? 0;
  return things.map((thing) => {
    const spots = spotsOf({ kind, type: thing.type }, thing.name);
    const start = hash(thing.name) % spots.length;
    const inTurn = [...spots.slice(start), ...spots.slice(0, start)];
    const spot = inTurn.reduce((best, next) => (timesShown(next) < timesShown(best) ? next : best));
    shown.set(spot, timesShown(spot) + 1);
    return { ...thing, spot };
  });
}

/** Whether the type has a picture of its own. */
export const hasOwnSpot = (type: string): boolean => SPOTS_OF_TYPE.has(type.toLowerCase());

function spotsOf({ kind, type }: PicturedThing, name = ''): readonly [SpotName, ...SpotName[]] {
  const key = type.toLowerCase();
  const told = BROAD_TYPES.has(key) ? SPOT_WORDS.find(([words]) => words.test(name.toLowerCase())) : undefined;
  if (told !== undefined) return [told[1]];
  const [first, ...others] = SPOTS_OF_TYPE.get(key) ?? [];
  return first === undefined ? [spotOfKind(kind)] : [first, ...others];
}

function spotOfKind(kind: string): SpotName {
  if (kind === 'hotel') return 'hotel-room';
  if (kind === 'restaurant') return 'bistro';
  if (kind === 'nightlife') return 'cocktail';
  return 'party';
}

/** FNV-1a over the letters: small, and spread well enough to choose among a handful. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return value;
}
