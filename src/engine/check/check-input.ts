import type { Venue } from '../../catalogue/venue.ts';
import type { Places } from '../places.ts';
import type { PlanSlot, Relaxation, TripPlan } from '../trip-plan.ts';
import type { TripRequest } from '../trip-request.ts';
import type { Violation, ViolationCode } from './violation.ts';

export interface CheckInput {
  plan: TripPlan;
  request: TripRequest;
  places: Places;
}

/** A slot with what the catalogue knows of it. */
export interface KnownSlot {
  slot: PlanSlot;
  day: number;
  venue: Venue;
}

/** A violation that names its slot; `text` goes on after the name of the venue. */
export const slotViolation = (code: ViolationCode, day: number, slot: PlanSlot, text: string): Violation => ({
  code,
  day,
  slotId: slot.id,
  text: `${slot.name}: ${text}`,
});

/** The relaxations of one kind that a plan declares. */
export const relaxationsOf = <Kind extends Relaxation['kind']>(
  plan: TripPlan,
  kind: Kind,
): Extract<Relaxation, { kind: Kind }>[] =>
  plan.relaxations.filter((one): one is Extract<Relaxation, { kind: Kind }> => one.kind === kind);
