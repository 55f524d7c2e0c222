import type { SpotName } from './spot-types.ts';

/** Types that say little of what a place looks like; the words of its name may say more. */
export const BROAD_TYPES: ReadonlySet<string> = new Set([
  'boat hire',
  'boat trip',
  'cinema',
  'craft workshop',
  'historic sight',
  'landmark',
  'museum',
  'private tour',
  'pub',
  'sightseeing',
  'tasting',
  'viewpoint',
  'workshop',
]);

/** Words of names, and the picture of what they tell; the first that is found counts. */
export const SPOT_WORDS: readonly (readonly [words: RegExp, spot: SpotName])[] = [
  [/sidecar/, 'sidecar'],
  [/cable car/, 'cable-car'],
  [/hot tub/, 'hot-tub'],
  [/party boat/, 'party-boat'],
  [/sailing|catamaran/, 'sail'],
  [/\bcruises?\b/, 'boat-trip'],
  [/maritime|tall ship|cutty sark|\bss great/, 'tall-ship'],
  [/salt mine/, 'salt-mine'],
  [/bridge/, 'bridge'],
  [/sagrada/, 'landmark'],
  [/castle|castelo|tower of london/, 'castle'],
  [/\bchurch\b|basilica|cathedral|monastery/, 'cathedral'],
  [/\bpark\b|\bsady\b/, 'park-walk'],
  [/chocolate|choco-/, 'chocolate'],
  [/science|cosmocaixa|curious/, 'dinosaur'],
  [/british museum|v&a|\bsoane|national art museum|decorative arts/, 'statue'],
  [/rock ’n’ roll/, 'band'],
  [/\bfado\b/, 'fado'],
  [/tile|mosaic/, 'tiles'],
  [/spray-paint/, 'street-art'],
  [/wine/, 'wine'],
  [/vodka/, 'vodka'],
  [/whiske?y|genever/, 'whisky'],
  [/sunday roast/, 'roast'],
  [/barn/, 'open-air-cinema'],
];
