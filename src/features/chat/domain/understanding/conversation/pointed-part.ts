import { onlyOf } from '../../../../../shared/only-of.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { dayName } from '../../wording/name-slot.ts';
import { lastChanged, lastReplyOf, lastWish, offeredWish } from '../../wording/offers.ts';
import { CHEAPEST, DEAREST } from '../cues/extreme-of.ts';
import { type PlacedSlot, slotsOf } from '../finding/find-slots.ts';
import { type Reading, read } from '../reading.ts';
import { asTyped } from '../typing/as-typed.ts';
import { normalise } from '../typing/normalise.ts';
import { partAtHand, partsSpokenOf } from './spoken-of.ts';

/** `is that cheaper than u sudu`. */
const COMPARED =
  /^ ((?:(?:so|and|but|ok|oh) )*)(?:is|was|isnt) (?:that|it|this) ((?:any |much |a lot |a bit )*(?:cheaper|dearer|more expensive|pricier|nearer|closer|further)) than (.+) $/;
/** `how much is all that`, of a day that was told. */
const SUMS =
  /^ (?:(?:so|and|but|ok|oh|right) )*(?:how much|what) (?:is|does|would|will|do) (?:all )?(?:that|it|those|this|they)(?: lot| all)?(?: (?:come to|cost|add up to|set us back|work out at|be|altogether|in total|each|then|all in|come|per person|pp|a head))* $/;
const BARE_EXTREME =
  /^ (?:(?:so|and|but|ok|or) )*(?:(?:what is|what about|which is|how about) )?(?:the )?(cheapest|dearest|priciest|most expensive|least expensive)(?: (?:one|then))* $/;
const WORDS_MAX = 10;

/**
 * A question that leans on the last one as well as on what it was of, `and without it`, `and foxtrot from there`, `how much is
 * all that`, in full; the message as it is for any other.
 */
export function withPartPointedAt(state: ConciergeState, message: string): string {
  if (state.history.length === 0 || lastChanged(state.history)) return message;
  const reading = read(message, state);
  if (reading.words.length > WORDS_MAX) return message;
  // What was told dearest is offered for less, and the cheapest may be asked for all the same.
  const extreme = otherExtreme(state, reading);
  if (extreme !== null || offeredWish(state.history) !== null) return extreme ?? message;
  return (
    fromThere(state, reading) ??
    comparedWith(state, reading) ??
    summedUp(state, reading) ??
    withoutThat(state, reading) ??
    message
  );
}

const WITHOUT_IT =
  /^ (?:(?:so|and|but|ok|oh|ooh|wow|blimey|hmm|what about|how much(?: is it| would it be)?|what is it|what would it be) )*without(?: (?:it|that|this))?(?: (?:then|though))* $/;

/** `and with?`, after what it is without the stay. */
const WITH_IT = /^ (?:(?:so|and|but|ok|what about|how about) )*with(?: (?:it|that))?(?: (?:then|though))* $/;

/** `and without it`, after what the stay costs; `and without?`, after what a part does. */
function withoutThat(state: ConciergeState, { line }: Reading): string | null {
  const isWith = WITH_IT.test(line);
  if (!isWith && !WITHOUT_IT.test(line)) return null;
  const isOfStay = OF_STAY.test(normalise(lastWish(state.history) ?? '').line);
  if (isOfStay) return `what is it each ${isWith ? 'with' : 'without'} the hotel?`;
  const part = isWith ? null : partAtHand(state);
  return part ? `how much would it be without ${asTyped(part.slot.name)}?` : null;
}
const OF_STAY = / (?:hotel|hostel|stay|accommodation|rooms) /;

/** `and the most expensive`, after `which day is the cheapest`. */
function otherExtreme({ history }: ConciergeState, { line }: Reading): string | null {
  const said = lastWish(history);
  const now = BARE_EXTREME.exec(line)?.[1];
  if (said === null || now === undefined) return null;
  const asked = normalise(said).line;
  const isOther = CHEAPEST.test(asked) ? DEAREST.test(` ${now} `) : DEAREST.test(asked) && CHEAPEST.test(` ${now} `);
  return isOther ? asked.replace(CHEAPEST.test(asked) ? CHEAPEST : DEAREST, ` ${now} `).trim() : null;
}

/** `and how long does it take to get there?`, after one part was told: the way to it, and not the journey to the city. */
export function wayThere(state: ConciergeState, message: string): string | null {
  const { line } = normalise(message);
  const name = state.history.length > 0 && GETS_THERE.test(line) ? onlyPart(state) : null;
  if (name === null) return null;
  return / from /.test(line) ? `how far is ${name} from the hotel?` : `how long does it take to get to ${name}?`;
}
const GETS_THERE =
  /^ (?:(?:so|and|but|ok|oh|also|right|cool|great|nice|then|hmm|well) )*(?:how (?:long|far|many minutes)(?: (?:does|will|would|should|is|it|take|us|me|be))*|how do (?:we|i)) (?:to )?(?:get|walk|travel|drive) there(?: (?:from (?:the |our )?(?:hotel|hostel)|on foot|by taxi))?(?: (?:then|again|please|exactly|though|now))* $/;

/** `and foxtrot from there`, `and from there to dinner`, after a question about the way. */
function fromThere(state: ConciergeState, { line, slots, kinds, days }: Reading): string | null {
  const [, first, second] = FROM_THERE.exec(line) ?? [];
  const thing = first ?? second;
  const said = lastWish(state.history);
  const part = placeReached(state) ?? onlyOf(partsSpokenOf(state));
  if (thing === undefined || said === null || !part) return null;
  if (!ASKED_WAY.test(normalise(said).line) && !/: \d+ minutes /.test(lastReplyOf(state.history))) return null;
  if (HOME.test(` ${thing} `)) return `how far is ${asTyped(part.slot.name)} from the hotel?`;
  const onDay =
    kinds.length === 1 && slots.length === 0 && days.length === 0 ? ` on ${dayName(state.plan, part.day)}` : '';
  if (kinds.length > 1 && slots.length === 0 && days.length === 0)
    return `how far is it from ${asTyped(part.slot.name)} to the ${kinds.includes('dinner') ? 'food' : 'place'} after?`;
  return slots.length === 1 || onDay !== ''
    ? `how far is it from ${asTyped(part.slot.name)} to ${thing}${onDay}?`
    : null;
}
const FROM_THERE =
  /^ (?:(?:and|so|then|ok|what about|how about|how far is|is|to) )*(?:the )?(?:(\w+(?: \w+){0,4}) from (?:there|that|it)|(?:from (?:there|that|it)(?: on)?|on|onwards?) to (?:the )?(\w+(?: \w+){0,4}?)) (?:then |please )*$/;
/** Where the way that was just told led to. */
function placeReached({ history, plan }: ConciergeState): PlacedSlot | undefined {
  const reached = /^From .+? to (.+?): /.exec(lastReplyOf(history))?.[1];
  return slotsOf(plan).find(({ slot }) => slot.name === reached);
}
const HOME = /^ (?:(?:the|our|back|to) )*(?:hotel|hostel|digs|accommodation|apartment) $/;
const ASKED_WAY = / (?:far|walk|way|minutes|long|get to|get from|near|close|miles|distance|taxi) /;

/** The name of the only part that was spoken of, with no mark in it that would end a sentence. */
function onlyPart(state: ConciergeState): string | null {
  const part = partAtHand(state) ?? onlyOf(partsSpokenOf(state));
  return part ? asTyped(part.slot.name) : null;
}

function comparedWith(state: ConciergeState, { line, slots }: Reading): string | null {
  const [, , than, other] = COMPARED.exec(line) ?? [];
  const name = than === undefined || slots.length !== 1 ? null : onlyPart(state);
  const isWay = than !== undefined && /nearer|closer|further/.test(than);
  if (name === null || other === undefined) return null;
  return isWay ? `how far are ${name} and ${other}` : `which is better value, ${name} or ${other}`;
}

/** The day that the last question was about, where its parts are to be summed up. */
function summedUp(state: ConciergeState, { line }: Reading): string | null {
  const said = lastWish(state.history);
  if (said === null || !SUMS.test(line)) return null;
  const { days, slots, kinds, venues, timesOfDay } = read(said, state);
  const day = onlyOf(days);
  if (day === undefined || slots.length + kinds.length + venues.length + timesOfDay.length > 0) return null;
  return slotsOf(state.plan).some((placed) => placed.day === day) ? `how much is ${dayName(state.plan, day)}` : null;
}
