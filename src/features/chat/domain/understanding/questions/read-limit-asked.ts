import type { ConciergeState } from '../../concierge-state.ts';
import { LODGING, ORDER } from '../cues/topic-words.ts';
import type { Intent } from '../intent.ts';
import { type Reading, read } from '../reading.ts';
import { NOWHERE } from '../scope.ts';
import { perPersonPence } from '../wishes/read-preference.ts';

const WITH_STAY = new RegExp(
  ` (?:all in|all inclusive|everything in|the lot|in total|(?:with|including|include|includes|inc|incl|counting|plus) (?:the |our )?${LODGING}|${LODGING} (?:included|inc|incl|and all|in)) `,
);
/** Whether the plan keeps to a sum, and nothing that would have to be done. */
const ASKS =
  / (?:are we|is it|is that|is this|is the (?:plan|trip|total)|does it|does this|does that|does the (?:plan|trip|total)|do we|will it|will we|would it|would we|would this|have we|so are we|we are|are you|is it all|is everything) (?:\w+ ){0,3}?(?:under|over|within|inside|below|above|beyond|fit|fits|in budget|near|nearly|close|still ok|still okay|still alright|still about right|about right|still right|on track|on target|gone over|going over|go over|miles off|way off|well off|far off|off|busting|bust|blowing|blown|ok for|alright for|hit|hitting|hits)(?= )| (?:where (?:are we|we are|does that leave us|do we stand) ?(?:at|with (?:that|it))?|how (?:are we|is that|is it) (?:doing|looking|shaping up)|how (?:far|close) (?:off |over |under |near |to |above |below )?(?:(?:the |our )?(?:budget of )?(?:£ ?)?\d{3,5} )?(?:are we|is it|is that))(?= )| (?:how much|what|anything|owt|any) (?:\w+ ){0,6}?(?:leaves?|left over|left|to spare|spare|in hand|change)(?= )/;
/** `we have to come in at 350 each, whats the damage now`. */
const TOLD =
  / (?:have to|need to|must|got to|supposed to|meant to) (?:come in|be|stay) (?:\w+ )?(?:at|under|below|within) | (?:budget|limit|cap|ceiling) (?:is|of|was) | (?:only have|have got|have only got) /;
const ASKS_NOW =
  / (?:whats|what is|how much is) (?:the |our )?(?:damage|total|price|cost|bill|it|that|this)(?: (?:now|at the moment|currently|as it stands|looking like|so far|at present|at|then|please))* $/;
/** A number with which nothing but a sum of pounds is meant. */
const SUM = / (?:£ ?)?(\d{3,5})(?= (?!of us|people|pm|am|minutes|km))/;
const WORDS_MAX = 26;
const YEAR = /^20[23]\d$/;

/**
 * `our budget is £220 a head all in, are we under?`: a sum that is told to ask whether the plan keeps to it. It is held
 * against the price, and no limit is set. Null beside an order, a part or a day of the plan.
 */
export function readLimitAsked(message: string, state: ConciergeState): Intent | null {
  const reading = read(message, state);
  const { line, words, slots, days, types } = reading;
  if (words.length > WORDS_MAX || slots.length + days.length + types.length > 0) return null;
  if (!ASKS.test(line) && !(TOLD.test(line) && ASKS_NOW.test(line))) return null;
  if (ORDER.test(line) || ASKS_US.test(line)) return null;
  const heldPence = sumOf(reading, state);
  // Of the limit there is, how much is left is told with the price.
  if (heldPence === null || (heldPence === state.request.budgetCapPence && / (?:left|spare|remaining) /.test(line)))
    return null;
  return { kind: 'price', scope: NOWHERE, people: null, held: { pence: heldPence, isWithStay: WITH_STAY.test(line) } };
}

/** `can we keep it under 200`, `what would it take to get under 200`: something is to be done. */
const ASKS_US =
  / (?:can|could|would|will|please|lets|let us) (?:we|you|u|i) |(?:what|which|how) (?:\w+ ){0,3}?(?:come out|cut|take|lose|drop|get (?:us|it)|bring|save)|(?:get|bring|make|keep|do) (?:it|us|this|that|everything|the \w+) /;

/** What each may cost by these words, in pence; null where they have no sum. */
function sumOf({ amount, line }: Reading, { plan }: ConciergeState): number | null {
  const bare = Number(SUM.exec(line)?.[1] ?? 0);
  const said = amount ?? (bare > 0 && !YEAR.test(String(bare)) ? { pence: bare * 100, perPerson: false } : null);
  return said === null ? null : perPersonPence(said, plan.totals.allPerPersonPence, plan.groupSize);
}
