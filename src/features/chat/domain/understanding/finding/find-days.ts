import type { TripPlan } from '../../../../../engine/trip-plan.ts';
import { TIMES_OF_DAY, type TimeOfDay } from '../../../../../engine/trip-request.ts';
import { addDays, type IsoDay } from '../../../../../shared/dates.ts';
import { ORDINALS } from '../../ordinals.ts';
import { readNumber } from './read-number.ts';
import { WEEKDAYS } from './weekdays.ts';

/** `day 2`, `night one`; `friday night two of us` counts people, and `make that day a bit cheaper` counts nothing. */
const NUMBERED = / (?:day|(?<!day )night) (?!an? )(\w+)(?= (?!of |more |people |lads |girls |pm |am |oclock ))/g;

/** Which days of the plan a line names, by weekday, position, date of the month, or today and tomorrow. */
export function findDays(line: string, plan: TripPlan, today: IsoDay): number[] {
  const found = new Set<number>();
  const every = (matches: (index: number) => boolean) => {
    for (const index of plan.days.keys()) if (matches(index)) found.add(index);
  };
  WEEKDAYS.forEach((name, weekday) => {
    if (line.includes(` ${name} `) || line.includes(` ${name}s `))
      every((index) => plan.days[index]?.weekday === weekday);
  });
  every((index) => new RegExp(` ${ORDINALS[index]} (?:day|night)s? (?!out )`).test(line));
  if (/ (?:last|final) (?:day|morning|afternoon) /.test(line)) found.add(plan.days.length - 1);
  // The last night is the last that the group is out, and not the evening of the way home.
  if (/ (?:last|final) (?:evening|night) /.test(line))
    found.add(
      Math.max(
        0,
        plan.days.findLastIndex(({ slots }) => slots.some(({ kind }) => kind === 'night')),
      ),
    );
  if (
    / day (?:that )?(?:we|the \w+|everyone|they) (?:\w+ )?(?:land|arrive|get in|get there|get here|fly out|come) /.test(
      line,
    )
  )
    found.add(0);
  if (
    / day (?:that )?(?:we|everyone|they) (?:\w+ )?(?:leave|fly home|fly back|go home|head home|head back) /.test(line)
  )
    found.add(plan.days.length - 1);
  for (const [, word = ''] of line.matchAll(NUMBERED)) {
    const number = readNumber(word);
    if (number !== null) every((index) => index === number - 1);
  }
  const ofMonth = / (\d{1,2})(?:st|nd|rd|th) /.exec(line)?.[1];
  if (ofMonth) every((index) => Number(plan.days[index]?.date?.slice(8)) === Number(ofMonth));
  if (/ (?:today|tonight) /.test(line)) every((index) => plan.days[index]?.date === today);
  if (line.includes(' tomorrow ')) every((index) => plan.days[index]?.date === addDays(today, 1));
  return [...found].sort((left, right) => left - right);
}

/** True when a day is named that the plan does not have, so that an answer can say which it has. */
export const namesOtherDay = (line: string, days: readonly number[]): boolean =>
  days.length === 0 && WEEKDAYS.some((name) => line.includes(` ${name} `));

/** Times of day named outright; `night` counts as Evening. `afternoon tea` is a thing to do, not a time. */
export function findTimesOfDay(line: string): TimeOfDay[] {
  const plain = line
    .replace(/ (?:high|afternoon) tea /g, ' ')
    .replace(/ (?:good) (?:morning|afternoon|evening) /g, ' ');
  const named: Record<TimeOfDay, boolean> = {
    Morning: / mornings? /.test(plain),
    Afternoon: / afternoons? /.test(plain),
    Evening: / (?:evenings?|nights?|tonight) /.test(plain) && !/ (?:extra|another|more|one) nights? /.test(plain),
  };
  return TIMES_OF_DAY.filter((time) => named[time]);
}
