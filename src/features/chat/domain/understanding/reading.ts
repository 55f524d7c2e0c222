import type { Diet } from '../../../../catalogue/vocabulary.ts';
import { venuesOf } from '../../../../engine/places.ts';
import type { SlotKind, TimeOfDay } from '../../../../engine/trip-request.ts';
import type { TypeMention } from '../../../planner/domain/find-types.ts';
import type { VenueMention } from '../../../planner/domain/find-venues.ts';
import { readAmount } from '../../../planner/domain/read-amount.ts';
import { dietsIn } from '../../../planner/domain/requirement-patterns.ts';
import type { ConciergeState } from '../concierge-state.ts';
import { withoutDietsTurnedDown } from './finding/diets-named.ts';
import { type AreaMention, findAreas, inAreaOfPart, withoutAreas } from './finding/find-areas.ts';
import { findDays, findTimesOfDay } from './finding/find-days.ts';
import { findHotels, type HotelMention } from './finding/find-hotels.ts';
import { findKinds, findNamedSlots, type SlotMention } from './finding/find-slots.ts';
import { namedInFull, namesAsRead } from './finding/names-as-read.ts';
import { partsMeant } from './finding/parts-meant.ts';
import { type PlaceCalled, placeCalled } from './finding/place-called.ts';
import { type PlaceFeatureMention, placeFeature } from './finding/place-features.ts';
import { pricedThing, priceWanted } from './finding/priced-thing.ts';
import { stayFeature } from './finding/stay-features.ts';
import { sumSpoken } from './finding/sum-spoken.ts';
import { typesMeant } from './finding/types-meant.ts';
import { venuesMeant } from './finding/venues-meant.ts';
import { type Message, normalise } from './typing/normalise.ts';

/** One wish of a message with everything in it that points to the plan or the catalogue. */
export interface Reading extends Message {
  /** Slots named by venue or by what they are; `from` tells which come before a `for` or `with`. */
  slots: SlotMention[];
  /** Venues of the catalogue that the plan does not have. */
  venues: VenueMention[];
  /** Hotels of the city, that of the plan included. */
  hotels: HotelMention[];
  /** Kinds of venue, those that name a slot of the plan included. */
  types: TypeMention[];
  /** What a place should have, `somewhere with a view`. */
  feature: PlaceFeatureMention | null;
  /** Neighbourhoods in which something is to be. */
  areas: AreaMention[];
  /** Those that only say which part of the plan is meant. */
  partAreas: AreaMention[];
  /** A place by a name that nobody here knows; what it is said to be, `a bar called joes bar`, is in no other list. */
  called: PlaceCalled | null;
  days: number[];
  timesOfDay: TimeOfDay[];
  kinds: SlotKind[];
  diets: Diet[];
  amount: { pence: number; perPerson: boolean } | null;
  /** True for `all`, `every` and `whole`. */
  isAll: boolean;
}

/** `forget sunday afternoon, just lunch`, `swap both dinners but leave the lunches alone`: the lunch is what stays. */
const SPARED =
  /(?<= (?:drop|no|not|dont|nothing|cancel|remove|forget|skip|without|clear|free|cut) .*) (?:just|only|except(?: for)?|apart from|besides|but not|but keep|other than) .*$|(?<= (?:swap|change|replace|drop|cheaper) .*) (?:but|and) (?:leave|keep|dont touch) .*$/;

/** `swap the vegan lunch` says which lunch, not what anybody eats. */
const DESCRIBED =
  /(?: (?:swap|change|switch|replace|drop|remove|cancel|move)|^)(?: (?:no|not))? (?:the|that|this|our) (?:vegan|vegetarian|veggie|halal|kosher)(?= (?:lunch|dinner|place|restaurant|one|meal|cafe|spot))|^ (?:vegan|vegetarian|veggie|halal|kosher)(?= (?:lunch|dinner|place|restaurant|cafe|spot) (?:(?:on )?\w+day )?(?:is a no|is out|is off|out|off|no|nope|not|isnt|gone|bye|can go|has to go) )/g;

/** The nights of `the hostel for the two nights` are slept through. */
const NIGHTS_SLEPT =
  /(?<= (?:hotel|hostel|rooms?|stay|accommodation|beds?|digs|apartment) (?:\w+ ){0,3})(?:for|over) (?:(?:the|all|our|both|two|three|\d) )+nights(?= )/;

/** Longest message that is read, in words: beyond it people paste a chat, not a wish. */
const WORDS_MAX = 220;

/** The food of `irish food` is a kind of place, and no lunch or dinner by itself. */
const withoutFoodOf = (words: readonly string[], types: readonly TypeMention[]): string =>
  ` ${words.filter((word, at) => word !== 'food' || !types.some(({ from, to }) => from <= at && at < to && to - from > 1)).join(' ')} `;

/** One message is read by many readers, and a state does not change. */
const READ = new WeakMap<ConciergeState, Map<string, Reading>>();

/** What words of a message name, on the plan of the state. */
export function read(raw: string, state: ConciergeState): Reading {
  const known = READ.get(state) ?? new Map<string, Reading>();
  READ.set(state, known);
  const reading = known.get(raw) ?? readAnew(raw, state);
  known.set(raw, reading);
  return reading;
}

/** `later start saturday after a big friday`: the day before is only the reason. */
const AFTER_DAY = / after (?:(?:a|the|our|such a) )?(?:\w+ )?\w+day(?: night| evening)?(?= (?!lunch|dinner))/g;

function daysMeant(line: string, { plan, today }: ConciergeState): number[] {
  const bare = findDays(line.replace(AFTER_DAY, ' '), plan, today);
  return bare.length > 0 ? bare : findDays(line, plan, today);
}

function readAnew(raw: string, state: ConciergeState): Reading {
  const message = normalise(raw);
  const typed = message.words.slice(0, WORDS_MAX);
  const allAreas = findAreas(typed, state);
  const partAreas = allAreas.filter(({ isOfPart }) => isOfPart);
  const areas = allAreas.filter(({ isOfPart }) => !isOfPart);
  // The bar of `dinner in temple bar` is none, and `both nights in soho` names no place with Soho in its name.
  const inAreas = withoutAreas(typed, allAreas);
  // The view of `dinner with a view` is no viewpoint.
  const feature = placeFeature(` ${inAreas.join(' ')} `);
  const words = feature ? withoutAreas(inAreas, [feature]) : inAreas;
  const line = ` ${words.join(' ')} `;
  const catalogue = venuesOf(state.places);
  const types = typesMeant(words, catalogue);
  const byName = findNamedSlots(words, state.plan);
  // `mosaic house` is where somebody wants to sleep, and no house of the plan.
  const hotels = findHotels(words, state).filter(
    ({ from, to }) =>
      !byName.some(
        (slot) => slot.from <= from && to <= slot.to && (to - from === 1 || slot.to - slot.from > to - from),
      ),
  );
  const ofStay = stayFeature(words);
  // The spa of `a hotel with a spa` is none of the city's.
  const isStay = ({ from, to }: { from: number; to: number }) =>
    [...hotels, ...(ofStay ? [ofStay] : [])].some((stay) => from >= stay.from && to <= stay.to);
  const days = daysMeant(line, state);
  const timesOfDay = findTimesOfDay(line.replace(NIGHTS_SLEPT, ' '));
  const isEvening = timesOfDay.length === 1 && timesOfDay[0] === 'Evening';
  const found = partsMeant(
    { raw: message.raw, words, line, days, isEvening, types },
    byName,
    state.plan,
    state.today,
  ).filter((part) => !isStay(part));
  const spoken = readAmount(message.raw) ?? sumSpoken(words);
  const slots = pricedThing(found, words, spoken, state.plan).map((mention) => ({
    ...mention,
    slots: inAreaOfPart(mention.slots, partAreas),
  }));
  const asRead = namesAsRead(message.raw, words, catalogue);
  const venues = venuesMeant({ words, types, hotels, slots, asRead }, state).filter((venue) => !isStay(venue));
  const named = placeCalled(line);
  const isKnown = [...venues, ...byName].some(({ from, to }) => named && from < named.to && to > named.nameFrom);
  const called = isKnown ? null : named;
  const isCalled = ({ from, to }: { from: number; to: number }): boolean =>
    called !== null && from < called.to && to > called.from;
  return {
    raw: message.raw,
    words,
    line,
    feature,
    areas,
    partAreas,
    called,
    slots: namedInFull(slots, asRead).filter(
      (slot) => !isCalled(slot) && !venues.some((venue) => slot.from < venue.to && venue.from < slot.to),
    ),
    venues,
    hotels,
    types: types.filter((type) => !isCalled(type) && (!ofStay || !isStay(type))),
    days,
    timesOfDay,
    kinds: findKinds(withoutFoodOf(words, types).replace(SPARED, ' ').replace(NIGHTS_SLEPT, ' ')),
    diets: dietsIn(withoutDietsTurnedDown(line.replace(DESCRIBED, ' '))),
    amount: spoken ?? priceWanted(found, words),
    isAll: / (?:all|every|each|everything|whole|entire|everyone) /.test(line),
  };
}
