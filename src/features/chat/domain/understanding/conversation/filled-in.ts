import { onlyOf } from '../../../../../shared/only-of.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { lastChanged, openQuestion } from '../../wording/offers.ts';
import { CHANGES } from '../cues/asks.ts';
import { howAsked } from '../cues/how-asked.ts';
import { ASKED_KINDS } from '../ear/asked-by-ear.ts';
import { hear } from '../ear/hear.ts';
import { labelOf } from '../ear/read-by-ear.ts';
import type { Intent, Wish } from '../intent.ts';
import { readIntent } from '../message/read-intent.ts';
import { splitWishes } from '../message/split-wishes.ts';
import { standsAlone } from '../message/stands-alone.ts';
import { read } from '../reading.ts';
import { normalise } from '../typing/normalise.ts';
import { ITEM_END } from '../typing/written-lines.ts';
import { readGivenFor } from '../wishes/read-given-for.ts';
import { beforeChange } from './last-read.ts';
import { readAlone } from './read-alone.ts';
import { saysItsOwn } from './says-its-own.ts';
import { MEALS, type Sort, type Value, valuesSaid } from './values-said.ts';

/** What may stand beside values without asking or wishing for anything by itself. */
const GLUE = new Set(
  `and or but so ok oh hmm well then also plus too as just only say maybe perhaps actually even please same for of us on in
  at to from by with without people persons lads girls boys guys ladies men women kids delegates guests friends more ditto
  likewise sorry no i mean meant wait if the a an our all both during until till after before near between rather than x`.split(
    /\s+/,
  ),
);
/** A wish is only repeated where somebody goes on from it; `the boat` alone may be anything. */
const GOES_ON =
  /^ (?:(?:ok|oh|then) )*(?:and|also|plus|same|ditto|likewise|what about|how about) |^ (?:\w+ ){1,4}(?:too|as well) $/;
const WORDS_MAX = 9;
/** So many messages may each leave out what the one before said. */
const CHAIN_MAX = 4;
const HEARD = 0.5;

const OPENS =
  /^ (?:(?:and|or|but|so|ok|oh|hmm|well|then) )*(?:(?:what|how) about|(?:what is|whats|how much is) (?:that|it)|if (?:it|that|there) (?:is|was)) /;

/**
 * What a message says in full when it only brings other values, `and the boat?` after `how much is the karting`: the last
 * question or wish with these in the place of its own. Null where the message says something by itself, or where nothing
 * before it takes such values.
 */
export function filledIn(state: ConciergeState, typed: string): string | null {
  if (openQuestion(state.history) !== null) return null;
  const message = typed.replace(THE_SAME, 'and $1');
  const { line } = normalise(message);
  const { words, values } = elliptic(message, state);
  if (values.length === 0) return null;
  // `no cinema then`, of what was just asked about, asks nothing more of it.
  const isRefused = values.some(({ sort, at }) => OF_THING.has(sort) && words[at - 1] === 'no');
  if (isRefused && !/\bno[,.!-]/i.test(message)) return null;
  const frame = frameOf(state);
  if (!frame) return null;
  // `and a curry for sunday lunch`, after a boat was added: it says by itself what comes and where.
  if (frame.isWish && readGivenFor(message, state)) return null;
  // `and golf after lunch then`, after a spa was added: it says by itself what is to come after what.
  if (frame.isWish && readAlone(state, message).some(({ intent }) => intent.kind === 'in-order')) return null;
  if (frame.isWish && (!GOES_ON.test(line) || values.some(({ sort }) => NEVER_AGAIN.has(sort)))) return null;
  // `june 17th to 20th` is no day for what could not be added, and no value of a question that has no date.
  const isNewDate = has(values, 'date') && !has(valuesSaid(frame.words, state), 'date');
  if ((frame.isRefused || isNewDate) && saysItsOwn(state, message)) return null;
  const filled = fill(frame, words, values, state);
  return filled && (frame.isWish ? filled.join(' ') : `${frame.told}${filled.join(' ')}?`);
}

/** `two of us are coeliac. is dinner thursday ok for them?`: what is told before the question is told once more, and does not run into it. */
const TOLD_FIRST = /^(.{4,80}[.!])\s+([^.!?]{8,}\?)\s*$/s;

const OF_THING: ReadonlySet<Sort> = new Set(['planned', 'wanted', 'meal']);
const has = (values: readonly Value[], sort: Sort): boolean => values.some((value) => value.sort === sort);

/** `we're eating on the train` says why. */
const REASON =
  /^(?:cos|because|as|since|we(?:[’']?re| are| will|[’']?ll)|i(?:[’']?m| am)|they(?:[’']?re| are)|it(?:[’']?s| is))\b(?!.*\b(?:now|people|of us|\d)\b)/i;
const FIRST_OF_TWO =
  /^(\s*(?:(?:oh|ok|yeah|yes)[\s,]+)*(?:(?:and|also|plus)\s.{2,40}?|.{2,30}?\s(?:too|as well)))(?:\s*[,;.]+\s*(?:and |then |also )*|\s+(?:and then|then)\s+)(\S.+)$/i;

/** `and krowarzywa, then put dinner at 8`: the last wish once more with another value, and a wish of its own. */
export function filledBefore(state: ConciergeState, message: string): string | null {
  const [, first = '', rest = ''] = FIRST_OF_TWO.exec(message) ?? [];
  const filled = first === '' ? null : filledIn(state, first);
  if (filled === null) return null;
  if (standsAlone(state, rest)) return `${filled}${ITEM_END}${rest}`;
  return REASON.test(rest) ? filled : null;
}

/** `now do saturday dinner the same`. */
const THE_SAME =
  /^\s*(?:(?:now|and|then|can you|can we|could you|please|also)\s+)*(?:do|make|have)\s+(.{3,40}?)\s+(?:the same|likewise|the same way|too|as well)[\s.!]*$/i;

/** `all of it?`, `is that each or for the room`: nothing else is asked, and what was asked goes on. */
const ONLY_STRESSES =
  /^ (?:(?:and|so|what|hmm|wow|ok|oh|really|is|that|it|all|of|it|the|lot|each|per person|pp|or|for|us|everyone|everything|room|group|in) )+$/;

interface Frame {
  /** What was told before a question. */
  told: string;
  words: readonly string[];
  label: string;
  /** It changed the trip. */
  isWish: boolean;
  /** It should have changed the trip, and could not. */
  isRefused: boolean;
}

/** The last question or wish that stands by itself, with what the messages since then put into it. */
function frameOf(state: ConciergeState): Frame | null {
  const isWish = lastChanged(state.history);
  const before = isWish ? beforeChange(state) : state;
  const said = state.history.filter(({ role }) => role === 'user').slice(-CHAIN_MAX);
  const later: Short[] = [];
  for (const { content } of said.toReversed()) {
    const short = elliptic(content, before);
    if (short.values.length > 0) {
      later.unshift(short);
      continue;
    }
    if (ONLY_STRESSES.test(normalise(content).line)) continue;
    const [, told, question] = TOLD_FIRST.exec(content) ?? [];
    const asked = intentsOf(content, before).at(-1);
    const label = asked ? labelOf(asked) : heardQuestion(content, before);
    if (label === null || (isWish && !(asked && CHANGES.has(asked.kind)))) return null;
    // `can my mum do the axes, she is in a wheelchair` asks.
    const isRefused = !isWish && asked !== undefined && CHANGES.has(asked.kind) && asksIn(content, before).length === 0;
    const words = normalise(isWish ? content : (question ?? content)).words;
    const first: Frame = { told: isWish || told === undefined ? '' : `${told} `, words, label, isWish, isRefused };
    return later.reduce<Frame | null>((frame, next) => {
      const filled = frame && fill(frame, next.words, next.values, before);
      return filled ? { ...first, words: filled } : null;
    }, first);
  }
  return null;
}

const asksIn = (message: string, state: ConciergeState): Wish[] =>
  known(readAlone(state, message).map(({ intent }) => intent)).filter(({ kind }) => !CHANGES.has(kind));

function intentsOf(message: string, state: ConciergeState): Wish[] {
  const each = known(splitWishes(howAsked(message).wish).map((wish) => readIntent(wish, state)));
  // `is the winery indoors` is a question only as a whole.
  return each.length > 0 ? each : asksIn(message, state);
}

const known = (intents: readonly Intent[]): Wish[] =>
  intents.flatMap((intent) => (intent.kind === 'unknown' ? [] : [intent]));

/** The kind of question that a message sounds like where no rule reads it. */
function heardQuestion(message: string, state: ConciergeState): string | null {
  const [first] = hear(read(message, state));
  return first && first.share >= HEARD && ASKED_KINDS.has(first.label) ? first.label : null;
}

/** A message that has nothing but values, without the words that only open it. */
interface Short {
  words: readonly string[];
  values: readonly Value[];
}

/** The values of a message that has nothing but values, and words that are `aside`; none for any other. */
export function elliptic(message: string, state: ConciergeState, aside: ReadonlySet<string> = new Set()): Short {
  const { line } = normalise(message);
  const words = line
    .replace(OPENS, ' ')
    .split(' ')
    .filter((word) => word !== '');
  if (words.length > WORDS_MAX) return { words, values: [] };
  const values = valuesSaid(words, state);
  const isOwn = (word: string, at: number): boolean =>
    !GLUE.has(word) && !aside.has(word) && !values.some((value) => value.at <= at && at < value.to);
  return { words, values: words.some(isOwn) ? [] : values };
}

/** A number of people in a wish (`and 3`) may be as many more, and the rest is not wished for. */
const NEVER_AGAIN: ReadonlySet<Sort> = new Set(['number', 'share', 'edge']);

/** The words of the frame with each value in its place; null where one has none. */
function fill(
  frame: Frame,
  words: readonly string[],
  values: readonly Value[],
  state: ConciergeState,
): string[] | null {
  // `and both lunches`, after the dinner of a day: those of every day.
  const isOfAll = has(values, 'meal') && !has(values, 'day') && words.some((word) => MEALS.test(word));
  let now: string[] | null = isOfAll ? withoutDays(frame.words, state) : [...frame.words];
  for (const value of values) {
    if (!now) return null;
    now = withValue(frame, now, value, words, state);
  }
  return now && now.join(' ') !== frame.words.join(' ') ? now : null;
}

const withoutDays = (words: readonly string[], state: ConciergeState): string[] => {
  const days = valuesSaid(words, state).filter(({ sort }) => sort === 'day');
  const rest = words.filter((_, at) => !days.some(({ from, to }) => from <= at && at < to));
  return rest[0] === 'what' && rest[1] === 'is' ? ['what', 'are', ...rest.slice(2)] : rest;
};

/** A wish with another value in the place of its own, where `said` is nothing but one value of these sorts. */
export function inPlaceOf(wish: string, said: string, sorts: readonly Sort[], state: ConciergeState): string | null {
  const { words, values } = elliptic(said, state);
  const value = onlyOf(values);
  if (!value || !sorts.includes(value.sort)) return null;
  const frame: Frame = { told: '', words: normalise(wish).words, label: '', isWish: true, isRefused: false };
  return fill(frame, words, values, state)?.join(' ') ?? null;
}

/** Which values of a frame one of another sort can stand for, the likeliest first. */
const STANDS_FOR: Record<Sort, readonly Sort[]> = {
  planned: ['planned', 'meal', 'wanted'],
  wanted: ['wanted', 'planned', 'meal'],
  meal: ['meal', 'planned'],
  day: ['day'],
  time: ['time', 'meal'],
  number: ['number'],
  date: ['date', 'day'],
  diet: ['diet'],
  share: ['share'],
  edge: ['edge'],
};
/** Sorts that a frame takes besides its own values, `how much is the boat` for twelve; the rest would change its sense. */
const ADDED: ReadonlySet<Sort> = new Set(['day', 'time', 'number', 'date', 'diet', 'share']);
/** Questions about something that is there on one day or another: the day is the question. */
const BY_DAY: ReadonlySet<string> = new Set(['price', 'schedule', 'rain', 'extremes', 'suits']);

function withValue(
  { label, isWish }: Frame,
  now: readonly string[],
  value: Value,
  words: readonly string[],
  state: ConciergeState,
): string[] | null {
  const all = valuesSaid(now, state);
  const own = words.slice(value.from, value.to);
  const lead = words.slice(value.from, value.at);
  const old = STANDS_FOR[value.sort]
    .map((sort) =>
      replaced(
        all.filter((one) => one.sort === sort),
        now,
        lead[0],
      ),
    )
    .find((found) => found !== undefined);
  // A named thing of the plan is on one day, so a day stands for the thing, and not beside it.
  const thing = value.sort === 'day' && BY_DAY.has(label) && !isWish ? all.find(({ sort }) => sort === 'planned') : old;
  const day = (value.sort === 'planned' || value.sort === 'wanted') && BY_DAY.has(label) ? bareDay(all) : undefined;
  const target = old ?? thing ?? day;
  if (target) {
    // `in january` gives way to `a week before` as a whole, and `for 30` to none in `what would 20 people cost`.
    const had = now.slice(target.from, target.at);
    const joint = value.sort === 'date' || value.sort === 'share' || (lead.length > 0 && had.length > 0) ? lead : had;
    return [...now.slice(0, target.from), ...joint, ...words.slice(value.at, value.to), ...now.slice(target.to)];
  }
  if (!ADDED.has(value.sort) || isWish) return null;
  if (value.sort === 'number' && !/ (?:us|people|for|if|with) /.test(` ${words.join(' ')} `)) return null;
  const isAskedOf =
    value.sort === 'share' ? label === 'price' || label === 'stay' : value.sort !== 'diet' || label === 'places';
  return isAskedOf
    ? [...now, ...(value.sort === 'number' ? ['for', ...words.slice(value.at, value.to), 'people'] : own)]
    : null;
}

/** The value that the new one is put in the place of: with the same preposition, or else the one that is not the start of a way. */
function replaced(had: readonly Value[], now: readonly string[], lead: string | undefined): Value | undefined {
  const before = ({ from, at }: Value): string | undefined => (from < at ? now[from] : undefined);
  return (
    had.find((one) => lead !== undefined && before(one) === lead) ?? had.find((one) => before(one) !== 'from') ?? had[0]
  );
}

/** The day that a question is about, `what does friday cost`, and not only the day on which something is. */
const bareDay = (had: readonly Value[]): Value | undefined =>
  had.find(({ sort, from, at }) => sort === 'day' && from === at);
