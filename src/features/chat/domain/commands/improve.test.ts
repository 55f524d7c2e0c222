import { expect, test } from 'vitest';
import { checkPlan } from '../../../../engine/check-plan.ts';
import { answerMessage } from '../answer-message.ts';
import { londonTrip } from '../fixtures/london-trip.ts';
import { slotsOf } from '../understanding/finding/find-slots.ts';
import { improve } from './improve.ts';

const trip = londonTrip();

/** The same trip with a stop taken out and nothing in its place: there is surely something better. */
function poorer() {
  const [, ...slots] = trip.plan.days[1]?.slots ?? [];
  const first = slots.find(({ kind }) => kind === 'activity');
  if (!first) throw new Error('nothing to take out');
  const turn = answerMessage(trip, `drop ${first.name}`);
  if (!turn.change) throw new Error(turn.reply);
  return { ...trip, plan: turn.change.plan, request: { ...turn.change.request, droppedSlots: [] } };
}

test('a longer look finds what a poorer plan lacks, and what it finds keeps every rule', () => {
  const state = poorer();
  const outcome = improve(state);
  if (outcome.kind !== 'changed') throw new Error(outcome.text);
  expect(slotsOf(outcome.trip.plan).length).toBeGreaterThanOrEqual(slotsOf(state.plan).length);
  expect(checkPlan(outcome.trip.plan, outcome.trip.request, state.places)).toEqual([]);
});

test('where nothing is better that is said, with ways to go on', () => {
  const state = poorer();
  const first = improve(state);
  if (first.kind !== 'changed') throw new Error(first.text);
  let best = { ...state, ...first.trip };
  for (let round = 0; round < 3; round += 1) {
    const next = improve(best);
    if (next.kind === 'said') {
      expect(next.text).toMatch(/nothing that suits the brief better[\s\S]*Make it cheaper/);
      return;
    }
    best = { ...best, ...next.trip };
  }
  throw new Error('it never ends');
});
