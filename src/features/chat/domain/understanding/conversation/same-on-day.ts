import { onlyOf } from '../../../../../shared/only-of.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { dayName } from '../../wording/name-slot.ts';
import { lastReplyOf, lastWish } from '../../wording/offers.ts';
import { standsAlone } from '../message/stands-alone.ts';
import { read } from '../reading.ts';
import { normalise } from '../typing/normalise.ts';
import { inPlaceOf } from './filled-in.ts';
import { lastOrder } from './follow-up.ts';
import { beforeChange } from './last-read.ts';

const LEAD =
  '(?:ok|oh|yes|yeah|great|lovely|perfect|thanks|ta|cheers|right|and|then|now|please|can you|could you|could we|can we|do|have|make it)';
/** `the same on saturday`, `same again for the other day, and nothing after it`. */
const SAME = new RegExp(
  `^\\W*(?:${LEAD}[\\s,.!]+)*(?:the |that )?same(?: again| thing| there)?(?: (?:for|on|with))? (?:the |that )?(other (?:day|night|evening|one|dinner|lunch)|\\w+day)(?:'s)?(?: (?:night|evening|too|as well|please|pls|then|dinner|lunch))*(?:[\\s.!]*$|\\s*[,;.!]+\\s*(?:(?:and|but|also|then)\\s+)*(\\S.*)$|\\s+(?:and|but)\\s+(?:also\\s+)?(\\S.*)$)`,
  'i',
);
/** Nothing came of it, and it may be had of the other day. */
const REFUSED = 'Nothing has changed.';
const IT = /\b(after|before) it\b/i;
const THEN = /\b(?:on )?(?:that|the same) (night|day|evening|afternoon|morning)\b/i;

/**
 * The last order once more of another day, `same again for the other day` after `friday dinner half an hour earlier`, with what else
 * is said of that day. Null where that order named no one day, or where it cannot be told which is the other.
 */
export function sameOnDay(state: ConciergeState, message: string): string | null {
  const [, said, after, and] = SAME.exec(message) ?? [];
  const isRefused = lastReplyOf(state.history).includes(REFUSED);
  const order = isRefused ? lastWish(state.history) : lastOrder(state.history);
  if (said === undefined || order === null) return null;
  const { days, kinds, slots } = read(order, beforeChange(state));
  const had = onlyOf(days);
  if (had === undefined || slots.length > 0) return null;
  const [kind] = kinds;
  const others = state.plan.days.flatMap((day, at) =>
    at !== had && (kind === undefined || day.slots.some((slot) => slot.kind === kind)) ? [at] : [],
  );
  const day = /^other/i.test(said) ? onlyOf(others) : onlyOf(read(said, state).days);
  if (day === undefined || day === had) return null;
  const full = inPlaceOf(order, dayName(state.plan, day), ['day'], beforeChange(state));
  const rest = after ?? and;
  if (full === null || rest === undefined || normalise(rest).line.trim() === '') return full;
  const ofDay = rest.replace(THEN, '').trim();
  const named = kind === undefined ? rest : `${ofDay.replace(IT, `$1 ${kind}`)} on ${dayName(state.plan, day)}`;
  return `${full}, ${standsAlone(state, rest) ? rest : named}`;
}
