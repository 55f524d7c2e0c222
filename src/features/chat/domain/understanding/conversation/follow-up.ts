import type { ConciergeState } from '../../concierge-state.ts';
import { choicesOf, lastChanged, lastReplyOf, lastWish, openQuestion } from '../../wording/offers.ts';
import { CHANGES } from '../cues/asks.ts';
import { findScope } from '../cues/find-scope.ts';
import { howAsked } from '../cues/how-asked.ts';
import { LEFT_TO_US } from '../cues/left-to-us.ts';
import { NO_PREFERENCE } from '../cues/no-preference.ts';
import { findClocks } from '../finding/find-clocks.ts';
import { type PlacedSlot, slotsOf } from '../finding/find-slots.ts';
import { isInside } from '../finding/is-inside.ts';
import { readNumber } from '../finding/read-number.ts';
import type { Wish } from '../intent.ts';
import { readIntent } from '../message/read-intent.ts';
import { splitWishes } from '../message/split-wishes.ts';
import { type Reading, read } from '../reading.ts';
import { type Scope, scopeOf } from '../scope.ts';
import { normalise } from '../typing/normalise.ts';
import { elliptic } from './filled-in.ts';
import { beforeChange, lastParts } from './last-read.ts';
import { readAlone } from './read-alone.ts';

/** A wish that only the conversation makes whole. */
export interface FollowUp {
  intent: Wish;
  /** The wish in words that stand alone. */
  wish: string;
  isHypothetical: boolean;
}

const CONTINUES = /^ (?:and|also|plus|then|same (?:for|with)|what about|how about|ditto) /;
const CONTINUED_MAX = 8;
const AGAIN =
  /^ (?:(?:ok|yes|even|a|bit|little|some|and|go|keep|please|one|do) )*(?:more|again|further|going|(?:do )?the same(?: again)?)(?: please| than that| then)* $/;
const CORRECTS =
  /^ (?:(?:sorry|no|actually|i mean|oops|wait|make that|its|it is|meant|i meant) )+(\w+)(?: (?:of us|people|now|sorry))* $/;

/** The answer to `Which one?`: the open wish, about the slot that was chosen by name, part or number. */
export function answerToQuestion(state: ConciergeState, message: string, picked: number | null): FollowUp | null {
  const asked = openQuestion(state.history);
  if (asked === null) return null;
  const said = lastScoped(state, asked);
  const open = said && asAskedBack(said, state);
  if (!open) return null;
  const slots = slotsOf(state.plan);
  const offered = choicesOf(
    state.history,
    slots.map(({ slot }) => slot.name),
  ).flatMap((name) => slots.find(({ slot }) => slot.name === name) ?? []);
  const chosen = picked === null ? chosenBy(state, message, offered) : offered.slice(picked - 1, picked);
  const timed = picked === null && chosen.length === 1 ? timedAnswer(state, asked, message) : null;
  if (timed) return timed;
  return chosen.length === 0 ? null : about(state, open, chosen);
}

/** `Which one shall I swap?`, asked of what was only complained of. */
const asAskedBack = (open: Open, { history }: ConciergeState): Open =>
  open.intent.kind === 'vague' && /^Which one shall I swap/m.test(lastReplyOf(history))
    ? { ...open, intent: { kind: 'swap', scope: open.intent.scope, want: NO_PREFERENCE } }
    : open;

const CHEAPEST = / (?:cheapest|(?:the|whichever is) cheaper|costs? (?:the )?(?:least|less)) /;
const DEAREST =
  / (?:dearest|priciest|most expensive|(?:the|whichever is) (?:dearer|pricier|more expensive)|costs? (?:the )?(?:most|more)) /;
/** `the later one`: what is offered stands in the order of the plan. */
const EARLIEST =
  /^ (?:(?:the|yes|ok|um|say|id say|maybe|just) )*(?:earlier|earliest)(?: (?:one|of (?:the two|them|those)|please|then|x+))* $/;
const LATEST =
  /^ (?:(?:the|yes|ok|um|say|id say|maybe|just) )*(?:later|latest)(?: (?:one|of (?:the two|them|those)|please|then|x+))* $/;

/** `any`, `either`: to whichever we choose. */
const ANY =
  /^ (?:(?:oh|just|um|pick) )*(?:any|any one|anyone|either|whichever)(?: (?:one|will do|is fine|really|please|then|of them))* $/;
const LEFT_WORDS_MAX = 5;

/** Whether an answer to `Which one?` leaves it to us, `you choose`, `either`. */
export const isLeftToUs = (line: string): boolean =>
  (LEFT_TO_US.test(line) || ANY.test(line)) && line.trim().split(' ').length <= LEFT_WORDS_MAX;

const byPrice = (slots: readonly PlacedSlot[]): PlacedSlot[] =>
  [...slots].sort((left, right) => left.slot.pricePerPersonPence - right.slot.pricePerPersonPence);

/** `thursday to 8`, after `move dinner`: the answer brings the hour that the wish left out. */
function timedAnswer(state: ConciergeState, asked: string, message: string): FollowUp | null {
  if (findClocks(normalise(message).raw).length !== 1) return null;
  const wish = `${asked} ${message}`;
  const intent = readIntent(wish, state);
  return intent.kind === 'retime' && intent.scope.slots.length === 1 ? { intent, wish, isHypothetical: false } : null;
}

function chosenBy(state: ConciergeState, message: string, offered: readonly PlacedSlot[]): readonly PlacedSlot[] {
  const reading = read(message, state);
  if (/ (?:both|all of (?:them|those|these)) /.test(reading.line)) return offered;
  const scope = findScope(reading, state.plan, reading.words.length);
  const within = scope.slots.filter(({ slot }) => offered.some((other) => other.slot.id === slot.id));
  if (within.length > 0) return within;
  if (DEAREST.test(reading.line)) return byPrice(offered).slice(-1);
  if (CHEAPEST.test(reading.line)) return byPrice(offered).slice(0, 1);
  if (isLeftToUs(reading.line)) return offered.slice(0, 1);
  if (EARLIEST.test(reading.line)) return offered.slice(0, 1);
  if (LATEST.test(reading.line)) return offered.slice(-1);
  const last = offered.at(-1);
  if (last && / (?:last|latter) /.test(reading.line)) return [last];
  return offered.length === 0 && reading.words.length <= 6 && scope.slots.length === 1 ? scope.slots : [];
}

const AS_WELL =
  /^ (?:(?:ok|oh|yes|yeah|yep|yup|aye|thanks|thank you|right|and|also|plus|then|please|now|perfect|great|lovely|brilliant|cool|nice|ace|can you|could you) )*(?:(?:do )?(?:the )?same (?:again )?(?:for|with|to) )?(?:the |our )?(.+?)(?: (?:too|as well|also|please|pls|thanks|x+))* $/;
const SAYS_AS_WELL = / (?:and|also|plus|same|too|as well) |^ (?:(?:ok|right|yes|yeah|and|great|thanks) )*now /;
const DAY_OR_MEAL = /^(?:on|\w+day|lunch|dinner)$/;

/** `the boat too`, `do the same with the boat`: nothing but a part of the plan and that it is meant as well. */
export function sameForOther(state: ConciergeState, message: string): FollowUp | null {
  const { line } = normalise(message);
  const named = AS_WELL.exec(line)?.[1];
  if (named === undefined || !SAYS_AS_WELL.test(line) || /\?\s*$/.test(message)) return null;
  const { words, slots } = read(named, state);
  const isOnlyNamed = words.every((word, at) => DAY_OR_MEAL.test(word) || isInside(at, slots));
  const order = line.includes(' same ') ? lastOrder(state.history) : null;
  // After `what about the winery` it is the question before that.
  const isChain = order === null && elliptic(lastWish(state.history) ?? '', state).values.length > 0;
  const again = isOnlyNamed && words.length > 0 && !isChain ? continuation(state, `and ${named}`, order) : null;
  // What was asked is asked once more with the other day in its place.
  if (order === null && (again?.intent.kind === 'schedule' || again?.intent.kind === 'price')) return null;
  // They cannot both begin at that hour.
  return again?.intent.kind === 'retime' && again.intent.startMinute !== null ? null : again;
}

/** What was ordered last, where no more than one question came after it: `same for saturday` is never a question once more. */
export function lastOrder(history: ConciergeState['history']): string | null {
  const replies = history.flatMap(({ role, content }, at) => (role === 'assistant' ? [{ content, at }] : []));
  const done = replies.slice(-ORDERED_MAX).findLast(({ content }) => lastChanged([{ role: 'assistant', content }]));
  return done ? lastWish(history.slice(0, done.at)) : null;
}
const ORDERED_MAX = 2;

/** `and the boat`, `and saturday's`, `more`, `sorry 13`: what was wished last, about something else or once more. */
export function continuation(state: ConciergeState, message: string, order: string | null = null): FollowUp | null {
  const previous = order ?? lastWish(state.history);
  if (previous === null) return null;
  const { line, words } = normalise(message);
  if (AGAIN.test(line)) return repeated(state, previous);
  const number = readNumber(CORRECTS.exec(line)?.[1] ?? '');
  if (number !== null) {
    const intent = readIntent(previous, state);
    return intent.kind === 'group-size'
      ? {
          intent: { kind: 'group-size', change: { kind: 'size', people: number } },
          wish: message,
          isHypothetical: false,
        }
      : null;
  }
  // `also my cousin can only come for the saturday` tells something of its own.
  if (!CONTINUES.test(line) || (words.length > CONTINUED_MAX && !line.includes(' same '))) return null;
  const open = lastScoped(beforeChange(state), previous) ?? lastScoped(state, previous);
  const reading = read(message, state);
  const scope = findScope(reading, state.plan, reading.words.length);
  if (!open || scope.slots.length === 0 || (order === null && CHANGES.has(open.intent.kind) && wasOnlyAsked(state)))
    return null;
  // `somewhere cheaper for friday dinner`, then `and saturday`: the same meal of the other day.
  const { kinds } = open.intent.scope;
  const alike =
    reading.slots.length === 0 && scope.kinds.length === 0 && kinds.length > 0
      ? scope.slots.filter(({ slot }) => kinds.includes(slot.kind))
      : scope.slots;
  return alike.length > 0 ? about(state, open, alike) : null;
}

/** `how about the sailing`, which changed nothing: then `and encanto` is no order either. */
function wasOnlyAsked(state: ConciergeState): boolean {
  const kinds = lastParts(state).flatMap(({ intent }) => (intent.kind === 'unknown' ? [] : [intent.kind]));
  return !lastChanged(state.history) && kinds.length > 0 && kinds.every((kind) => !CHANGES.has(kind));
}

const STILL_DEAR =
  / (?:still|not|nowhere near|too|bit|rather|that is|thats) (?:\w+ ){0,3}?(?:expensive|dear|dearer|pricey|posh|fancy|swanky|flash|steep|cheap enough|low enough|much cheaper) | go (?:lower|cheaper) | (?:even )?cheaper (?:still|than that|again) /;

/** `still too dear`, once a place has given way to a cheaper one: the place that came is to be cheaper again. */
export function stillCheaper(
  state: ConciergeState,
  { line, slots, kinds, days, amount, types, venues }: Reading,
  came: readonly PlacedSlot[],
): FollowUp | null {
  const said = lastWish(state.history);
  const isBare = slots.length + kinds.length + days.length + types.length + venues.length === 0 && amount === null;
  if (said === null || !isBare || came.length !== 1 || !lastChanged(state.history) || !STILL_DEAR.test(line))
    return null;
  const open = lastScoped(beforeChange(state), said);
  if (open?.intent.kind !== 'swap' || open.isHypothetical) return null;
  const scope: Scope = scopeOf(came);
  return {
    intent: { kind: 'swap', scope, want: { ...NO_PREFERENCE, isCheaper: true } },
    wish: said,
    isHypothetical: false,
  };
}

function repeated(state: ConciergeState, previous: string): FollowUp | null {
  const intent = readIntent(previous, state);
  const isRepeatable = intent.kind === 'cheaper' || intent.kind === 'mood' || intent.kind === 'add';
  return isRepeatable ? { intent, wish: previous, isHypothetical: false } : null;
}

type Scoped = Extract<Wish, { scope: Scope }>;
interface Open {
  intent: Scoped;
  isHypothetical: boolean;
}

/** The last wish of a message that is about a part of the plan. */
function lastScoped(state: ConciergeState, message: string): Open | null {
  const { asked, wish } = howAsked(message);
  const intents = splitWishes(wish).map((part) => readIntent(part, state));
  // `dinner italian please` is a wish only as a whole.
  const whole = intents.some(({ kind }) => kind !== 'unknown') ? [] : readAlone(state, wish).map((part) => part.intent);
  const intent = [...intents, ...whole].findLast((one): one is Scoped => 'scope' in one);
  return intent ? { intent, isHypothetical: asked !== null } : null;
}

function about({ plan }: ConciergeState, { intent, isHypothetical }: Open, slots: readonly PlacedSlot[]): FollowUp {
  const names = slots.map(({ slot }) => slot.name).join(' and ');
  const days = [...new Set(slots.map(({ day }) => day))].filter((day) => plan.days[day] !== undefined);
  const isEach = slots.length > 1;
  const scope: Scope = { ...intent.scope, slots, days, isNamed: true, isOne: false, isEach };
  return { intent: { ...intent, scope }, wish: `${intent.kind} ${names}`, isHypothetical };
}
