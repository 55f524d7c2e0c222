import { describe, expect, test } from 'vitest';
import { answerMessage } from '../../answer-message.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { knownPlan } from '../../fixtures/known-plan.ts';
import { listedQuality } from './listed-quality.ts';

const known = knownPlan();
const after = (asked: string, reply: string): ConciergeState => ({
  ...known,
  history: [
    { role: 'user', content: asked },
    { role: 'assistant', content: reply },
  ],
});
const swaps = after(
  'where else could we eat on saturday',
  'Instead of Hawksmoor Seven Dials on Saturday you could have:\n1. Flat Iron Covent Garden, £22 a person\n2. Padella Borough, £24 a person\n3. BAO Soho, £28 a person\nWhich one would you like?',
);
const clubs = after(
  'any other clubs',
  'On our list for London:\n1. Nightjar Shoreditch (Cocktail bar, Shoreditch), typically £38 a person\n2. Ministry of Sound (Club, Elephant and Castle), typically £25 a person\nSay a number and I look for a place for it.',
);
const ofPlan = after('what are we doing friday', answerMessage(known, 'what are we doing friday').reply);

describe('what is asked of the places of a list is answered of them', () => {
  test.each([
    ['which of those is nearest to the british museum', swaps, /minutes\).* counted from British Museum/],
    ['which one is closest to the hotel', swaps, /is the nearest: \d+ minutes/],
    ['which is the cheapest', swaps, /is the cheapest: (?:typically £|free)/],
    ['which of them is the dearest', swaps, /is the dearest: typically £/],
    ['and the quietest?', clubs, /Nightjar Shoreditch is the calmest/],
    ['which one is livelier', clubs, /Ministry of Sound is the liveliest/],
    ['do any of those do vegan', swaps, /vegan guests/],
    ['which of those stays open latest', clubs, /is open the latest: until \d\d:\d\d/],
    ['which would you recommend', swaps, /the one I would pick/],
  ] as const)('%s', (message, state, reads) => {
    const turn = answerMessage(state, message);
    expect(turn.reply).toMatch(reads);
    expect(turn.change).toBeNull();
  });

  test('the one that is told comes in by a yes', () => {
    const { reply } = answerMessage(swaps, 'which of those is the cheapest');
    expect(reply).toMatch(/Say yes to go ahead with “swap Hawksmoor Seven Dials for /);
  });

  test('parts of the plan that were told of are compared with one another alone', () => {
    const { reply } = answerMessage(ofPlan, 'which of those is the dearest');
    expect(reply).toContain('TeamSport Karting Tower Bridge');
    expect(reply).not.toContain('Hawksmoor');
    expect(reply).not.toContain('Say yes');
  });
});

test.each(['the quietest of those please', 'ok whichever is calmest', 'the most relaxed one'])(
  '“%s” takes it',
  (message) => {
    expect(listedQuality(clubs, message)).toEqual({ kind: 'taken', wish: 'add Nightjar Shoreditch' });
  },
);

test.each([
  ['whats the cheapest thing we are doing', swaps],
  ['which hotel is nearest', swaps],
  ['which of those is nearest', known],
  ['the second one', swaps],
  ['something quieter on saturday instead', swaps],
] as const)('“%s” asks nothing of a list', (message, state) => {
  expect(listedQuality(state, message)).toBeNull();
});
