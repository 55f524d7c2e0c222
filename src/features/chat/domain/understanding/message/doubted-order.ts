import { onlyOf } from '../../../../../shared/only-of.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { CHANGES } from '../cues/asks.ts';
import { asWhole, type ReadPart } from '../cues/read-part.ts';
import { read } from '../reading.ts';
import { scopeOf } from '../scope.ts';

/** Whether a part is needed at all, and what is to become of it either way. */
const DOUBTED =
  /^((?:(?:so|and|but|ok|hmm)\s+)*(?:do we (?:really |actually |even |honestly )?(?:need|have)(?: to (?:do|have|go to|see))?|is there any (?:need|point)|(?:is|are) .{3,40}? (?:really |actually )?(?:needed|necessary|worth it|a must|worth doing)) ?.*?)\s*[?,.;!–-]+\s*(?:and |but )?if (?:so|not|yes|no|it is|it isn'?t|we do|we don'?t|we have to|they are|they aren'?t|there is|there isn'?t)\s*[,]?\s*(?:then |can (?:we|you) |please |just |could (?:we|you) )*(.+?)[\s.!?]*$/i;
const IT = /\b(?:it|that|this|them)\b/i;
const LENGTH_MAX = 200;

/**
 * `do we need to do the boat? if so move it to friday`: nobody but the organiser can say whether it is needed. Why it is in
 * the plan is told, and the order that hangs on it is offered. Null for any other message.
 */
export function readDoubtedOrder(
  message: string,
  state: ConciergeState,
  again: (words: string) => readonly ReadPart[],
): ReadPart[] | null {
  const [, asked, order] = message.length > LENGTH_MAX ? [] : (DOUBTED.exec(message) ?? []);
  if (asked === undefined || order === undefined) return null;
  const named = read(asked, state).slots.flatMap(({ slots }) => slots);
  const placed = onlyOf(named);
  if (!placed) return null;
  const wish = order.replace(IT, placed.slot.name);
  const isOrder = again(wish).some(({ intent }) => CHANGES.has(intent.kind));
  const parts: ReadPart[] = [
    asWhole(asked, { kind: 'why', scope: scopeOf([placed]), venueIds: [] }, named),
    asWhole(order, { kind: 'offered', wish }, named),
  ];
  return isOrder ? parts : null;
}
