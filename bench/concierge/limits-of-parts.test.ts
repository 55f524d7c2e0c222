/** @module-tag long */
import { describe, expect, test } from 'vitest';
import { answerMessage } from '../../src/features/chat/domain/answer-message.ts';
import { intentsOf, tripOf } from './trip-for-tests.ts';

const capsOf = (id: string, message: string) =>
  intentsOf(id, message).map((intent) =>
    intent.kind === 'swap'
      ? {
          most: (intent.want.maxPence ?? 0) / 100,
          parts: intent.scope.slots.map(({ slot }) => slot.name),
          isOne: intent.scope.isOne ?? false,
        }
      : intent.kind,
  );

describe('a limit for meals, nights or activities is theirs, for each of them that costs more', () => {
  test.each([
    ['london-hen', 'Could we keep the meals to no more than £50 per person each?', 50, ['Hawksmoor Seven Dials']],
    ['lisbon-hen', 'no activity over 42', 42, ['Pastel de nata class at Batalha', 'Lisbon Winery tasting']],
    ['krakow-stag', 'no more than 25 quid on nights out per night', 25, ['Mercy Brown']],
    ['bristol-birthday', 'keep friday night under 12 each', 12, ['Watershed Café and Bar']],
    ['london-hen', 'swap karaoke for bowling, max 20 each', 20, ['Lucky Voice Soho']],
    ['london-day', 'burgers instead of pizza but not over 15', 15, ['Pizza Pilgrims Carnaby']],
  ])('%s: %s', (id, message, most, parts) => expect(capsOf(id, message)).toEqual([{ most, parts, isOne: false }]));

  test('of two that are both to cost less neither is to be chosen', () =>
    expect(capsOf('krakow-stag', 'starka and morskie oko both over 20, can we do both for less')).toEqual([
      { most: 0, parts: ['Starka', 'Morskie Oko'], isOne: false },
    ]));

  test.each([
    ['prague-stag', 'limit bars to 2 a night', { kind: 'at-most', count: 2, counts: 'night' }],
    ['london-hen', 'keep activities to one a day', { kind: 'at-most', count: 1, counts: 'activity' }],
  ])('so many of them are no hour and no pounds: %s: %s', (id, message, intent) =>
    expect(intentsOf(id, message)).toMatchObject([intent]),
  );
});

describe('a limit says what it counts', () => {
  test.each([
    ['prague-stag', 'were all on 200 max for the lot of it not inc the hotel', 200_00],
    ['dublin-work', 'The budget has been cut to EUR 200 a head including accommodation.', 173_00 - 73_92],
    ['dublin-work', 'Finance have capped us at EUR 150 per head for the whole event.', 130_00],
  ])('%s: %s', (id, message, capPence) =>
    expect(intentsOf(id, message)).toMatchObject([{ kind: 'cheaper', capPence }]),
  );
});

test.each([
  ['london-day', 'one of the kids is in a wheelchair, does the boat take them'],
  ['lisbon-hen', 'gran uses a zimmer frame, will the boat take her'],
])('whether a place takes somebody is answered before anything changes: %s: %s', (id, message) =>
  expect(answerMessage(tripOf(id), message).change).toBeNull(),
);

test('who walks with a frame asks for no way', () =>
  expect(
    intentsOf('bristol-birthday', "mum's on a walking frame now, so no hills").map(({ kind }) => kind),
  ).not.toContain('travel'));

test('the name of the country names no place', () =>
  expect(intentsOf('lisbon-hen', "beach saturday afternoon, we're in portugal")).toMatchObject([
    { kind: 'add', want: { venueIds: [], typeLabel: 'beach' } },
  ]));

test.each([
  ['lisbon-hen', 'dolphins on the saturday morning, jess has banged on about it for months', 'dolphins'],
  ['prague-stag', 'steak before the beer spa? groom needs feeding', 'steak'],
])('what nobody has is told by its name, whatever the reason for it: %s: %s', (id, message, name) => {
  const { change, reply } = answerMessage(tripOf(id), message);
  expect(change).toBeNull();
  expect(reply).toContain(`no ${name}`);
});

describe('what is said of the price after a wish is about what is wished', () => {
  test('cheap as chips is why it is wanted, and makes nothing else cheaper', () =>
    expect(
      intentsOf('krakow-stag', 'milk bar for saturday lunch, cheap as chips apparently').map(({ kind }) => kind),
    ).toEqual(['swap']));

  test('the pizza is to be cheaper, and not the trip', () =>
    expect(intentsOf('london-hen', 'swap hawksmoor for pizza, cheaper please')).toMatchObject([
      { kind: 'swap', want: { typeLabel: 'pizza', isCheaper: true } },
    ]));

  test.each([
    ['prague-stag', 'the spa thing costs a bomb, is there an alternative that doesnt'],
    ['london-hen', 'hawksmoor costs a fortune, alternatives?'],
  ])('what costs a fortune gives way to something that costs less: %s: %s', (id, message) =>
    expect(intentsOf(id, message)).toMatchObject([{ kind: 'swap', want: { isCheaper: true } }]),
  );
});

test('one who does not eat takes no lunch from the others', () =>
  expect(
    answerMessage(tripOf('dublin-work'), 'One attendee is fasting, so no lunch for her on Friday.').change,
  ).toBeNull());

test.each([
  ['whitby-birthday', 'picnic on the sunday, weather permitting'],
  ['whitby-birthday', 'fish n chips on the sunday before we go'],
])('a day that the trip does not have is told, and no other taken for it: %s: %s', (id, message) => {
  const { change, reply } = answerMessage(tripOf(id), message);
  expect(change).toBeNull();
  expect(reply).toContain('Sunday');
});

test.each([
  ['london-hen', 'dont want any activity that costs more than 40 a head', 40, ['TeamSport Karting Tower Bridge']],
])('what no activity may cost limits none but them: %s: %s', (id, message, most, parts) =>
  expect(capsOf(id, message)).toEqual([{ most, parts, isOne: false }]),
);

test('one more that is to be cheap makes nothing else cheaper', () =>
  expect(intentsOf('prague-stag', 'an extra club on saturday, cheap one')).toMatchObject([
    { kind: 'add', want: { typeLabel: 'club' } },
  ]));
