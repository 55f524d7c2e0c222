import type { ConciergeState } from '../../concierge-state.ts';
import type { ReadPart } from '../cues/read-part.ts';
import { normalise } from '../typing/normalise.ts';
import { nearStay } from '../wishes/read-near.ts';

const OF_IT =
  /^ (?:(?:and|but|also|please|just) )*(?:keep|have|make|get|something|somewhere|it|one) .*(?:near|close|closer|walking distance)/;

/**
 * `something cultural instead of jameson, but keep it near the hotel`: what is to be near is what comes in, and no other stop
 * gives way for it. Any other parts as they are.
 */
export function withNearKept(parts: readonly ReadPart[], state: ConciergeState): readonly ReadPart[] {
  const at = parts.findIndex(
    ({ intent, wish }) =>
      intent.kind === 'closer' &&
      intent.scope.slots.length === 0 &&
      !intent.scope.isNamed &&
      OF_IT.test(normalise(wish).line) &&
      !/ (?:all|everything|everywhere|the lot) /.test(normalise(wish).line),
  );
  const before = at > 0 ? parts[at - 1] : undefined;
  const near = before && nearStay(state);
  if (!near || (before.intent.kind !== 'swap' && before.intent.kind !== 'add') || before.intent.want.near) return parts;
  const intent = { ...before.intent, want: { ...before.intent.want, near } };
  return parts.flatMap((part, index) =>
    index === at ? [] : index === at - 1 ? [{ ...part, intent, isJoined: true }] : [part],
  );
}
