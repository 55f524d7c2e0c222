import { dayInWords } from './day-in-words.ts';
import { type ExchangedTrip, exchangeSlots } from './exchange-slots.ts';
import { closedOn } from './exchange-terms.ts';
import { isPinOf } from './is-pin-of.ts';
import { type MovedSlot, type SlotOnDay, slotsOnDays } from './plan-effect.ts';
import type { SlotMove } from './slot-move.ts';
import type { PlanSlot, TripPlan } from './trip-plan.ts';
import { familyOf } from './type-families.ts';

/** A slot that another one may change places with, and the whole checked trip as it would then be. */
export interface ExchangeOffer extends ExchangedTrip {
  /** Where the other one is now. */
  partner: SlotOnDay;
}

/** What an offer loses, in minutes: for each slot that shifts, for another kind, for two of a family in a row. */
const SHIFT_COST = 30;
const OTHER_KIND_COST = 45;
const FAMILY_COST = 60;
/** Of what nobody asked to move, this share keeps its very minute, or all but one slot do. */
const STAYING_SHARE = 0.8;
/** And what has to shift, shifts by no more than a move may make it, minutes. */
const SHIFT_MAX = 120;

/**
 * What a slot could change places with on the day it was wanted on, where a move there was refused: the ones that leave
 * most as it is first, as near to the wanted hour as may be and with the shorter ways. Nothing that is pinned, nothing
 * that would lie in the dark. Each is what `exchangeSlots` makes of the same slots and minute. Deterministic.
 */
export function exchangesFor(move: SlotMove, limit: number): ExchangeOffer[] {
  const { plan, request, places, placed, day, startMinute } = move;
  if (day === placed.day) return [];
  return slotsOnDays(plan)
    .filter((other) => other.day === day && !request.pinned.some((pin) => isPinOf(pin, day, other.slot)))
    .flatMap((partner) => {
      const exchange = { plan, request, places, first: placed, second: partner, startMinute };
      const made = exchangeSlots(exchange, { mayBeDark: false });
      return made.ok && keepsMost(plan, made.value) ? [{ ...made.value, partner }] : [];
    })
    .map((offer) => ({ offer, cost: costOf(move, offer) }))
    .sort((left, right) => left.cost - right.cost)
    .slice(0, limit)
    .map(({ offer }) => offer);
}

/** Why nothing can change places with a slot on a day, in a sentence. */
export function whyNoExchanges({ plan, request, places, placed, day }: SlotMove): string {
  const there = plan.days[day]?.slots ?? [];
  const name = dayInWords(plan, day);
  const free = there.filter((slot) => !request.pinned.some((pin) => isPinOf(pin, day, slot)));
  if (there.length > 0 && free.length === 0)
    return `Everything on ${name} is pinned, so nothing there can change places with ${placed.slot.name}.`;
  if (free.length === 0) return `There is nothing on ${name} that could change places with ${placed.slot.name}.`;
  const closed = closedOn(plan, places, placed, day);
  if (closed !== null) return `${closed}, so nothing there can change places with it.`;
  const tried = free.length === 1 ? 'the one stop' : `all ${free.length} stops`;
  return `We tried ${tried} of ${name}: none can change places with ${placed.slot.name} and leave the rest as it is.`;
}

/** Slots besides the two that start at another minute. */
export const othersMoved = ({ first, second, effect }: ExchangedTrip): MovedSlot[] =>
  effect.moved.filter(({ venueId }) => venueId !== first.slot.venueId && venueId !== second.slot.venueId);

function keepsMost(plan: TripPlan, exchanged: ExchangedTrip): boolean {
  const untouched = slotsOnDays(plan).length - 2;
  const shifted = othersMoved(exchanged);
  if (shifted.some(({ fromMinute, toMinute }) => Math.abs(toMinute - fromMinute) > SHIFT_MAX)) return false;
  return shifted.length <= 1 || untouched - shifted.length >= STAYING_SHARE * untouched;
}

function costOf({ plan, placed, startMinute }: SlotMove, offer: ExchangeOffer): number {
  const shifts = othersMoved(offer).reduce((sum, one) => sum + SHIFT_COST + Math.abs(one.toMinute - one.fromMinute), 0);
  const beside = Math.abs(offer.first.slot.startMinute - startMinute) / 2;
  const otherKind = offer.partner.slot.kind === placed.slot.kind ? 0 : OTHER_KIND_COST;
  const repeats = Math.max(0, rowsOfFamily(offer.plan) - rowsOfFamily(plan)) * FAMILY_COST;
  return shifts + beside + otherKind + repeats + offer.effect.deltaTravelMinutes;
}

const rowsOfFamily = (plan: TripPlan): number =>
  plan.days.reduce((sum, { slots }) => sum + slots.filter((slot, index) => isLike(slots[index - 1], slot)).length, 0);

const isLike = (before: PlanSlot | undefined, after: PlanSlot): boolean =>
  before !== undefined && familyOf(before.type) === familyOf(after.type);
