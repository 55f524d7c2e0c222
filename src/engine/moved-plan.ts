import type { PlacedDay } from './place-in-order.ts';
import type { Outcome } from './plan-attempt.ts';
import { renderVisits } from './plan-trip.ts';
import type { Visit } from './schedule.ts';
import type { SlotMove } from './slot-move.ts';
import type { PlanSlot, Relaxation, TripPlan } from './trip-plan.ts';

/**
 * The plan with the target day as it was fitted and the slot gone from where it was. Null where a slot is nowhere on
 * the ground, or the plan would take a liberty that the present one does not.
 */
export function movedPlan(
  { plan, request, places, placed, day }: SlotMove,
  ground: Omit<Outcome, 'routes'>,
  fitted: PlacedDay,
): TripPlan | null {
  const nodeOf = ({ venueId, kind }: PlanSlot): number =>
    1 + ground.stops.findIndex((stop) => stop.candidate.venue.id === venueId && stop.kind === kind && !stop.pin);
  const visits = plan.days.map(({ slots }, index): Visit[] => {
    const placings = index === day ? fitted.visits : slots.map((slot) => ({ slot, startMinute: slot.startMinute }));
    return placings
      .filter(({ slot }) => index === day || slot !== placed.slot)
      .map(({ slot, startMinute }) => ({ node: nodeOf(slot), startMinute }));
  });
  if (visits.flat().some(({ node }) => node === 0)) return null;
  const { seed, destination } = plan;
  const next = renderVisits(request, places, { seed, destination, iterations: 0 }, ground, visits);
  const relaxations = next.relaxations.map((one) => plan.relaxations.find((old) => isSame(one, old)) ?? one);
  if (relaxations.some((one) => !plan.relaxations.some((old) => isNoWorse(one, old)))) return null;
  return { ...next, relaxations, notes: plan.notes };
}

const isSame = ({ text: _one, ...facts }: Relaxation, { text: _other, ...others }: Relaxation): boolean =>
  JSON.stringify(facts) === JSON.stringify(others);

/** A day that goes on beyond the brief by less is none the worse. */
const isNoWorse = (one: Relaxation, old: Relaxation): boolean =>
  isSame(one, old) ||
  (one.kind === 'day-extended' &&
    old.kind === 'day-extended' &&
    one.day === old.day &&
    one.edge === old.edge &&
    one.byMinutes <= old.byMinutes);
