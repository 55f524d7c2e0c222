import type { ConciergeState } from '../concierge-state.ts';
import { alsoOfTrip } from './also-of-trip.ts';
import { ASKED_KINDS } from './asked-by-ear.ts';
import { CHANGES, questionKind } from './asks.ts';
import type { Heard } from './ear.ts';
import { findClocks } from './find-clocks.ts';
import { findPeople } from './find-people.ts';
import { type PlacedSlot, slotsOf } from './find-slots.ts';
import { hear } from './hear.ts';
import type { Intent, Scope } from './intent.ts';
import { isReason, mergeWishes, type ReadPart } from './merge-wishes.ts';
import { normalise } from './normalise.ts';
import { readAddition } from './read-addition.ts';
import { intentOfKind, labelOf } from './read-by-ear.ts';
import { readExchange } from './read-exchange.ts';
import { readFocus } from './read-focus.ts';
import { readComplaint, readFrames } from './read-frames.ts';
import { readGoingBack } from './read-going-back.ts';
import { readGuide } from './read-guide.ts';
import { readIntent } from './read-intent.ts';
import { readLoosely, wantOf } from './read-loosely.ts';
import { readSmallTalk } from './read-small-talk.ts';
import { namesOtherStay, namesStay, readStayWish, speaksOfStay } from './read-stay-wish.ts';
import { readTimes } from './read-times.ts';
import { readRefund } from './read-topic.ts';
import { NEGATED } from './read-wish.ts';
import { type Reading, read } from './reading.ts';
import { splitWishes } from './split-wishes.ts';

/** A longer message wishes for more than one place back. */
const RESTORE_WORDS_MAX = 12;
/** More wishes than this in one message are not read: nobody could follow the answer. */
const WISHES_MAX = 6;

/** The wishes of a message, each read on its own, then together, and by what is in it alone where no rule reads it. */
export function readParts(
  state: ConciergeState,
  message: string,
  how: { isLoose: boolean; topic: readonly PlacedSlot[] },
): ReadPart[] {
  const parts = readByRules(state, message, how);
  const whole = parts.length > 1 ? heardWhole(parts, message, state, how.topic) : null;
  return whole ? [whole] : parts.map((part) => heardAgain(part, parts.length, state, how.topic));
}

/** So sure must the ear be, and so sure that it is not what a rule read, to be believed against the rule. */
const EAR_SURE = 0.25;
/** Of the ear's own share. */
const RULE_DOUBTFUL = 0.1;
/** Between two questions nothing is at stake but the answer. */
const QUESTION_DOUBTFUL = 0.2;
const EAR_WHOLE = 0.45;
const EAR_CERTAIN = 0.85;
/** So sure must it be where no rule reads the words: a part of a message may only be a reason for another. */
const EAR_ALONE = 0.2;
const EAR_BESIDE = 0.45;
/** What a word by itself would turn round: `nobody is vegan` is no wish for vegan food. */
const NEVER_LOOSE: ReadonlySet<string> = new Set(['not-diet']);
/** A place that is merely named (`the bus is here`) is easily heard as one that is wanted. */
const EAR_ADDS = 0.5;

/** `the hotel, can it be a bit nicer`: one wish that was read as several, none of them the one that all of it sounds like. */
function heardWhole(
  parts: readonly ReadPart[],
  message: string,
  state: ConciergeState,
  topic: readonly PlacedSlot[],
): ReadPart | null {
  const reading = read(message, state);
  const [first] = hear(reading);
  const isNothing = parts.every(({ intent }) => intent.kind === 'unknown');
  const isOne =
    mayBeHeard(reading) &&
    first !== undefined &&
    (isNothing ? first.share >= EAR_ALONE : first.share >= EAR_WHOLE && reading.words.length <= WHOLE_WORDS_MAX);
  if (first && isOneExchange(first, parts, reading, state)) {
    const intent = intentOfKind(first.label, reading, state, topic);
    if (intent) return { wish: message, intent, named: reading.slots.flatMap(({ slots }) => slots), isJoined: true };
  }
  const isQuestion = first !== undefined && ASKED_WHOLE.has(first.label) && first.share >= EAR_CERTAIN;
  const isBlocked = ({ intent }: ReadPart): boolean =>
    labelOf(intent) === first?.label || (CHANGES.has(intent.kind) && !isQuestion);
  if (!isOne || parts.some(isBlocked)) return null;
  const intent = intentOfKind(first.label, reading, state, topic);
  return intent && { wish: message, intent, named: reading.slots.flatMap(({ slots }) => slots), isJoined: true };
}

/** `nobody likes seafood. steak for dinner`: one thing of the plan and what should come, told in parts that lost one. */
function isOneExchange(
  { label, share }: Heard,
  parts: readonly ReadPart[],
  reading: Reading,
  state: ConciergeState,
): boolean {
  const want = wantOf(reading, state);
  const named = new Set(reading.slots.flatMap(({ slots }) => slots.map(({ slot }) => slot.id)));
  const isWanted = ({ intent }: ReadPart): boolean =>
    intent.kind === 'swap' && intent.want.types.length + intent.want.venueIds.length > 0;
  return (
    label === 'swap' &&
    share >= EAR_WHOLE &&
    mayBeHeard(reading) &&
    named.size === 1 &&
    want.types.length + want.venueIds.length > 0 &&
    !parts.some(isWanted) &&
    parts.every(({ intent }) => OF_AN_EXCHANGE.has(intent.kind))
  );
}

const OF_AN_EXCHANGE: ReadonlySet<Intent['kind']> = new Set([
  'unknown',
  'swap',
  'drop',
  'keep',
  'add',
  'places',
  'ideas',
  'schedule',
  'vague',
  'allergy',
  'missing',
  'why',
]);

const WHOLE_WORDS_MAX = 14;
/** Questions that a condition before them may make look like a wish: `pull out a month before, what do we lose`. */
const ASKED_WHOLE: ReadonlySet<string> = new Set(['refund', 'rain']);

/** A part of a message as the ear has it, where no rule reads it or where the rule was misled by a word. */
function heardAgain(part: ReadPart, count: number, state: ConciergeState, topic: readonly PlacedSlot[]): ReadPart {
  const reading = read(part.wish, state);
  if (part.intent.kind === 'ideas' || part.intent.kind === 'missing' || !mayBeHeard(reading)) return part;
  const heard = hear(reading);
  const [first] = heard;
  if (!first) return part;
  const isUnread = part.intent.kind === 'unknown';
  // A kind that the ear has not learnt sounds like none of its own, so the other must be all the surer.
  const known = heard.find(({ label }) => label === labelOf(part.intent))?.share;
  const own = known ?? (first.share >= EAR_CERTAIN && first.label === 'budget' ? 0 : 1);
  const isQuestion = ASKED_KINDS.has(first.label) && ASKED_KINDS.has(labelOf(part.intent));
  const doubtful = isQuestion ? QUESTION_DOUBTFUL : RULE_DOUBTFUL;
  const isBelieved = isUnread
    ? first.share >= (first.label === 'add' ? EAR_ADDS : count === 1 ? EAR_ALONE : EAR_BESIDE) ||
      (count === 1 && NEVER_LOOSE.has(first.label))
    : count === 1 &&
      first.share >= EAR_SURE &&
      own < first.share * doubtful &&
      !isKeptFrom(part.intent, first.label, reading);
  const intent = isBelieved ? intentOfKind(first.label, reading, state, topic) : null;
  return intent ? { ...part, intent, named: reading.slots.flatMap(({ slots }) => slots) } : part;
}

/** Longer wishes have more than one thing in them, shorter ones too little to sound like anything. */
const EAR_WORDS_MAX = 24;
const EAR_WORDS_MIN = 3;

/** The ear is deaf to a `not` before an order: `no need to drop it` sounds like an order to drop it. */
const mayBeHeard = ({ words, line }: Reading): boolean =>
  words.length >= EAR_WORDS_MIN && words.length <= EAR_WORDS_MAX && !NEGATED.test(line);

/** What is to stay is not taken out because it sounds so, and nothing is changed for a question. */
const isKeptFrom = (intent: Intent, label: string, { line, raw }: Reading): boolean => {
  if (intent.kind === 'group-size' && label.startsWith('size')) return true;
  if (intent.kind === 'keep') return label !== 'calmer' && label !== 'wilder';
  // `sack off the boat, too dear. bowling` names what it wants, whatever its reason sounds like.
  if (intent.kind === 'swap') return intent.want.types.length + intent.want.venueIds.length > 0;
  const isQuestion = questionKind(line, raw) !== null && ASKED_KINDS.has(labelOf(intent));
  return isQuestion && !ASKED_KINDS.has(label);
};

function readByRules(
  state: ConciergeState,
  message: string,
  how: { isLoose: boolean; topic: readonly PlacedSlot[] },
): ReadPart[] {
  const asked = wholeQuestion(state, message);
  if (asked) return [{ wish: message, intent: asked, named: [] }];
  // `I miss the shard, bring it back`: only together do the parts say what is to come back.
  const whole = read(message, state);
  const back = whole.words.length <= RESTORE_WORDS_MAX ? readGoingBack(whole, state) : null;
  if (back) return [{ wish: message, intent: back, named: [] }];
  const exchanged = splitWishes(message).length <= 3 ? readExchange(whole, state) : null;
  if (exchanged) return [{ wish: message, intent: exchanged, named: [] }];
  const stay = readStayWhole(whole, state);
  if (stay) return [{ wish: message, intent: stay, named: [] }];
  const timed = readTimedWhole(state, message);
  if (timed) return [timed];
  const added = readAddition(state, message);
  if (added) return [{ wish: message, intent: added, named: [] }];
  const stretches = readFrames(state, message);
  if (stretches === null) return withoutReasons(exchanges(readEach(state, message, how)));
  const parts = stretches.flatMap((stretch): ReadPart[] =>
    stretch.kind === 'wish'
      ? [{ wish: stretch.wish, intent: stretch.intent, named: stretch.slots, isJoined: true }]
      : readEach(state, stretch.text, how),
  );
  return withoutReasons(parts.filter((part) => part.intent.kind !== 'unknown' || !isReason(part)));
}

/** `the lads will be hanging. ditch the boat`: the state they are in is why, and no wish of its own beside one. */
function withoutReasons(parts: readonly ReadPart[]): ReadPart[] {
  const isState = ({ intent, wish }: ReadPart): boolean =>
    intent.kind === 'retime' &&
    / (?:hanging|hungover|wrecks?|wrecked|rough|dying|in bits|wiped out|knackered|recovering|fragile|worse for wear) /.test(
      normalise(wish).line,
    ) &&
    !/ (?:later|late|lie|lay|sleep|start|morning|mornings|early|earlier|easy|gentle|slow) /.test(normalise(wish).line);
  const wishes = parts.filter((part) => !isState(part));
  return wishes.some(({ intent }) => CHANGES.has(intent.kind)) ? wishes : [...parts];
}

/** Somebody asks for advice, and orders nothing. */
const ADVICE =
  / (?:recommend|suggest|got anywhere|got any|know anywhere|know any|nearby|close by|round there|anywhere good for) /;

/** A question that one noun of it settles: it takes nothing back and exchanges nothing, whatever verbs it has. */
function wholeQuestion(state: ConciergeState, message: string): Intent | null {
  if (splitWishes(message).length !== 1) return null;
  const reading = read(message, state);
  return (
    readRefund(reading, state) ??
    readFocus(reading, state) ??
    (ADVICE.test(reading.line) ? readGuide(reading, state) : null)
  );
}

/** Longer messages have more in them than where to stay. */
const STAY_WORDS_MAX = 16;

/** `gone off the novotel. apartment?`: what is wrong with the stay and what it should be, in clauses of their own. */
function readStayWhole(whole: Reading, state: ConciergeState): Intent | null {
  const { diets, days, amount, slots, line, words } = whole;
  const isMore =
    diets.length + days.length > 0 ||
    (slots.length > 0 && !namesOtherStay(whole, state)) ||
    amount !== null ||
    findPeople(line) !== null;
  return isMore ||
    words.length > STAY_WORDS_MAX ||
    !(namesStay(whole, state.plan) || namesOtherStay(whole, state) || speaksOfStay(line))
    ? null
    : readStayWish(whole, state);
}

/** An hour for a part of the plan that only the whole message tells: the old hour and the new stand in parts of their own. */
function readTimedWhole(state: ConciergeState, message: string): ReadPart | null {
  const clocks = findClocks(normalise(message).raw);
  const wanted = clocks.filter((one) => !one.isKept && !one.isRefused);
  if (wanted.length === 0) return null;
  const isOne = wanted.length === 1 && wanted.length < clocks.length && !/\b(?:and|also|plus|no)\b/i.test(message);
  if (splitWishes(message).length > 1 && !isOne) return null;
  const intent = readTimes(read(message, state), state);
  return intent && { wish: message, intent, named: intent.scope.slots };
}

/** `the museum to friday, kells to thursday`: two moves that make room for each other are one exchange. */
function exchanges(parts: readonly ReadPart[]): ReadPart[] {
  const moves = parts.flatMap(({ intent }) =>
    intent.kind === 'move-day' && intent.slot ? [{ ...intent, slot: intent.slot }] : [],
  );
  const [first, second] = moves;
  if (!first || !second || moves.length !== 2) return [...parts];
  if (first.slot.day !== second.day || second.slot.day !== first.day || first.slot.slot.kind !== second.slot.slot.kind)
    return [...parts];
  const intent: Intent = { kind: 'exchange', first: first.slot, second: second.slot };
  const [at] = parts.filter((part) => part.intent.kind === 'move-day');
  return parts.flatMap((part) =>
    part === at ? [{ ...part, intent }] : part.intent.kind === 'move-day' || !isNewWish(part) ? [] : [part],
  );
}

/** What is left of the exchange besides its two moves only says that it is one, `swap them round`. */
const isNewWish = ({ intent }: ReadPart): boolean => intent.kind !== 'unknown' && intent.kind !== 'swap';

function readEach(
  state: ConciergeState,
  message: string,
  { isLoose, topic }: { isLoose: boolean; topic: readonly PlacedSlot[] },
): ReadPart[] {
  const wishes = splitWishes(message).slice(0, WISHES_MAX);
  // `hi, swap dinner please. thanks`: courtesies around a wish need no answer of their own.
  const spokenWishes = wishes.filter((wish) => wishes.length === 1 || !readSmallTalk(normalise(wish).line, false));
  const alone = spokenWishes.map((wish): ReadPart => {
    const named = read(wish, state).slots.flatMap(({ slots }) => slots);
    return { wish, intent: readIntent(wish, state), named };
  });
  const alongside = alone.flatMap((part): ReadPart[] => {
    const also = alsoOfTrip(part, state);
    return also.length > 0 ? [part, ...also] : opposed(part, state);
  });
  const merged = mergeWishes(alongside);
  if (merged.every(({ intent }) => intent.kind !== 'unknown')) return merged;
  if (merged.every(({ intent }) => intent.kind === 'unknown')) {
    if (!isLoose) return merged;
    const intent = readComplaint(state, message) ?? readLoosely(read(message, state), state, topic);
    if (intent) return [{ wish: message, intent, named: [] }];
  }
  const loose = merged.map((part) =>
    part.intent.kind === 'unknown'
      ? { ...part, intent: readLoosely(read(part.wish, state), state, topic) ?? part.intent }
      : part,
  );
  return mergeWishes(loose);
}

/** `ditch the tour, pizza would do us`: what goes and what comes are two parts of one wish. */
function opposed(part: ReadPart, state: ConciergeState): ReadPart[] {
  if (part.intent.kind !== 'drop' || part.named.length === 0) return [part];
  const [, left = '', right = ''] = /^(.+?)(?:,| and (?:go|do|have|get|try|see|book)\b)\s*(.+)$/i.exec(part.wish) ?? [];
  const second = right === '' ? null : read(right, state);
  const isWanted =
    second !== null &&
    second.slots.length === 0 &&
    second.words.length <= 8 &&
    second.types.length + second.venues.length > 0 &&
    second.kinds.length === 0 &&
    !/ (?:not|no|is|its|it|are|were|we|cant|dont|because|they|he|she) /.test(second.line);
  if (!isWanted) return [part];
  return [left, `how about ${right}`].map((wish) => ({
    wish,
    intent: readIntent(wish, state),
    named: read(wish, state).slots.flatMap(({ slots }) => slots),
  }));
}

/** A wish read on the plan before, about the slots as they are now. */
export function onPlan<Scoped extends Intent & { scope: Scope }>(intent: Scoped, { plan }: ConciergeState): Scoped {
  const now = slotsOf(plan);
  const slots = intent.scope.slots.flatMap(({ slot, day }) => {
    const same = now.find((other) => other.slot.venueId === slot.venueId);
    const inItsPlace = now.find(
      (other) => other.day === day && other.slot.kind === slot.kind && other.slot.id === slot.id,
    );
    return same ?? inItsPlace ?? [];
  });
  return { ...intent, scope: { ...intent.scope, slots } };
}
