/** @module-tag long */
import { describe, expect, test } from 'vitest';
import type { ConciergeState } from '../../src/features/chat/domain/concierge-state.ts';
import { changedBetween, said } from './say-to-trip.ts';

const lastDay = ({ plan }: ConciergeState) => plan.days.length - 1;
const namesOf = ({ plan }: ConciergeState, day: number) => (plan.days[day]?.slots ?? []).map(({ name }) => name);
const lunchOf = ({ plan }: ConciergeState, day: number) =>
  (plan.days[day]?.slots ?? []).filter(({ kind }) => kind === 'lunch').map(({ name }) => name);

describe('a day that is too much keeps only what is said of it', () => {
  test.each(['sunday is too much, just keep the lunch', 'only keep lunch on sunday'])('%s', (message) => {
    const { before, after } = said('london-hen', message);
    const day = lastDay(before);
    expect(namesOf(after, day)).toEqual(lunchOf(before, day));
    expect(changedBetween(before, after).came).toEqual([]);
  });

  test('“no just keep the lunch on sunday” leaves it as it is', () => {
    const { before, after } = said('london-hen', 'no just keep the lunch on sunday');
    expect(after.plan).toEqual(before.plan);
  });
});

describe('what did not come in is given up, and no other part with it', () => {
  test.each([
    ['krakow-stag', 'add a helicopter ride'],
    ['krakow-stag', 'add a polo lesson on saturday'],
  ])('%s: %s, then too expensive, drop it', (trip, message) => {
    const { before, after } = said(trip, message, 'too expensive, drop it');
    expect(changedBetween(before, after).went.length).toBeLessThanOrEqual(1);
    expect(after.plan.days.flatMap(({ slots }) => slots).length).toBeGreaterThanOrEqual(
      said(trip).after.plan.days.flatMap(({ slots }) => slots).length,
    );
  });
});

test('what the plan does not have is not added so that it can be moved', () => {
  const { before, after, reply } = said('krakow-stag', 'move the spa to sunset time');
  expect(after.plan).toEqual(before.plan);
  expect(reply).toMatch(/no spa/);
});
