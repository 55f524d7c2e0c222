import { onlyOf } from '../../../../../shared/only-of.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { lastChanged } from '../../wording/offers.ts';
import { slotsOf } from '../finding/find-slots.ts';
import { standsAlone } from '../message/stands-alone.ts';
import { read } from '../reading.ts';
import { readGoingBack } from '../wishes/read-going-back.ts';
import { beforeChange, lastParts } from './last-read.ts';
import { readAlone } from './read-alone.ts';

/** What a message takes back: what it says before, or what was changed last, and what is wished in its stead. */
export type TakenBack =
  | { kind: 'nothing-left' }
  | { kind: 'instead'; wish: string }
  | { kind: 'instead-of-last'; wish: string };

const SIGH = String.raw`(?:(?:oh|ah|um|er|erm|ooh|hmm|argh|lol)[\s,.]+)*`;
const THAT = `(?:that|it|this|all that|what i (?:just )?said|my last(?: message)?)`;
/** `no wait`, `actually scrap that`, `sorry i meant`: what was said is void. */
const CUE = [
  String.raw`(?:no|nah)[\s,.]+(?:wait|hang on|hold on)(?:[\s,.]+no)?`,
  String.raw`wait[\s,.]+no`,
  String.raw`(?:(?:no|nah|actually|wait|sorry|hang on|hold on)[\s,.]+)+(?:scrap|forget|cancel|bin|drop|leave) ${THAT}`,
  String.raw`(?:(?:no|nah|actually|wait|sorry|hang on|hold on)[\s,.]+)*(?:scratch|ignore|disregard|strike) ${THAT}`,
  String.raw`(?:(?:no|nah|oops|whoops|sorry|actually)[\s,.]+)+(?:i|we) (?:meant?|mean)(?: to (?:say|ask))?`,
  String.raw`(?:(?:no|nah|actually|sorry)[\s,.]+)*never ?mind(?: that)?(?=\s*[,.!;–-])`,
].join('|');
const AT = String.raw`(?:[,.;!?…]+\s*|\s+[-–—]+\s*|\s*\n\s*)`;
const INSIDE = new RegExp(`^(.+?)${AT}${SIGH}(?:${CUE})[\\s,.:;!–—-]+(\\S.*)$`, 'i');
const FIRST = new RegExp(`^\\s*${SIGH}(?:${CUE})[\\s,.:;!–—-]+(\\S.*)$`, 'i');
/** `no, drop the boat instead`. */
const NO_INSTEAD = /^\s*(?:no|nah|nope|actually)[\s,.]+(\S.*?)[\s,]+instead[\s.!]*$/i;
/** `undo then drop the brewery instead`, `lads are kicking off, undo that and drop the art`: two orders in one breath. */
const UNDO_AND =
  /^\s*(?:(?!.*\bif\b)[^,.;!?]{1,50}[,.;!?]+\s*)?(?:(?:please|ok|can you|no|nah|sorry|actually|just|oh)[\s,]+)*(?:(?:undo|revert|reverse)(?: (?:that|it|this|the last(?: one| change)?))?|(?:put|bring|get|stick|pop|have|change|take) (?:it|that|them|that one|this) back(?: in| on)?(?: (?:how|as|like|the way) (?:it|they) (?:was|were))?|go back(?: to (?:how|what) (?:it was|we had))?|as you were)(?:\s*[,.;&!]\s*|\s+(?:and|then|but|n)\s+)(?:(?:then|and|just|please|but)\s+)*(\S.*?)(?:\s+instead)?[\s.!]*$/i;
/** `put the cruise back and start saturday at 1`: the same by the name of what went. */
const NAMED_BACK_AND =
  /^(\W*(?:(?:please|ok|can you|no|nah|sorry|actually|just|oh)[\s,]+)*(?:put|bring|get|stick|pop|have|want)\s+(?:the |our )?[\w'’ ]{3,30}?\s+back(?: in| on)?(?: (?:how|as|like|the way) (?:it|they) (?:was|were))?)(?:\s*[,.;]+\s*(?:(?:and|then|but|also)\s+)*|\s+(?:and|then|but)\s+(?:also\s+)?)(\S.{5,})$/i;
/** `no keep the boat. but bowling instead of the ice cream place`. */
const KEEP_AND =
  /^\s*(?:(?:no|nah|nope|actually|sorry|oh|wait)[\s,.]+)+(?:keep|leave|put back) (?:the |our |that )?([^.,;!]{3,30}?)(?: (?:in|as (?:it|they) (?:was|were)|alone|where it was))?\s*[.,;!]+\s*(?:but |and |then )*(\S.*)$/i;
/** `drop the boat. actually never mind`. */
const AT_END = new RegExp(
  `^.+?${AT}${SIGH}(?:(?:(?:but|no|nah|actually|sorry|wait)[\\s,.]+)*(?:never ?mind(?: that| it)?|nvm|as you were)|(?:(?:no|nah|actually|wait|sorry)[\\s,.]+)+(?:scrap|forget|cancel|scratch|ignore|leave) ${THAT}|(?:scratch|ignore) that)[\\s.!x]*$`,
  'i',
);
/** `sorry, I meant Friday's dinner rather than Saturday's`: another value for what was said. */
const OTHER_THAN = /\b(?:rather than|instead of|not)\b/i;

const ONLY_SIGHS =
  /^(?:(?:oh|ah|sorry|so sorry|soz|no|nah|oops|whoops|ok|hmm|actually|wait|um|er|apologies|my bad|my mistake)[\s,.!]*)+$/i;

/**
 * What a message takes back where the rest is a whole wish by itself: `swap dinner, no wait, drop the boat`, and after a
 * change `actually scrap that, we are 12`. Null where the words after only put another value into what was said.
 */
export function readTakenBack(state: ConciergeState, message: string): TakenBack | null {
  if (AT_END.test(message)) return { kind: 'nothing-left' };
  const [, before = '', after] = INSIDE.exec(message) ?? [];
  // `sorry, ignore that, drop the boat` takes back what was done before, and `put it back` says so itself.
  const inside = after === undefined || ONLY_SIGHS.test(before) ? undefined : after;
  if (inside !== undefined && standsAlone(state, inside)) return { kind: 'instead', wish: inside };
  if (state.previous === null || !lastChanged(state.history)) return null;
  const [, kept = '', more] = KEEP_AND.exec(message) ?? [];
  if (more !== undefined && standsAlone(state, more) && hasGone(kept, state))
    return { kind: 'instead-of-last', wish: more };
  const undone = UNDO_AND.exec(message)?.[1];
  if (undone !== undefined && standsAlone(state, undone)) return { kind: 'instead-of-last', wish: undone };
  const [, back, besides] = NAMED_BACK_AND.exec(message) ?? [];
  if (back !== undefined && besides !== undefined && isUndone(state, back) && standsAlone(state, besides))
    return { kind: 'instead-of-last', wish: besides };
  const wish = (FIRST.exec(message) ?? NO_INSTEAD.exec(message))?.[1];
  return wish !== undefined &&
    !OTHER_THAN.test(wish) &&
    standsAlone(state, wish) &&
    !isOtherHour(state, wish) &&
    !goesBack(state, wish)
    ? { kind: 'instead-of-last', wish }
    : null;
}

function isUndone(state: ConciergeState, words: string): boolean {
  const intent = readGoingBack(read(words, state), state);
  return intent?.kind === 'undo' && intent.steps === 1;
}

const goesBack = (state: ConciergeState, wish: string): boolean => readGoingBack(read(wish, state), state) !== null;

/** `no i meant lunch at 2`, of what was moved on a day: on that day, which only the wish before says. */
const isOtherHour = (state: ConciergeState, wish: string): boolean =>
  onlyOf(readAlone(state, wish))?.intent.kind === 'retime' && lastParts(state).at(-1)?.intent.kind === 'retime';

/** Whether that is a part which the last change took out. */
function hasGone(words: string, state: ConciergeState): boolean {
  const base = beforeChange(state);
  const part = onlyOf(read(words, base).slots.flatMap(({ slots }) => slots));
  return part !== undefined && !slotsOf(state.plan).some(({ slot }) => slot.venueId === part.slot.venueId);
}
