import { expect, test } from 'vitest';
import { answerMessage } from '../../answer-message.ts';
import { knownPlan } from '../../fixtures/known-plan.ts';
import { read } from '../reading.ts';
import { readOpenAir } from './read-open-air.ts';

const trip = knownPlan();

test.each([
  ['can we eat outside', ['lunch', 'dinner']],
  ['any pubs with a beer garden', ['night']],
  ['is there anywhere we can sit in the sun', ['lunch', 'dinner', 'night']],
  ['where could we have a drink outdoors', ['night']],
  ['can we have lunch al fresco on saturday', ['lunch']],
] as const)('“%s” asks where one can sit in the open', (message, kinds) => {
  expect(readOpenAir(read(message, trip), trip)).toMatchObject({ kind: 'open-air', kinds });
  const turn = answerMessage(trip, message);
  expect(turn.change).toBeNull();
  expect(turn.reply).toMatch(/outside|outdoors/);
});

test('of a part of the plan what the list tells is told, and no more', () => {
  const { reply } = answerMessage(trip, 'does hawksmoor have tables outside');
  expect(reply).toContain('Hawksmoor Seven Dials is indoors or under cover by our list');
});

test('what is listed has the open air by its entry', () => {
  const { reply } = answerMessage(trip, 'can we eat outside');
  expect(reply).toMatch(/\n1\. /);
});

test.each([
  'swap dinner for somewhere with a terrace',
  'what if it rains when we eat outside',
  'do we walk outside much',
])('“%s” asks something else', (message) => {
  expect(readOpenAir(read(message, trip), trip)).toBeNull();
});
