import type { FreeHours } from '../../../../../engine/trip-request.ts';
import { onlyOf } from '../../../../../shared/only-of.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { unnamed } from '../cues/unnamed.ts';
import { type PlacedSlot, slotsWhere } from '../finding/find-slots.ts';
import type { Wish } from '../intent.ts';
import type { Reading } from '../reading.ts';
import { NOWHERE } from '../scope.ts';
import { LENGTH, minutesOf } from './read-some-free.ts';

const OFF =
  '(?:free|off|spare|clear|to ourselves|to chill|to relax|to rest|to get ready|to freshen up|of nothing|(?:back )?(?:at|in) (?:the|our|their) (?:hotel|hostel|rooms?|flat|apartment|digs|house)|to (?:run about|run around|change|lie down|nap|breathe|regroup|recover))';
const TIME = `(?:(?:free |spare |quiet |down ?|chill |rest )*time(?: ${OFF})?|downtime)`;
const SOME = new RegExp(
  ` (?:(?<length>${LENGTH})s? (?:\\w+ )?(?:${OFF}|${TIME}|rest|breather)|free (?:up )?(?<freed>${LENGTH})|(?:some|bit of|a little|little bit of|more|enough) ${TIME}|time ${OFF}) (?:\\w+ ){0,3}?(?<side>before|after) (?:the |our )?(?<meal>lunch|dinner|it) `,
);
const ASKS = /^ (?:(?:so|and|but|ok|hi) )*(?:is|are|do|does|have we|have we got|what|which|how|when|why|where) /;
const HOUR = 60;
/** Somewhere in so many minutes beside the meal. */
const REACH = 2 * HOUR;
/** More is wished for. */
const OTHERWISE =
  / (?:swap|drop|add|move|change|replace|reduce|remove|cancel|cut|only|most|than|activities|earlier|later) /;

/**
 * `a bit of free time before dinner`: an hour, or as long as was said, on that side of a meal, and no whole afternoon. On which
 * day is asked where none was said. Null for anything else.
 */
export function readFreeBeside(reading: Reading, { plan }: ConciergeState): Wish | null {
  const { line, days } = reading;
  const said = SOME.exec(unnamed(reading))?.groups;
  if (!said || ASKS.test(line) || OTHERWISE.test(line)) return null;
  const kind = said.meal === 'lunch' ? 'lunch' : 'dinner';
  const side = said.side === 'after' ? 'after' : 'before';
  const minutes = Math.min(REACH, minutesOf(said.length ?? said.freed) ?? HOUR);
  const part = said.meal === 'it' ? onlyOf(reading.slots.flatMap(({ slots }) => slots)) : undefined;
  if (part) return { kind: 'some-free', minutes, within: besideOf(part, side) };
  if (said.meal === 'it') return null;
  const [named, another] = days;
  if (another !== undefined) return null;
  const day = named ?? onlyOf(slotsWhere(plan, [], [], [kind]))?.day;
  if (day === undefined) return { kind: 'vague', scope: NOWHERE, freeBeside: `${side} ${kind}` };
  const [meal] = slotsWhere(plan, [day], [], [kind]);
  if (!meal) return null;
  return { kind: 'some-free', minutes, within: besideOf(meal, side) };
}

const besideOf = ({ day, slot: { startMinute, endMinute } }: PlacedSlot, side: 'before' | 'after'): FreeHours =>
  side === 'before'
    ? { day, startMinute: startMinute - REACH, endMinute: startMinute }
    : { day, startMinute: endMinute, endMinute: endMinute + REACH };
