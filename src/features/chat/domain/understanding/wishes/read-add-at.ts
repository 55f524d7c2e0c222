import { timeOfDay } from '../../../../../engine/day-rules.ts';
import { venuesOf } from '../../../../../engine/places.ts';
import type { SlotKind } from '../../../../../engine/trip-request.ts';
import { onlyOf } from '../../../../../shared/only-of.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { questionKind } from '../cues/asks.ts';
import { refusedByName } from '../cues/unknown-thing.ts';
import { type Clock, findClocks } from '../finding/find-clocks.ts';
import { slotsWhere } from '../finding/find-slots.ts';
import type { Intent } from '../intent.ts';
import type { Reading } from '../reading.ts';
import { readPreference } from './read-preference.ts';

/** Something of the plan is moved, exchanged or refused, or the hour is an arrival. */
const OTHER_WISH =
  / (?:swap|change|switch|replace|drop|instead|move|push|shift|bring|delay|earlier|later|not|no|dont|cancel|start|starts|finish|home|flight|train|land|arrive|leave|until|till|how|what|when|why|where|is|are|was|limit|keep|cap|only|just|max|maximum|more|under|below|over|less|fewer) /;
const WORDS_MAX = 12;
const NOON = 12 * 60;
/** An hour without am or pm before it is one of the afternoon or evening, minutes. */
const DAY_STARTS = 9 * 60;
const BREAKFAST_ENDS = 10 * 60 + 30;
const LUNCH_ENDS = 16 * 60;

/** `bar at 9`, of a plan with one night out. */
const isOnlyBar = ({ line }: Reading, { plan }: ConciergeState): boolean =>
  /^ (?:(?:and|the|our) )*(?:bar|pub|club|drinks) at /.test(line) && slotsWhere(plan, [], [], ['night']).length === 1;

/** The one hour that a message gives to what is to come; null for none, for several and for one that is turned down. */
export function hourSaid(raw: string): Clock | null {
  const clock = onlyOf(findClocks(raw));
  if (!clock || clock.isRefused || clock.isKept || (clock.isBare && clock.joint !== 'at')) return null;
  return clock;
}

/** An hour without am or pm, before the earliest that it can be, is twelve hours later. */
export const minuteMeant = (clock: Clock, earliest: number = DAY_STARTS): number =>
  clock.isExact || clock.minute >= earliest ? clock.minute : clock.minute + NOON;

/**
 * `afternoon tea at 3`, `spa at 10 on sunday`: a kind of place that the plan does not have, with an hour for it. The hour
 * tells the part of the day, or which meal gives way. Null where the hour is of something in the plan.
 */
export function readAddAt(reading: Reading, state: ConciergeState): Intent | null {
  const { line, raw, words, slots, types, venues, kinds } = reading;
  if (OTHER_WISH.test(line) || words.length > WORDS_MAX || slots.length + kinds.length > 0) return null;
  if (questionKind(line, raw) !== null || isOnlyBar(reading, state)) return null;
  const clock = hourSaid(raw);
  if (!clock) return null;
  const isHad = venues.length > 0 || types.some(({ types: covers }) => covers.length > 0);
  if (!isHad) return types[0] ? refusedByName(types[0].label) : null;
  const [type] = types;
  // `the show at half two`, in a plan without one: something is meant to be there, and none is to come.
  const isThere = venues.length === 0 && type !== undefined && words[type.from - 1] === 'the' && type.from === 1;
  if (isThere) return { kind: 'missing', label: type.label };
  const want = readPreference(reading, state, 0);
  const covered = venuesOf(state.places).filter(
    ({ id, type }) => want.venueIds.includes(id) || want.types.includes(type),
  );
  // `3 veggies` counts people, and names no place.
  if (covered.length === 0) return null;
  const isNight = covered.every(({ kind }) => kind === 'nightlife');
  const minute = minuteMeant(clock, isNight ? NOON : DAY_STARTS);
  const isMeal = covered.every(({ kind }) => kind === 'restaurant');
  // Nobody lunches then, and breakfast is for the hotel.
  if (isMeal && minute < BREAKFAST_ENDS) return { kind: 'breakfast' };
  const meal: SlotKind = minute < LUNCH_ENDS ? 'lunch' : 'dinner';
  const scope = {
    slots: [],
    days: reading.days,
    timesOfDay: isMeal ? [] : [timeOfDay(minute)],
    kinds: isMeal ? [meal] : [],
    isNamed: reading.days.length > 0,
  };
  return { kind: 'add', scope, want, slotKind: null, isAnother: false, startMinute: minute };
}
