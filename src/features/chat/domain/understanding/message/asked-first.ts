import type { ConciergeState } from '../../concierge-state.ts';
import { asWhole, type ReadPart } from '../cues/read-part.ts';
import { readBesidePlan } from '../questions/beside-plan.ts';
import { readEdgeAsked } from '../questions/read-edge-asked.ts';
import { readForThem } from '../questions/read-for-them.ts';
import { readFreeForEvent } from '../questions/read-free-for-event.ts';
import { readLimitAsked } from '../questions/read-limit-asked.ts';
import { readPractical } from '../questions/read-practical.ts';
import { readWayBetween } from '../questions/read-way-between.ts';
import { readBothExtremes } from './both-extremes.ts';
import { readDoubtedOrder } from './doubted-order.ts';
import { readLocalQuestions } from './local-questions.ts';
import { readMissingTold } from './missing-told.ts';
import { withWalksAsked } from './needs-asked.ts';
import { readToldBeforeAsked } from './told-before-asked.ts';
import { withoutEchoes } from './without-echoes.ts';

/**
 * Questions that take a whole message, whatever its clauses would be read as alone: a sum that the price is held against, one
 * who misses a part, both ends of the prices, the site itself, the city. `again` reads what stands beside them. Null for any other message.
 */
export function readAskedFirst(
  message: string,
  state: ConciergeState,
  again: (rest: string) => readonly ReadPart[],
): ReadPart[] | null {
  const held = readLimitAsked(message, state) ?? readBesidePlan(message, state);
  if (held) return [asWhole(message, held)];
  const ofThem = readFreeForEvent(message, state) ?? readForThem(message, state);
  if (ofThem) return [asWhole(message, ofThem)];
  const missing = readMissingTold(message, state, again);
  if (missing) return [...withoutEchoes(missing)];
  return (
    readBothExtremes(message, state) ??
    readDoubtedOrder(message, state, again) ??
    readPractical(message, state, again) ??
    readToldBeforeAsked(message, state, again) ??
    readEdgeAsked(message, state, again) ??
    withWalks(readWayBetween(message, state, again)) ??
    readLocalQuestions(message, state, again)
  );
}

const withWalks = (parts: ReadPart[] | null): ReadPart[] | null =>
  parts === null ? null : [...(withWalksAsked(parts) ?? parts)];
