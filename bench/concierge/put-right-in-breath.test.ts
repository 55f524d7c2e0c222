/** @module-tag long */
import { describe, expect, test } from 'vitest';
import { withPutRight } from '../../src/features/chat/domain/understanding/message/put-right.ts';
import { changedBetween, said } from './say-to-trip.ts';
import { tripOf } from './trip-for-tests.ts';

describe('what is put right in the same breath is never done as it was said first', () => {
  test.each([
    ['london-hen', 'can we have lunch saturday at 1 no make that half 1', 'can we have lunch saturday at half 1'],
    ['london-hen', 'drop the bar on friday, sorry saturday', 'drop the bar on saturday'],
    ['london-hen', 'drop dinner no wait lunch on saturday', 'drop lunch on saturday'],
    ['london-hen', 'swap lunch, i mean dinner, on saturday for italian', 'swap dinner on saturday for italian'],
    ['london-hen', '12 of us, sorry 13', '13 of us'],
    ['london-hen', "there's 14 no 15 of us now", "there's 15 of us now"],
    ['london-hen', 'keep it under 500 no 450 each', 'keep it under 450 each'],
    ['prague-stag', 'swap friday dinner, no, saturday dinner, for italian', 'swap saturday dinner for italian'],
    ['prague-stag', 'drop vzorkovna on friday sorry i mean u sudu', 'drop U Sudu on friday'],
    ['bristol-birthday', 'There will be nine of us - apologies, ten.', 'There will be ten of us.'],
    [
      'bristol-birthday',
      'Swap Pieminister, I beg your pardon, Catch 22 for something cheaper.',
      'swap Catch 22 for something cheaper.',
    ],
    ['bristol-birthday', 'on the sunday, no saturday, start at 11', 'on the saturday, start at 11'],
    ['dublin-work', 'can we push dinner to 7, no half 7 on thursday', 'can we push dinner to half 7 on thursday'],
    ['dublin-work', 'swap lunch friday for pizza, no sorry thursday dinner', 'swap thursday dinner for pizza'],
    ['lisbon-hen', 'one of us is vegan wait no veggie', 'one of us is veggie'],
    ['lisbon-hen', 'swap the winery for a spa no a cooking class', 'swap the winery for a cooking class'],
    ['krakow-stag', 'karting at 3 sat, wait 4', 'karting at 4 sat'],
    ['krakow-stag', 'budget is 250 a head - 280 sorry', 'budget is 280 a head'],
    ['whitby-birthday', 'we are 8 now, actually 9, keep dinner at 7', 'we are 9 now, keep dinner at 7'],
  ])('%s: %s', (trip, message, meant) => expect(withPutRight(message, tripOf(trip))).toBe(meant));

  test.each([
    ['prague-stag', 'drop vzorkovna sorry i mean u sudu', ['prague-u-sudu']],
    ['lisbon-hen', 'drop the sailing oops i mean the tile painting', ['lisbon-tile-workshop']],
    ['krakow-stag', 'bin the museum er i mean the escape room', ['krakow-gamescape']],
    ['bristol-birthday', 'drop the ship on friday, sorry i mean the bikes not the ship', ['bristol-railway-path-ride']],
  ])('%s: %s takes one thing out', (trip, message, gone) => {
    const { before, after } = said(trip, message);
    expect(changedBetween(before, after).went).toEqual(gone);
  });
});

test.each([
  ['london-hen', 'swap dinner for pizza no mushrooms'],
  ['london-hen', 'drop the boat, no the museum stays'],
  ['london-hen', 'dinner at 8, 12 of us sorry'],
  ['london-hen', 'lunch at 1 no dinner on friday'],
  ['london-hen', 'drop the cruise, sorry the shard too'],
  ['london-hen', 'swap dinner saturday for italian, actually lunch too'],
  ['london-hen', 'swap karting for bowling, sorry karting stays'],
  ['prague-stag', 'swap the boat for a museum, no wait drop the brewery'],
  ['prague-stag', '2 lads cant make friday sorry'],
  ['dublin-work', 'two of us are vegan, no pork for one'],
  ['dublin-work', 'nothing before 11 on friday, no early starts'],
  ['lisbon-hen', 'one vegan, one coeliac sorry'],
  ['lisbon-hen', 'no seafood saturday, actually no fish at all'],
  ['krakow-stag', 'karting, no paintball'],
  ['krakow-stag', 'axe nation when hungover nah, a museum'],
  ['whitby-birthday', 'i told you seven i meant eight'],
])('more that is said puts nothing right: %s: %s', (trip, message) => {
  expect(withPutRight(message, tripOf(trip))).toBe(message);
});
