import { formatClock } from '../../../../../shared/dates.ts';
import { onlyOf } from '../../../../../shared/only-of.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { offeredWish } from '../../wording/offers.ts';
import { inDay } from '../finding/clock-in-day.ts';
import { findClocks, nearest } from '../finding/find-clocks.ts';
import { standsAlone } from '../message/stands-alone.ts';
import { read } from '../reading.ts';
import { normalise } from '../typing/normalise.ts';
import { ITEM_END } from '../typing/written-lines.ts';

const YES_BUT =
  /^\W*(?:(?:oh|ah|well|right|hmm)[\s,]+)*(?:yes|yeah|yep|yup|ye|aye|ok|okay|okey|sure|fine|go on(?: then)?|go for it|do (?:it|that)|sounds (?:good|fine)|lovely|great|perfect|good)(?:[\s,]+(?:please|pls|then|do (?:it|that)|go on|for (?:it|that)|ta|thanks|mate|x+))*[\s,.!;–-]+(?:but|as long as (?:we|you|it)|only|just)\s+(?:(?:can|could) (?:we|you)\s+|please\s+|also\s+|then\s+)*(\S.+)$/i;
/** `keep cahoots`, `cahoots stays`: nothing else is to go for it. */
const KEEPS = / (?:keep|leave|dont (?:touch|change|move|drop|swap)|stays?|staying) /;
/** `not a market`: what must not come in with what was offered. */
const NOT_THAT = /^(?:not|no|nowhere|nothing)(?: in| at| on)? (?:an? |the |another )?([a-z][\w' -]{2,30}?)[\s.!]*$/i;
/** What changes the offer itself goes into its own words. */
const OF_OFFER = / (?:it|that|this|them|cheaper|dearer|nicer|instead|one) /;

/**
 * `do it but keep cahoots`, `yes but at 8`, `ok but not a market`: what was offered with the condition that is said beside the yes.
 * Null where nothing is offered, and where another value takes the place of the offered one, `yes but 11`.
 */
export function yesBut(state: ConciergeState, message: string): string | null {
  const offered = offeredWish(state.history);
  const rest = YES_BUT.exec(message)?.[1];
  if (offered === null || rest === undefined) return null;
  const { line, raw } = normalise(rest);
  const named = read(rest, state);
  if (KEEPS.test(line) && named.slots.length > 0) return both(offered, rest);
  const parts = read(offered, state).slots.flatMap(({ slots }) => slots);
  const part = onlyOf(parts);
  const clock = onlyOf(findClocks(/^(?:\d|half)/i.test(rest) ? `at ${raw}` : raw));
  const isOnlyHour =
    / (?:at|for|by|around|about|make|move|have|start|\d+) /.test(line) &&
    named.slots.length + named.days.length + named.kinds.length === 0;
  if (/^(?:swap|add) /i.test(offered) && clock && isOnlyHour) {
    const minute = part ? nearest(clock, part.slot.startMinute) : inDay(clock);
    return minute === null ? null : both(offered, `move it to ${formatClock(minute)}`);
  }
  const not = /^(?:swap|add) /i.test(offered) ? NOT_THAT.exec(rest)?.[1] : undefined;
  if (not !== undefined && named.slots.every(({ slots }) => slots.length === 0 || !isNamedInFull(not, slots)))
    return `${offered}, not ${not}`;
  return !OF_OFFER.test(line) && standsAlone(state, rest) ? both(offered, rest) : null;
}

const isNamedInFull = (words: string, slots: readonly { slot: { name: string } }[]): boolean =>
  slots.some(({ slot }) => slot.name.toLowerCase().startsWith(words.toLowerCase()));

const both = (one: string, other: string): string => `${one}${ITEM_END}${other}`;
