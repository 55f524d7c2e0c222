import { onlyOf } from '../../../shared/only-of.ts';
import type { Outcome } from './commands/outcome.ts';
import type { ConciergeState, PlannedTrip } from './concierge-state.ts';
import type { ConciergeTurn } from './concierge-turn.ts';
import { suggestWishes } from './suggest-wishes.ts';
import { replyFor } from './wording/compose-reply.ts';
import { changeLines } from './wording/describe-change.ts';
import { notUnderstood } from './wording/small-talk.ts';

/** A wish of a message with what came of it; null where it was not understood. */
export interface Part {
  wish: string;
  outcome: Outcome | null;
}

/** A reply that changes nothing. */
export const spoken = (reply: string, understood: boolean): ConciergeTurn => ({ reply, change: null, understood });

/** The reply to words that nobody here understands, with wishes that would be. */
export const lost = (state: ConciergeState): ConciergeTurn => spoken(notUnderstood(suggestWishes(state)), false);

/** The trip alone of whatever has one. */
export const tripOf = ({ request, plan }: PlannedTrip): PlannedTrip => ({ request, plan });

const isSameTrip = (one: PlannedTrip, other: PlannedTrip): boolean =>
  JSON.stringify([one.plan, one.request]) === JSON.stringify([other.plan, other.request]);

/** The turn that answers all parts of a message, of which the last change holds. */
export function replyTo(
  state: ConciergeState,
  parts: readonly Part[],
  isHypothetical: boolean,
  wish: string,
): ConciergeTurn {
  if (parts.every(({ outcome }) => outcome === null)) return lost(state);
  const changes = parts.flatMap(({ outcome }) => (outcome?.kind === 'changed' ? [outcome.trip] : []));
  const next = tripOf(changes.at(-1) ?? state);
  const isChanged = !isSameTrip(next, state);
  // Lunch that is out already cannot be taken out again: no new version, and no line that promises one.
  if (changes.length > 0 && !isChanged) return spoken('The plan is like that already, so nothing has changed.', true);
  const reply = replyFor({
    before: state.plan,
    after: next.plan,
    parts,
    isHypothetical: isHypothetical && isChanged,
    wish,
  });
  if (!isChanged || isHypothetical) return spoken(reply, true);
  const only = onlyOf(parts)?.outcome;
  const steps = only?.kind === 'changed' ? only.steps : undefined;
  const change = { ...next, changed: changesOf(state, next, parts), ...(steps ? { steps } : {}) };
  return { reply, change, understood: true };
}

/** The lines of what changed; a change of numbers or rules alone is told by its own remark. */
function changesOf(state: ConciergeState, next: PlannedTrip, parts: readonly Part[]): string[] {
  const remarks = parts.flatMap(({ outcome }) =>
    outcome?.kind === 'changed' && outcome.remark ? [outcome.remark] : [],
  );
  const lines = changeLines(state.plan, next.plan);
  return lines.length > 0 ? lines : remarks;
}
