import type { PlacedSlot } from '../finding/find-slots.ts';
import type { Intent } from '../intent.ts';

/** A wish of a message as it was read on its own, with the slots its words name. */
export interface ReadPart {
  wish: string;
  intent: Intent;
  named: readonly PlacedSlot[];
  /** Made of several parts, so that the form of one says nothing of the whole. */
  isJoined?: boolean;
}

/** What words ask for all together, whatever the form of one of them. */
export const asWhole = (wish: string, intent: Intent, named: readonly PlacedSlot[] = []): ReadPart => ({
  wish,
  intent,
  named,
  isJoined: true,
});
