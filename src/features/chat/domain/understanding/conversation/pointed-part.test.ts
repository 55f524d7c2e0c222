import { expect, test } from 'vitest';
import { answerMessage } from '../../answer-message.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { knownPlan } from '../../fixtures/known-plan.ts';
import { withPartPointedAt } from './pointed-part.ts';
import { wordedInFull } from './worded-in-full.ts';

const known = knownPlan();
const after = (asked: string): ConciergeState => ({
  ...known,
  history: [
    { role: 'user', content: asked },
    { role: 'assistant', content: answerMessage(known, asked).reply },
  ],
});

test.each([
  ['what time is dinner saturday', 'and whats after it', /Hawksmoor Seven Dials$/],
  ['what time is lunch on sunday', 'where is that', /^where is Roti King Euston/],
  ['where is lunch on sunday', 'how long is it there', /Roti King Euston/],
  ['how much is the boat', 'and without it?', /^and without City Cruises/],
  ['how much is hawksmoor', 'is that cheaper than roti king', /Hawksmoor Seven Dials or roti king/],
  [
    'how far is hawksmoor from the hotel',
    'and cahoots from there',
    /^how far is it from Hawksmoor Seven Dials to cahoots/,
  ],
  ['which meal is the cheapest', 'and the dearest', /dearest/],
  ['whats on sunday', 'how much is all that', /^how much is Sunday$/],
])('after “%s”, “%s” is asked of what was spoken of', (asked, message, means) => {
  const state = after(asked);
  expect(wordedInFull(state, message)).toMatch(means);
  expect(answerMessage(state, message).change).toBeNull();
});

test.each([
  ['whats on sunday', 'where is that'],
  ['what time is dinner saturday', 'swap it'],
  ['what time is dinner saturday', 'how much is the boat'],
])('after “%s”, “%s” stays as it is', (asked, message) => {
  expect(withPartPointedAt(after(asked), message)).toBe(message);
});
