import type { ConciergeState } from './concierge-state.ts';
import type { ConciergeTurn } from './concierge-turn.ts';
import { stateAfter } from './trail.ts';
import { standsAlone } from './understanding/message/stands-alone.ts';
import { lastWish } from './wording/offers.ts';

/** `16. and no museum`: a value that puts the last wish right, and then a wish of its own. */
const VALUE_AND =
  /^(\W*(?:(?:no|nah|sorry|oops|actually|wait|make (?:that|it)|i meant?)[\s,]+)*(?:\d{1,2}(?:[.:]\d\d)?(?:\s?[ap]m)?|half \w+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|\w+day)(?:\s+(?:sorry|i meant?|people|of us|not \d+))*)\s*[.,;]+\s*(?:and|but|also|plus|then)\s+(\S.*)$/i;
const PRICE_LINE = /^(?:That makes it|The price stays|Still) /;

/**
 * Both of a message that puts the last value right and wishes something besides, the other on the trip that the first leaves.
 * Null where the second is no wish by itself, or where the first changes nothing.
 */
export function answerValueAndMore(
  state: ConciergeState,
  message: string,
  answer: (state: ConciergeState, words: string) => ConciergeTurn,
): ConciergeTurn | null {
  const [, value, rest] = VALUE_AND.exec(message) ?? [];
  if (value === undefined || rest === undefined || lastWish(state.history) === null || !standsAlone(state, rest))
    return null;
  const first = answer(state, value);
  if (!first.change) return null;
  const second = answer(stateAfter(state, value, first), rest);
  if (!second.understood) return null;
  const told = second.change
    ? first.reply
        .split('\n')
        .filter((line) => !PRICE_LINE.test(line))
        .join('\n')
    : first.reply;
  const change = second.change
    ? { ...second.change, changed: [...first.change.changed, ...second.change.changed] }
    : first.change;
  return { reply: `${told}\n${second.reply}`, change, understood: true };
}
