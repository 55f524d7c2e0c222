/** @module-tag long */
import { describe, expect, test } from 'vitest';
import { CITIES } from '../src/catalogue/cities.ts';
import { BUDGET_BANDS, EVENT_TYPES } from '../src/catalogue/vocabulary.ts';
import { SAMPLE_BRIEFS } from '../src/features/samples/domain/sample-briefs.ts';
import { makeSamplePlan } from './make-sample-plans.ts';

const given = <Value>(values: readonly Value[]) => [...new Set(values)].toSorted((a, b) => (a < b ? -1 : 1));

describe('the gallery of sample plans', () => {
  test('has every city, every occasion and every budget, for four people as for thirty', () => {
    expect(SAMPLE_BRIEFS.length).toBeGreaterThanOrEqual(10);
    expect(given(SAMPLE_BRIEFS.map(({ eventType }) => eventType))).toEqual(EVENT_TYPES.toSorted());
    expect(given(SAMPLE_BRIEFS.map(({ budgetRange }) => budgetRange))).toEqual(BUDGET_BANDS.toSorted());
    expect(given(SAMPLE_BRIEFS.map(({ destination }) => destination))).toEqual(given(CITIES.map(({ name }) => name)));
    const sizes = SAMPLE_BRIEFS.map(({ groupSize }) => groupSize);
    expect([Math.min(...sizes), Math.max(...sizes)]).toEqual([4, 30]);
  });

  test('no two samples share an address', () => {
    expect(given(SAMPLE_BRIEFS.map(({ slug }) => slug))).toHaveLength(SAMPLE_BRIEFS.length);
  });

  test.each(SAMPLE_BRIEFS.map((brief) => [brief.slug, brief] as const))(
    '%s passes the checker and keeps its promises',
    (_slug, brief) => {
      const sample = makeSamplePlan(brief);
      expect(sample.plan.groupSize).toBe(brief.groupSize);
      expect(sample.plan.relaxations).toEqual([]);
      expect(sample.plan.days).toHaveLength(brief.days.count);
      for (const day of sample.plan.days) {
        expect(day.date).toBeNull();
        expect(day.schedule.length).toBeGreaterThanOrEqual(3);
      }
    },
  );

  test('a sample is the same at every build', () => {
    for (const brief of SAMPLE_BRIEFS.slice(0, 2)) expect(makeSamplePlan(brief)).toEqual(makeSamplePlan(brief));
  });

  test('a sample for a place without a catalogue stops the build', () => {
    const [brief] = SAMPLE_BRIEFS;
    if (!brief) throw new Error('no samples');
    expect(() => makeSamplePlan({ ...brief, destination: 'Margate' })).toThrow('Margate is not in the catalogue');
  });
});
