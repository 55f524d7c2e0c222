import type { TimeOfDay } from '../../../../../engine/trip-request.ts';
import { asksNoAlcohol, asksStepFree, saysMinors } from '../../../../planner/domain/requirement-patterns.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import {
  ABOUT_STAY,
  ASKS,
  AWAY,
  asksOpenly,
  EARLY_NIGHT,
  EXTRA,
  FENDS_FOR_ITSELF,
  IS_FED,
  LEAVES_IT,
  LEFT_EMPTY,
  MEAT_WANTED,
  MISSED,
  NEGATED,
  ORDER,
  OTHER_PLACE,
  OWN_PLANS,
  SAYS_WHAT,
  SENT_AWAY,
  TAKES_BACK,
  TIMED,
  TO_A_DAY,
} from '../cues/clause-cues.ts';
import type { Clause } from '../cues/clauses.ts';
import { isListedOn } from '../cues/listed-on.ts';
import { type Mention, mentionsIn, mentionsPlan } from '../cues/mentions.ts';
import { isForRest, isMealRefused } from '../cues/rest-instead.ts';
import { stillTypes } from '../cues/still-kind.ts';
import { isLiked } from '../cues/tones.ts';
import { unnamed } from '../cues/unnamed.ts';
import { findPeople } from '../finding/find-people.ts';
import type { PlacedSlot } from '../finding/find-slots.ts';
import type { Preference } from '../intent.ts';
import { type Reading, read } from '../reading.ts';
import { readTimes } from '../wishes/read-times.ts';
import { insOf, isOrderedOut, isUnclear, outsOf, topicsOf, within } from './clause-parts.ts';
import { openWant, wantOf } from './clause-want.ts';

/** What one clause has to say to an exchange. */
export interface ClauseFrame {
  /** Slots that are to go. */
  outs: readonly PlacedSlot[];
  /** Slots that are named and nothing said of them. */
  topics: readonly PlacedSlot[];
  /** What is to come; null when nothing is. */
  want: Preference | null;
  /** Two things that are both to come, each by itself. */
  wants: readonly Preference[];
  /** The wanted thing stands alone, `karting`, with no word that says it is wanted. */
  isBare: boolean;
  /** It is all that is asked: `seafood?`. */
  isAsked: boolean;
  /** The wanted thing is said for a meal, `a curry for lunch`, which it then replaces. */
  isPartWanted: boolean;
  /** It is to come as well. */
  isExtra: boolean;
  notTypes: readonly string[];
  /** An order about what was named before, `bin it`. */
  order: 'swap' | 'drop' | null;
  /** The order holds only for what was spoken against, `leave it`. */
  isOfOutsOnly: boolean;
  /** What is to go was ordered out, and not only run down. */
  isOrderedOut: boolean;
  /** By a word that leaves nothing open, `castle bye`, and not only by a no. */
  isSentAway: boolean;
  /** `the bar` where the plan has three: one of them is meant, and nobody knows which. */
  isUnclear: boolean;
  /** `no wait`: what was wanted a moment ago is not. */
  takesBack: boolean;
  days: readonly number[];
  timesOfDay: readonly TimeOfDay[];
  /** A meal is refused by itself, `no lunch either day`. */
  isMealRefused: boolean;
  /** What is named is a kind of place, `seafood`, and no place by its name. */
  isKindNamed: boolean;
  /** `and the beer spa`: more of what the clause before it speaks of. */
  goesOn: boolean;
  /** The kind that what comes has in common with what goes, `still polish`. */
  stillTypes: readonly string[];
}

/** What a clause says for an exchange; null when it asks, or is about time, people or needs, which others read. */
export function readClause(
  { text, joint }: Clause,
  state: ConciergeState,
  earlierDays: readonly number[] = [],
): ClauseFrame | null {
  const own = read(text, state);
  const reading: Reading = own.days.length > 0 ? own : { ...own, days: [...earlierDays] };
  const { line } = reading;
  const order = ORDER.exec(line)?.[1];
  if (order) return { ...EMPTY, order: /swap|change|replace|switch/.test(order) ? 'swap' : 'drop', days: own.days };
  if (AWAY.test(line)) return { ...EMPTY, order: 'drop' };
  if (LEAVES_IT.test(line)) return { ...EMPTY, order: 'drop', isOfOutsOnly: true };
  if (LEFT_EMPTY.test(line) || OWN_PLANS.test(line))
    return { ...EMPTY, order: 'drop', timesOfDay: own.timesOfDay, days: own.days };
  if (TAKES_BACK.test(line)) return { ...EMPTY, takesBack: true };
  if (ASKS.test(unnamed(reading)) || NEGATED.test(line) || TO_A_DAY.test(line)) return null;
  if (readTimes(own, state)) return null;
  if (EARLY_NIGHT.test(line)) return { ...EMPTY, order: 'drop' };
  if (IS_FED.test(line) || (FENDS_FOR_ITSELF.test(line) && !isOnList(own))) return { ...EMPTY, order: 'drop' };
  const isOfNeeds =
    (reading.diets.length > 0 && !OTHER_PLACE.test(line)) ||
    asksStepFree(line) ||
    asksNoAlcohol(line) ||
    (saysMinors(line) && !state.request.needs.minorsPresent && !mentionsPlan(reading)) ||
    (findPeople(line) !== null && !mentionsPlan(reading));
  const mentions = mentionsIn(reading, state);
  if (ABOUT_STAY.test(line) && !mentions.some(({ slots, types, isPart }) => slots.length + types.length > 0 && !isPart))
    return null;
  const outs = outsOf(mentions, reading, state);
  const ins = insOf(mentions, reading);
  const isBoth =
    (outs.length > 0 && ins.length > 0) || (mentions.some(({ slots }) => slots.length > 0) && SAYS_WHAT.test(line));
  if ((isOfNeeds || TIMED.test(line)) && !isBoth) return null;
  const isFond = isLiked(line) || / (?:fine|good|ok|okay|grand|sorted|happy) /.test(line);
  const topics = topicsOf(mentions, reading, state);
  if (isFond && outs.length === 0 && topics.length > 0) return null;
  const parts = mentions
    .filter(({ isPart, polarity }) => isPart && polarity !== 'beside')
    .flatMap(({ slots }) => slots);
  const said = { days: own.days, timesOfDay: own.timesOfDay };
  const isRefusedMeal =
    !joint.includes('?') && ins.length === 0 && outs.length + topics.length === 0 && isMealRefused(line, reading.days);
  if (isRefusedMeal && parts.length > 0 && !asksOpenly(line))
    return { ...EMPTY, ...said, outs: parts, isOrderedOut: true, isMealRefused: true };
  const isOpenWant = ins.length === 0 && (asksOpenly(line) || MEAT_WANTED.test(line));
  const want = ins.length > 0 ? wantOf(reading, ins, mentions, state) : isOpenWant ? openWant(reading, state) : null;
  const isMealKind = ins.length > 0 && parts.length > 0 && outs.length === 0 && topics.length === 0;
  return {
    outs: outs.length > 0 ? within(outs, parts) : isMealKind ? parts : [],
    topics: topics.length > 0 ? within(topics, parts) : parts,
    want,
    wants: isBothWanted(ins, reading) ? ins.map((one) => wantOf(reading, [one], mentions, state)) : [],
    isBare: ins.length > 0 ? ins.every(({ polarity }) => polarity === 'bare') : false,
    isAsked: ins.length > 0 && joint.includes('?') && reading.words.length <= 5,
    isPartWanted: isMealKind,
    isExtra: EXTRA.test(line),
    notTypes: mentions.flatMap((one) => (one.polarity === 'out' && one.types.length < KIND_TYPES_MAX ? one.types : [])),
    order: outs.length > 0 && (isForRest(line) || MISSED.test(line)) ? 'drop' : null,
    isOfOutsOnly: false,
    isOrderedOut: isOrderedOut(mentions, reading),
    isSentAway: SENT_AWAY.test(line),
    isUnclear: isUnclear(mentions, reading, state),
    takesBack: false,
    ...said,
    isMealRefused: false,
    isKindNamed: isKindNamed(mentions, line),
    goesOn: outs.length === 0 && isListedOn(mentions, line),
    stillTypes: stillTypes(own),
  };
}

/** `make it a picnic`, where a picnic can be had: a place is wanted after all. */
const isOnList = ({ types }: Reading): boolean => types.some(({ types: covers }) => covers.length > 0);

/** A word for more types than this says too little to keep them all out. */
const KIND_TYPES_MAX = 9;
/** Nothing but kinds of place, of which none is said to stay. */
const isKindNamed = (mentions: readonly Mention[], line: string): boolean =>
  mentions.length > 0 &&
  mentions.every(({ types, isPart, venueIds }) => !isPart && types.length + venueIds.length > 0) &&
  !/ (?:stays?|staying|keep|kept|remains?|too|as well|also) /.test(line);

/** `a spa and a boat`, and not one or the other. */
const isBothWanted = ([one, other, ...more]: readonly Mention[], { words }: Reading): boolean =>
  one !== undefined && other !== undefined && more.length === 0 && words.slice(one.to, other.from).includes('and');

const EMPTY: ClauseFrame = {
  outs: [],
  topics: [],
  want: null,
  wants: [],
  isBare: false,
  isAsked: false,
  isPartWanted: false,
  isExtra: false,
  notTypes: [],
  order: null,
  isOfOutsOnly: false,
  isOrderedOut: false,
  isSentAway: false,
  isUnclear: false,
  takesBack: false,
  days: [],
  timesOfDay: [],
  isMealRefused: false,
  isKindNamed: false,
  goesOn: false,
  stillTypes: [],
};
