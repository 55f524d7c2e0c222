import { fail, ok, type Result } from '../shared/result.ts';
import { checkPlan } from './check-plan.ts';
import type { ChangedTrip } from './checked-replan.ts';
import { dayInWords } from './day-in-words.ts';
import { dayToFit } from './day-to-fit.ts';
import {
  exchangedKinds,
  requestForExchange,
  type SlotExchange,
  whyNoExchange,
  withPinsTaken,
} from './exchange-terms.ts';
import { fitBothIntoDay, fitIntoDay } from './fit-into-day.ts';
import { termsOfPlan } from './improve-trip.ts';
import { movedPlan, type Visits } from './moved-plan.ts';
import { groundOf, type Outcome } from './plan-attempt.ts';
import { type PlanEffect, planEffect, type SlotOnDay } from './plan-effect.ts';
import type { PlanSlot, TripPlan } from './trip-plan.ts';
import type { TripRequest } from './trip-request.ts';

/** A trip in which two slots have changed places. */
export interface ExchangedTrip extends ChangedTrip {
  /** Both where they are now. */
  first: SlotOnDay;
  second: SlotOnDay;
  effect: PlanEffect;
}

export interface ExchangeOptions {
  /** False where nothing outdoors may come to lie in the dark; true by default, for hands may do as they like. */
  mayBeDark?: boolean;
}

/** A start beside the place of the other is as good as one beside the wanted minute, less so many minutes. */
const OTHER_PLACE_COST = 15;

/**
 * The trip with two slots in each other's place, as the checker accepts it. On different days each goes to the day of the
 * other: as what it is, or, where lunch changes places with dinner, as the other meal. On one day the later one
 * comes before the earlier one. Every other slot stays in the plan and on its day; on the two days some may shift, as
 * little as possible. A refusal is why, in a sentence. Pins go along. Exact and without a search: deterministic.
 */
export function exchangeSlots(
  exchange: SlotExchange,
  { mayBeDark = true }: ExchangeOptions = {},
): Result<ExchangedTrip, string> {
  const { plan, places, first, second } = exchange;
  const names = `${first.slot.name} and ${second.slot.name}`;
  const why = whyNoExchange(exchange);
  if (why !== null) return fail(why);
  const asked = requestForExchange(exchange);
  const terms = termsOfPlan(plan, asked, places);
  const ground = groundOf(terms, places, { kept: [], kindLimits: null, hotelId: plan.stay?.hotelId ?? null });
  const fitting: Fitting = { exchange, asked, widened: terms.request, ground };
  const fitted = fitExchange(fitting, false) ?? (mayBeDark ? fitExchange(fitting, true) : null);
  if (!fitted) return fail(`${names} cannot change places: ${whyNoRoom(exchange)}`);
  const request = withPinsTaken(exchange, asked, fitted);
  const next = movedPlan({ plan, request, places }, ground, fitted);
  if (!next) return fail(`${names} cannot change places: something else in this plan would no longer meet your brief.`);
  const [fault] = checkPlan(next, request, places);
  if (fault) return fail(`${names} cannot change places: the plan would no longer hold (${fault.text}).`);
  const [one, other] = exchangedKinds(exchange).map((slot) => placedIn(next, slot));
  if (!one || !other) return fail(`${names} cannot change places: one of them would be lost.`);
  return ok({ request, plan: next, first: one, second: other, effect: planEffect(plan, next, places) });
}

interface Fitting {
  exchange: SlotExchange;
  asked: TripRequest;
  widened: TripRequest;
  ground: Omit<Outcome, 'routes'>;
}

type Fitted = ReadonlyMap<number, Visits>;

function fitExchange(fitting: Fitting, mayBeDark: boolean): Fitted | null {
  const { first, second, startMinute } = fitting.exchange;
  if (first.day === second.day) return fitOneDay(fitting, mayBeDark);
  const [firstAs, secondAs] = exchangedKinds(fitting.exchange);
  const wanted = startMinute ?? second.slot.startMinute;
  const incoming: Incoming = {
    slot: firstAs,
    from: first.day,
    day: second.day,
    wantedMinute: wanted,
    costOf: (start) => Math.min(Math.abs(start - wanted), OTHER_PLACE_COST + Math.abs(start - second.slot.startMinute)),
  };
  const returning: Incoming = {
    slot: secondAs,
    from: second.day,
    day: first.day,
    wantedMinute: first.slot.startMinute,
    costOf: (start) => Math.abs(start - first.slot.startMinute),
  };
  // The rest between two nights binds whichever day is fitted last, so either may have to be.
  return fitTwoDays(fitting, incoming, returning, mayBeDark) ?? fitTwoDays(fitting, returning, incoming, mayBeDark);
}

interface Incoming {
  /** As what it is on the other day. */
  slot: PlanSlot;
  from: number;
  day: number;
  wantedMinute: number;
  costOf: (startMinute: number) => number;
}

function fitTwoDays(fitting: Fitting, one: Incoming, other: Incoming, mayBeDark: boolean): Fitted | null {
  const before = withoutBoth(fitting.exchange);
  const first = fitIncoming(fitting, before, one, mayBeDark);
  if (!first) return null;
  const then = fitIncoming(fitting, withDay(before, one.day, first), other, mayBeDark);
  return then && new Map([[one.day, first]]).set(other.day, then);
}

function fitIncoming(
  { exchange, asked, widened, ground }: Fitting,
  plan: TripPlan,
  { slot, from, day, wantedMinute, costOf }: Incoming,
  mayBeDark: boolean,
): Visits | null {
  const move = { plan, request: asked, places: exchange.places, placed: { day: from, slot }, day };
  const fitting = dayToFit({ ...move, startMinute: wantedMinute }, widened, ground, mayBeDark);
  return fitIntoDay(fitting, slot, wantedMinute, { costOf })?.visits ?? null;
}

/** The later one at the start of the earlier one, which comes after it, both as near to that as fits. */
function fitOneDay({ exchange, asked, widened, ground }: Fitting, mayBeDark: boolean): Fitted | null {
  const { first, second, places } = exchange;
  const [firstAs, secondAs] = exchangedKinds(exchange);
  const [early, late] = first.slot.startMinute < second.slot.startMinute ? [firstAs, secondAs] : [secondAs, firstAs];
  const { day } = first;
  const move = { plan: withoutBoth(exchange), request: asked, places, placed: first, day, startMinute: 0 };
  const fitting = dayToFit(move, widened, ground, mayBeDark);
  const fitted = fitBothIntoDay(
    fitting,
    { slot: late, wantedMinute: early.startMinute },
    { slot: early, wantedMinute: late.startMinute },
  );
  return fitted && new Map([[day, fitted.visits]]);
}

const withoutBoth = ({ plan, first, second }: SlotExchange): TripPlan => ({
  ...plan,
  days: plan.days.map((day) => ({
    ...day,
    slots: day.slots.filter(({ id }) => id !== first.slot.id && id !== second.slot.id),
  })),
});

/** Only what the rest between two days needs to know: when they begin and end. */
const withDay = (plan: TripPlan, day: number, visits: Visits): TripPlan => ({
  ...plan,
  days: plan.days.map((one, index) =>
    index === day
      ? {
          ...one,
          slots: visits.map(({ slot, startMinute }) => ({
            ...slot,
            startMinute,
            endMinute: startMinute + slot.endMinute - slot.startMinute,
          })),
        }
      : one,
  ),
});

function placedIn(plan: TripPlan, { venueId, kind }: PlanSlot): SlotOnDay | null {
  for (const [day, { slots }] of plan.days.entries()) {
    const slot = slots.find((one) => one.venueId === venueId && one.kind === kind);
    if (slot) return { day, slot };
  }
  return null;
}

/** The end of a sentence. */
function whyNoRoom({ plan, first, second }: SlotExchange): string {
  return first.day === second.day
    ? `the hours of ${dayInWords(plan, first.day)} do not allow it.`
    : 'one of them does not fit where the other is.';
}
