import { expect, test } from 'vitest';
import { answerMessage } from './answer-message.ts';
import { knownPlan } from './fixtures/known-plan.ts';
import { stateAfter } from './trail.ts';
import { questionKind } from './understanding/cues/asks.ts';
import { normalise } from './understanding/typing/normalise.ts';

test('a change that was shown for a question is made on a yes', () => {
  const state = knownPlan();
  const question = 'any chance of squeezing a museum in on friday?';
  const shown = answerMessage(state, question);
  expect(shown.change).toBeNull();
  expect(shown.reply).toContain('Say yes');
  expect(answerMessage(stateAfter(state, question, shown), 'yes').change).not.toBeNull();
});

test.each([
  ['sunday is a bit dead isnt it', null],
  ['is sunday a bit dead', 'closed'],
  ['the boat is at three isnt it', 'closed'],
])('%s', (line, kind) => {
  expect(questionKind(normalise(line).line, line)).toBe(kind);
});
