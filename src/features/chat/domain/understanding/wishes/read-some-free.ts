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
const FREE =
  '(?:free|off|spare|clear|to ourselves|(?:of )?free time|down ?time|of nothing|to chill|to relax|to rest|(?:of )?(?:sleep|kip|nap|napping|rest|lie down|shut eye))';
/** Something of their own that needs no place of the list, `an hour for a team meeting`, `a meeting room for an hour`. */
const OWN =
  '(?:(?:(?:team|group|staff|board|quick|short|little) )*(?:meeting|huddle|briefing|debrief|catch up|workshop|strategy session|rehearsal|speeches))(?: rooms?)?';
/** `a couple of hours free on saturday afternoon`, `free up 2 hours`. */
const SOME = new RegExp(
  ` ${LENGTH} (?:slot |gap |session )?(?:in (?:the )?)?(?:\\w+day )?for (?:a |an |our |the )?${OWN} | (?:a |an |our )?${OWN} (?:for |of )${LENGTH} | ${LENGTH} (?:\\w+ )?${FREE} | free (?:up )?(?:a )?${LENGTH} | ${FREE} (?:for )?(?:a |about )?${LENGTH} | (?<! (?:is there|have we got|do we get|we have) )(?:a |one )(?:free|spare|quiet) (hour|half hour|couple of hours) `,
);
/** `a free hour after check in`: of the first day. */
const ON_ARRIVAL =
  / (?:after|when|once|on|upon) (?:we |they |everyone )?(?:check in|checked in|checking in|arrival|arrive|arrived|get there|land) /;
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
  const day = named ?? (plan.days.length === 1 || ON_ARRIVAL.test(line) ? 0 : undefined);
  if (day === undefined || another !== undefined || slots.length + kinds.length > 0 || timesOfDay.length > 1)
    return null;
  if (
    questionKind(line, raw) === 'open' ||
    OTHERWISE.test(line.replace(ON_ARRIVAL, ' ')) ||
    findClocks(raw).some(({ isBare }) => !isBare)
  )
    return null;
  const found = SOME.exec(line);
  const minutes = minutesOf(found?.slice(1).find((length) => length !== undefined));
  const [time] = timesOfDay;
  const first = plan.days[day]?.slots[0]?.startMinute;
  if (ON_ARRIVAL.test(line) && minutes !== null && first !== undefined)
    return { kind: 'busy', day, startMinute: first, endMinute: first + minutes };
  const [startMinute, endMinute] = time ? WITHIN[time] : ANY_TIME;
  return minutes === null || minutes > endMinute - startMinute
    ? null
    : { kind: 'some-free', minutes, within: { day, startMinute, endMinute } };
}

/** So many minutes; null without a length. */
export function minutesOf(text: string | undefined): number | null {
  if (text === undefined) return null;
  if (text.startsWith('half')) return HOUR / 2;
  if (text === 'an hour' || text === 'hour') return HOUR;
  if (text === 'an hour and a half') return HOUR * 1.5;
  if (text.includes('couple')) return 2 * HOUR;
  if (text.includes('few')) return 3 * HOUR;
  const count = readNumberText(text.split(' ')[0] ?? '');
  return count === null ? null : text.includes('min') ? count : count * HOUR;
}
