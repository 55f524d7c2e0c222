import type { PlannedTrip } from './concierge-state.ts';

/** What the concierge answers a message with. */
export interface ConciergeTurn {
  reply: string;
  /**
   * The new trip with a line for each thing that changed; null when nothing did. `steps` counts how far undo went back
   * on the trail, below nought for redo; it is there for nothing else.
   */
  change: (PlannedTrip & { changed: string[]; steps?: number }) | null;
  understood: boolean;
}
