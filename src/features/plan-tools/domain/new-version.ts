import type { TripPlan } from '../../../engine/trip-plan.ts';
import type { TripRequest } from '../../../engine/trip-request.ts';
import { fail } from '../../../shared/result.ts';

/** A trip after a change, with what to call the change in the history. */
export interface NewVersion {
  request: TripRequest;
  plan: TripPlan;
  cause: string;
  /** What came out otherwise than it was asked for, or besides; absent where nothing did. */
  note?: string;
}

/** Why the planner cannot make a change: `why` is a sentence for the organiser, where there is more to say. */
export interface ChangeRefusal {
  fault: 'no-such-slot' | 'impossible';
  why: string | null;
}

export const impossible = (why: string | null): { ok: false; reason: ChangeRefusal } =>
  fail({ fault: 'impossible', why });

export const noSuchSlot = (): { ok: false; reason: ChangeRefusal } => fail({ fault: 'no-such-slot', why: null });
