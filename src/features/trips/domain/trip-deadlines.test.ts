import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween } from '../../../shared/dates.ts';
import type { DatedTrip } from './step-rules.ts';
import { TRIP_STEPS, type TripStep } from './step-rules.ts';
import { tripDeadlines } from './trip-deadlines.ts';

const TODAY = '2027-01-04';
const NOTHING = new Set<TripStep>();

const trip = (changes: Partial<DatedTrip> = {}): DatedTrip => ({
  status: 'planning',
  group_size: 12,
  start_date: '2027-06-18',
  created_at: '2027-01-01T10:00:00Z',
  figures: { days: 3, hasStay: true, open: 2, meals: 4, bookable: 3 },
  ...changes,
});

const dueOf = (of: DatedTrip, today = TODAY) =>
  Object.fromEntries(tripDeadlines(of, NOTHING, today).map(({ step, due }) => [step, due]));

describe('what an organiser must do by when', () => {
  it('is counted back from the first day, sooner for a big group', () => {
    expect(dueOf(trip())).toEqual({
      'ask-group': '2027-03-26',
      'book-stay': '2027-04-09',
      'name-venues': '2027-04-23',
      'book-activities': '2027-05-07',
      decide: '2027-05-21',
      'book-tables': '2027-05-28',
      'final-numbers': '2027-06-11',
    });
    expect(dueOf(trip({ group_size: 4 }))).toEqual({
      'ask-group': '2027-04-09',
      'book-stay': '2027-04-23',
      'name-venues': '2027-05-07',
      'book-activities': '2027-05-21',
      decide: '2027-05-21',
      'book-tables': '2027-06-04',
    });
  });

  it('says its rule and its reason', () => {
    const rules = new Map(tripDeadlines(trip(), NOTHING, TODAY).map(({ step, rule }) => [step, rule]));
    expect(rules.get('book-tables')).toBe('3 weeks before: big groups need tables booked, and 12 is one.');
    expect(rules.get('book-stay')).toBe('10 weeks before: few places have room for 12 at once.');
    expect(rules.get('final-numbers')).toBe(
      '1 week before: kitchens and hosts prepare for the number they were given.',
    );
  });

  it('holds only what the plan has: no stay for a day out, no table without a meal, nobody to ask when alone', () => {
    const figures = { days: 1, hasStay: false, open: 0, meals: 0, bookable: 0 };
    expect(Object.keys(dueOf(trip({ figures, group_size: 1 })))).toEqual(['decide']);
    expect(Object.keys(dueOf(trip({ figures: null })))).toEqual(['ask-group', 'decide', 'final-numbers']);
  });

  it('leaves whoever plans late three days, and says so, but never runs into the trip', () => {
    const late = trip({ created_at: '2027-06-01T10:00:00Z' });
    const [first] = tripDeadlines(late, NOTHING, '2027-06-01');
    expect(first).toMatchObject({ step: 'ask-group', due: '2027-06-04', state: 'ahead' });
    expect(first?.rule).toContain('12 weeks before, or 3 days after planning where that is later: ');
    expect(new Set(Object.values(dueOf(trip({ created_at: '2027-06-16T10:00:00Z' }), '2027-06-16')))).toEqual(
      new Set(['2027-06-17']),
    );
  });

  it('is overdue from the day after, and done when the organiser says so', () => {
    const on = (today: string, done = NOTHING) =>
      tripDeadlines(trip(), done, today).find(({ step }) => step === 'book-stay')?.state;
    expect([on('2027-04-08'), on('2027-04-09'), on('2027-04-10')]).toEqual(['ahead', 'today', 'overdue']);
    expect(on('2027-04-10', new Set<TripStep>(['book-stay']))).toBe('done');
  });

  it('is asked and decided once the trip is confirmed', () => {
    const done = tripDeadlines(trip({ status: 'confirmed' }), NOTHING, TODAY).filter(({ state }) => state === 'done');
    expect(done.map(({ step }) => step)).toEqual(['ask-group', 'decide']);
  });

  it('is nothing for trips without dates, under way, over or called off', () => {
    expect(dueOf(trip({ start_date: null }))).toEqual({});
    expect(dueOf(trip(), '2027-06-19')).toEqual({});
    for (const status of ['completed', 'cancelled']) expect(dueOf(trip({ status }))).toEqual({});
  });

  it('comes in the order of the days, after planning and before the trip, for every trip', () => {
    const trips = fc.record({
      people: fc.integer({ min: 1, max: 100 }),
      ahead: fc.integer({ min: 0, max: 500 }),
      figures: fc.record({
        days: fc.integer({ min: 1, max: 14 }),
        hasStay: fc.boolean(),
        open: fc.nat(20),
        meals: fc.nat(20),
        bookable: fc.nat(20),
      }),
    });
    fc.assert(
      fc.property(trips, ({ people, ahead, figures }) => {
        const start = addDays('2027-01-01', ahead);
        const deadlines = tripDeadlines(
          trip({ group_size: people, start_date: start, figures }),
          NOTHING,
          '2027-01-01',
        );
        const days = deadlines.map(({ due }) => due);
        expect(days).toEqual(days.toSorted());
        for (const { due, step } of deadlines) {
          expect(TRIP_STEPS).toContain(step);
          expect(daysBetween(due, start)).toBeGreaterThanOrEqual(1);
          if (ahead > 4) expect(daysBetween('2027-01-01', due)).toBeGreaterThanOrEqual(3);
        }
      }),
    );
  });
});
