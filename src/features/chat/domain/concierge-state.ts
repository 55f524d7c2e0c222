import type { Places } from '../../../engine/places.ts';
import type { TripPlan } from '../../../engine/trip-plan.ts';
import type { TripRequest } from '../../../engine/trip-request.ts';
import type { IsoDay } from '../../../shared/dates.ts';
import type { UndoTrail } from '../../planner/domain/undo-trail.ts';

export interface ChatLine {
  role: 'user' | 'assistant';
  content: string;
}

/** A plan and the request it was made from: what a change replaces and what undo brings back. */
export interface PlannedTrip {
  request: TripRequest;
  plan: TripPlan;
}

/** Everything the concierge knows when a message arrives. Nothing here comes from the message itself. */
export interface ConciergeState extends PlannedTrip {
  places: Places;
  destination: string;
  /** The conversation so far, oldest first, without the new message. */
  history: readonly ChatLine[];
  /** The day in the organiser's time zone. */
  today: IsoDay;
  /** The trip before the last change, an undo included; null when there was none. */
  previous: PlannedTrip | null;
  /** Where undo and redo lead; without it, undo leads to `previous`. */
  trail?: UndoTrail<PlannedTrip>;
}
