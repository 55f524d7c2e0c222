import type { ConciergeState } from '../../concierge-state.ts';
import { CHANGES, questionKind } from '../cues/asks.ts';
import { asWhole, type ReadPart } from '../cues/read-part.ts';
import { refusedByName, unheardOf } from '../cues/unknown-thing.ts';
import { type PlacedSlot, slotsWhere } from '../finding/find-slots.ts';
import type { Intent } from '../intent.ts';
import { type Reading, read } from '../reading.ts';
import { NOWHERE } from '../scope.ts';
import { normalise } from '../typing/normalise.ts';
import { OTHERWISE, wantOf } from '../wishes/read-loosely.ts';
import { NEGATED } from '../wishes/read-wish.ts';
import { ASKED_KINDS } from './asked-by-ear.ts';
import type { Heard } from './ear.ts';
import { hear } from './hear.ts';
import { isKeptFrom, NEEDS } from './kept-from.ts';
import { intentOfKind, labelOf } from './read-by-ear.ts';
import { beginsUnheard, hasUnheardName, unheardFirst } from './unheard-name.ts';

/** So sure must the ear be, and so sure that it is not what a rule read, to be believed against the rule. */
const EAR_SURE = 0.25;
/** Of the ear's own share. */
const RULE_DOUBTFUL = 0.1;
/** Between two questions nothing is at stake but the answer. */
const QUESTION_DOUBTFUL = 0.15;
/** A thing of the plan with another day is seldom anything but a move. */
const MOVE_DOUBTFUL = 0.5;
const EAR_WHOLE = 0.45;
const EAR_CERTAIN = 0.85;
/** So sure must it be where no rule reads the words: a part of a message may only be a reason for another. */
const EAR_ALONE = 0.2;
const EAR_BESIDE = 0.45;
/** Every meal changes for a need, and nobody may have told one. */
const EAR_NEEDS = 0.45;
/** How many come is priced for everybody: `we need 6 twin rooms` only sounds a little like a number of people. */
const EAR_SIZE = 0.4;
/** What a word by itself would turn round: `nobody is vegan` is no wish for vegan food. */
const NEVER_LOOSE: ReadonlySet<string> = new Set(['not-diet']);
/** What goes by mistake is missed: `dress code for the clubs?` sounds a little like an order to drop them. */
const EAR_DROPS = 0.4;
/** A place that is merely named (`the bus is here`) is easily heard as one that is wanted. */
const EAR_ADDS = 0.5;
/** What the plan does not have, named by itself, is hardly named for anything else. */
const EAR_ADDS_NAMED = 0.12;

/** Kinds that nothing but their words could mean, whatever the ear hears. */
const SETTLED: ReadonlySet<Intent['kind']> = new Set([
  'ideas',
  'missing',
  'free-time',
  'outside',
  'paid',
  'about',
  'spending',
  'edge',
  'way-between',
  'why-dear',
  'why-many',
  'practical',
  'offered',
]);

/** `the hotel, can it be a bit nicer`: one wish that was read as several, none of them the one that all of it sounds like. */
export function heardWhole(
  parts: readonly ReadPart[],
  message: string,
  state: ConciergeState,
  topic: readonly PlacedSlot[],
): ReadPart | null {
  if (isOfEachDay(parts, state)) return null;
  const reading = read(message, state);
  const [first] = hear(reading);
  const isNothing = parts.every(({ intent }) => intent.kind === 'unknown');
  const least = first === undefined ? EAR_ALONE : leastForWhole(first.label, reading);
  const isOne =
    mayBeHeard(reading) &&
    first !== undefined &&
    (isNothing ? first.share >= least : first.share >= EAR_WHOLE && reading.words.length <= WHOLE_WORDS_MAX);
  if (first && isOneExchange(first, parts, reading, state)) {
    const exchange = intentOfKind(first.label, reading, state, topic);
    if (exchange)
      return asWhole(
        message,
        exchange,
        reading.slots.flatMap(({ slots }) => slots),
      );
  }
  const isQuestion = first !== undefined && ASKED_WHOLE.has(first.label) && first.share >= EAR_CERTAIN;
  const isBlocked = ({ intent }: ReadPart): boolean =>
    labelOf(intent) === first?.label ||
    intent.kind === 'keep' ||
    (first !== undefined && parts.length === 1 && isKeptFrom(intent, first.label, reading)) ||
    (CHANGES.has(intent.kind) && !isQuestion);
  if (!isOne || parts.some(isBlocked)) return null;
  const intent = intentOfKind(first.label, reading, state, topic);
  // `who picked the museum. honestly`: a question changes nothing, whatever all of it sounds like.
  const isAsked =
    intent !== null &&
    TAKES.has(intent.kind) &&
    (questionKind(reading.line, reading.raw) === 'open' || (parts.length > 1 && parts.every(asksOnly)));
  if (intent === null || isAsked) return null;
  return asWhole(
    message,
    intent,
    reading.slots.flatMap(({ slots }) => slots),
  );
}

/** `how much is the boat and what else is on that day`: read as a question, and said as one. */
const asksOnly = ({ intent, wish }: ReadPart): boolean =>
  intent.kind !== 'unknown' && !CHANGES.has(intent.kind) && questionKind(normalise(wish).line, wish) !== null;

/** How likely a kind must sound where no rule reads any part. */
const leastForWhole = (label: string, reading: Reading): number =>
  NEEDS.has(label)
    ? EAR_NEEDS
    : label.startsWith('size')
      ? EAR_SIZE
      : label === 'drop'
        ? leastToDrop(reading)
        : EAR_ALONE;

/** `I mean the boat` names a thing, whatever it sounds like. */
const leastToDrop = ({ line }: Reading): number =>
  / i meant? (?!drop|lose|bin|scrap|cancel)/.test(line) ? Number.POSITIVE_INFINITY : EAR_DROPS;

/** `curry friday, picnic saturday`: each part has a day of its own, and so they are wishes of their own. */
function isOfEachDay(parts: readonly ReadPart[], state: ConciergeState): boolean {
  const days = parts.map(({ wish }) => read(wish, state).days);
  return parts.length > 1 && days.every(({ length }) => length === 1) && new Set(days.flat()).size === parts.length;
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
    intent.kind === 'swap' &&
    intent.scope.slots.length > 0 &&
    intent.want.types.length + intent.want.venueIds.length > 0;
  // `take out the hike, and an italian for the evening`: what comes is for another part of the day.
  const { timesOfDay, kinds } = reading;
  const isElsewhere =
    timesOfDay.length + kinds.length > 0 &&
    !slotsWhere(state.plan, [], timesOfDay, kinds).some(({ slot }) => named.has(slot.id));
  return (
    label === 'swap' &&
    !isElsewhere &&
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

/** What takes something from the plan or binds it; more of it may be asked for. */
const TAKES: ReadonlySet<Intent['kind']> = new Set(['drop', 'swap', 'needs', 'avoid']);
const WHOLE_WORDS_MAX = 14;
/** Questions that a condition before them may make look like a wish: `pull out a month before, what do we lose`. */
const ASKED_WHOLE: ReadonlySet<string> = new Set(['refund', 'rain']);

/** A part of a message as the ear has it, where no rule reads it or where the rule was misled by a word. */
export function heardAgain(
  part: ReadPart,
  count: number,
  state: ConciergeState,
  topic: readonly PlacedSlot[],
): ReadPart {
  const reading = read(part.wish, state);
  if (part.isJoined || SETTLED.has(part.intent.kind) || !mayBeHeard(reading)) return part;
  const heard = hear(reading);
  const [likeliest] = heard;
  const plain = plainKind(part.intent, reading);
  const other = plain && intentOfKind(plain, reading, state, topic);
  if (other) return { ...part, intent: other };
  const isDoubted = part.intent.kind === 'unknown' && count === 1 && (likeliest?.share ?? 0) < EAR_OVER_NAME;
  const lacked = isDoubted ? lackedThing(reading) : null;
  if (lacked !== null) return { ...part, intent: refusedByName(lacked) };
  if (!likeliest) return part;
  const first = isOnlyNew(reading) && likeliest.label === 'swap' ? { ...likeliest, label: 'add' } : likeliest;
  const isUnread = part.intent.kind === 'unknown';
  // A kind that the ear has not learnt sounds like none of its own, so the other must be all the surer.
  const known = heard.find(({ label }) => label === labelOf(part.intent))?.share;
  const own = known ?? (first.share >= EAR_CERTAIN && first.label === 'budget' ? 0 : 1);
  const isQuestion = ASKED_KINDS.has(first.label) && ASKED_KINDS.has(labelOf(part.intent));
  const asksPlaces = first.label === 'places' && part.intent.kind === 'cheaper' && reading.types.length > 0;
  const doubtful = asksPlaces
    ? 1
    : isQuestion
      ? QUESTION_DOUBTFUL
      : first.label === 'move-day'
        ? MOVE_DOUBTFUL
        : RULE_DOUBTFUL;
  // `meet dracula for dinner` orders nothing of the dinner that the ear could know.
  const isNamed = isUnread && first.share < EAR_OVER_NAME && hasUnheardName(reading);
  // `phoenix park on friday` wants no calmer friday.
  const isOfMood = MOODS.has(first.label) && beginsUnheard(reading);
  const isOfSomething = isNamed && (OF_A_PART.has(first.label) || isOfMood);
  // `milkshakes for the lads after pizza`: of what nobody here knows nothing can be added or told but that.
  const isTold = isNamed && (first.label === 'schedule' || first.label === 'add');
  const strange = (isOfSomething || isTold) && count === 1 ? unheardFirst(reading) : null;
  if (strange !== null) return { ...part, intent: refusedByName(strange) };
  const isBelieved = isOfSomething
    ? false
    : isUnread
      ? first.share >= leastFor(first.label, count, reading) || (count === 1 && NEVER_LOOSE.has(first.label))
      : count === 1 &&
        first.share >= (first.label === 'drop' ? EAR_DROPS : EAR_SURE) &&
        own < first.share * doubtful &&
        !isKeptFrom(part.intent, first.label, reading);
  const intent = isBelieved ? intentOfKind(first.label, reading, state, topic) : null;
  if (intent && isUnread && (first.share < EAR_WHOLE_TRIP || OTHERWISE.test(reading.line)) && isOfWholeTrip(intent))
    return { ...part, intent: { kind: 'vague', scope: NOWHERE } };
  return intent ? { ...part, intent, named: reading.slots.flatMap(({ slots }) => slots) } : part;
}

/** Below it, what would turn a whole trip round is asked about: `make it prettier` only sounds like one of these. */
const EAR_WHOLE_TRIP = 0.3;
const isOfWholeTrip = (intent: Intent): boolean =>
  (intent.kind === 'cheaper' && intent.capPence === null) || (intent.kind === 'mood' && intent.days.length === 0);

const MOODS: ReadonlySet<string> = new Set(['calmer', 'wilder', 'mood-other']);

/** Kinds that change a part of the plan, whichever is named. */
const OF_A_PART: ReadonlySet<string> = new Set(['swap', 'drop', 'swap-cheaper', 'later', 'earlier', 'travel']);

/** The kind that a place beside the words makes of a wish, whatever the ear hears; null where there is none. */
function plainKind({ kind }: Intent, { line, types, venues }: Reading): string | null {
  // `any cheaper bars` asks for bars, and not for a cheaper trip.
  if (kind === 'cheaper' && types.length > 0 && / any cheaper /.test(line)) return 'places';
  // `take the kids clubbing` names a place to go.
  return kind === 'needs' && types.length + venues.length > 0 && line.startsWith(' take ') ? 'add' : null;
}

/** What is asked for by a name that nobody here has is likelier that than what the rest of the words sounds like. */
const EAR_OVER_NAME = 0.5;

/** What the words name and neither plan nor catalogue has: a known kind of thing, or a name nobody has heard of. */
function lackedThing(reading: Reading): string | null {
  const { slots, venues, hotels, types, line, raw } = reading;
  if (slots.length + venues.length + hotels.length > 0 || questionKind(line, raw) !== null) return null;
  const lacking = types.every((type) => type.types.length === 0) ? types[0]?.label : undefined;
  return lacking ?? unheardOf(reading);
}

/** A place that the plan does not have, and nothing of the plan that it could stand for. */
const isOnlyNew = ({ slots, kinds, venues }: Reading): boolean =>
  venues.length > 0 && slots.length + kinds.length === 0;

/** How sure the ear must be of a line that no rule reads. */
function leastFor(label: string, count: number, reading: Reading): number {
  const { slots, venues, types, line, raw } = reading;
  if (NEEDS.has(label)) return EAR_NEEDS;
  const least = count === 1 ? EAR_ALONE : EAR_BESIDE;
  if (label.startsWith('size')) return Math.max(EAR_SIZE, least);
  if (label === 'drop') return Math.max(leastToDrop(reading), least);
  if (label !== 'add') return least;
  const isNew = slots.length === 0 && venues.length + types.length > 0 && questionKind(line, raw) === null;
  return count === 1 && isNew ? EAR_ADDS_NAMED : EAR_ADDS;
}

/** Longer wishes have more than one thing in them, shorter ones too little to sound like anything. */
const EAR_WORDS_MAX = 24;
const EAR_WORDS_MIN = 3;

/** `yeah but on saturday` says when, and of what must be said by other words. */
const ONLY_A_DAY =
  /^ (?:(?:oh|ok|yes|yeah|yep|aye|no|sure|fine|go|then|but|only|just|on|for|the|it|and|so|make|do|hmm|well|maybe|can|could|be|great|please) )*\w+day(?: (?:instead|then|please|though|x+|thanks))* $/;

/** The ear is deaf to a `not` before an order: `no need to drop it` sounds like an order to drop it. */
const mayBeHeard = ({ words, line }: Reading): boolean =>
  words.length >= EAR_WORDS_MIN && words.length <= EAR_WORDS_MAX && !NEGATED.test(line) && !ONLY_A_DAY.test(line);
