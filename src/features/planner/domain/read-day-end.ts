import { formatClock, WEEKDAY_NAMES, type Weekday } from '../../../shared/dates.ts';
import { readClock } from './read-clock.ts';

/** From the last thing to one's own door, minutes: what is kept free where somebody must be home by an hour. */
const WAY_HOME = 90;
/** Who must be back later than this speaks of every night; sooner, of the day that the trip ends. */
const LATEST_FAREWELL = 21 * 60;
const NOON = 12 * 60;
/** Before this hour it is still the night of the day before. */
const NIGHT_UNTIL = 5 * 60;

/** The hour by which days have to be over, and which: the last, each, or those of a weekday. */
export interface DayEnd {
  minute: number;
  on: 'last' | 'every' | Weekday;
  /** The same as a sentence. */
  words: string;
}

/** Whose hour it is must be the group's: `karting done by 3` says nothing of the day. */
const GROUP =
  '(?:(?:we|i|us|everyone|everybody|all|of|the|our|group|girls|lads|kids|trip|weekend|day|days|night|nights|it|things|need|needs|have|has|got|gotta|must|should|want|wants|would|like|to|be|is|are|get|getting|please|and|every|each|last|final|on|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\\s+)*';
const BY = '\\b.{0,40}?\\b(?:by|before|no later than)\\b';
const ENDS = new RegExp(
  `\\b(?:home|in bed)${BY}|^\\W*${GROUP}(?:back|finish(?:ed|ing)?|done|over|ends?|ended|wrapped up)${BY}`,
);
const EVERY =
  /\b(?:every|each|both|all) (?:nights?|days?|evenings?)\b|\bnights\b|\bin bed\b|\b(?:hotel|hostel|airbnb|flat|digs)\b/;
const LAST = /\b(?:last|final) (?:day|night|evening|afternoon)\b|\bday (?:we|of) leav/;

const weekdayIn = (line: string): Weekday | null => {
  const found = WEEKDAY_NAMES.findIndex((name) => line.includes(name.toLowerCase()));
  return ([0, 1, 2, 3, 4, 5, 6] as const).find((weekday) => weekday === found) ?? null;
};

const clock = (minute: number): string => (minute % (24 * 60) === 0 ? 'midnight' : formatClock(minute));

/** The hour in minutes after the midnight that begins the day: `2am` is of the night after it. */
function hourOf(line: string): number | null {
  const said = readClock(line, 'evening');
  if (said === null) return null;
  const isNightTwelve = said === NOON && EVERY.test(line) && !/\b(?:noon|midday)\b/.test(line);
  return said < NIGHT_UNTIL || isNightTwelve ? (said % NOON) + 24 * 60 : said;
}

/** Reads `home by 9pm`, `finished by 4 on Sunday`, `back at the hotel by 10 every night`; null where none is said. */
export function readDayEnd(clause: string): DayEnd | null {
  const line = clause.toLowerCase();
  if (!ENDS.test(line)) return null;
  const said = hourOf(line);
  if (said === null) return null;
  const weekday = weekdayIn(line);
  const isEvery = EVERY.test(line) || (said > LATEST_FAREWELL && !LAST.test(line));
  const on = weekday ?? (isEvery ? 'every' : 'last');
  const day = { last: 'The last day', every: 'Every day' };
  const name = typeof on === 'number' ? (WEEKDAY_NAMES[on] ?? '') : day[on];
  if (!/\bhome\b/.test(line) || on === 'every') return { minute: said, on, words: `${name} ends by ${clock(said)}.` };
  const minute = said - WAY_HOME;
  return {
    minute,
    on,
    words: `${name} ends by ${formatClock(minute)}, to be home by ${formatClock(said)}; say so in the chat if your way home is longer.`,
  };
}
