import type { Venue } from '../../../../../catalogue/venue.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import type { Intent } from '../intent.ts';
import type { Reading } from '../reading.ts';
import { bestOf } from './places-for.ts';

/** People that something of the trip is meant for, and the types of activity that they are likely to enjoy, best first. */
interface Taste {
  who: RegExp;
  types: readonly RegExp[];
}

const WHOSE = '(?:(?:the|my|our|his|her|their|all|both|two|old|older|dear|poor|little|lovely|other) )*';
const people = (words: string): RegExp =>
  new RegExp(
    ` for ${WHOSE}(?:${words})(?= (?!(?:group|do|party|weekend|trip|budget|flight|train|dinner|lunch|hotel|shirts?) ))`,
  );

const TASTES: readonly Taste[] = [
  {
    who: people(
      '(?:grand|step)?(?:mums?|mams?|moms?|mothers?|dads?|fathers?|parents)(?: in laws?)?|in laws|mil|fil|nans?|nanas?|nannas?|grans?|grann(?:y|ies)|grandmas?|grandads?|grandpas?|aunt(?:s|y|ies|ie)?|uncles?|oldies|older (?:ones|lot|guests|ladies|folks?|generation|relatives)|(?:more )?mature (?:ones|guests|ladies)',
    ),
    types: [
      /^(?:Afternoon tea|Gardens|Baking class|Chocolate workshop)$/,
      /^(?:Boat trip|Day spa|Spa|Cookery class|Craft workshop|Theatre|Wine tasting)$/,
      /^(?:Historic sight|Gallery|Food tour|Concert)$/,
    ],
  },
  {
    who: people('bride(?: to be)?|hen|birthday girl|bridesmaids?|ladies|lass'),
    types: [
      /^(?:Afternoon tea|Day spa|Spa|Cocktail class|Dance class)$/,
      /^(?:Boat hire|Boat trip|Chocolate workshop|Baking class|Craft workshop)$/,
      /^(?:Immersive game|Immersive experience|Cookery class|Crazy golf)$/,
    ],
  },
  {
    who: people('groom(?: to be)?|stag|birthday boy|best man|usher|ushers|fella'),
    types: [
      /^(?:Go-karting|Axe throwing|Shooting range|Beer spa|Sidecar tour|Speedboat ride|Paintball|Laser tag)$/,
      /^(?:Crazy golf|Escape room|Immersive game|Stadium tour|Social darts|Climbing|Boat hire)$/,
      /^(?:Brewery tour|Distillery tour|Tasting|Beer tasting)$/,
    ],
  },
];

/** What is to be had, which is no kind of place: a surprise, a treat, something. */
const THING = / (?:(?:something|anything|thing|things) (?:\w+ ){0,3}?|(?:surprises?|treats?) (?:\w+ ){0,4}?)for /;
/** Of it something else is said: where it goes, what is eaten there, a part of the plan that it stands in for. */
const OTHERWISE =
  / (?:instead|swap|change|replace|switch|rather|drop|remove|lose|than|else|eat|food|drink|vegan|vegetarian|halal|kosher|gluten|breakfast|brunch|snack|cake|gift|present|present|card|banner|cheaper|hour|hours|free|room|wear|thank|thanks|planned|already|not|no|dont) /;
const BESIDE_MEAL = / (?:before|after) (?:the |our )?(?:lunch|dinner) /;
const WORDS_MAX = 18;

/**
 * `something for the mums on saturday`, `squeeze in a surprise for the bride`: places of the list that such people enjoy,
 * to choose from; nothing gives way to them. Null where a kind of place, a part of the plan or a meal is named.
 */
export function meantFor(reading: Reading, state: ConciergeState): Intent | null {
  const { line, words, slots, types, venues, kinds, areas, amount } = reading;
  if (words.length > WORDS_MAX || !THING.test(line) || OTHERWISE.test(line)) return null;
  // The dinner of `a surprise before dinner` tells when.
  const meals = BESIDE_MEAL.test(line) ? 0 : kinds.length;
  if (venues.length + meals + areas.length > 0 || amount !== null || reading.feature) return null;
  const taste = TASTES.find(({ who }) => who.test(line));
  if (!taste || slots.length > 0 || types.some(({ types: covers }) => covers.length > 0)) return null;
  const ranks = taste.types.map((types) => (venue: Venue) => venue.kind === 'activity' && types.test(venue.type));
  const withMinors = state.request.needs.minorsPresent;
  const venueIds = bestOf(ranks, state, { withMinors, isOneOfType: true });
  return venueIds.length === 0 ? null : { kind: 'places', types: [], label: 'idea', maxPence: null, venueIds };
}
