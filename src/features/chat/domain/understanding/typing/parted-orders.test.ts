import { expect, test } from 'vitest';
import { withOrdersParted } from './parted-orders.ts';

test.each([
  ['dont swap dinner on saturday swap lunch instead', 'dont swap dinner on saturday, swap lunch instead'],
  ['later start sat no shard and a cheaper dinner fri', 'later start sat, no shard and a cheaper dinner fri'],
  ['can u take friday night drinks out early start sat', 'can u take friday night drinks out, early start sat'],
  [
    'keep hawksmoor ditch cahoots and swap puttshack for bowling',
    'keep hawksmoor, ditch cahoots and swap puttshack for bowling',
  ],
  [
    'can we lose the flower market nobody will be awake at 11',
    'can we lose the flower market, nobody will be awake at 11',
  ],
  ['6 of us no karaoke later start sat', '6 of us no karaoke, later start sat'],
  ['2 more are coming what time is lunch', '2 more are coming. what time is lunch'],
  ['theres 9 of us now can we do the museum on friday', 'theres 9 of us now. can we do the museum on friday'],
  ['sarah is coeliac is there parking', 'sarah is coeliac. is there parking'],
  ['no stairs please swap the murals', 'no stairs please. swap the murals'],
  ['drop the boat friday add a museum sunday', 'drop the boat friday, add a museum sunday'],
])('%s has more than one thing in it', (typed, parted) => {
  expect(withOrdersParted(typed)).toBe(parted);
});

test.each([
  'can we drop the karting and add a pub',
  'swap dinner on saturday, then move the boat',
  'what would it cost to drop the boat',
  'how many people are coming what is it each',
  'swap sunday lunch for the no frills place',
  'on saturday please swap the lunch for something cheaper',
])('%s stays as it is', (typed) => {
  expect(withOrdersParted(typed)).toBe(typed);
});
