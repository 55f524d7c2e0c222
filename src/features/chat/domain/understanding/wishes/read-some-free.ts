import type { TimeOfDay } from '../../../../../engine/trip-request.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { questionKind } from '../cues/asks.ts';
import { findClocks } from '../finding/find-clocks.ts';
import { readNumberText } from '../finding/read-number.ts';
import type { Wish } from '../intent.ts';
import type { Reading } from '../reading.ts';

/** How long somebody wants for themselves. */
export const LENGTH =
  '(half an hour|an hour and a half|an hour|(?:a )?(?:couple|few) (?:of )?hours|(?:one|two|three|four|\\d) hours?|\\d{2} (?:minutes|mins))';
const FREE = '(?:free|off|spare|clear|to ourselves|(?:of )?free time|down ?time|of nothing|to chill|to relax|to rest)';
/** `a couple of hours free on saturday afternoon`, `free up 2 hours`. */
const SOME = new RegExp(
  ` ${LENGTH} (?:\\w+ )?${FREE} | free (?:up )?(?:a )?${LENGTH} | ${FREE} (?:for )?(?:a |about )?${LENGTH} `,
);
const OTHERWISE = / (?:swap|add|drop|move|before|after|between|earlier|later|instead|how|what|when|which|late|early) /;
const HOUR = 60;
/** The hours of each part of a day in which somebody may want time for themselves, minutes after midnight. */
const WITHIN: Readonly<Record<TimeOfDay, readonly [from: number, to: number]>> = {
  Morning: [9 * HOUR, 13 * HOUR],
  Afternoon: [12 * HOUR, 18 * HOUR],
  Evening: [17 * HOUR, 23 * HOUR],
};
const ANY_TIME: readonly [from: number, to: number] = [10 * HOUR, 19 * HOUR];

/** `a couple of hours free on saturday afternoon`: so long, whenever it costs the plan least. Null where an hour is said. */
export function readSomeFree(
  { line, raw, days, timesOfDay, slots, kinds }: Reading,
  { plan }: ConciergeState,
): Wish | null {
  const [named, another] = days;
  const day = named ?? (plan.days.length === 1 ? 0 : undefined);
  if (day === undefined || another !== undefined || slots.length + kinds.length > 0 || timesOfDay.length > 1)
    return null;
  if (questionKind(line, raw) === 'open' || OTHERWISE.test(line) || findClocks(raw).some(({ isBare }) => !isBare))
    return null;
  const found = SOME.exec(line);
  const minutes = minutesOf(found?.[1] ?? found?.[2] ?? found?.[3]);
  const [time] = timesOfDay;
  const [startMinute, endMinute] = time ? WITHIN[time] : ANY_TIME;
  return minutes === null || minutes > endMinute - startMinute
    ? null
    : { kind: 'some-free', minutes, within: { day, startMinute, endMinute } };
}

/** So many minutes; null without a length. */
export function minutesOf(text: string | undefined): number | null {
  if (text === undefined) return null;
  if (text.startsWith('half')) return HOUR / 2;
  if (text === 'an hour') return HOUR;
  if (text === 'an hour and a half') return HOUR * 1.5;
  if (text.includes('couple')) return 2 * HOUR;
  if (text.includes('few')) return 3 * HOUR;
  const count = readNumberText(text.split(' ')[0] ?? '');
  return count === null ? null : text.includes('min') ? count : count * HOUR;
}
