import { expect, test } from 'vitest';
import { answerMessage } from '../../answer-message.ts';
import { knownPlan } from '../../fixtures/known-plan.ts';

const state = knownPlan();

test.each([
  ['tank ride, can u do that', 'tank ride'],
  ['we need a beach day', 'beach day'],
  ['quad bikes is a must', 'quad bikes'],
  ['also a butler in the buff??', 'butler in the buff'],
  ['silent disco if theres one going', 'silent disco'],
  ['grandma loves bingo', 'bingo'],
  ['laser quest in the morning as well as the karting', 'laser quest'],
])('“%s” is refused by its name where the city has none', (message, thing) => {
  const turn = answerMessage(state, message);
  expect(turn.change).toBeNull();
  expect(turn.understood).toBe(true);
  expect(turn.reply).toContain(thing);
});
