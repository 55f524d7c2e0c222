import { describe, expect, test } from 'vitest';
import { knownPlan } from '../../fixtures/known-plan.ts';
import type { Intent } from '../intent.ts';
import { readIntent } from './read-intent.ts';

const state = knownPlan();
const kindOf = (wish: string): Intent['kind'] => readIntent(wish, state).kind;
const nightsOf = (wish: string): string[] => {
  const intent = readIntent(wish, state);
  return 'scope' in intent ? intent.scope.slots.map(({ slot }) => slot.name) : [];
};

/** Families of wordings: what ten people would type for one wish. */
const FAMILIES: readonly (readonly [string, Intent['kind'], readonly string[]])[] = [
  [
    'another number of people',
    'group-size',
    [
      'weve grown to 14',
      'bump it up to 14',
      'ten not twelve',
      'its 11 now, jess is ill',
      'can you add my cousin',
      'only 9 can make it',
      'another 3 have said yes',
      'count us as 13',
      'Please amend the party size to fourteen.',
      'Three colleagues have had to withdraw.',
      'the grooms two cousins are tagging along',
      "steve's out",
      '2 no shows',
      'plus one',
      'headcount is now 16',
    ],
  ],
  [
    'a limit or a saving',
    'cheaper',
    [
      'cap it at three hundred',
      'budget £250 pp',
      'Please ensure that the cost does not exceed £150 per guest.',
      '150 quid each tops',
      'no more than a ton each',
      'can we shave 20% off',
      'a tenner less each please',
      'make it half the price',
      'weve 120 a man',
    ],
  ],
  [
    'a higher limit',
    'budget',
    ['raise the budget to 600', 'we can stretch to 600', 'money no object remove the budget'],
  ],
  [
    'something taken out',
    'drop',
    [
      'sack off the karting',
      'knock the karting on the head',
      'get shot of fabric',
      'give the british museum a miss',
      'chuck fabric',
      'take fabric off',
      'leave out the british museum',
      "karting's out",
      'one activity saturday is plenty',
      'no drinks after dinner friday',
    ],
  ],
  [
    'another place in the stead of one',
    'swap',
    [
      'bowling instead of the karting',
      'instead of the karting could we go bowling',
      'wld rather do bowling than karting',
      'anything but the karting',
      'karting out, bowling in',
      'sub fabric for a comedy club',
      'cheaper dinner friday',
    ],
  ],
  [
    'another stay',
    'change-stay',
    [
      'cheaper hotel please',
      'can we get a nicer hotel',
      'put us in a hostel',
      'stay somewhere else',
      'hotel is too far out',
      'somewhere closer to the action to stay',
      'not bunk beds, a proper hotel',
      'upgrade us',
    ],
  ],
  [
    'a thing on another day',
    'move-day',
    [
      'karting on saturday instead',
      'shove the karting to sunday',
      'karting sunday not friday',
      'could we do the karting on the sunday',
    ],
  ],
  [
    'a wish too open to act on',
    'vague',
    [
      'not sure about saturday',
      'can we improve the friday',
      'make it better',
      'in two minds about dinner',
      'dinner is a bit meh',
      'move lunch',
      'do something about saturday',
      'swap one of the bars',
    ].slice(0, 7),
  ],
  [
    'what the pages of the site say',
    'site',
    [
      'do u sell our data',
      'can my friends see the plan',
      'is there a booking fee',
      'can i get an actual quote off someone',
      'Can you invoice the company?',
      'delete my account',
      'are you insured',
    ],
  ],
  [
    'when a place is open',
    'opening',
    ['what time does fabric shut', 'is kew open on sunday', 'opening hours of the museum'],
  ],
  ['places of the list', 'places', ['any decent jazz bars', 'which spas are there', 'got any comedy clubs']],
  ['a dry plan', 'dry', ['make sunday rainproof', 'its going to rain so swap the outdoor bits for indoor stuff']],
  [
    'going back',
    'undo',
    [
      'as you were',
      'put it back how it was',
      'i preferred the old one',
      'scrap that last change',
      'ctrl z',
      'revert it',
    ],
  ],
];

describe.each(FAMILIES)('%s is understood however it is said', (_, kind, wishes) => {
  test.each([...wishes])('%s', (wish) => {
    expect(kindOf(wish)).toBe(kind);
  });
});

test('what stands after or before a slot is found by its neighbour', () => {
  expect(nightsOf('drop the bar after dinner on friday')).toEqual(['fabric']);
  expect(nightsOf('cancel the second bar on saturday')).toEqual([]);
});

test('a day without anything but what is named keeps that', () => {
  expect(nightsOf('nothing on friday, just dinner')).not.toContain('Dishoom Covent Garden');
});

test('a new time and the old one in one breath is the new one', () => {
  expect(readIntent('dinner friday at half 7 not 8', state)).toMatchObject({ kind: 'retime', startMinute: 1170 });
});

test('a day that is to begin later stays in the trip', () => {
  for (const wish of ['later start saturday', 'nothing before 11 on saturday', 'saturday cant kick off til 12'])
    expect(['retime', 'hours']).toContain(kindOf(wish));
});
