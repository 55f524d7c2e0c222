import { describe, expect, test } from 'vitest';
import type { ConciergeState } from '../../concierge-state.ts';
import { knownPlan } from '../../fixtures/known-plan.ts';
import { moreOfList, otherOffer } from './other-offer.ts';

const after = (content: string): ConciergeState => ({
  ...knownPlan(),
  history: [
    { role: 'user', content: 'what if we dropped the cruise' },
    { role: 'assistant', content },
  ],
});
const DROPS = after('Nothing has changed yet. Say yes to go ahead with “drop the cruise”.');
const LISTS = after(
  'Instead of City Cruises (Saturday afternoon) you could have:\n1. Frameless, £30\n2. Tate Modern, free',
);

describe('an offer is taken with something more', () => {
  test.each([
    ['yes and cahoots', 'drop the cruise and cahoots'],
    ['yeah, also the karting', 'drop the cruise and the karting'],
  ])('%s', (message, wish) => expect(otherOffer(DROPS, message)).toBe(wish));

  test('and not with words that name nothing of the plan', () => expect(otherOffer(DROPS, 'yes and hurry')).toBeNull());
});

test.each(['not keen on any of those. What else?', 'anything else?', 'have you got anything else', 'any others?'])(
  '“%s”, of a list of places, asks for others and takes none',
  (message) => expect(moreOfList(LISTS, message)).toBe('what else could we do instead of City Cruises?'),
);
