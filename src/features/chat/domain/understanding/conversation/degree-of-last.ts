import { onlyOf } from '../../../../../shared/only-of.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { lastReplyOf, lastWish, listedWishes, offeredWish } from '../../wording/offers.ts';
import { read } from '../reading.ts';
import { asTyped } from '../typing/as-typed.ts';
import { normalise } from '../typing/normalise.ts';
import { focusOf } from './leaning/focus.ts';
import { partsSpokenOf } from './spoken-of.ts';

const DEGREES =
  'posher|fancier|nicer|smarter|swankier|classier|livelier|quieter|more (?:upmarket|special|lively)|better';
const OPENS =
  '(?:ok|oh|hmm|actually|no|nah|and|but|so|well|yeah|right|maybe|just|please|cool|thanks|i would like|we would like|id like|wed like)';
const ASKS =
  '(?:(?:can|could|should|shall|do|cant|couldnt) (?:we|you|i) |lets |is there |are there |have you got |got |any chance of |what about |how about |i want |we want |want |we need )';
const VERBS = '(?:have|go|go for|do|get|find|try|make it|make that|pick|choose|manage|want|be)';
const SAID = new RegExp(
  `^ (?:${OPENS} )*(?:${ASKS})?(?:${VERBS} )?(?:(?:us|me|it|somewhere|something|anything|anywhere|one|a|bit|little|touch|tad|lot|slightly|even|much|thats|that is|there|is) )*(?<degree>${DEGREES})(?: (?:one|place|than that|than this|than it|though|still|please|then|if possible|instead|for that|for it))* $`,
);
/** `thats better` is content with what came. */
const IS_BETTER =
  /^ (?:(?:oh|ah|yes|yeah|ok|great|nice|right|perfect|lovely) )*(?:that|this|it) is (?:(?:much|way|far|a lot|loads|so much) )*better /;
const AS_SAID: Readonly<Record<string, string>> = { better: 'nicer', 'more lively': 'livelier' };
/** What is spoken of is the stay, and no part of the plan. */
const OF_STAY = /\b(?:The stay is now|You would stay|hotels?|hostels?|apartments?|accommodation)\b/i;

/**
 * `can we go a bit posher than that`, of the part spoken of last: the wish for another in its place, by its name. Null
 * where no single part is spoken of, or the last reply lists or offers something itself.
 */
export function ofLastToDegree(state: ConciergeState, message: string): string | null {
  const { line } = normalise(message);
  const degree = SAID.exec(line)?.groups?.degree;
  const { history } = state;
  if (degree === undefined || IS_BETTER.test(line) || offeredWish(history) !== null || listedWishes(history).length > 0)
    return null;
  if (OF_STAY.test(`${lastWish(history) ?? ''} ${lastReplyOf(history)}`) || focusOf(state)?.kind === 'stay')
    return null;
  const { slots, types, venues, kinds, days } = read(message, state);
  if (slots.length + types.length + venues.length + kinds.length + days.length > 0) return null;
  // Of a first message, it is the whole plan.
  if (history.length === 0) return `make it all a bit ${AS_SAID[degree] ?? degree}`;
  const part = onlyOf(partsSpokenOf(state));
  if (!part) return null;
  return `swap ${asTyped(part.slot.name)} for something ${AS_SAID[degree] ?? degree}`;
}
