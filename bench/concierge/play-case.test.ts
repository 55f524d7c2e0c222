import { expect, test } from 'vitest';
import type { TripPlan } from '../../src/engine/trip-plan.ts';
import { answerMessage } from '../../src/features/chat/domain/answer-message.ts';
import { stateAfter } from '../../src/features/chat/domain/trail.ts';
import { inventedIn } from './play-case.ts';
import { londonHen } from './trip-for-tests.ts';

const namesIn = (plan: TripPlan): string[] => plan.days.flatMap(({ slots }) => slots.map(({ name }) => name));

test('what a message offers beside a change can be had on the plan that it leaves, by its number', () => {
  const state = londonHen();
  const message = 'drop lucky voice. any other ideas for sunday morning?';
  const turn = answerMessage(state, message);
  const after = turn.change?.plan ?? state.plan;
  expect(namesIn(after)).not.toEqual(namesIn(state.plan));
  const offered = [...turn.reply.matchAll(/^\d\. ([^(]+) \(/gm)].map(([, name = '']) => name);
  expect(offered.length).toBeGreaterThan(1);
  expect(namesIn(after).filter((name) => offered.includes(name))).toEqual([]);
  const taken = answerMessage(stateAfter(state, message, turn), '1').change?.plan ?? after;
  expect(namesIn(taken)).toContain(offered[0]);
  expect(inventedIn(message, state, turn)).toEqual([]);
});
