import type { ReadDay, ReadEntry, ReadLeg, ReadSlot } from '../domain/recommendations-schema.ts';
import { dayPeriods } from './day-periods.ts';

/** An entry of which the hour is known. */
export type TimedEntry = ReadEntry & { slot: ReadSlot };
export type Way = 'stay' | 'stop' | 'home';

interface Span {
  /** Minutes after the midnight that begins the day; may pass 1440. */
  fromMinute: number;
  toMinute: number;
}

type FreeHours = ReadDay['keptFree'][number];

export type LinePart = Span &
  (
    | {
        kind: 'stop';
        /** Counted from 1, as on the map of the day. */
        number: number;
        entry: TimedEntry;
        /** What the day has cost a person when this stop is over. */
        soFarPence: number;
      }
    | { kind: 'way'; way: Way; leg: ReadLeg }
    | {
        kind: 'free';
        /** The hours that the group keeps for itself, of which this is the part between two stops; null for any other gap. */
        keptHours: FreeHours | null;
      }
  );

export interface DayLine {
  parts: readonly LinePart[];
  /** What has no hour, in the stored order: plans that were not made by our planner. */
  untimed: readonly ReadEntry[];
  pencePerPerson: number;
  travelMinutes: number;
}

/** A gap shorter than this is the slack of the way before the stop, not time anybody can use. */
const FREE_FROM_MINUTES = 20;

const isTimed = (entry: ReadEntry): entry is TimedEntry => entry.slot !== null;
const isWay = ({ mode, minutes }: ReadLeg): boolean => mode !== 'none' && minutes > 0;

/**
 * A day from the first way to the last, without a hole: stops, the ways between them, and the time that is free. Ways
 * are as late as they can be, so that their start says when to leave. Without a stay the first and last way are unknown.
 */
export function dayLine(day: ReadDay, hasStay: boolean): DayLine {
  const entries = dayPeriods(day).flatMap((period) => period.entries);
  const timed = entries.filter(isTimed).toSorted((one, other) => one.slot.startMinute - other.slot.startMinute);
  const parts: LinePart[] = [];
  let soFarPence = 0;
  let travelMinutes = 0;
  for (const [index, entry] of timed.entries()) {
    const { startMinute, endMinute, travel, pricePerPersonPence } = entry.slot;
    const before = timed[index - 1]?.slot;
    const knowsWay = isWay(travel) && (before !== undefined || hasStay);
    if (before !== undefined)
      parts.push(...between(before.endMinute, startMinute, knowsWay ? travel : null, day.keptFree));
    else if (knowsWay)
      parts.push({
        kind: 'way',
        way: 'stay',
        leg: travel,
        fromMinute: startMinute - Math.round(travel.minutes),
        toMinute: startMinute,
      });
    if (knowsWay) travelMinutes += travel.minutes;
    soFarPence += pricePerPersonPence;
    parts.push({ kind: 'stop', number: index + 1, entry, soFarPence, fromMinute: startMinute, toMinute: endMinute });
  }
  const last = timed.at(-1)?.slot;
  if (last !== undefined && hasStay && isWay(day.travelHome)) {
    const toMinute = last.endMinute + Math.round(day.travelHome.minutes);
    parts.push({ kind: 'way', way: 'home', leg: day.travelHome, fromMinute: last.endMinute, toMinute });
    travelMinutes += day.travelHome.minutes;
  }
  return {
    parts: withFreeEdges(parts, day.keptFree),
    untimed: entries.filter((entry) => !isTimed(entry)),
    pencePerPerson: soFarPence,
    travelMinutes: Math.round(travelMinutes),
  };
}

/**
 * What lies between the end of a stop and the start of the next. Who keeps hours free goes on after them, or, where that
 * would be too late, before them.
 */
function between(from: number, to: number, leg: ReadLeg | null, keptFree: readonly FreeHours[]): LinePart[] {
  const minutes = leg === null ? 0 : Math.round(leg.minutes);
  const kept = keptFree
    .filter(({ startMinute, endMinute }) => startMinute < to && endMinute > from)
    .sort((one, other) => one.startMinute - other.startMinute);
  const [first] = kept;
  const last = Math.max(...kept.map(({ endMinute }) => endMinute));
  const goesFirst = leg !== null && first !== undefined && to - last < minutes && first.startMinute - from >= minutes;
  const arrive = goesFirst ? first.startMinute : to;
  const leave = arrive - minutes;
  const isFree = leave - from >= FREE_FROM_MINUTES;
  const parts = isFree ? freeParts(from, leave, kept) : [];
  if (leg !== null)
    parts.push({
      kind: 'way',
      way: 'stop',
      leg,
      fromMinute: isFree ? leave : Math.min(from, arrive),
      toMinute: arrive,
    });
  return goesFirst ? [...parts, ...freeParts(arrive, to, kept)] : parts;
}

/** The day with the hours kept free before its first part and after its last one. */
function withFreeEdges(parts: readonly LinePart[], keptFree: readonly FreeHours[]): readonly LinePart[] {
  const [first, last] = [parts[0], parts.at(-1)];
  if (first === undefined || last === undefined) return parts;
  const inOrder = keptFree.toSorted((one, other) => one.startMinute - other.startMinute);
  const before = inOrder.filter(({ startMinute }) => startMinute < first.fromMinute);
  const after = inOrder.filter(({ endMinute }) => endMinute > last.toMinute);
  return [
    ...freeParts(before[0]?.startMinute ?? first.fromMinute, first.fromMinute, before),
    ...parts,
    ...freeParts(last.toMinute, after.at(-1)?.endMinute ?? last.toMinute, after),
  ];
}

/** A gap as it is: hours kept free in it, in their order, are parts of their own, and take what is too short to be one. */
function freeParts(from: number, to: number, kept: readonly FreeHours[]): LinePart[] {
  const parts: LinePart[] = [];
  let at = from;
  const freeUntil = (minute: number): void => {
    if (minute - at < FREE_FROM_MINUTES) return;
    parts.push({ kind: 'free', keptHours: null, fromMinute: at, toMinute: minute });
    at = minute;
  };
  for (const keptHours of kept) {
    freeUntil(Math.min(to, keptHours.startMinute));
    const end = Math.min(to, keptHours.endMinute);
    if (end <= at) continue;
    parts.push({ kind: 'free', keptHours, fromMinute: at, toMinute: end });
    at = end;
  }
  freeUntil(to);
  const last = parts.at(-1);
  return last ? [...parts.slice(0, -1), { ...last, toMinute: to }] : parts;
}

/** What a day costs a person, pence. */
export const dayPence = (day: ReadDay): number =>
  day.schedule.reduce((sum, entry) => sum + (entry?.slot?.pricePerPersonPence ?? 0), 0);

const HOUR = 60;

export interface HourMark {
  minute: number;
  /** Where in its part the hour falls: 0 is the top, 1 would be the end. */
  at: number;
}

/** The full hours that fall into a part; its end belongs to the next. */
export function hourMarks({ fromMinute, toMinute }: Span): HourMark[] {
  const marks: HourMark[] = [];
  for (let minute = Math.ceil(fromMinute / HOUR) * HOUR; minute < toMinute; minute += HOUR)
    marks.push({ minute, at: (minute - fromMinute) / (toMinute - fromMinute) });
  return marks;
}
