import { venuesOf } from '../../../../../engine/places.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { findScope } from '../cues/find-scope.ts';
import { slotsWhere } from '../finding/find-slots.ts';
import { hasFeature, type PlaceFeature } from '../finding/place-features.ts';
import type { Preference, Wish } from '../intent.ts';
import type { Reading } from '../reading.ts';
import { NOWHERE, type Scope, scopeOf } from '../scope.ts';
import { readPreference } from './read-preference.ts';

/** Asked what there is, ordered out, or wished for beside what there is. */
const OTHER =
  / (?:what(?! about)|whats|which|where|wheres|why|how(?! about)|when|is there|are there|any|anything|got|drop|cancel|bin|lose|remove|skip|without|no|not|never|dont|another|extra|also|as well|too|add|squeeze|fit in|one more|stay|stays|staying|sleep|hotel|hostel|walk|far|get to|getting|near to|leave|later|earlier) /;
/** Night out is what drinks are, by whatever word. */
export const NIGHT_OUT = / (?:drinks?|bars?|pubs?|clubs?|clubbing|nights?(?: out)?|boozing|pints|cocktails) /;
/** `both nights in kazimierz`, `dinners in soho`: all that the words fit, and not one of them. */
const EVERY = / (?:both|all|every|each|either) |s in · /;
/** `can saturday all be in camden`: which part of it, is asked. */
const OF_ALL =
  / (?:all|everything|it|things|everywhere|mostly|most of it|whole day|day) (?:\w+ ){0,3}?(?:in|near|around|round|to) (?:the )?·/;
/** Another place, though what is there may have it. */
const INSTEAD = / (?:instead|other|different|another|else|swap|change|replace) /;
/** `keep us round chiado`: where all of it is to be; `stay in soho` is of the beds. */
const KEPT_THERE =
  / (?:(?:keep|stick|have|make|get|us|like|prefer|all|everything|things|mostly) (?:(?:us|it|everything|everyone|things|all|all of it|of|it|to|be|stay|a|bit|lot|little|down|mostly|more|together|just|over) )*(?:in|near|nearer|around|round|close|closer|nearer|by)|stay (?:around|round|close|by)) (?:to )?(?:the )?·/;
const OF_STAY =
  / (?:hotels?|hostels?|sleep|sleeping|beds?|accommodation|apartments?|staying|rooms?|is|are|was|why|how|what|which|where|dinner|lunch|drinks|bars?|pubs?) /;
const WORDS_MAX = 20;

/**
 * A part of the plan that is to be in a neighbourhood, `dinner in soho on friday`, `both nights in kazimierz`, `move lunch to
 * the old town`: another place for it there. Null where no part is named, or where something is asked.
 */
export function readInArea(reading: Reading, state: ConciergeState): Wish | null {
  const { areas, feature, line, words, venues, hotels, days, raw } = reading;
  const [only, another] = areas;
  if ((!only && !feature) || another || words.length > WORDS_MAX || venues.length + hotels.length > 0) return null;
  const isOfPlan = only !== undefined && findScope(reading, state.plan, words.length).slots.length === 0;
  if (isOfPlan && KEPT_THERE.test(line) && !OF_STAY.test(line))
    return { kind: 'vague', scope: NOWHERE, area: only.area };
  if (OTHER.test(line) || (/\?\s*$/.test(raw) && / (?:is|are|was|does) (?!it ok|there)/.test(line))) return null;
  const found = findScope(reading, state.plan, words.length);
  const scope = found.slots.length > 0 && isPart(found) ? found : nightsOf(reading, state);
  // Of a whole day it is asked which part of it is meant.
  if (scope === null && OF_ALL.test(line) && only && days.length + found.slots.length === 0)
    return { kind: 'vague', scope: found, area: only.area };
  if (scope === null) return OF_ALL.test(line) || (feature && days.length > 0) ? { kind: 'vague', scope: found } : null;
  const having = feature && !only ? scope.slots.filter(({ slot }) => hasFeature(slot, feature)) : [];
  if (feature && having.length > 0 && !INSTEAD.test(line))
    return { kind: 'keep', scope: { ...scope, slots: having }, has: feature.label };
  const isElsewhere = scope.slots.filter(({ slot }) => slot.area !== only?.area);
  const slots = isElsewhere.length > 0 ? isElsewhere : scope.slots;
  // One of the places of a night is enough for music or a view; the neighbourhood is said of all of them.
  const isEach = EVERY.test(line) || (!feature && slots.every(({ slot }) => slot.kind === 'night'));
  const { feature: told, ...rest } = readPreference(reading, state, 0);
  const asked = feature?.isOfType ? typesOf(feature, state) : told && { feature: told };
  const want = { ...rest, ...asked, area: only?.area ?? null, mood: null };
  return { kind: 'swap', scope: { ...scope, days, slots, isOne: slots.length > 1 && !isEach, isEach }, want };
}

/** What only the type of a place tells is a wish for these types: they may come at another hour too. */
function typesOf(feature: PlaceFeature, { places }: ConciergeState): Pick<Preference, 'types' | 'typeLabel'> {
  const having = venuesOf(places).filter((venue) => venue.kind === 'nightlife' && hasFeature(venue, feature));
  return { types: [...new Set(having.map(({ type }) => type))], typeLabel: `place with ${feature.label}` };
}

/** A meal, a time of night or a place, and not merely a day. */
export const isPart = ({ kinds, timesOfDay, slots }: Scope): boolean =>
  kinds.some((kind) => kind !== 'activity') || timesOfDay.length > 0 || slots.length === 1;

/** The nights out that are meant by `drinks` and the like. */
function nightsOf({ line, days, feature }: Reading, { plan }: ConciergeState): Scope | null {
  if (!NIGHT_OUT.test(line) && !feature?.isOfNight) return null;
  const slots = slotsWhere(plan, days, [], ['night']);
  return slots.length > 0 ? { ...scopeOf(slots, days), kinds: ['night'] } : null;
}

const SIDE = '(?:(?:north|south|east|west)(?:ern)?(?: ?side| end| bank)?|northside|southside|eastside|westside)';
/** `all northside`, `everything in east london`, `keep it all south of the river`. */
const OF_SIDE = new RegExp(
  ` (?:everything|everyone|it all|all of it|all of us|the lot|us all|all|keep (?:us|it|everyone)|us|rather be|whole (?:day|trip|plan|weekend|thing))(?: (?:to|be|in|on|the|kept|stay|mostly|down|over|around|round|a|bit|more|all|day))* (?:in |on )?(?:the )?${SIDE}(?: (?:of the (?:river|city|town|liffey|thames|vltava|vistula|centre)|london|dublin|bristol|prague|lisbon|krakow|please|if|ideally|side|only|for|day))(?= )`,
);

/** `keep us down by the harbour`, where no place of the plan is fixed yet. */
const BY_SIGHT =
  / (?:keep|have|put) (?:us|it|it all|everything|everyone) (?:\w+ ){0,3}?(?:by|near|around|round|at|on|along|close to|in) (?:the )?(?:harbour(?: side)?|harbourside|river|sea|front|seafront|beach|water|waterfront|quay|centre|abbey|town|prom|marina|old town)(?= )/;

/** All of a plan on one side of a city, which no list tells: which neighbourhood is asked. */
export function readSideOfCity(
  { line, areas, venues, hotels, kinds }: Reading,
  { places }: ConciergeState,
): Wish | null {
  if (areas.length + venues.length + hotels.length + kinds.length > 0 || OF_STAY.test(line)) return null;
  if (places.kind !== 'city') return OF_SIDE.test(line) || BY_SIGHT.test(line) ? { kind: 'unconfirmed' } : null;
  return OF_SIDE.test(line) ? { kind: 'vague', scope: NOWHERE, area: null } : null;
}
