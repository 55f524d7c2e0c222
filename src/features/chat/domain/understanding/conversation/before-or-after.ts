import { onlyOf } from '../../../../../shared/only-of.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { dayName } from '../../wording/name-slot.ts';
import { lastChanged, offeredWish } from '../../wording/offers.ts';
import { read } from '../reading.ts';
import { asTyped } from '../typing/as-typed.ts';
import { normalise } from '../typing/normalise.ts';
import { cameAlone } from './before-last.ts';
import { partsSpokenOf } from './spoken-of.ts';

/** `that sounds good but before lunch not after`, `can it go after the museum instead`. */
const SAID =
  /^ (?:(?:no|nah|ok|yes|yeah|oh|ooh|sorry|actually|hmm|great|perfect|lovely|but|and|i meant|we meant|i mean|can|could|would|we|you|make|move|do|have|put|it|that|this|that one|be|go|come|should|prefer|rather|just|please|sounds|looks|is|good|great|nice|fine|though|only) )*(?<side>before|after) (?<beside>(?:(?:the|our|that) )?(?:\w+ ){1,4}?)(?<tail>(?:(?:not|rather than|instead of) (?:before|after)(?: (?:it|that|lunch|dinner))? |instead |rather |please |though |then |if (?:you can|possible|poss) |x+ )*)$/;
const POINTS = / (?:it|that|this|that one) /;

/**
 * Where what has just come in, or was spoken of last, is to stand, by what it is to come before or after: the whole order
 * with its name. Null where nothing says that it is about that part, or the words name another.
 */
export function besideMeant(state: ConciergeState, message: string): string | null {
  const { line } = normalise(message);
  const { side, beside = '', tail = '' } = SAID.exec(line)?.groups ?? {};
  if (side === undefined || state.history.length === 0 || offeredWish(state.history) !== null) return null;
  const isOfIt = tail.trim() !== '' || POINTS.test(line) || lastChanged(state.history);
  const part = cameAlone(state) ?? onlyOf(partsSpokenOf(state));
  if (!isOfIt || !part) return null;
  const { slots, kinds, days } = read(beside, state);
  const mate = onlyOf(slots.flatMap((mention) => mention.slots));
  const meal = slots.length === 0 ? onlyOf(kinds) : undefined;
  const isMeal = meal !== undefined && meal !== part.slot.kind && days.length === 0;
  const isOther = mate !== undefined && mate.slot.id !== part.slot.id && mate.day === part.day;
  if (!isMeal && !isOther) return null;
  const name = isMeal ? `${meal} on ${dayName(state.plan, part.day)}` : asTyped(mate?.slot.name ?? '');
  return `move ${asTyped(part.slot.name)} ${side} ${name}`;
}
