import type { Venue } from '../../../../../catalogue/venue.ts';
import { featureSaid } from '../finding/place-features.ts';
import type { Intent } from '../intent.ts';
import type { Reading } from '../reading.ts';

const ASKS =
  / (?:what(?! (?:about|i|we) )|whats|where|any|anything|anywhere|is there|are there|best|good|decent|recommend|things? to do|places?|ideas?|suggest\w*) /;
/** Of the way, of the plan or of something that is ordered. */
const OTHER =
  / (?:swap|change|drop|remove|add|put|move|instead|book|how far|how long|walk|far|get to|get there|stay|hotels?|hostels?|sleep|when|what time|price|cost|much|our|planned|we are|we have|we doing|free time) /;
const SORTS: readonly (readonly [RegExp, Venue['kind']])[] = [
  [/ (?:eat|eating|food|dinner|lunch|brunch|restaurants?|meal|scran|grub|bite|hungry) /, 'restaurant'],
  [/ (?:drink|drinks|drinking|bars?|pubs?|clubs?|nightlife|night out|cocktails|pints?) /, 'nightlife'],
  [/ (?:do|activit\w+|see|visit|sights?|fun) /, 'activity'],
];

/** The sort of place that is spoken of; a meal that only says where it is to be near to is none. */
export const sortSaid = (line: string, meals: readonly string[]): Venue['kind'] | undefined =>
  SORTS.find(([words, kind]) =>
    words.test(kind === 'restaurant' ? meals.reduce((rest, meal) => rest.replace(` ${meal} `, ' '), line) : line),
  )?.[1];

/** `where can we eat in camden`, `any bars in soho`, `anywhere with a view`: what the list has in a neighbourhood, or of that sort; null for anything else. */
export function readAreaPlaces({ areas, line, slots, types, venues }: Reading): Intent | null {
  const [only, another] = areas;
  const feature = featureSaid(line);
  const isOther = ({ from, to }: { from: number; to: number }): boolean =>
    !feature || to <= feature.from || feature.to <= from;
  if ((!only && !feature) || another || slots.filter(isOther).length + venues.length > 0) return null;
  if (!ASKS.test(line) || OTHER.test(line)) return null;
  const type = types.filter(isOther).find(({ types: covers }) => covers.length > 0);
  const sort = SORTS.find(([words]) => words.test(line))?.[1];
  const label = type?.label ?? (sort === 'restaurant' ? 'place to eat' : sort === 'nightlife' ? 'night out' : 'place');
  // `bars` are of every sort, from the pub to the club.
  const isWide = type === undefined || (sort === 'nightlife' && /^(?:bars?|pubs?|drinks?|nightlife)$/.test(type.label));
  return {
    kind: 'places',
    types: isWide ? [] : type.types,
    label,
    maxPence: null,
    venueIds: [],
    ...(only ? { area: only.area } : {}),
    ...(feature ? { feature } : {}),
    ...(isWide && sort ? { sort } : {}),
  };
}
