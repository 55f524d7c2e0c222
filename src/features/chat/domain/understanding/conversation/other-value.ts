import { DIETS } from '../../../../../catalogue/vocabulary.ts';
import { addDays, daysBetween, type IsoDay, isIsoDay } from '../../../../../shared/dates.ts';
import { onlyOf } from '../../../../../shared/only-of.ts';
import { readAmount } from '../../../../planner/domain/read-amount.ts';
import { dietsIn } from '../../../../planner/domain/requirement-patterns.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { dietsNamed } from '../finding/diets-named.ts';
import { findClocks, nearest } from '../finding/find-clocks.ts';
import { type DateChange, findDates } from '../finding/find-dates.ts';
import { findPeople } from '../finding/find-people.ts';
import type { PeopleChange } from '../finding/people-change.ts';
import { readNumber } from '../finding/read-number.ts';
import type { Wish } from '../intent.ts';
import { readIntent } from '../message/read-intent.ts';
import type { Reading } from '../reading.ts';
import { normalise } from '../typing/normalise.ts';
import { limitOf } from '../wishes/read-limit.ts';
import { perPersonPence } from '../wishes/read-preference.ts';
import { notSoFar } from './not-so-far.ts';
import { otherScope } from './other-scope.ts';

/** The last wish with the value in it that was meant: so many people, such a sum, diet, day, hour, date, part or place. */
export function withOtherValue(base: ConciergeState, previous: Wish, reading: Reading, message: string): Wish | null {
  const { line, raw } = reading;
  const oldSize = previous.kind === 'group-size' && previous.change.kind === 'size' ? previous.change.people : null;
  const number =
    [...line.matchAll(/ (\w+)(?= )/g)]
      .map(([, word = '']) => readNumber(word))
      .find((one) => one !== null && one !== 1 && one !== oldSize) ?? null;
  if (previous.kind === 'group-size') {
    const people = findPeople(line) ?? otherCount(previous.change, line);
    const isOther = people !== null && JSON.stringify(people) !== JSON.stringify(previous.change);
    if (people && isOther && (people.kind === 'size' || previous.change.kind === 'by'))
      return { kind: 'group-size', change: people };
    return number === null ? null : { kind: 'group-size', change: { kind: 'size', people: number } };
  }
  if (previous.kind === 'cheaper' || previous.kind === 'budget') {
    const amount = readAmount(raw) ?? (number === null ? null : { pence: number * 100, perPerson: true });
    if (!amount) return null;
    const { totals, groupSize } = base.plan;
    const capPence = perPersonPence(amount, totals.slotsPerPersonPence, groupSize);
    return limitOf(capPence, base.plan, base.request.budgetCapPence);
  }
  if (previous.kind === 'needs') {
    const named = dietsIn(line).length > 0 ? dietsIn(line) : dietsNamed(line);
    // `two are halal and one is coeliac` names again what stays.
    const notDiets = DIETS.filter((diet) => previous.diets.includes(diet) && !named.includes(diet));
    return named.length > 0 ? { ...previous, diets: named, notDiets } : null;
  }
  if (previous.kind === 'mood' && reading.days.length > 0) {
    const others = reading.days.filter((day) => !previous.days.includes(day));
    return others.length > 0 ? { ...previous, days: others } : null;
  }
  if (previous.kind === 'move-day') {
    const day = reading.days.find((named) => named !== previous.day) ?? previous.day;
    const slot = onlyOf(reading.slots.flatMap(({ slots }) => slots)) ?? previous.slot;
    return day === previous.day && slot?.slot.id === previous.slot?.slot.id ? null : { ...previous, day, slot };
  }
  if (previous.kind === 'dates') {
    const change =
      findDates(message, line, base.today) ?? otherMonth(previous.change, line) ?? shiftedStart(previous.change, line);
    return change ? { kind: 'dates', change } : null;
  }
  const by = previous.kind === 'retime' ? readIntent(`make it ${line} ${previous.direction}`, base) : null;
  if (previous.kind === 'retime' && by?.kind === 'retime' && by.byMinutes !== null) {
    // `oops meant sunday an hour later`: the day as well.
    const there = reading.days.length > 0 ? otherScope(base, previous, reading) : null;
    return { ...(there?.kind === 'retime' ? there : previous), byMinutes: by.byMinutes, startMinute: null };
  }
  const nearer = notSoFar(previous, normalise(message).line);
  if (nearer) return nearer;
  const other = 'scope' in previous ? otherScope(base, previous, reading) : null;
  if (previous.kind === 'retime') {
    // `friday lunch at 12` puts the part right as well as the hour.
    const meant = other?.kind === 'retime' ? other : previous;
    const old = hourOf(other?.kind === 'retime' ? { ...other, startMinute: null } : previous);
    const minute = old === null ? null : otherHour(message, old);
    if (minute === null) return other?.kind === 'retime' ? byAsMuch(previous, other) : other;
    return { ...meant, startMinute: minute, ...(previous.said ? { said: { minute, isExact: true } } : {}) };
  }
  if (previous.kind !== 'hours') return other;
  const minute = previous.minute === null ? null : otherHour(message, previous.minute);
  if (minute !== null) return { ...previous, minute };
  const day = reading.days.find((named) => named !== previous.day);
  return day === undefined ? null : { ...previous, day };
}

/** Where a dinner was moved to 8 and the lunch was meant, the lunch goes as much later, and not to 8. */
function byAsMuch(previous: Retime, other: Retime): Retime {
  const [old] = previous.scope.slots;
  const [now] = other.scope.slots;
  if (previous.startMinute === null || !old || !now || old.slot.kind === now.slot.kind) return other;
  const { said: _, ...rest } = other;
  return { ...rest, startMinute: null, byMinutes: Math.abs(previous.startMinute - old.slot.startMinute) };
}
type Retime = Extract<Wish, { kind: 'retime' }>;

/** `one more, not two`: so many come or go, where it was another number. */
function otherCount(change: PeopleChange, line: string): PeopleChange | null {
  if (change.kind !== 'by' || !/ (?:more|extra|less|fewer) /.test(line)) return null;
  const count =
    line
      .split(' ')
      .map(readNumber)
      .find((one) => one !== null) ?? null;
  if (count === null) return null;
  return { kind: 'by', people: / (?:less|fewer) /.test(line) ? -count : count };
}

const hourOf = ({ startMinute, scope }: Extract<Wish, { kind: 'retime' }>): number | null =>
  startMinute ?? scope.slots[0]?.slot.startMinute ?? null;

/** The hour that is said and not denied, as near to the old one as it can be. */
function otherHour(message: string, old: number): number | null {
  const clock = findClocks(normalise(message).raw).find(({ isRefused, isKept }) => !isRefused && !isKept);
  return clock ? nearest(clock, old) : null;
}

const MONTHS = 'january february march april may june july august september october november december'.split(' ');

/** `april, not march`: the same days of another month. */
function otherMonth(change: DateChange, line: string): DateChange | null {
  if (change.kind !== 'range') return null;
  const month = MONTHS.findIndex(
    (name, at) => line.includes(` ${name} `) && at + 1 !== Number(change.start.slice(5, 7)),
  );
  if (month < 0) return null;
  const start: IsoDay = `${change.start.slice(0, 5)}${String(month + 1).padStart(2, '0')}${change.start.slice(7)}`;
  return isIsoDay(start) ? { kind: 'range', start, end: addDays(start, daysBetween(change.start, change.end)) } : null;
}

/** `26th not 19th`: the dates that were given, from another day of the month on. */
function shiftedStart(change: DateChange, line: string): DateChange | null {
  const day = / (\d{1,2})(?:st|nd|rd|th)? /.exec(line)?.[1];
  if (day === undefined || change.kind !== 'range') return null;
  const start: IsoDay = `${change.start.slice(0, 8)}${day.padStart(2, '0')}`;
  return isIsoDay(start) ? { kind: 'range', start, end: addDays(start, daysBetween(change.start, change.end)) } : null;
}
