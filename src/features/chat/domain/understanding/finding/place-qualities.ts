import type { Diet } from '../../../../../catalogue/vocabulary.ts';
import { featureNamed, type PlaceFeature } from './place-features.ts';

/** By what places are put in an order, the one that has most of it first. */
export type PlaceOrder =
  | 'cheapest'
  | 'dearest'
  | 'nearest'
  | 'furthest'
  | 'calmest'
  | 'liveliest'
  | 'shortest'
  | 'longest'
  | 'latest'
  | 'roomiest'
  | 'best';

/** What a place is or has by its entry in the list, or has not. */
export type PlaceTrait =
  | { trait: 'indoors' | 'outdoors' | 'step-free' | 'free' | 'open-to-minors' | 'without-drink' }
  | { trait: 'diet'; diet: Diet }
  | { trait: 'feature'; feature: PlaceFeature };

/** What is asked of several places. */
export type PlaceQuality = { kind: 'order'; order: PlaceOrder } | { kind: 'trait'; of: PlaceTrait };

const ORDERS: readonly (readonly [PlaceOrder, RegExp])[] = [
  [
    'nearest',
    / (?:nearest|closest|nearer|closer|least far|handiest|most (?:central|convenient)|(?:isnt|not) (?:too |so |that |very )?far|(?:near|close|handy) (?:to|for|by)|walking distance|walkable) /,
  ],
  ['furthest', / (?:furthest|farthest|further|farther|most far|longest (?:walk|way|trek)) /],
  [
    'cheapest',
    / (?:cheapest|cheaper|least expensive|most affordable|lowest priced?|best value|better value|costs? (?:the )?(?:least|less)|easiest on the (?:purse|wallet)) /,
  ],
  [
    'dearest',
    / (?:dearest|dearer|priciest|pricier|most expensive|more expensive|costs? (?:the )?(?:most|more)|poshest|posher|fanciest|fancier|swankiest|smartest|classiest|classier) /,
  ],
  [
    'calmest',
    / (?:calmest|calmer|quietest|quieter|quiet|gentlest|gentler|gentle|easiest|easier|easy going|most (?:relaxed|relaxing|chilled|chill|laid back|sedate|low key)|least (?:rowdy|loud|strenuous|tiring|hectic|energetic|wild|active)|more (?:relaxed|chilled|laid back|low key)|cosiest|mellowest|tamest|chillest) /,
  ],
  [
    'liveliest',
    / (?:liveliest|livelier|lively|wildest|wilder|loudest|louder|rowdiest|rowdier|craziest|maddest|biggest night|most (?:lively|wild|fun|of a party|party|exciting|action)|party place|best for (?:a )?(?:dance|dancing|partying|party)) /,
  ],
  ['shortest', / (?:shortest|quickest|quicker|fastest|takes? (?:the )?(?:least|less) (?:time|long)) /],
  ['longest', / (?:longest|lasts? (?:the )?longest|takes? (?:the )?(?:most time|longest)) /],
  [
    'latest',
    / (?:(?:open|opens|shuts|closes|goes on|stays open|on) (?:the )?latest|latest (?:opening|closing|open)|open (?:the )?longest) /,
  ],
  [
    'roomiest',
    / (?:biggest|roomiest|largest|most (?:room|space)|bigger|fits? (?:us|everyone|all of us) best|(?:takes?|fits?|holds?|seats?) (?:us|us all|all of us|everyone|a group of \d+|\d+)) /,
  ],
  [
    'best',
    / (?:best|nicest|nicer|better|loveliest|prettiest|coolest|(?:do|would) you (?:recommend|suggest|pick|choose|go for)|your (?:pick|favourite|choice|money)|youd (?:pick|go for|choose)|most (?:popular|special|memorable)) /,
  ],
];

const TRAITS: readonly (readonly [PlaceTrait['trait'], RegExp])[] = [
  [
    'outdoors',
    / (?:outdoors?|outside|open air|al ?fresco|in the (?:sun|open)|terraces?|gardens?|patios?|rooftops?|courtyards?) /,
  ],
  ['indoors', / (?:indoors?|inside|under cover|undercover|in the dry|covered) /],
  [
    'step-free',
    / (?:step ?free|wheelchairs?|accessible|(?:no|without) (?:steps|stairs)|a lift|has lifts?|prams?|pushchairs?|crutches) /,
  ],
  ['free', / (?:free|for nothing|for nowt|costs? (?:nothing|nowt)) /],
  [
    'open-to-minors',
    / (?:kids?|children|under ?18s?|under age|teenagers?|(?:a )?1[0-7] year olds?|babies|family friendly|child friendly) /,
  ],
  [
    'without-drink',
    / (?:non ?drinkers?|without (?:drink|drinking|booze|alcohol)|alcohol free|no (?:booze|alcohol)|sober|dry) /,
  ],
];

const DIETS: readonly (readonly [Diet, RegExp])[] = [
  ['vegan', / (?:vegans?|plant based) /],
  ['vegetarian', / (?:vegetarians?|veggies?|veg) /],
  ['gluten-free', / (?:gluten(?: free)?|coeliacs?|celiacs?|gf) /],
  ['halal', / halal /],
  ['kosher', / kosher /],
  ['dairy-free', / (?:dairy(?: free)?|lactose) /],
  ['nut-free', / (?:nut(?: free)?|nuts|nut allergy) /],
];

/** The quality that a line names, the comparative and the superlative alike; null for none. */
export function qualityIn(line: string): PlaceQuality | null {
  const order = ORDERS.find(([, words]) => words.test(line))?.[0];
  if (order !== undefined) return { kind: 'order', order };
  const diet = DIETS.find(([, words]) => words.test(line))?.[0];
  if (diet !== undefined) return { kind: 'trait', of: { trait: 'diet', diet } };
  const trait = TRAITS.find(([, words]) => words.test(line))?.[0];
  if (trait !== undefined && trait !== 'diet' && trait !== 'feature') return { kind: 'trait', of: { trait } };
  const feature = featureNamed(line);
  return feature && { kind: 'trait', of: { trait: 'feature', feature } };
}
