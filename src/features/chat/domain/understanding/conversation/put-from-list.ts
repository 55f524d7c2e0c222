import { onlyOf } from '../../../../../shared/only-of.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import {
  additionListed,
  additionTold,
  lastChanged,
  lastWish,
  listedWishes,
  offeredWish,
} from '../../wording/offers.ts';
import { questionKind } from '../cues/asks.ts';
import { readOrdinal } from '../finding/read-number.ts';
import { readParts } from '../message/read-parts.ts';
import { read } from '../reading.ts';
import { asTyped } from '../typing/as-typed.ts';
import { normalise } from '../typing/normalise.ts';

/** One of a list by its place there, `the first of those`. */
const PLACED =
  /\b(?:the )?(first|second|third|fourth|last|1st|2nd|3rd|4th) (?:one )?(?:of|on|from) (?:them|those|these|the lot|(?:the|that|your) list)\b/i;
/** Whichever of them. */
const ANY_OF = /\b(?:any |either )?one of (?:them|those|these)\b/i;
/** The one thing that was told of. */
const IT = /\b(?:it|that one|that|this one|one)\b/i;
const PUTS =
  /\b(?:put|add|get|fit|squeeze|stick|pop|slot|book|have|do|try|chuck|bung|work|take|go for|go with|let us|lets|let[’']s)\b/i;
/** `friday night would be perfect for that`: when it is to be. */
const WOULD_SUIT =
  /^\W*(?:(?:yes|yeah|yep|ooh|oh|ok|okay|lovely|great|perfect|brilliant|amazing|please)[\s,.!–-]+)*(?:(?:the|on|maybe|i think|think)\s+)*((?:\w+day|mon|tues?|wed|thurs?|fri|sat|sun)(?:\s+(?:morning|afternoon|evening|night|daytime))?)\s+(?:(?:would|could|will|might)\s+(?:be|work|suit)|works?|suits|sounds?|looks?|is|seems?|[’']?d be)\s+(?:(?:really|so|just|absolutely|about|nicely)\s+)*(?:perfect|ideal|great|good|lovely|best|brilliant|fab|fun|nice|well|spot on|us)?\s*(?:for (?:that|it|those|one|one of (?:them|those)|us))?[\s.!x]*$/i;
const WORDS_MAX = 20;

/**
 * What was listed, or told of and is not in the plan, put into an order that only points at it: `let us have the first of those on
 * saturday`, `get it in on sunday if it fits`, `friday night would be perfect for that`, `ROXY for the saturday then`. In full with its
 * name; null for a question and where the words are about anything else.
 */
export function putFromList(state: ConciergeState, message: string): string | null {
  const { history } = state;
  const { line, raw, words } = normalise(message);
  if (history.length === 0 || words.length > WORDS_MAX || lastChanged(history)) return null;
  if (/\?\s*$/.test(message) || questionKind(line, raw) === 'open') return null;
  const listed = listedWishes(history).flatMap((wish) => /^add (.+)$/.exec(wish)?.[1] ?? []);
  const told = additionListed(history) ?? additionTold(history) ?? offeredWish(history);
  const only = listed.length > 1 ? undefined : /^add ([^,]+?)(?: on \w+day.*)?$/i.exec(told ?? '')?.[1];
  const when = WOULD_SUIT.exec(message)?.[1];
  if (when !== undefined) {
    const thing = only ?? (listed.length > 1 ? kindAsked(state, listed) : null);
    return thing === null ? null : asAddition(state, `add ${thing} on ${when}`);
  }
  if (listed.length > 1) return placedIn(state, message, listed) ?? namedAlone(state, message, listed);
  // Of the one thing that was offered, the first of them is that.
  const isFirst = listedWishes(history).length === 0 && PLACED.test(message) && PUTS.test(message);
  if (isFirst && told !== null) return namesOther(state, message) ? null : told === offeredWish(history) ? 'yes' : told;
  if (only === undefined || !PUTS.test(message) || !IT.test(message) || namesOther(state, message)) return null;
  return asAddition(state, message.replace(IT, asTyped(only)));
}

/** `put the second of those in on saturday`, `add one of those on sunday`. */
function placedIn(state: ConciergeState, message: string, listed: readonly string[]): string | null {
  if (!PUTS.test(message)) return null;
  const [, ordinal] = PLACED.exec(message) ?? [];
  const name = ordinal === undefined ? undefined : listed[(readOrdinal(ordinal) ?? listed.length) - 1];
  if (name !== undefined) return asAddition(state, message.replace(PLACED, asTyped(name)));
  return ANY_OF.test(message) ? asAddition(state, message.replace(ANY_OF, kindAsked(state, listed))) : null;
}

/** `ROXY for the saturday then`: a place of the list and a day, and no verb. */
function namedAlone(state: ConciergeState, message: string, listed: readonly string[]): string | null {
  const { words, venues, days, line } = read(message, state);
  const venue = onlyOf(venues);
  const isBare =
    venue !== undefined && words.every((word, at) => (at >= venue.from && at < venue.to) || OF_DAY.test(word));
  const name = listed.find((one) => line.includes(normalise(one).line));
  return isBare && days.length === 1 && name !== undefined ? asAddition(state, `add ${message.trim()}`) : null;
}
const OF_DAY =
  /^(?:for|on|the|then|please|yes|yeah|ok|ooh|oh|it|is|maybe|lets|go|with|do|we|will|take|\w+day|sat|sun|fri|mon|thurs?|morning|afternoon|evening|night|x+)$/;

/** What they were listed for, in the words of whoever asked, or else the first of them. */
function kindAsked(state: ConciergeState, listed: readonly string[]): string {
  const asked = read(lastWish(state.history) ?? '', state);
  const kind = onlyOf(asked.types);
  return kind ? asked.words.slice(kind.from, kind.to).join(' ') : asTyped(listed[0] ?? '');
}

/** Whether the words are of a part of the plan, or of another place. */
function namesOther(state: ConciergeState, message: string): boolean {
  const { slots, venues, types, hotels } = read(message, state);
  return slots.length + venues.length + types.length + hotels.length > 0;
}

/** The order, if that is what it is read as: one thing more, or one that comes in another's place. */
function asAddition(state: ConciergeState, order: string): string | null {
  const parts = readParts(state, order, { isLoose: false, topic: [] });
  return parts.some(({ intent }) => intent.kind === 'add' || intent.kind === 'swap') ? order : null;
}
