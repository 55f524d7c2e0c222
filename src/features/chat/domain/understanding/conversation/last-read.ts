import type { ConciergeState } from '../../concierge-state.ts';
import { lastWish } from '../../wording/offers.ts';
import type { ReadPart } from '../cues/read-part.ts';
import { readParts } from '../message/read-parts.ts';
import { withoutStories } from '../message/without-stories.ts';

/** Several readers look at the same message, and a state does not change. */
const BEFORE = new WeakMap<ConciergeState, ConciergeState>();
const PARTS = new WeakMap<ConciergeState, readonly ReadPart[]>();

/** The conversation on the trip as it was before the last change, on which the message that brought it about is read. */
export function beforeChange(state: ConciergeState): ConciergeState {
  if (!state.previous) return state;
  const before = BEFORE.get(state) ?? { ...state, ...state.previous };
  BEFORE.set(state, before);
  return before;
}

/** What the message before this one asked for; nothing where there was none. */
export function lastParts(state: ConciergeState): readonly ReadPart[] {
  const said = lastWish(state.history);
  if (said === null) return [];
  const parts =
    PARTS.get(state) ?? readParts(beforeChange(state), withoutStories(said, state), { isLoose: false, topic: [] });
  PARTS.set(state, parts);
  return parts;
}
