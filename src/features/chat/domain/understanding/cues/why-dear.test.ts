import { expect, test } from 'vitest';
import { answerMessage } from '../../answer-message.ts';
import { knownPlan } from '../../fixtures/known-plan.ts';

const known = knownPlan();

test.each(['why so pricey', 'how come its so expensive', 'why is it that much?'])(
  '“%s” is told what the money goes on',
  (message) => {
    const { reply, change } = answerMessage(known, message);
    expect(change).toBeNull();
    expect(reply).toMatch(/on things to do .* on meals/);
  },
);

test('why one place is so dear is about that place', () => {
  expect(answerMessage(known, 'why is hawksmoor so expensive').reply).toContain('Hawksmoor Seven Dials');
});
