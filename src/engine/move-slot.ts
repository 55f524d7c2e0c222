import { formatClock } from '../shared/dates.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import { checkPlan } from './check-plan.ts';
import type { ChangedTrip } from './checked-replan.ts';
import { dayInWords } from './day-in-words.ts';
import { dayToFit } from './day-to-fit.ts';
import { fitIntoDay } from './fit-into-day.ts';
import { termsOfPlan } from './improve-trip.ts';
import { isPinOf } from './is-pin-of.ts';
import { movedPlan, visitsOf } from './moved-plan.ts';
import { nearestFit } from './nearest-fit.ts';
import { groundOf } from './plan-attempt.ts';
import { type PlanEffect, planEffect } from './plan-effect.ts';
import { requestForMove, type SlotMove } from './slot-move.ts';
import type { PlanSlot } from './trip-plan.ts';
import type { TripRequest } from './trip-request.ts';
import { whyNotBeside } from './why-not-beside.ts';
import { whyNotOnDay } from './why-not-on-day.ts';
import { whyNotThen } from './why-not-then.ts';

/** A trip with one slot elsewhere. */
export interface MovedTrip extends ChangedTrip {
  /** The slot where it is now: at the wanted minute, or, unless that was to be exact, up to a quarter of an hour beside it. */
  slot: PlanSlot;
  effect: PlanEffect;
}

/** Why a slot cannot go there, in a sentence, and the nearest start of that day that would do, where there is one. */
export interface MoveRefusal {
  why: string;
  nearestMinute: number | null;
}

const refused = (why: string, nearestMinute: number | null = null) => fail<MoveRefusal>({ why, nearestMinute });

/** The refusal in full, with the hour at which it would fit. */
export const refusalWords = ({ why, nearestMinute }: MoveRefusal): string =>
  nearestMinute === null ? why : `${why} It would fit at ${formatClock(nearestMinute)}.`;

/**
 * The trip with one slot at another hour or on another day, as the checker accepts it. Every other slot stays in the
 * plan and on its day; within the target day some may shift, as little as possible. A refusal says why.
 * A pinned slot takes its pin along. Exact and without a search: deterministic.
 */
export function moveSlot(move: SlotMove): Result<MovedTrip, MoveRefusal> {
  const { plan, request, places, placed, day, startMinute } = move;
  const { slot } = placed;
  if (day === placed.day && startMinute === slot.startMinute)
    return refused(`${slot.name} starts at ${formatClock(startMinute)} on ${dayInWords(plan, day)} already.`);
  const whyNotThatDay = whyNotOnDay(move);
  if (whyNotThatDay) return refused(whyNotThatDay);
  const asked = requestForMove(move);
  const terms = termsOfPlan(plan, asked, places);
  const ground = groundOf(terms, places, { kept: [], kindLimits: null, hotelId: plan.stay?.hotelId ?? null });
  const fitting = dayToFit({ ...move, request: asked }, terms.request, ground);
  const fitted = fitIntoDay(fitting, slot, startMinute, { isExact: move.isExact === true });
  if (!fitted) {
    const isOpenThen = fitting.windowsOf(slot).some(({ from, to }) => from <= startMinute && startMinute <= to);
    const why = isOpenThen ? whyNotBeside(move, fitting) : whyNotThen(move);
    return refused(why, nearestFit(fitting, slot, startMinute));
  }
  const start = fitted.visits.find((visit) => visit.slot === slot)?.startMinute ?? startMinute;
  const changed: TripRequest = request.pinned.some((pin) => isPinOf(pin, placed.day, slot))
    ? { ...asked, pinned: [...asked.pinned, { day, kind: slot.kind, venueId: slot.venueId, startMinute: start }] }
    : asked;
  const left = (plan.days[placed.day]?.slots ?? []).filter((one) => one !== slot);
  const days = new Map([[placed.day, visitsOf(left)]]).set(day, fitted.visits);
  const next = movedPlan({ plan, request: changed, places }, ground, days);
  if (!next)
    return refused(`Something else in this plan no longer meets your brief, so nothing can be moved around it.`);
  const [fault] = checkPlan(next, changed, places);
  const now = next.days[day]?.slots.find(({ venueId, kind }) => venueId === slot.venueId && kind === slot.kind);
  if (fault || !now) return refused(`The plan would no longer hold: ${fault?.text ?? 'something would be lost'}.`);
  return ok({ request: changed, plan: next, slot: now, effect: planEffect(plan, next, places) });
}
