import { describe, expect, it } from 'vitest';
import {
  CLOSED_TRIP,
  closedTripReason,
  isOpenForChanges,
  judgeStatusStep,
  stepsFrom,
  TRIP_STATUSES,
  type TripSpan,
  type TripStatus,
} from './trip-status.ts';

const SPAN: TripSpan = { start: '2027-05-14', end: '2027-05-16' };
const UNDATED: TripSpan = { start: null, end: null };
/** A day before the trip, its three days, and the day after. */
const BEFORE = '2027-05-13';
const FIRST = '2027-05-14';
const SECOND = '2027-05-15';
const LAST = '2027-05-16';
const AFTER = '2027-05-17';
const DAYS = [BEFORE, FIRST, SECOND, LAST, AFTER];

/** What an organiser may do on each of those days, and on an undated trip, written out by hand: `+` yes, `-` no. */
const ORGANISER: Record<TripStatus, Partial<Record<TripStatus, string>>> = {
  planning: { pending: '++++- +', confirmed: '++++- -', completed: '----+ -', cancelled: '+++++ +' },
  pending: { planning: '+++++ +', confirmed: '++++- -', completed: '----+ -', cancelled: '+++++ +' },
  confirmed: { planning: '++++- +', completed: '----+ -', cancelled: '++++- +' },
  completed: {},
  cancelled: { planning: '++--- +' },
};
const NEVER = '----- -';

const PAIRS = TRIP_STATUSES.flatMap((from) => TRIP_STATUSES.map((to) => ({ from, to })));

const verdicts = (from: TripStatus, to: TripStatus, actor: 'organiser' | 'clock'): string => {
  const mark = (span: TripSpan, day: string) => (judgeStatusStep({ from, to, actor }, span, day).ok ? '+' : '-');
  return `${DAYS.map((day) => mark(SPAN, day)).join('')} ${mark(UNDATED, BEFORE)}`;
};

describe('the status of a trip', () => {
  it.each(PAIRS)('from $from to $to is the organiser’s to change on exactly the right days', ({ from, to }) => {
    expect(verdicts(from, to, 'organiser')).toBe(ORGANISER[from][to] ?? NEVER);
  });

  it.each(PAIRS)('from $from to $to is changed by the clock only when a confirmed trip is over', ({ from, to }) => {
    expect(verdicts(from, to, 'clock')).toBe(from === 'confirmed' && to === 'completed' ? '----+ -' : NEVER);
  });

  it.each(PAIRS)('from $from to $to, where it is refused, says why in a whole sentence', ({ from, to }) => {
    for (const span of [SPAN, UNDATED]) {
      for (const day of DAYS) {
        const verdict = judgeStatusStep({ from, to, actor: 'organiser' }, span, day);
        if (!verdict.ok) expect(verdict.reason).toMatch(/^[A-Z].+\.$/);
      }
    }
  });

  it('says what is missing, what has passed and what is still to come', () => {
    const why = (from: TripStatus, to: TripStatus, span: TripSpan, day: string) => {
      const verdict = judgeStatusStep({ from, to, actor: 'organiser' }, span, day);
      return verdict.ok ? null : verdict.reason;
    };
    expect(why('planning', 'confirmed', UNDATED, BEFORE)).toBe('This trip has no dates yet. Add its dates first.');
    expect(why('pending', 'confirmed', SPAN, AFTER)).toBe('The last day of this trip has passed.');
    expect(why('confirmed', 'completed', SPAN, LAST)).toBe('A trip is completed when its last day has passed.');
    expect(why('cancelled', 'planning', SPAN, SECOND)).toBe('The first day of this trip has passed.');
    expect(why('cancelled', 'confirmed', SPAN, BEFORE)).toBe('This trip is cancelled. Reopen it first.');
    expect(why('confirmed', 'pending', SPAN, BEFORE)).toBe('This trip is confirmed. Reopen it first.');
    expect(why('confirmed', 'confirmed', SPAN, BEFORE)).toBe('This trip is already confirmed.');
    expect(why('completed', 'planning', SPAN, BEFORE)).toBe('A completed trip stays as it was.');
  });

  it('lists the steps that a trip may ever take, whatever the calendar says today', () => {
    for (const from of TRIP_STATUSES)
      expect(stepsFrom(from).toSorted()).toEqual(Object.keys(ORGANISER[from]).toSorted());
  });

  it('lets a plan change while it is planned or pending, and says of the others what to do', () => {
    expect(TRIP_STATUSES.filter(isOpenForChanges)).toEqual(['planning', 'pending']);
    expect(closedTripReason('confirmed')).toBe('This trip is confirmed. Reopen it first, then its plan can change.');
    expect(closedTripReason('cancelled')).toBe('This trip is cancelled. Reopen it first, then its plan can change.');
    expect(closedTripReason('completed')).toBe('This trip is completed, so its plan stays as it was.');
    expect(closedTripReason('pending')).toBe(CLOSED_TRIP);
  });
});
