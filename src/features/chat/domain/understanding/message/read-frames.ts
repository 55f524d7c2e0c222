import type { ConciergeState } from '../../concierge-state.ts';
import { type Clause, clausesOf } from '../cues/clauses.ts';
import { NO_PREFERENCE } from '../cues/no-preference.ts';
import { onDays } from '../finding/among-slots.ts';
import { findDays } from '../finding/find-days.ts';
import type { PlacedSlot } from '../finding/find-slots.ts';
import type { Intent } from '../intent.ts';
import { type Scope, scopeOf } from '../scope.ts';
import { normalise } from '../typing/normalise.ts';
import { type ClauseFrame, readClause } from './clause-frame.ts';
import { givenAway, goneOf, isWhatGoes, type Open } from './open-exchange.ts';
import { pairedWants } from './paired-wants.ts';

/** A stretch of a message: an exchange that was read whole, or words for the other readers. */
export type Stretch =
  | { kind: 'wish'; wish: string; intent: Intent; slots: readonly PlacedSlot[] }
  | { kind: 'text'; text: string };

/**
 * The exchanges of a message, each read over all its clauses: what is to go, what is to come and what it must not be may
 * stand in clauses of their own, with reasons between them (`gone off the bistro. fish and chips, it's whitby`). Null
 * where no exchange is whole: then nothing has been read.
 */
export function readFrames(state: ConciergeState, message: string): Stretch[] | null {
  const clauses = clausesOf(message);
  if (clauses.length > CLAUSES_MAX) return null;
  const done: Open[] = [];
  let open: Open | null = null;
  let days: readonly number[] = [];
  for (const [at, clause] of clauses.entries()) {
    const read = readClause(clause, state, days);
    const frame = read?.want === null && ADDS.test(clause.text) ? null : read;
    const said = findDays(normalise(clause.text).line, state.plan, state.today);
    if (said.length > 0) days = said;
    if (frame === null) {
      if (open && isWhole(open)) done.push(open);
      open = null;
      continue;
    }
    const next: Open | null = open === null ? null : joined(open, frame, at);
    if (next) {
      open = next;
      continue;
    }
    if (open && isWhole(open)) done.push(open);
    open = begun(frame, at);
  }
  if (open && isWhole(open)) done.push(open);
  return done.length === 0 ? null : stretched(clauses, done, state);
}

/**
 * What is run down and nothing said of what should come, `nobody can be bothered with karaoke`: another place for it.
 * For a message that no other reader knows.
 */
export function readComplaint(state: ConciergeState, message: string): Intent | null {
  const frames = clausesOf(message).flatMap((clause) => readClause(clause, state) ?? []);
  const complaint = frames.find(({ outs, isUnclear }) => outs.length > 0 && outs.length <= 2 && !isUnclear);
  if (!complaint || frames.some(({ want }) => want !== null)) return null;
  const notTypes = frames.flatMap((frame) => frame.notTypes);
  const scope = scopeOf(complaint.outs);
  return { kind: 'swap', scope, want: { ...NO_PREFERENCE, notTypes } };
}

/** `and add lunch on thursday`: a wish of its own, which no exchange before it may swallow. */
const ADDS = /^\s*(?:(?:and|also|then|please|pls|plus)\s+)*(?:add|book|include|squeeze in|put in|stick in)\s/i;

/** A longer message tells a story, and a story has too many things in it to pair them. */
const CLAUSES_MAX = 14;

const isWhole = ({ outs, want, order, isOrderedOut }: Open): boolean =>
  outs.length > 0 && (want !== null || order !== null || isOrderedOut);

function begun(frame: ClauseFrame, at: number): Open | null {
  const outs = frame.outs.length > 0 ? frame.outs : frame.topics;
  const isSelfContained = frame.want !== null && (frame.outs.length > 0 || frame.isPartWanted);
  if (outs.length === 0 && frame.notTypes.length === 0) return null;
  return {
    from: at,
    to: at,
    outs,
    isTopic: frame.outs.length === 0,
    notTypes: frame.notTypes,
    want: isSelfContained ? frame.want : null,
    wants: isSelfContained ? frame.wants : [],
    order: frame.outs.length > 0 ? frame.order : null,
    isOrderedOut: frame.isOrderedOut && !frame.isUnclear,
    isSentAway: frame.isSentAway && frame.outs.length > 0,
    isUnclear: frame.isUnclear,
    isMealRefused: frame.isMealRefused,
    alsoOut: [],
    wanted: null,
  };
}

/** The exchange with one more clause; null when the clause begins something else. */
function joined(open: Open, frame: ClauseFrame, at: number): Open | null {
  // `the museum is a no, and the beer spa`: what is named with the article of the plan goes as well.
  if (frame.goesOn && !open.isTopic && open.outs.length > 0 && open.want === null && open.order !== 'swap')
    return { ...open, to: at, outs: [...open.outs, ...frame.topics.filter((one) => !open.outs.includes(one))] };
  // `pie place out. seafood`: after what goes, a kind by itself is what comes, though the plan has it elsewhere.
  // `no lunch either day, big hotel breakfasts`: who refuses a meal wants none by a word in passing.
  if (open.isMealRefused && frame.isBare) return null;
  const isWantedKind =
    frame.want !== null &&
    frame.isBare &&
    frame.isKindNamed &&
    !open.isTopic &&
    open.outs.length > 0 &&
    !isOfTopic(frame);
  const outs = frame.outs.length > 0 ? frame.outs : isWantedKind && frame.days.length === 0 ? [] : frame.topics;
  const shared = open.outs.filter(({ slot }) => outs.some((other) => other.slot.id === slot.id));
  if (frame.takesBack) return { ...open, to: at, want: null, order: null };
  const wanted = { at, days: frame.days, timesOfDay: frame.timesOfDay };
  // `Vzorkovna, no. Jazz Dock, yes`.
  if (open.order === 'drop' && frame.want && outs.length === 0 && !frame.isExtra)
    return { ...open, to: at, order: null, want: frame.want, wants: frame.wants, wanted };
  if (open.want !== null && frame.stillTypes.length > 0 && open.want.types.length + open.want.venueIds.length === 0)
    return { ...open, to: at, want: { ...open.want, types: frame.stillTypes }, notTypes: [] };
  if (open.want !== null || open.order !== null) {
    // `..., not seafood`, `the museum is boring anyway`: more about the same.
    const isMore = (outs.length === 0 || shared.length === outs.length) && frame.want === null && frame.order === null;
    return isMore && (frame.notTypes.length > 0 || outs.length > 0)
      ? { ...open, to: at, notTypes: [...open.notTypes, ...frame.notTypes] }
      : null;
  }
  const isElsewhere =
    frame.days.length > 0 && open.outs.length > 0 && !open.outs.some(({ day }) => frame.days.includes(day));
  if (isElsewhere) return null;
  const narrowed = onDays(shared.length > 0 ? shared : open.outs, frame.days);
  const isEachOut = open.isOrderedOut && !open.isUnclear;
  const left = isEachOut ? open.outs.filter((one) => !narrowed.includes(one)) : [];
  const grown: Open = {
    ...open,
    to: at,
    notTypes: [...open.notTypes, ...frame.notTypes],
    alsoOut: [...open.alsoOut, ...left],
  };
  if (outs.length > 0 && open.outs.length > 0 && shared.length === 0) return null;
  if (outs.length > 0) {
    const isOut = frame.outs.length > 0 || !open.isTopic;
    const both = {
      ...grown,
      isUnclear: frame.isUnclear || (open.isUnclear && shared.length !== 1),
      outs: open.outs.length === 0 ? outs : narrowed,
      isTopic: !isOut,
      isOrderedOut: open.isOrderedOut || frame.isOrderedOut,
      isSentAway: open.isSentAway || frame.isSentAway,
    };
    return frame.want ? { ...both, want: frame.want, wants: frame.wants, wanted } : both;
  }
  if (frame.isOfOutsOnly && open.isTopic) return null;
  const isOtherTime =
    frame.timesOfDay.length > 0 && !open.outs.some(({ slot }) => frame.timesOfDay.includes(slot.timeOfDay));
  if (frame.order !== null && open.outs.length > 0 && isOtherTime) return null;
  if (frame.order !== null && open.outs.length > 0)
    return { ...grown, outs: narrowed, order: frame.order, want: frame.want, wants: frame.wants, wanted };
  if (frame.want === null) return grown;
  if (open.outs.length === 0 || frame.isExtra || (open.isTopic && frame.isBare && !frame.isAsked)) return null;
  return { ...grown, outs: narrowed, want: frame.want, wants: frame.wants, wanted };
}

/** `the tapas should be cheaper`: said of the part that is there, and no kind that should come. */
const isOfTopic = ({ want, topics }: ClauseFrame): boolean => want?.isCheaper === true && topics.length === 1;

function stretched(clauses: readonly Clause[], done: readonly Open[], state: ConciergeState): Stretch[] {
  const stretches: Stretch[] = [];
  const textOf = (from: number, to: number): string =>
    clauses
      .slice(from, to)
      .map(({ text, joint }, at) =>
        at === to - from - 1 ? `${text}${joint.trim().replace(/^[a-z ]+$/i, '')}` : `${text}${joint}`,
      )
      .join('');
  let at = 0;
  for (const open of done) {
    if (open.from > at) stretches.push({ kind: 'text', text: textOf(at, open.from) });
    const wish = textOf(open.from, open.to + 1);
    const given = isPaired(open) ? open.outs : givenAway(open, state);
    for (const { intent, slots } of wishesOf(open, given, state)) stretches.push({ kind: 'wish', wish, intent, slots });
    at = open.to + 1;
    // What is to come has no place among what goes: it is a wish of its own.
    if (open.wanted && open.want && given.length === 0)
      stretches.push({ kind: 'text', text: textOf(open.wanted.at, open.to + 1) });
  }
  if (at < clauses.length) stretches.push({ kind: 'text', text: textOf(at, clauses.length) });
  return stretches;
}

/** Two that go and two that come, `the karting and the boat are out, axes and a spa instead`. */
const isPaired = ({ outs, wants, order, isUnclear }: Open): boolean =>
  outs.length === 2 && wants.length === 2 && order === null && !isUnclear;

const named = (slots: readonly PlacedSlot[], isOne: boolean): Scope => ({ ...scopeOf(slots), isOne });

/** The wishes of one exchange: what takes a place that is given away, and what only goes. */
function wishesOf(
  open: Open,
  given: readonly PlacedSlot[],
  state: ConciergeState,
): { intent: Intent; slots: readonly PlacedSlot[] }[] {
  // `skip amorino, his mum is doing cake`: what it is itself is why it goes.
  const isReason = open.isSentAway && isWhatGoes(open);
  const isOrder = open.order === 'drop' || (open.want === null && open.order === null) || isReason;
  const gone = isOrder ? [...open.alsoOut, ...open.outs] : goneOf(open, given);
  const isOne = open.isUnclear && open.outs.length > 1;
  const drop = { intent: { kind: 'drop', scope: named(gone, isOne) } as const, slots: gone };
  if (isOrder || given.length === 0) return [drop];
  const pairs = isPaired(open) ? pairedWants(given, open.wants, state) : null;
  if (pairs)
    return pairs.map(({ placed, want }) => ({
      intent: { kind: 'swap', scope: named([placed], false), want },
      slots: [placed],
    }));
  const want = open.want ?? NO_PREFERENCE;
  const notTypes = [...new Set([...(want.notTypes ?? []), ...open.notTypes])].filter(
    (type) => !want.types.includes(type),
  );
  const scope = named(given, open.isUnclear && given.length > 1);
  const goesAnyway = open.isOrderedOut && open.isSentAway && !open.isUnclear && open.order === null;
  const swap = {
    intent: { kind: 'swap', scope, want: { ...want, notTypes }, ...(goesAnyway ? { goesAnyway } : {}) } as const,
    slots: given,
  };
  return gone.length > 0 ? [drop, swap] : [swap];
}
