import { describe, expect, test } from 'vitest';
import type { ConciergeState } from '../../concierge-state.ts';
import { knownPlan } from '../../fixtures/known-plan.ts';
import { normalise } from '../typing/normalise.ts';
import { replyIn } from './reply-in.ts';

const stateAfter = (content: string): ConciergeState => ({
  ...knownPlan(),
  history: [
    { role: 'user', content: 'what if we dropped the cruise' },
    { role: 'assistant', content },
  ],
});
const OFFER = 'Nothing has changed yet. Say yes to go ahead with “drop the cruise”.';
const DONE = 'fabric is out.\nCahoots is out.\nThat makes it £300 a person.';

describe('an answer to an offer', () => {
  test.each(['yes but keep everything else', 'yes, just leave the rest as it is', '100%', 'yasss queen'])(
    '%s takes it',
    (message) => expect(replyIn(stateAfter(OFFER), normalise(message).line)).toBe('yes'),
  );
  test.each(['but keep everything else', 'yes but keep the cruise', '100 people'])('%s does not', (message) =>
    expect(replyIn(stateAfter(OFFER), normalise(message).line)).toBeNull(),
  );
});

describe('both', () => {
  test('after both were changed says that it is right so', () =>
    expect(replyIn(stateAfter(DONE), normalise('both please').line)).toBe('yes'));
  test('is the answer to a question where one is open', () =>
    expect(replyIn(stateAfter(`${DONE}\nWhich one shall I swap: fabric, Cahoots?`), ' both ')).toBeNull());
});
