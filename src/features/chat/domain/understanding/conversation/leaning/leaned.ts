import type { ConciergeState } from '../../../concierge-state.ts';
import { offeredWish } from '../../../wording/offers.ts';
import { read } from '../../reading.ts';
import { normalise } from '../../typing/normalise.ts';
import { type Focus, focusOf } from './focus.ts';
import { IF_SO, IF_THERE } from './frame.ts';
import { inOneClause } from './in-one-clause.ts';
import { onDates } from './on-dates.ts';
import { onDayEdge } from './on-day-edge.ts';
import { onFreeDay } from './on-free-day.ts';
import { onFreeGap, onGap } from './on-gap.ts';
import { onHour } from './on-hour.ts';
import { onLimit } from './on-limit.ts';
import { onList } from './on-list.ts';
import { onNumber } from './on-number.ts';
import { onCheaperOffered, onOfferedAtMost, onPart, onPriceAlone, onPriceTold, qualityAsked } from './on-part.ts';
import { onPrices } from './on-prices.ts';
import { onRefused } from './on-refused.ts';
import { onStay } from './on-stay.ts';
import { onTerms } from './on-terms.ts';
import { onTwoTold } from './on-two-told.ts';
import { onOneLess, onOneOfTwo } from './one-of-two.ts';
import { wantedInGap } from './wanted-in-gap.ts';

const WORDS_MAX = 16;
/** So many words may have a sigh or a reason beside what they say. */
const CLAUSES_MAX = 24;

/**
 * A short message that says nothing without the last reply, in words that stand alone: `bit less` of an hour, `fill the gap`
 * of a part that was dropped, `2 looks class` of a list, `cant do more than 20` of a price. Null for any other message.
 */
export function leanedOn(state: ConciergeState, sent: string): string | null {
  if (state.history.length === 0) return null;
  const message = sent.replace(IF_THERE, 'find us $1');
  const { line, words } = normalise(message);
  if (words.length === 0 || words.length > CLAUSES_MAX) return null;
  const asked =
    onDayEdge(state, message) ??
    onDates(state, message) ??
    onTerms(state, message) ??
    onLimit(state, message) ??
    onPrices(state, message) ??
    onTwoTold(state, message) ??
    onFreeGap(state, line) ??
    onOneLess(state, line) ??
    onFreeDay(state, message);
  if (asked !== null) return asked;
  if (words.length > WORDS_MAX) return null;
  const offered = offeredWish(state.history);
  const other =
    onCheaperOffered(line, offered) ??
    inOneClause(state, message, (clause) => onCheaperOffered(normalise(clause).line, offered)) ??
    onOfferedAtMost(line, offered) ??
    onList(state, message, line) ??
    onRefused(state, line) ??
    onNumber(state, message);
  if (other !== null) return other;
  const focus = focusOf(state);
  if (!focus || GOES_BACK.test(line)) return null;
  if (focus.kind === 'stay') return onStay(state, message);
  // `is there owt cheaper? swap it if there is`.
  const ifSo = IF_SO.test(message) ? onPart(normalise(message.replace(IF_SO, '')).line, focus) : null;
  if (ifSo !== null) return ifSo.replace(/^what if we /, '');
  return (
    onHour(message, focus) ??
    qualityAsked(message, focus) ??
    onOneOfTwo(state, message, focus) ??
    inOneClause(state, message, (clause) => onGap(state, withThere(clause), focus)) ??
    wantedInGap(state, message, focus) ??
    onPriceAlone(line, focus) ??
    onPart(line, focus) ??
    (namesAnother(state, message, focus)
      ? null
      : inOneClause(state, message, (clause) => onPart(normalise(clause).line, focus))) ??
    inOneClause(state, message, (clause) => onPriceTold(normalise(clause).line, focus), { isAlone: true })
  );
}

/** `hate it, go back` wants no other one. */
const GOES_BACK = / (?:(?<! (?:my|his|her|their|our|bad|dodgy|poor) )back|undo|(?:as|how|like) it was) /;

/** `the escape room isnt us, take it out`, after another part was told: `it` is what the message names. */
function namesAnother(state: ConciergeState, message: string, focus: Focus): boolean {
  const named = read(message, state).slots.flatMap(({ slots }) => slots);
  return named.length > 0 && 'part' in focus && named.every(({ slot }) => slot.id !== focus.part.slot.id);
}

/** `shove something boozy in`: into the place that was just left, which the plain wording of it leaves out. */
const withThere = (clause: string): string =>
  `${normalise(clause).line}${/\S\s+in[\s.!?]*$/i.test(clause) ? 'there ' : ''}`;
