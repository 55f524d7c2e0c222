import type { PlannedTrip } from './concierge-state.ts';

/** What the concierge answers a message with. */
export interface ConciergeTurn {
  reply: string;
  /** The new trip with a line for each thing that changed; null when nothing did. */
  change: (PlannedTrip & { changed: string[] }) | null;
  understood: boolean;
}
