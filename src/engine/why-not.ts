import type { Venue } from '../catalogue/venue.ts';
import { type Candidate, candidatesFor, pricePerPersonPence, slotKindsOf } from './candidates.ts';
import { checkedReplan, keepsOthers } from './checked-replan.ts';
import { typeCap } from './day-rules.ts';
import { openingWindows } from './opening-windows.ts';
import { type Places, venuesOf } from './places.ts';
import { planEffect, type SlotOnDay, slotsOnDays } from './plan-effect.ts';
import { swapSlot } from './slot-ideas.ts';
import { type Stop, startWindows } from './stops.ts';
import { baseOf, legBetween } from './travel-legs.ts';
import type { TripPlan } from './trip-plan.ts';
import type { SlotKind, TripRequest } from './trip-request.ts';
import { venueFit } from './venue-fit.ts';
import type { Sacrifice, WhyNotReason } from './why-not-reason.ts';
import { whyNotText } from './why-not-text.ts';

/** A place is tried in so many slots and on so many days: on a fortnight all of them would take seconds. */
const SLOTS_TRIED = 10;
const DAYS_TRIED = 4;

export interface WhyNot {
  venueId: string;
  name: string;
  reason: WhyNotReason;
  /** The reason in a sentence or two. */
  text: string;
}

/**
 * Why a venue is not in a plan, found by trying: the rules of the brief first, then every slot that it could take and
 * every day it could be added to, by the planner and its checker; then the same without the budget, next door, and in
 * half the time, so that the reason given is the one whose opposite would let it in.
 */
export function whyNot(plan: TripPlan, request: TripRequest, places: Places, venueId: string): WhyNot {
  const venue = venuesOf(places).find(({ id }) => id === venueId);
  if (!venue) return { venueId, name: venueId, reason: { kind: 'unknown' }, text: 'That is no place on our list.' };
  const reason = byRules(plan, request, places, venue) ?? byTrying(plan, request, places, venue);
  return { venueId, name: venue.name, reason, text: whyNotText(reason, venue, request) };
}

function byRules(plan: TripPlan, request: TripRequest, places: Places, venue: Venue): WhyNotReason | null {
  const present = slotsOnDays(plan).find(({ slot }) => slot.venueId === venue.id);
  if (present) return { kind: 'in-plan', ...present };
  if (request.bannedVenueIds.includes(venue.id)) return { kind: 'banned' };
  const { needs, groupSize } = request;
  if (needs.stepFree && !venue.stepFree) return { kind: 'need', need: 'step-free' };
  if (needs.minorsPresent && venue.adultsOnly) return { kind: 'need', need: 'under-18' };
  if (needs.noAlcohol && venue.alcohol === 'central') return { kind: 'need', need: 'no-alcohol' };
  const missing = venue.kind === 'restaurant' ? needs.diets.filter((diet) => !venue.diets.includes(diet)) : [];
  if (missing.length > 0) return { kind: 'diet', missing };
  if (!candidatesFor(request, places, false).some((candidate) => candidate.venue.id === venue.id))
    return { kind: 'group-size', groupSize, ...venue.groupSize };
  const isOpen = request.days.some(({ weekday }) => openingWindows(venue.hours, weekday).length > 0);
  if (!isOpen) return { kind: 'closed' };
  const days = [...request.days.keys()];
  const fits = days.some((day) =>
    slotKindsOf(venue.kind).some((kind) => startWindows(request, day, stopOf(venue, kind, request)).length > 0),
  );
  return fits ? null : { kind: 'hours' };
}

function stopOf(venue: Venue, kind: SlotKind, request: TripRequest): Stop {
  const pricePence = pricePerPersonPence(venue, request.groupSize, 1);
  const candidate: Candidate = { venue, splitInto: 1, pricePence, isDietConfirmed: true };
  return { candidate, kind, fit: venueFit(venue, request), score: 0, priority: 0, pin: null, isLocked: false };
}

interface Way {
  plan: TripPlan;
  at: SlotOnDay;
  /** Null where it came in as one more stop. */
  insteadOf: SlotOnDay | null;
  points: number;
}

function byTrying(plan: TripPlan, request: TripRequest, places: Places, venue: Venue): WhyNotReason {
  const within = waysIn(plan, request, places, venue);
  const extra = within.find(({ insteadOf }) => insteadOf === null);
  if (extra) return { kind: 'has-room', at: extra.at, effect: planEffect(plan, extra.plan, places) };
  const [best] = [...within].sort((left, right) => right.points - left.points);
  if (best?.insteadOf) {
    const { insteadOf, points } = best;
    return { kind: 'taken', by: insteadOf, points: -points, effect: planEffect(plan, best.plan, places) };
  }
  const ofType = slotsOnDays(plan).filter(({ slot }) => slot.type === venue.type).length;
  if (ofType >= typeCap(request)) return { kind: 'type-often', type: venue.type, count: ofType };
  return byBudget(plan, request, places, venue) ?? byPlace(plan, request, places, venue);
}

function byBudget(plan: TripPlan, request: TripRequest, places: Places, venue: Venue): WhyNotReason | null {
  const cap = request.budgetCapPence;
  if (cap === null) return null;
  const [cheapest] = waysIn(plan, { ...request, budgetCapPence: null }, places, venue).sort(
    (left, right) => left.plan.totals.slotsPerPersonPence - right.plan.totals.slotsPerPersonPence,
  );
  // Within the limit already, so it is not the money.
  if (!cheapest || cheapest.plan.totals.slotsPerPersonPence <= cap) return null;
  return {
    kind: 'too-dear',
    byPence: cheapest.plan.totals.slotsPerPersonPence - cap,
    pricePence: cheapest.at.slot.pricePerPersonPence,
    insteadOf: cheapest.insteadOf,
    effect: planEffect(plan, cheapest.plan, places),
  };
}

/** Neither rule nor budget: is it the way, or the time it takes? Both are tried on a catalogue where they differ. */
function byPlace(plan: TripPlan, request: TripRequest, places: Places, venue: Venue): WhyNotReason {
  const open: TripRequest = { ...request, budgetCapPence: null };
  const base = baseOf(places, plan.stay);
  const fitsIf = (change: Partial<Venue>): boolean =>
    waysIn(plan, open, withVenue(places, { ...venue, ...change }), venue).length > 0;
  const atThePriceOf = leastSacrifice(plan, request, places, venue);
  if (places.kind === 'city' && fitsIf({ lat: base.lat, lon: base.lon }))
    return { kind: 'too-far', minutes: legBetween(places, base, venue, request.groupSize).minutes, atThePriceOf };
  if (fitsIf({ durationMinutes: Math.ceil(venue.durationMinutes / 2) }))
    return { kind: 'too-long', minutes: venue.durationMinutes, atThePriceOf };
  return { kind: 'no-room', tried: slotsForKind(plan, venue).length, atThePriceOf };
}

/** The venue put in by force on each day: what no longer fits then is its price, and the budget only if it must be. */
function leastSacrifice(plan: TripPlan, request: TripRequest, places: Places, venue: Venue): Sacrifice | null {
  const within = sacrifices(plan, request, places, venue);
  const ways = within.length > 0 ? within : sacrifices(plan, { ...request, budgetCapPence: null }, places, venue);
  return (
    ways.sort((left, right) => left.gone.length - right.gone.length || left.overPence - right.overPence)[0] ?? null
  );
}

function sacrifices(plan: TripPlan, request: TripRequest, places: Places, venue: Venue): Sacrifice[] {
  const stated: TripPlan = { ...plan, budgetCapPence: request.budgetCapPence };
  return roomiestDays(plan).flatMap((day) =>
    slotKindsOf(venue.kind).flatMap((kind): Sacrifice[] => {
      const add = [{ day, kind, venueId: venue.id }];
      const pin = { day, kind, venueId: venue.id, startMinute: null };
      const changed = checkedReplan(stated, request, places, { freeSlotIds: [], add, pin });
      const slot = changed?.plan.days[day]?.slots.find(({ venueId }) => venueId === venue.id);
      if (!changed || !slot) return [];
      const effect = planEffect(plan, changed.plan, places);
      const cap = plan.budgetCapPence ?? Number.POSITIVE_INFINITY;
      const overPence = Math.max(0, changed.plan.totals.slotsPerPersonPence - cap);
      return [{ at: { day, slot }, gone: effect.gone, overPence, effect }];
    }),
  );
}

function withVenue(places: Places, changed: Venue): Places {
  const replace = (venues: readonly Venue[]): Venue[] =>
    venues.map((venue) => (venue.id === changed.id ? changed : venue));
  return places.kind === 'city'
    ? { kind: 'city', city: { ...places.city, venues: replace(places.city.venues) } }
    : { kind: 'generic', catalogue: { ...places.catalogue, venues: replace(places.catalogue.venues) } };
}

/** The slots it could take; of a long trip those that leave most money when they give way, for an answer in time. */
const slotsForKind = (plan: TripPlan, venue: Venue): SlotOnDay[] =>
  slotsOnDays(plan)
    .filter(({ slot }) => slotKindsOf(venue.kind).includes(slot.kind))
    .sort((left, right) => right.slot.pricePerPersonPence - left.slot.pricePerPersonPence)
    .slice(0, SLOTS_TRIED);

/** The days it could be added to: those with fewest slots, which have most room. */
const roomiestDays = (plan: TripPlan): number[] =>
  [...plan.days.keys()]
    .sort((left, right) => (plan.days[left]?.slots.length ?? 0) - (plan.days[right]?.slots.length ?? 0))
    .slice(0, DAYS_TRIED);

/** Every way into the plan that keeps all the rest: as one more stop, or in the place of one. */
function waysIn(plan: TripPlan, request: TripRequest, places: Places, venue: Venue): Way[] {
  // A plan states the cap it was made for, and the checker compares.
  const stated: TripPlan = { ...plan, budgetCapPence: request.budgetCapPence };
  const added = roomiestDays(plan).flatMap((day) => {
    const way = venue.kind === 'restaurant' ? null : addTo(stated, request, places, venue, day);
    return way ? [way] : [];
  });
  const swapped = slotsForKind(plan, venue).flatMap((placed): Way[] => {
    const idea = swapSlot(stated, request, places, placed.slot.id, venue.id);
    if (!idea || (idea.raisesBudgetToPence !== null && request.budgetCapPence !== null)) return [];
    return [
      { plan: idea.plan, at: { day: placed.day, slot: idea.slot }, insteadOf: placed, points: idea.pointsGained },
    ];
  });
  return [...added, ...swapped];
}

function addTo(plan: TripPlan, request: TripRequest, places: Places, venue: Venue, day: number): Way | null {
  const kind = venue.kind === 'nightlife' ? 'night' : 'activity';
  const changed = checkedReplan(plan, request, places, { freeSlotIds: [], add: [{ day, kind, venueId: venue.id }] });
  const slot = changed?.plan.days[day]?.slots.find(({ venueId }) => venueId === venue.id);
  if (!changed || !slot || !keepsOthers(plan, changed.plan, [])) return null;
  return { plan: changed.plan, at: { day, slot }, insteadOf: null, points: 0 };
}
