import type { CityCatalogue } from '../../../catalogue/venue.ts';
import type { Places } from '../../../engine/places.ts';
import type { TripPlan } from '../../../engine/trip-plan.ts';
import type { TripRequest } from '../../../engine/trip-request.ts';
import type { PlacesName } from '../domain/catalogue-places.ts';

/** What the planner is asked, as plain data that can cross to a worker thread. */
export interface PlanTask {
  request: TripRequest;
  places: PlacesName;
  destination: string;
  seed: number;
}

/** Makes a plan away from the event loop. */
export type PlanTrip = (task: PlanTask) => Promise<TripPlan>;

/** The checker's verdict on a plan: the faults it found, none for a sound plan. */
export type CheckPlan = (
  plan: TripPlan,
  request: TripRequest,
  places: Places,
) => readonly { code: string; text: string }[];

/** The cities there are, of the release and imported since. */
export interface KnownCities {
  /** Those that new plans are made in. An import counts as soon as it is stored. */
  current: () => Promise<readonly CityCatalogue[]>;
  /** The catalogue that a plan was made from; null when it is neither in the release nor in the database any more. */
  placesNamed: (name: PlacesName) => Promise<Places | null>;
}
