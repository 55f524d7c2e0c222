import { EXCHANGE_RATES, toPence } from '../../src/catalogue/exchange-rates.ts';
import { parseDayHours } from '../../src/catalogue/parse-hours.ts';
import type { Hotel, Venue } from '../../src/catalogue/venue.ts';
import { BUDGET_PENCE } from '../../src/catalogue/vocabulary.ts';
import { type Places, venuesOf } from '../../src/engine/places.ts';
import type { PlannedTrip } from '../../src/features/chat/domain/concierge-state.ts';
import { plainWords } from './placed-slots.ts';
import { amountsIn, clocksIn } from './read-figures.ts';

/** Where a reply may take its facts from. */
export interface FactSources {
  /** The trip before and after, and any other plan that a tool showed. */
  trips: readonly PlannedTrip[];
  places: Places;
  /** What was said: the message, the lines before it, and the results of tools. */
  said: readonly string[];
}

const PARTIES_MAX = 5;
const REFUND_PERCENT = [90, 50, 25, 10];
/** Times the rules of the day speak of: ten, noon, lunch, dinner, the night and its end. */
const SHIFTS = [15, 30, 45, 60, 90, 120];
const RELATIVE = /\b(?:hours?|hrs?|half|quarter|min(?:ute)?s?|earlier|later|sooner|forward|back|push)\b/i;
const RULE_MINUTES = [600, 720, 840, 1110, 1200, 1230, 180, 0];

/**
 * Every amount, in pence, that a reply naming these venues and hotels may state: prices, sums and differences of the
 * plans, the budget, refunds by the tiers, and the prices of what the reply names. `words` is the reply in plain words. Amounts of local currency are in
 * `local`, minor units.
 */
export function knownAmounts(
  { trips, places, said }: FactSources,
  venues: readonly Venue[],
  hotels: readonly Hotel[],
  words: string,
): { pence: ReadonlySet<number>; local: ReadonlySet<number> } {
  const each = new Set<number>();
  const local = new Set<number>();
  const group = new Set<number>();
  const sizes = [...new Set(trips.map(({ plan }) => plan.groupSize))];
  for (const trip of trips) addTrip(trip, { each, group, local, venues, hotels });
  for (const [first, second] of pairsOf(trips)) {
    for (const [name, value] of Object.entries(first.plan.totals)) {
      const other = Object.entries(second.plan.totals).find(([key]) => key === name)?.[1] ?? value;
      group.add(Math.abs(value - other));
    }
  }
  for (const size of sizes) {
    for (const venue of venues) for (const pence of pricesOf(venue, size)) each.add(pence);
    // What the places that are named in full come to together: `Kraków` alone names no museum of that name.
    const inFull = venues.filter(({ name }) => words.includes(plainWords(name)));
    for (const named of [venues, inFull]) {
      const together = named.reduce((sum, venue) => sum + leastPrice(venue, size), 0);
      each.add(together);
      // What is left of the whole for somebody who misses them.
      for (const { plan } of trips) each.add(plan.totals.allPerPersonPence - together);
    }
    for (const price of extremes(places, size, words)) each.add(price);
  }
  for (const venue of venues) local.add(venue.price.minor);
  // A page of ours that is quoted has its figures in the city's own currency.
  for (const { minor, currency } of said.flatMap(amountsIn)) if (currency !== 'GBP') local.add(minor);
  for (const { fromPence, capPence } of Object.values(BUDGET_PENCE)) {
    each.add(fromPence);
    if (capPence !== null) each.add(capPence);
  }
  const numbers = numbersIn(said);
  for (const amount of [...said.flatMap(amountsIn).map(({ minor }) => minor), ...numbers.map((one) => one * 100)]) {
    group.add(amount);
    // A sum that was said, held against what the plan comes to: `£70 over £500`.
    for (const { plan } of trips)
      for (const total of [plan.totals.slotsPerPersonPence, plan.totals.allPerPersonPence])
        group.add(Math.abs(total - amount));
    for (const size of sizes) {
      group.add(amount * size);
      addShare(group, amount, size);
    }
  }
  const pence = new Set([0, ...each, ...group]);
  for (const amount of each) for (const size of [...sizes, ...numbers]) pence.add(amount * size);
  // `For 2 of the 7 it is …`: as many times what each pays.
  const payers = Number(/ for (\d+) of the \d+ /.exec(words)?.[1] ?? 1);
  for (const { plan } of trips) {
    for (const total of [plan.totals.slotsPerPersonPence, plan.totals.allPerPersonPence]) pence.add(total * payers);
    for (const total of Object.values(plan.totals)) {
      for (const percent of REFUND_PERCENT) addShare(pence, total * percent, 100);
      for (const people of [...numbers, plan.groupSize - 1]) addShare(pence, total, people);
    }
  }
  return { pence, local };
}

interface Collected {
  each: Set<number>;
  group: Set<number>;
  local: Set<number>;
  venues: readonly Venue[];
  hotels: readonly Hotel[];
}

function addTrip({ plan, request }: PlannedTrip, { each, group, local, venues, hotels }: Collected): void {
  const { totals } = plan;
  const slots = plan.days.flatMap((day, index) => day.slots.map((slot) => ({ day: index, slot })));
  const sumWhere = (isAsked: (one: (typeof slots)[number]) => boolean): number =>
    slots.filter(isAsked).reduce((sum, { slot }) => sum + slot.pricePerPersonPence, 0);
  for (const { day, slot } of slots) {
    const price = slot.pricePerPersonPence;
    each.add(price);
    local.add(slot.localPrice.minor);
    each.add(totals.slotsPerPersonPence - price);
    each.add(totals.allPerPersonPence - price);
    for (const venue of venues.filter(({ kind }) => kind === slot.venueKind)) {
      for (const other of pricesOf(venue, plan.groupSize)) {
        each.add(Math.abs(other - price));
        each.add(totals.slotsPerPersonPence - price + other);
        each.add(totals.allPerPersonPence - price + other);
      }
    }
    each.add(sumWhere((one) => one.day === day));
    each.add(sumWhere((one) => one.day === day && one.slot.startMinute >= 1080));
    each.add(sumWhere((one) => one.slot.kind === slot.kind));
    each.add(sumWhere((one) => one.slot.venueKind === slot.venueKind));
    each.add(sumWhere((one) => one.day === day && one.slot.venueKind === slot.venueKind));
    each.add(sumWhere((one) => one.day === day && one.slot.timeOfDay === slot.timeOfDay));
  }
  for (const total of Object.values(totals)) group.add(total);
  const cap = request.budgetCapPence;
  if (cap !== null) {
    each.add(cap);
    each.add(Math.abs(cap - totals.slotsPerPersonPence));
  }
  each.add(request.budgetFloorPence);
  addStays(plan, hotels, group);
  const texts = [...plan.relaxations.map(({ text }) => text), ...plan.notes, ...slots.map(({ slot }) => slot.reason)];
  for (const { minor } of texts.flatMap(amountsIn)) each.add(minor);
}

/** What the stay costs, the group, a person, a night and a room, and what another that is named would. */
function addStays(plan: PlannedTrip['plan'], hotels: readonly Hotel[], found: Set<number>): void {
  const nights = plan.stay?.nights ?? plan.days.length - 1;
  for (const hotel of hotels) {
    const room = toPence(hotel.pricePerRoomNight);
    const total = Math.ceil(plan.groupSize / hotel.sleepsPerRoom) * room * nights;
    const person = Math.ceil(total / plan.groupSize);
    found
      .add(room)
      .add(room * nights)
      .add(total)
      .add(person);
    addShare(found, total, plan.groupSize * Math.max(1, nights));
    found.add(Math.abs(person - plan.totals.stayPerPersonPence));
    found.add(Math.abs(total - plan.totals.stayGroupPence));
    found.add(plan.totals.slotsPerPersonPence + person);
    found.add(plan.totals.slotsGroupPence + total);
  }
}

/** A price a person, in as many parties as the group may have to come. */
function pricesOf({ price }: Venue, people: number): number[] {
  const pence = toPence(price);
  if (price.per === 'person') return [pence];
  return [pence, ...Array.from({ length: PARTIES_MAX }, (_, index) => Math.ceil((pence * (index + 1)) / people))];
}

/** A price a person, for a group that comes as one party. */
const leastPrice = (venue: Venue, people: number): number =>
  pricesOf(venue, people).at(-PARTIES_MAX) ?? toPence(venue.price);

/** The least and the most that each kind of place costs, and each type the reply names: `cocktail bars from £40`. */
function extremes(places: Places, people: number, words: string): number[] {
  const prices = new Map<string, number[]>();
  for (const venue of venuesOf(places)) {
    const isTypeNamed = words.includes(plainWords(venue.type).trimEnd());
    for (const key of isTypeNamed ? [venue.kind, venue.type] : [venue.kind]) {
      prices.set(key, [...(prices.get(key) ?? []), leastPrice(venue, people)]);
    }
  }
  return [...prices.values()].flatMap((all) => [Math.min(...all), Math.max(...all)]);
}

const pairsOf = (trips: readonly PlannedTrip[]): [PlannedTrip, PlannedTrip][] =>
  trips.flatMap((first, index) => trips.slice(index + 1).map((second): [PlannedTrip, PlannedTrip] => [first, second]));

/** A sum shared by people need not divide, so both roundings are fair. */
function addShare(found: Set<number>, amount: number, people: number): void {
  if (people <= 0) return;
  found.add(Math.floor(amount / people)).add(Math.ceil(amount / people));
}

const MONEY_WORDS: ReadonlyMap<string, number> = new Map([
  ['fiver', 5],
  ['tenner', 10],
  ['twenty', 20],
  ['ton', 100],
  ['grand', 1000],
]);

const numbersIn = (said: readonly string[]): number[] =>
  said
    .slice(-3)
    .flatMap((line) =>
      [...line.slice(0, 2_000).matchAll(/\d[\d,]*|[a-z]+/gi)].map(
        ([word]) => MONEY_WORDS.get(word.toLowerCase()) ?? Number(word.replaceAll(',', '')),
      ),
    )
    .filter((number) => number > 0 && number < 100_000);

/** Every time of day, minutes after midnight, that a reply naming these venues may state. */
export function knownMinutes({ trips, said }: FactSources, venues: readonly Venue[]): ReadonlySet<number> {
  const minutes = new Set(RULE_MINUTES);
  for (const { plan, request } of trips) {
    for (const { startMinute, endMinute } of request.days) minutes.add(startMinute).add(endMinute);
    for (const { slots, travelHome } of plan.days) {
      for (const slot of slots)
        minutes
          .add(slot.startMinute)
          .add(slot.endMinute)
          .add(slot.startMinute - slot.travel.minutes);
      const last = slots.at(-1);
      if (last) minutes.add(last.endMinute + travelHome.minutes);
    }
  }
  for (const venue of venues) {
    for (const hours of Object.values(venue.hours)) {
      for (const { open, close } of parseDayHours(hours))
        minutes
          .add(open)
          .add(close)
          .add(close - venue.durationMinutes);
    }
  }
  for (const { minute } of said.flatMap(clocksIn)) minutes.add(minute).add(minute + 720);
  for (const minute of askedMinutes(trips, said)) minutes.add(minute);
  return new Set([...minutes].map((minute) => ((minute % 1440) + 1440) % 1440));
}

const HOUR_WORDS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** Times the organiser asked for without writing them out: `3ish`, `half 6`, `an hour later`, which a reply may repeat. */
function askedMinutes(trips: FactSources['trips'], said: readonly string[]): number[] {
  const inWords = said
    .slice(-3)
    .flatMap((line) => HOUR_WORDS.flatMap((word, at) => (new RegExp(`\\b${word}\\b`, 'i').test(line) ? [at + 1] : [])));
  const hours = [...numbersIn(said), ...inWords].filter((number) => number <= 24);
  const spoken = hours.flatMap((hour) =>
    [0, 15, 30, 45].flatMap((past) => [hour * 60 + past, (hour + 12) * 60 + past]),
  );
  if (!said.slice(-3).some((line) => RELATIVE.test(line))) return spoken;
  const starts = trips.flatMap(({ plan }) => plan.days.flatMap(({ slots }) => slots.map((slot) => slot.startMinute)));
  return [...spoken, ...starts.flatMap((start) => SHIFTS.flatMap((shift) => [start - shift, start + shift]))];
}

/** The units of a local currency for a pound, as a rate may be quoted. */
export const isKnownRate = (units: number): boolean => Object.values(EXCHANGE_RATES.perPound).includes(units);
