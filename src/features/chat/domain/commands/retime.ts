import type { ConciergeState } from '../concierge-state.ts';
import type { PlacedSlot } from '../understanding/find-slots.ts';
import type { Scope, Wish } from '../understanding/intent.ts';
import { changeHours } from './change-hours.ts';
import { withTargets } from './find-targets.ts';
import { type Outcome, refused } from './outcome.ts';
import { retimeSlot } from './retime-slot.ts';

/** Where a whole day is to start later or end earlier and its slots cannot simply move, the day's hours change. */
export function retime(
  state: ConciergeState,
  intent: Extract<Wish, { kind: 'retime' }>,
  context: readonly PlacedSlot[],
): Outcome {
  const edge = intent.edge ?? (intent.direction === 'later' ? 'first' : 'last');
  const scope = oneOf(intent.scope, edge);
  const outcome = withTargets(state, scope, context, 'move', ([target]) =>
    target ? retimeSlot(state, target, intent) : refused('There is nothing there to move.'),
  );
  const [end] = scope.slots;
  const isWholeDay = scope.slots.length === 1 && intent.scope.slots.length > 1 && intent.scope.kinds.length === 0;
  if (outcome.kind === 'changed' || !end || !isWholeDay || intent.startMinute !== null) return outcome;
  const by = intent.byMinutes ?? 60;
  return edge === 'first'
    ? changeHours(state, { edge: 'start', day: end.day, minute: end.slot.startMinute + by })
    : changeHours(state, { edge: 'finish', day: end.day, minute: end.slot.endMinute - by });
}

/** A whole day is moved by its first slot (`start later on Sunday`), or by its last (`finish earlier`). */
function oneOf(scope: Scope, edge: 'first' | 'last'): Scope {
  if (scope.kinds.length > 0 || scope.slots.length < 2 || scope.days.length !== 1) return scope;
  const sorted = [...scope.slots].sort((left, right) => left.slot.startMinute - right.slot.startMinute);
  const chosen = edge === 'first' ? sorted[0] : sorted.at(-1);
  return { ...scope, slots: chosen ? [chosen] : [] };
}
