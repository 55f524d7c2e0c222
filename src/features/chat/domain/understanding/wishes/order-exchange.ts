import { onlyOf } from '../../../../../shared/only-of.ts';
import type { ReadPart } from '../cues/read-part.ts';
import type { Intent } from '../intent.ts';

type Retime = Extract<Intent, { kind: 'retime' }>;

/** The one slot of a part that is to be moved by no hour in particular. */
const movedIn = ({ intent }: ReadPart, direction: Retime['direction']) => {
  const isOpen = intent.kind === 'retime' && intent.startMinute === null && intent.byMinutes === null;
  const slot = onlyOf(isOpen && intent.direction === direction ? intent.scope.slots : []);
  return slot ? slot : null;
};

/** `cocktails earlier, karaoke later`, of two that stand the other way round: they change places. */
export function withOrderChanged(parts: readonly ReadPart[]): ReadPart[] {
  const forward = parts.find((part) => movedIn(part, 'earlier'));
  const back = parts.find((part) => movedIn(part, 'later'));
  const late = forward && movedIn(forward, 'earlier');
  const early = back && movedIn(back, 'later');
  const isTurned =
    early &&
    late &&
    early.day === late.day &&
    early.slot.kind === late.slot.kind &&
    early.slot.startMinute < late.slot.startMinute;
  if (!isTurned) return [...parts];
  const intent: Intent = { kind: 'exchange', first: early, second: late };
  return parts.flatMap((part) =>
    part === back ? [] : part === forward ? [{ ...part, intent, isJoined: true }] : [part],
  );
}
