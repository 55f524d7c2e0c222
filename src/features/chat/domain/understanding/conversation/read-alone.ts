import type { ConciergeState } from '../../concierge-state.ts';
import type { ReadPart } from '../cues/read-part.ts';
import { readParts } from '../message/read-parts.ts';

/** The trip with nothing said before, and what was read on it: several readers ask for the same message. */
interface Alone {
  state: ConciergeState;
  parts: Map<string, readonly ReadPart[]>;
}
const ALONE = new WeakMap<ConciergeState, Alone>();

/** What words ask for by themselves, with nothing said before them. */
export function readAlone(state: ConciergeState, words: string): readonly ReadPart[] {
  const alone = ALONE.get(state) ?? { state: { ...state, history: [] }, parts: new Map() };
  ALONE.set(state, alone);
  const parts = alone.parts.get(words) ?? readParts(alone.state, words, { isLoose: false, topic: [] });
  alone.parts.set(words, parts);
  return parts;
}
