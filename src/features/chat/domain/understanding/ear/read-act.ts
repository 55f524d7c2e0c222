import type { ConciergeState } from '../../concierge-state.ts';
import { lastChanged, listedWishes, offeredWish } from '../../wording/offers.ts';
import { isPolicyQuestion } from '../../wording/site-answers.ts';
import { ASKS_WHICH } from '../cues/asks.ts';
import { hasPlainForm } from '../cues/asks-plainly.ts';
import { findScope } from '../cues/find-scope.ts';
import { howAsked } from '../cues/how-asked.ts';
import { withLeaning } from '../cues/leaning-of.ts';
import { countPlain } from '../finding/count-plain.ts';
import { saysNumber } from '../finding/says-number.ts';
import { stayerIn } from '../finding/who-stays.ts';
import type { Wish } from '../intent.ts';
import { readExchangeRate } from '../questions/read-exchange-rate.ts';
import { readTripDates } from '../questions/read-trip-dates.ts';
import { readUnlisted } from '../questions/read-unlisted.ts';
import type { Reading } from '../reading.ts';
import { NOWHERE } from '../scope.ts';
import type { SmallTalk } from '../small-talk.ts';
import { normalise } from '../typing/normalise.ts';
import { readAbsurd } from '../wishes/read-absurd.ts';
import { readAddOpenly } from '../wishes/read-add-openly.ts';
import { readDaysExchange } from '../wishes/read-days-exchange.ts';
import { readGoingBack } from '../wishes/read-going-back.ts';
import { readNeeds } from '../wishes/read-needs.ts';
import { moodOf } from '../wishes/read-preference.ts';
import { wantedBack } from '../wishes/read-restore.ts';
import { readTripDays } from '../wishes/read-trip-days.ts';
import { ASKED_KINDS } from './asked-by-ear.ts';
import { hear } from './hear.ts';
import { hearAct } from './hear-act.ts';

/** What a message does that wishes for nothing new; `attack` is no business of ours. */
export type Act = { kind: 'talk'; talk: SmallTalk } | { kind: 'wish'; intent: Wish } | { kind: 'attack' };

/** A yes or a no. */
export const isYesOrNo = (act: Act): act is Extract<Act, { kind: 'talk' }> & { talk: { kind: 'yes' | 'no' } } =>
  act.kind === 'talk' && (act.talk.kind === 'yes' || act.talk.kind === 'no');

/** So sure must the ear be before any rule has read the words, where they answer something, and when no rule could. */
const SURE = 0.6;
const ANSWERS = 0.6;
const LIKELY = 0.45;
/** Kinds of wish that a place which just went can be named for, other than to have it back: nobody asks what it cost. */
const WANTS_BACK = new Set(['add', 'keep', 'undo', 'swap', 'none', 'vague']);

/** `send the plan to my boss`: somebody wants to pass on what is theirs. */
const SENDS_PLAN =
  / (?:send|email|forward|share|print|text|whatsapp) (?:over |on |out )?(?:(?:the|our|my|this) (?:plan|itinerary|trip|schedule|link)|it|this) (?:over |on |out |round )?to (?:my|the|our|his|her) \w+ $/;

const ASKS_SITE = /^ (?:(?:so|and|but|ok|grand|great|also) )*(?:can|could|will|does|do|is|are|how|who) /;

/** Courtesies, and what else takes no answer from the plan. */
const SMALL = new Set(['thanks', 'greeting', 'bye', 'joy', 'noted', 'insult', 'declined', 'opinion'] as const);
type Small = typeof SMALL extends Set<infer Kind> ? Kind : never;
export const isSmall = (label: string): label is Small => (SMALL as ReadonlySet<string>).has(label);

/**
 * What somebody does with the message, by its sound and by what the conversation left open: yes and no answer an offer,
 * a change can be taken back. Null for a wish; `isLast` when no rule could read the words.
 */
export function readAct(reading: Reading, state: ConciergeState, { isLast } = { isLast: false }): Act | null {
  const heard = hearAct(reading);
  const shareOf = (label: string): number => heard.find((one) => one.label === label)?.share ?? 0;
  const [first] = heard;
  if (!first) return null;
  const { history } = state;
  const offered = offeredWish(history);
  // `worth it, drop it`, of an offer to take something out.
  if (
    offered !== null &&
    (isSameOrder(offered, reading) || suitsAsOffered(reading, history) || isIndoorsToo(offered, reading))
  )
    return talk({ kind: 'yes' });
  if (offered !== null && (AS_IT_IS.test(reading.line) || NOT_THAT.test(reading.line))) return talk({ kind: 'no' });
  if (FAREWELL.test(reading.line)) return talk({ kind: 'thanks' });
  const isOpen = offered !== null || listedWishes(history).length > 1;
  if (isOpen && isAnswer(reading, state)) {
    const praise = shareOf('thanks') + shareOf('joy') + shareOf('noted');
    const agreed = shareOf('yes') + (AGREES.test(reading.line) ? praise : 0);
    const opens = OPENS.exec(reading.line);
    const opener = opens && !ASKS_MORE.test(reading.line.slice(opens[0].length - 1)) ? opens.groups : null;
    if (offered !== null && (agreed >= ANSWERS || opener?.yes || isYesAtLast(reading.line)))
      return talk({ kind: 'yes' });
    if (opener?.no || LEAVES.test(reading.line)) return talk({ kind: 'no' });
    const isDeclined = DECLINES.test(reading.line) && shareOf('correction') < ANSWERS;
    const declined = shareOf('no') > 0.2 && shareOf('no') + shareOf('undo') >= ANSWERS;
    if (isDeclined || declined) return talk({ kind: 'no' });
  }
  if (!isOpen && lastChanged(history) && !ASKS_WHICH.test(reading.line)) {
    const isWanted = shareOf('undo') > 0.2 || WANTS_BACK.has(hear(reading)[0]?.label ?? 'none');
    const back = isWanted && shareOf('correction') < ANSWERS ? wantedBack(reading, state) : null;
    if (back) return { kind: 'wish', intent: back };
    const isBack = shareOf('undo') + shareOf('no') >= ANSWERS && shareOf('undo') > 0.2;
    // How far back is read by its own words, `undo both`.
    const wayBack = isBack && namesNothing(reading) ? readGoingBack(reading, state) : null;
    if (wayBack) return { kind: 'wish', intent: wayBack };
    if (isBack && namesNothing(reading) && !saysNumber(reading))
      return { kind: 'wish', intent: { kind: 'undo', steps: 1 } };
  }
  if (first.share < (isLast ? LIKELY : SURE) || !namesNothing(reading)) return null;
  // `me plus 11` counts people and `300 quid in zloty` asks a rate, however much they sound like a sum to be done.
  const isAbsurd = readAbsurd(reading) !== null;
  const isOurs =
    isAbsurd ||
    stayerIn(reading.line) !== null ||
    howAsked(reading.raw).asked !== null ||
    countPlain(reading.line) !== null ||
    SENDS_PLAN.test(reading.line) ||
    readNeeds(reading, NOWHERE) !== null ||
    readUnlisted(reading) !== null ||
    readTripDates(reading) !== null ||
    (hasPlainForm(reading.line) && isPolicyQuestion(reading.line)) ||
    readExchangeRate(reading.raw, state) !== null;
  if (first.label === 'attack') return isOurs ? null : { kind: 'attack' };
  // `can my sister change things on it too` asks of the site, however much it sounds like a change.
  if (first.label === 'vague' && ASKS_SITE.test(reading.line) && isPolicyQuestion(reading.line)) return null;
  if (first.label === 'vague' && !isAbsurd)
    return vague(reading, state, { isLast, isReply: isOpen || lastChanged(history) });
  // What is not on our list is said to be missing from it.
  if (first.label === 'declined' && !isLast) return null;
  // `can we have a murder mystery night` is no good night.
  if (REQUEST.test(reading.line)) return null;
  // `how long to get there` asks, and is glad of nothing.
  const [asked] = hear(reading);
  if (asked && asked.share >= SURE && ASKED_KINDS.has(asked.label)) return null;
  // `thank you. is anything still outstanding` is thanked for, and asks.
  const said = reading.raw.split(/(?<=[.!?])\s+/).at(-1) ?? reading.raw;
  if (said !== reading.raw && /\?\s*$/.test(said) && hasPlainForm(normalise(said).line)) return null;
  return isSmall(first.label) ? talk({ kind: first.label }) : null;
}

const REQUEST = /^ (?:(?:so|and|hi|hey|please) )*(?:can|could) (?:we|i) (?:have|do|get|add|try|go on|book) (?!you )/;

/**
 * A question back. Until the rules have read the words, only for more than one part of the plan and no order: `swap friday
 * dinner` is no more than it says and yet enough, and `something else`, after a swap, is about what came.
 */
function vague(reading: Reading, state: ConciergeState, how: { isLast: boolean; isReply: boolean }): Act | null {
  const scope = findScope(reading, state.plan, reading.words.length);
  const isOrder =
    reading.kinds.length > 0 && / (?:swap|drop|move|change|replace|add|earlier|later|cheaper) /.test(reading.line);
  // `move it to the following friday` says which dates, whatever else is open in it.
  const isDated = readTripDays(reading, state) !== null || readDaysExchange(reading, state.plan) !== null;
  // `it needs to be rowdier on friday` says which way.
  const isDirected = moodOf(reading.line) !== null || readAddOpenly(reading, state) !== null;
  if (!how.isLast && (how.isReply || isOrder || isDated || isDirected || scope.slots.length === 1)) return null;
  return { kind: 'wish', intent: withLeaning({ kind: 'vague', scope }, reading.raw) };
}

const talk = (one: SmallTalk): Act => ({ kind: 'talk', talk: one });

/** `thanks for dinner on saturday` may name a day or a meal; places, sums and diets are wished for. */
const namesNothing = ({ slots, venues, types, diets, amount }: Reading): boolean =>
  slots.length + venues.length + diets.length === 0 &&
  amount === null &&
  types.every(({ types: covers }) => covers.length === 0);

/** `perfect, thank you for your help`: thanks for all of it take up no offer. */
const FAREWELL =
  /^ (?:(?:perfect|great|lovely|brilliant|amazing|ace|ok|okay|right|well|cheers|super|fab|that is|that will be|all|it|everything|for now|oh|aw|ah|nice one|excellent|wonderful) )*(?:thanks|thank you|many thanks|cheers|ta|much appreciated) (?:(?:so|very|ever so) much |a lot |a million |again |mate |loads )*for (?:(?:all|of|your|the|ur|this|help|helping|everything|time|patience|answering|questions|my|me|us|out|with|today|so|far|mate|pal|love|x+|have|a|good|nice|lovely|day|one|evening|bye|speak|soon|and) )+$/;

/** The verb of the offer with nothing but a pronoun. */
const isSameOrder = (offered: string, { line, words }: Reading): boolean => {
  const said =
    / (drop|remove|swap|move|change|add) (?:it|that|them|this|him)(?: (?:then|please|mate|out|in|x+))* $/.exec(
      line,
    )?.[1];
  return (
    words.length <= ORDER_WORDS_MAX &&
    !/ (?:not|dont|no|never|but|leave|keep) /.test(line) &&
    (said === 'remove' ? 'drop' : said) === /^\w+/.exec(offered)?.[0].toLowerCase()
  );
};

/** `ok put in something inside`, of an offer of something indoors. */
const isIndoorsToo = (offered: string, { line, words }: Reading): boolean =>
  /\bsomething indoors\b/i.test(offered) &&
  words.length <= ORDER_WORDS_MAX &&
  /^ (?:(?:ok|okay|yes|yeah|then|well|right|sure|lets|please|can you|could you) )*(?:(?:put|swap|have|do|get|find|make|go|take|with|for|in|it|us|that|us) )*(?:something|somewhere|one|it) (?:inside|indoors|dry|under cover|under a roof)(?: (?:then|please|instead|there|for that))* $/.test(
    line,
  );

const ORDER_WORDS_MAX = 7;

/** `2 is fine by us`: the figure of the offer is praised. */
function suitsAsOffered({ line, raw, words }: Reading, history: ConciergeState['history']): boolean {
  const said = history.at(-1)?.content ?? '';
  const figures = [...raw.matchAll(/\d+/g)].map(([figure]) => Number(figure));
  return (
    figures.length > 0 &&
    figures.every((figure) => hasFigure(said, figure)) &&
    words.length <= ORDER_WORDS_MAX &&
    SUITS.test(line)
  );
}

const SUITS =
  /^ (?:(?:for|at|of|us|people) )*(?:half )?\d\S* (?:(?:of us|people|pm|each) )*(?:is|would be|will be|sounds|suits|works|seems|looks) (?:\w+ )?(?:fine|good|grand|perfect|ok|okay|great|us|lovely|ideal|spot on|better|well)(?: (?:by|for|with) (?:us|me|everyone))?(?: (?:please|thanks|mate|x+))* $/;
/** `no 4 is grand`: what there is now will do. */
const AS_IT_IS =
  /^ (?:no|na|nah|nope) \S+ (?:is|was) (?:fine|grand|good|ok|okay|perfect|great)(?: (?:thanks|please|mate|x+))* $/;
/** `not pizza`, of a pizza place: what is not wanted is no order for it. */
const NOT_THAT =
  /^ (?:(?:oh|ooh|hmm|er|erm) )*not (?:(?:a|an|the|more|another) )?(?!bad |sure |fussed |bothered |yet )\w+(?: (?:again|though|please|thanks|mate|x+))* $/;
/** `too much, leave it at 12`. */
const LEAVES =
  / (?:leave|keep) (?:it|us|things|everything) (?:at|as|how|like|alone|the way) (?!.* (?:but|and|then|swap|drop|change|add|move) )/;

/** `id be glad of the rest. yes`: the reason comes first. */
const isYesAtLast = (line: string): boolean =>
  / (?:yes|yeah|yep|aye)(?: (?:please|thanks|x+))* $/.test(line) && !ASKS_MORE.test(line) && !/ (?:no|nah) /.test(line);

/** `yeah that is loads better, thanks`: praise after a yes is part of it. */
const AGREES =
  /^ (?:(?:oh|ooh|hmm|well|go on) )*(?:yes|yeah|yep|yup|ok|okay|sure|perfect|lovely) (?!.* (?:but|not|no|though) )/;
/** `a bistro? for a stag? nah`: the no comes last, or before words that prefer what is there. */
const DECLINES =
  / (?:no|not much) (?:real )?point(?: (?:in (?:that|it|doing (?:that|it))|then|really|x+))* $| (?:no|nope|not)(?: (?:thanks|thank you|mate|please|x+))* $|^ (?:(?:oh|hmm|well|ah) )*(?:no|nope) (?:we |i )?(?:(?:would|id) )?(?:rather|sooner|prefer|like|keep|keeping|stick|sticking) /;

/** `nah the lads want it`, `yep 2 is better`: an answer to an offer begins with its yes or no; the rest is a reason. */
const OPENS =
  /^ (?:(?:oh|ooh|hmm|well|ah|haha|lol|erm|um|actually|mate) )*(?:(?<yes>yes|yeah|yep|yup|aye|ok|okay|sure|go (?:with|for)(?= \d)|(?:book|put|do|make|go) (?:it|us|that)(?: in| down)? (?:for|as|at|with)(?= \d))|(?<no>no|na|nope|nah|naw|neither|none|not (?:enough|worth))) (?!problem |worries |bother |thanks but |longer |need )/;
const ASKS_MORE =
  / (?:but|not|dont|though|unless|swap|drop|add|change|move|replace|make|put|find|cheaper|dearer|earlier|later|instead|rather|something|somewhere|anything|another|other|else|more|less|what|how|when|where|why|which|can|could|meant|mean|said|wrong|sorry|undo|back) /;

/** An answer names nothing but what the offer named. */
function isAnswer({ slots, days, timesOfDay, raw, words }: Reading, { history }: ConciergeState): boolean {
  const said = history.at(-1)?.content ?? '';
  const isNew = slots.some(({ slots: named }) => !named.some(({ slot }) => said.includes(slot.name)));
  const figures = [...raw.matchAll(/\d+/g)].map(([figure]) => Number(figure));
  if (isNew || words.length > WORDS_MAX || !figures.every((figure) => hasFigure(said, figure))) return false;
  return offeredWish(history) !== null || days.length + timesOfDay.length === 0;
}

/** Whether the offer has that number, or its hour of the afternoon: `2`, of 14:00. */
const hasFigure = (said: string, figure: number): boolean =>
  new RegExp(`(?<![\\d.:])(?:${figure}(?!\\d)|${figure + 12}:)`).test(said);

/** A longer answer has a wish of its own in it. */
const WORDS_MAX = 16;
