import type { PlacedDay } from './place-in-order.ts';
import type { Places } from './places.ts';
import type { Outcome } from './plan-attempt.ts';
import { renderVisits } from './plan-trip.ts';
import type { Visit } from './schedule.ts';
import type { PlanSlot, Relaxation, TripPlan } from './trip-plan.ts';
import type { TripRequest } from './trip-request.ts';

/** What is on a day, and when, in its order. */
export type Visits = PlacedDay['visits'];

/**
 * The plan with these days as they were fitted, by their index, and the others as they are. Null where a slot is nowhere
 * on the ground, or the plan would take a liberty that the present one does not.
 */
export function movedPlan(
  { plan, request, places }: { plan: TripPlan; request: TripRequest; places: Places },
  ground: Omit<Outcome, 'routes'>,
  fitted: ReadonlyMap<number, Visits>,
): TripPlan | null {
  const nodeOf = ({ venueId, kind }: PlanSlot): number =>
    1 + ground.stops.findIndex((stop) => stop.candidate.venue.id === venueId && stop.kind === kind && !stop.pin);
  const visits = plan.days.map(({ slots }, index): Visit[] => {
    const placings = fitted.get(index) ?? visitsOf(slots);
    return placings.map(({ slot, startMinute }) => ({ node: nodeOf(slot), startMinute }));
  });
  if (visits.flat().some(({ node }) => node === 0)) return null;
  const { seed, destination } = plan;
  const next = renderVisits(request, places, { seed, destination, iterations: 0 }, ground, visits);
  const relaxations = next.relaxations.map((one) => plan.relaxations.find((old) => isSame(one, old)) ?? one);
  if (relaxations.some((one) => !plan.relaxations.some((old) => isNoWorse(one, old)))) return null;
  return { ...next, relaxations, notes: plan.notes };
}

/** Slots where they are. */
export const visitsOf = (slots: readonly PlanSlot[]): Visits =>
  slots.map((slot) => ({ slot, startMinute: slot.startMinute }));

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
