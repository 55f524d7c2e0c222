import { onlyOf } from '../../../../../../shared/only-of.ts';
import type { ConciergeState } from '../../../concierge-state.ts';
import { diffPlans } from '../../../wording/diff-plans.ts';
import {
  lastChanged,
  lastReplyOf,
  lastWish,
  listedWishes,
  offeredWish,
  openQuestion,
} from '../../../wording/offers.ts';
import { type PlacedSlot, slotsOf } from '../../finding/find-slots.ts';
import { readIntent } from '../../message/read-intent.ts';
import { read } from '../../reading.ts';
import { beforeLast } from '../before-last.ts';

/** What the last exchange left on the table: a part that came, went, moved or was told of. */
export type Focus =
  | { kind: 'came'; part: PlacedSlot }
  | { kind: 'gone'; part: PlacedSlot }
  | { kind: 'moved'; part: PlacedSlot; from: number }
  | { kind: 'told'; part: PlacedSlot; isPrice: boolean };

/** The one part that a short message after the last reply can only be about; null where there are several, or none. */
export function focusOf(state: ConciergeState): Focus | null {
  const { history } = state;
  if (history.length === 0 || openQuestion(history) !== null) return null;
  if (listedWishes(history).length > 0 || offeredWish(history) !== null) return null;
  return lastChanged(history) ? changedPart(state) : toldPart(state);
}

function changedPart(state: ConciergeState): Focus | null {
  const { previous, plan, history } = state;
  const said = lastWish(history);
  if (!previous || said === null) return null;
  const all = diffPlans(previous.plan, plan);
  const [made, another] = all.filter(({ kind }) => kind !== 'moved');
  if (another) return null;
  if (made?.kind === 'removed') return { kind: 'gone', part: made.before };
  if (made) return 'after' in made ? { kind: 'came', part: made.after } : null;
  const intent = readIntent(said, beforeLast(state));
  if (intent.kind !== 'retime') return null;
  const meant = intent.scope.slots.map(({ slot }) => slot.venueId);
  const moved = all.flatMap((one) => (one.kind === 'moved' && meant.includes(one.after.slot.venueId) ? [one] : []));
  const only = onlyOf(moved);
  return only ? { kind: 'moved', part: only.after, from: only.before.slot.startMinute } : null;
}

function toldPart(state: ConciergeState): Focus | null {
  const said = lastWish(state.history);
  const reply = lastReplyOf(state.history);
  if (said === null) return null;
  const named = read(said, state).slots.flatMap(({ slots }) => slots);
  const ids = new Set(named.map(({ slot }) => slot.id));
  const [id, another] = ids;
  const part = slotsOf(state.plan).find(({ slot }) => slot.id === id);
  if (!part || another !== undefined || !reply.includes(part.slot.name)) return null;
  return { kind: 'told', part, isPrice: reply.startsWith(`${part.slot.name}: `) };
}
