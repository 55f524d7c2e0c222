import { expect, test } from 'vitest';
import { effectOf } from './effect-of.ts';
import { londonTrip } from './fixtures/london-trip.ts';
import { runTool } from './tools/run-tool.ts';

const state = londonTrip();

test('a plan that takes its own place has no effect', () => {
  const { allPerPersonPence: price } = state.plan.totals;
  expect(effectOf(state.plan, state.plan)).toEqual({ came: [], went: [], priceBeforePence: price, pricePence: price });
});

test('a place that is dropped went, and what it cost is no longer in the price', () => {
  const slot = state.plan.days.flatMap(({ slots }) => slots).find(({ kind }) => kind === 'activity');
  const { trip } = runTool(state, 'drop', { slots: [slot?.id] });
  if (!trip || !slot) throw new Error('nothing was dropped');
  expect(effectOf(state.plan, trip.plan)).toMatchObject({
    came: [],
    went: [slot.name],
    pricePence: state.plan.totals.allPerPersonPence - slot.pricePerPersonPence,
  });
});
