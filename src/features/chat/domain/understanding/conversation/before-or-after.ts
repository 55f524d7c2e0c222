import { onlyOf } from '../../../../../shared/only-of.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { dayName } from '../../wording/name-slot.ts';
import { lastChanged, offeredWish } from '../../wording/offers.ts';
import { slotsOf } from '../finding/find-slots.ts';
import { read } from '../reading.ts';
import { asTyped } from '../typing/as-typed.ts';
import { normalise } from '../typing/normalise.ts';
import { cameAlone } from './before-last.ts';
import { partAtHand, partsSpokenOf } from './spoken-of.ts';

/** `that sounds good but before lunch not after`, `can it go after the museum instead`. */
const SAID =
  /^ (?:(?:no|nah|ok|yes|yeah|oh|ooh|sorry|actually|hmm|great|perfect|lovely|but|and|i meant|we meant|i mean|can|could|would|we|you|make|move|do|have|put|it|that|this|that one|be|go|come|should|prefer|rather|just|please|sounds|looks|is|good|great|nice|fine|though|only) )*(?<side>before|after) (?<beside>(?:(?:the|our|that) )?(?:\w+ ){1,4}?)(?<tail>(?:(?:not|rather than|instead of) (?:before|after)(?: (?:it|that|lunch|dinner))? |instead |rather |please |though |then |if (?:you can|possible|poss) |x+ )*)$/;
/** `could we have dinner after it rather than before`: then it is to come before dinner. */
const MEAL_BESIDE =
  /^ (?:(?:ok|oh|hmm|so|and|but|please|can|could|might|may|should|would|we|you|i|lets|prefer to|rather|like to|want to|have|do|eat|move|put|get|go for) )*(?:the |our )?(?<meal>lunch|dinner) (?<side>before|after) (?:it|that|this)(?: (?:rather than|not|instead of) (?:before|after)(?: (?:it|that|this))?)?(?: (?:instead|please|then|though|if possible))* $/;
const POINTS = / (?:it|that|this|that one) /;

/**
 * Where what has just come in, or was spoken of last, is to stand, by what it is to come before or after: the whole order
 * with its name. Null where nothing says that it is about that part, or the words name another.
 */
export function besideMeant(state: ConciergeState, message: string): string | null {
  const { line } = normalise(message);
  const turned = mealBesideIt(state, line);
  if (turned !== null) return turned;
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

function mealBesideIt(state: ConciergeState, line: string): string | null {
  const { meal, side } = MEAL_BESIDE.exec(line)?.groups ?? {};
  const part = meal === undefined ? null : partAtHand(state);
  if (!part || part.slot.kind === meal || offeredWish(state.history) !== null) return null;
  const day = dayName(state.plan, part.day);
  // `dinner after that then`, of a day that has none: it is to come, and nothing moves.
  const isThere = slotsOf(state.plan).some((one) => one.day === part.day && one.slot.kind === meal);
  if (!isThere) return `add ${meal} on ${day}`;
  return `move ${asTyped(part.slot.name)} ${side === 'after' ? 'before' : 'after'} ${meal} on ${day}`;
}
