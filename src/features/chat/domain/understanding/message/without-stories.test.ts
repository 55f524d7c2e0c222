import { expect, test } from 'vitest';
import { londonHen } from '../../../../../../bench/concierge/trip-for-tests.ts';
import { withoutStories } from './without-stories.ts';

test.each([
  ['put the boat at 6, my sister is picking the kids up at 8', 'put the boat at 6'],
  [
    'my sister in law had hers in Marbella and it cost 900 a head, can we make saturday cheaper',
    'can we make saturday cheaper',
  ],
  ['I went to Heaven for my 30th and lost my shoes, drop heaven', 'drop heaven'],
  ['drop the boat because my nan hated hers and it rained for 3 days', 'drop the boat'],
  ["Kerry's rota came out at 9. start sunday later", 'start sunday later'],
  ['lads reckon its too tame for a stag, make saturday night mad', 'make saturday night mad'],
  ['sorry to be a pain but I was on shift till 7, move dinner on friday to 8', 'move dinner on friday to 8'],
])('“%s” wishes for “%s”', (message, wish) => expect(withoutStories(message, londonHen())).toBe(wish));

test.each([
  // Facts of the trip: who comes, when they travel, what they need, like or can spend.
  'my sister is coming too, drop heaven',
  'my cousin lands at 6 on friday, drop the karting',
  'my sister is vegan, drop heaven',
  'my dad is on crutches. drop the karting',
  'my mum hates boats, drop the cruise',
  'my budget is 400, drop heaven',
  'the girls said yes so we are 14, drop heaven',
  'finance have signed off 400 a head, not 500',
  // What somebody corrects, orders or asks.
  'it was the boat I wanted rid of, keep the karting',
  'I said cheaper, not dearer',
  'was the boat my idea? drop it',
  // What is asked for those who are told of.
  'nan is 84, can she manage saturday',
  // Nothing but a story.
  'my sister is picking the kids up at 8',
  'my mum says its not very her, what now',
  // The wish leans on it.
  'my nan went on the boat last year, swap it',
  'the groom has work on saturday, start later',
  'my shift isnt till 4 so start later',
])('nothing is cut from “%s”', (message) => expect(withoutStories(message, londonHen())).toBe(message));
