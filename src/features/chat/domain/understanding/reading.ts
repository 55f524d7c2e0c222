import type { Venue } from '../../../../catalogue/venue.ts';
import type { Diet } from '../../../../catalogue/vocabulary.ts';
import { venuesOf } from '../../../../engine/places.ts';
import type { SlotKind, TimeOfDay } from '../../../../engine/trip-request.ts';
import { findTypes, type TypeMention } from '../../../planner/domain/find-types.ts';
import { findVenues, isWeak, type VenueMention } from '../../../planner/domain/find-venues.ts';
import { readAmount } from '../../../planner/domain/read-amount.ts';
import { dietsIn } from '../../../planner/domain/requirement-patterns.ts';
import { stem, tokenise } from '../../../planner/domain/tokenise.ts';
import type { ConciergeState } from '../concierge-state.ts';
import { type AreaMention, findAreas, inAreaOfPart, withoutAreas } from './finding/find-areas.ts';
import { findDays, findTimesOfDay } from './finding/find-days.ts';
import { findDescribed } from './finding/find-described.ts';
import { findHotels, type HotelMention } from './finding/find-hotels.ts';
import { findBars, findKinds, findNamedSlots, type PlacedSlot, type SlotMention } from './finding/find-slots.ts';
import { namedInFull, namesAsRead } from './finding/names-as-read.ts';
import { isCountry, joinedNames, namedByKind, partlyNamed } from './finding/partly-named.ts';
import { type PlaceFeatureMention, placeFeature } from './finding/place-features.ts';
import { pricedThing, priceWanted } from './finding/priced-thing.ts';
import { stayFeature } from './finding/stay-features.ts';
import { sumSpoken } from './finding/sum-spoken.ts';
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

/** What somebody does with the thing that the word before names. */
const COMPOUND_HEAD = /^(?:tastings?|class|classes|tours?|workshops?|lessons?|masterclass|crawl|cruise|trail)$/;

/** A lesson is a class. */
const LESSON = /^(?:class|classes|lessons?|workshops?|masterclass)$/;

/** What stands before a kind of thing that is wanted, and no slot of the plan. */
const AN =
  / (?:an?|some) (?:(?:nice|good|decent|proper|sit|down|lovely|big|little|quick|cheeky|posh|pretty|cute|cool) )*$/;
const AN_REACH = 5;

/** `not walking round looking at that`, `a gap to potter`: what people do, and no walking tour or pottery. */
const isVerb = (words: readonly string[], at: number): boolean =>
  words[at] === 'potter' ||
  (words[at] === 'walking' &&
    /^(?:round|around|about|to|from|home|back|there|everywhere|miles)$/.test(words[at + 1] ?? ''));

/** Longest message that is read, in words: beyond it people paste a chat, not a wish. */
const WORDS_MAX = 220;

/** Every word is a word of the place's name as it is written. */
const isExact = (words: readonly string[], venueId: string, venues: readonly Venue[]): boolean => {
  const name = tokenise(venues.find(({ id }) => id === venueId)?.name ?? '');
  return words.every((word) => name.includes(word));
};

/** Every word stands in the name of a place, in whatever form, or in what or where it is. */
const hasAll = ({ name, type, area }: PlacedSlot['slot'], said: readonly string[]): boolean => {
  const own = tokenise(`${name} ${type} ${area}`).map(stem);
  return said.every((word) => own.includes(stem(word)));
};

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
  const used = new Set(state.plan.days.flatMap((day) => day.slots.map((slot) => slot.venueId)));
  const catalogue = venuesOf(state.places);
  // The team that comes along is no game for teams.
  const kinds = findTypes(words, catalogue).filter(
    ({ from, to }) =>
      to - from > 1 ||
      !(
        /^(?:team|private|light)$/.test(words[from] ?? '') ||
        / (?:we|i|you|can|could|cant|cannot|couldnt|wont|barely|hardly) walk $/.test(
          ` ${words.slice(from - 1, to).join(' ')} `,
        ) ||
        isVerb(words, from)
      ),
  );
  const inFull = findVenues(words, catalogue).filter(({ from, to, venueId }) =>
    isExact(words.slice(from, to), venueId, catalogue),
  );
  // `padella` is a place, and no paella with a slip.
  const types = kinds.filter(
    ({ from, to, label }) =>
      !inFull.some((venue) => venue.from <= from && to <= venue.to) ||
      words.slice(from, to).some((word) => label.split(' ').some((part) => stem(part) === stem(word))),
  );
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
  const timesOfDay = findTimesOfDay(line);
  const where = { line, words, days, isEvening: timesOfDay.length === 1 && timesOfDay[0] === 'Evening' };
  const byDescription = findDescribed(where, state.plan, byName, types);
  const bySight = [...byName, ...byDescription];
  // `a garden` is no restaurant in Covent Garden, and `a fish lunch` no chip shop for dinner.
  // `a boat as well` is another than that of the plan.
  const isMore =
    / (?:as well|too|also) (?:please |pls |thanks |x+ )*$|^ (?:(?:and|then|plus) )*also (?:a|an|some) |(?:^| (?:more|less|fewer) .*) (?:and|plus) (?:a|an|some) (?:\w+ ){1,3}$/.test(
      line,
    );
  const isKindOnly = (from: number, to: number, slots: SlotMention['slots']): boolean =>
    to - from === 1 &&
    AN.test(` ${words.slice(Math.max(0, from - AN_REACH), from).join(' ')} `) &&
    types.some(
      (type) =>
        type.from === from &&
        type.types.length > 0 &&
        slots.every(({ slot }) => isMore || !type.types.includes(slot.type) || isOfOtherMeal(slot.kind)),
    );
  const meals: SlotKind[] = findKinds(line).filter((kind) => kind === 'lunch' || kind === 'dinner');
  const isOfOtherMeal = (kind: SlotKind): boolean => meals.length === 1 && !meals.includes(kind);
  // `cocktail class` is no cocktail bar of the plan.
  const isOfOther = ({ from, to, slots }: SlotMention): boolean =>
    types.some(
      (type) =>
        type.types.length > 0 &&
        type.from <= from &&
        to <= type.to &&
        to - from < type.to - type.from &&
        !slots.some(({ slot }) => type.types.includes(slot.type)),
    ) ||
    // A `vodka tasting` is a tasting, and not the vodka bar of the plan.
    types.some(
      (type) =>
        type.from === to &&
        type.types.length > 0 &&
        COMPOUND_HEAD.test(words[to] ?? '') &&
        !slots.some(({ slot }) => type.types.includes(slot.type)),
    ) ||
    isKindOnly(from, to, slots) ||
    // A `banksy tour` is no bar under a Banksy.
    (byDescription.some((one) => one.from === from && one.to === to) &&
      COMPOUND_HEAD.test(words[to] ?? '') &&
      !slots.some(({ slot }) =>
        tokenise(`${slot.name} ${slot.type}`).some(
          (part) => stem(part) === stem(words[to] ?? '') || (LESSON.test(part) && LESSON.test(words[to] ?? '')),
        ),
      ));
  // A `pub lunch` is no dinner at a pub, and a `sunday roast` none of Saturday's.
  const isOfOtherPart = ({ from, to, slots: named }: SlotMention): boolean => {
    const own = ` ${words.slice(from, to).join(' ')} `;
    const isType = types.some((type) => type.from === from && type.to === to && type.types.length > 0);
    const ownMeals = findKinds(own).filter((kind) => kind === 'lunch' || kind === 'dinner');
    const meal = ownMeals.length === 1 ? ownMeals[0] : undefined;
    const ofDay = findDays(own, state.plan, state.today);
    const isElsewhere = ({ slot, day }: PlacedSlot): boolean =>
      (meal !== undefined && slot.kind !== meal) || (ofDay.length > 0 && !ofDay.includes(day));
    return isType && to - from > 1 && named.every(isElsewhere);
  };
  // The `brewery tour` of `the pilsner brewery tour` says what the pilsner is, and names no other brewery.
  const isOfNameBefore = ({ from, to }: SlotMention): boolean =>
    types.some((type) => type.from === from && type.to === to && to - from > 1) &&
    byName.some((other) => other.to === from && other.slots.length === 1);
  const spoken = readAmount(message.raw) ?? sumSpoken(words);
  const found = [...bySight, ...findBars(words, state.plan, [...bySight, ...types])]
    .filter((slot) => !(slot.to - slot.from === 1 && isVerb(words, slot.from)))
    .filter((slot) => !isStay(slot) && !isOfOther(slot) && !isOfOtherPart(slot) && !isOfNameBefore(slot))
    .sort((left, right) => left.from - right.from);
  const slots = pricedThing(found, words, spoken, state.plan).map((mention) => ({
    ...mention,
    slots: inAreaOfPart(mention.slots, partAreas),
  }));
  const amount = spoken ?? priceWanted(found, words);
  const overlapsSlot = ({ from, to }: { from: number; to: number }) =>
    slots.some((slot) => from < slot.to && slot.from < to);
  const asRead = namesAsRead(message.raw, words, catalogue);
  const inWhole = firstOf([
    asRead,
    [...findVenues(words, catalogue), ...joinedNames(words, catalogue)],
    namedByKind(words, catalogue),
  ]);
  const isTaken = ({ from, to }: { from: number; to: number }) =>
    [...inWhole, ...types, ...hotels].some((other) => other.from < to && from < other.to);
  // `borough market` is that one, and not the flower market of the plan; `wawel castle` is no dragon.
  const isFuller = ({ from, to }: { from: number; to: number }) =>
    to - from === 2 &&
    !isWeak(words[from] ?? '') &&
    ![...inWhole, ...hotels].some((other) => other.from < to && from < other.to) &&
    types.every((other) => other.to <= from || other.from >= to || other.from === from + 1) &&
    slots.every(
      (mention) =>
        mention.to <= from ||
        mention.from >= to ||
        (mention.to - mention.from === 1 && !mention.slots.some(({ slot }) => hasAll(slot, words.slice(from, to)))),
    );
  const inPart = partlyNamed(words, catalogue, state.destination).filter(
    (part) => (!isTaken(part) && !overlapsSlot(part)) || isFuller(part),
  );
  const named = [...inWhole, ...inPart].filter(
    ({ venueId, from, to }) => !used.has(venueId) && !(to - from === 1 && isCountry(words[from] ?? '')),
  );
  // A name in full outside the plan wins over a word of it that happens to point at a slot.
  // A single word that is a kind of place (`pierogi`) means the kind, though one name begins with it.
  const isKind = ({ from, to }: { from: number; to: number }) =>
    to - from === 1 && types.some((type) => type.from <= from && to <= type.to && type.types.length > 0);
  const venues = named.filter(
    (venue) => !isKind(venue) && !isStay(venue) && (!overlapsSlot(venue) || venue.to - venue.from > 1),
  );
  return {
    raw: message.raw,
    words,
    line,
    feature,
    areas,
    partAreas,
    slots: namedInFull(slots, asRead).filter(
      (slot) => !venues.some((venue) => slot.from < venue.to && venue.from < slot.to),
    ),
    venues,
    hotels,
    types: types.filter((type) => !ofStay || !isStay(type)),
    days,
    timesOfDay,
    kinds: findKinds(withoutFoodOf(words, types).replace(SPARED, ' ')),
    diets: dietsIn(line.replace(DESCRIBED, ' ')),
    amount,
    isAll: / (?:all|every|each|everything|whole|entire|everyone) /.test(line),
  };
}

/** Those of each list that share no word with one of a list before it. */
function firstOf(lists: readonly (readonly VenueMention[])[]): VenueMention[] {
  const taken: VenueMention[] = [];
  for (const list of lists)
    taken.push(...list.filter(({ from, to }) => !taken.some((other) => other.from < to && from < other.to)));
  return taken;
}
