/** Types of the catalogue that feel like the same thing to whoever has just done one of them. */
const FAMILIES = {
  museum: ['Museum', 'Gallery'],
  sights: [
    'Landmark',
    'Sightseeing',
    'Historic sight',
    'Walking tour',
    'Street art tour',
    'Bus tour',
    'Private tour',
    'Tuk-tuk tour',
    'Self-drive tour',
    'Sidecar tour',
  ],
  view: ['Viewpoint', 'Rooftop climb', 'Cable car'],
  water: ['Boat trip', 'Boat hire', 'Speedboat ride', 'Kayaking', 'Jazz cruise'],
  surf: ['Surfing', 'Surf lesson'],
  market: ['Food market', 'Street market', 'Market', 'Street food', 'Food hall'],
  park: ['Park walk', 'Gardens', 'Hike', 'Zoo', 'Aquarium', 'Beach'],
  lanes: ['Bowling', 'Late bowling', 'Crazy golf', 'Social darts', 'Shuffleboard', 'Ping pong', 'Arcade', 'Billiards'],
  brewing: [
    'Brewery tour',
    'Beer tasting',
    'Beer trail',
    'Distillery tour',
    'Brewpub',
    'Craft beer bar',
    'Beer hall',
    'Cider bar',
  ],
  tasting: ['Tasting', 'Wine tasting', 'Wine bar', 'Wine cellar', 'Vodka bar'],
  pub: ['Pub', 'Brown café', 'Shot bar', 'Waterside bar'],
  tapas: ['Tapas bar', 'Catalan restaurant'],
  crawl: ['Pub crawl', 'Bar crawl'],
  spa: ['Spa', 'Day spa', 'Beer spa', 'Swimming', 'Water park'],
  stage: [
    'Theatre',
    'Concert',
    'Black light theatre',
    'Puppet theatre',
    'Cinema',
    'Comedy club',
    'Cabaret',
    'Fado',
    'Flamenco show',
  ],
  coffee: ['Café', 'Café crawl', 'Late café', 'Late-night café', 'Tea house', 'Grand café'],
  curry: ['Indian restaurant', 'Indian vegetarian', 'Punjabi grill', 'Pakistani restaurant'],
  czech: ['Czech pub', 'Czech restaurant', 'Canteen'],
  polish: ['Polish tavern', 'Polish restaurant', 'Modern Polish', 'Pierogi'],
  steak: ['Steakhouse', 'Grill house', 'Barbecue'],
} as const satisfies Record<string, readonly string[]>;

const FAMILY_OF = new Map<string, string>(
  Object.entries(FAMILIES).flatMap(([family, types]) => types.map((type) => [type, family] as const)),
);

/** Things to do at which people eat their fill. */
export const FEEDING_TYPES: ReadonlySet<string> = new Set([
  'Afternoon tea',
  'Brunch café',
  'Café crawl',
  'Cookery class',
  'Dinner show',
  'Food market',
  'Food tour',
  'Late-night bites',
  'Supper club',
]);

/** What a type counts as for variety: its family, or itself. */
export const familyOf = (type: string): string => FAMILY_OF.get(type) ?? type;
