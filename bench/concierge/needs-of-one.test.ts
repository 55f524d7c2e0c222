import { describe, expect, test } from 'vitest';
import { answerMessage } from '../../src/features/chat/domain/answer-message.ts';
import { intentsOf, tripOf } from './trip-for-tests.ts';

describe('whether somebody old or hurt can manage is answered, and nothing changes', () => {
  test.each([
    ['london-hen', 'my nan is coming and shes 84, will she manage'],
    ['london-hen', 'nan is 84, can she manage saturday'],
    ['dublin-work', 'One of the directors has a bad back. Will he cope with Friday?'],
    ['prague-stag', 'grandads 82, is it all ok for him?'],
    ['lisbon-hen', 'mums just had her hip done, will she be ok'],
  ])('%s: %s', (id, message) => {
    const turn = answerMessage(tripOf(id), message);
    expect(turn.change).toBeNull();
    expect(turn.reply).toContain('step-free');
  });

  test.each([
    ['london-hen', 'will dinner be ok for 80 of us'],
    ['krakow-stag', 'is 85 each ok for everyone'],
  ])('sums and head counts are no ages: %s: %s', (id, message) =>
    expect(answerMessage(tripOf(id), message).reply).not.toContain('step-free'),
  );
});

describe('a need with what it forbids is noted once, and what is named for it gives way', () => {
  test('pregnant, and no bikes', () =>
    expect(intentsOf('bristol-birthday', 'sister is 7 months pregnant so she cant do the bikes')).toMatchObject([
      { kind: 'needs', isPregnant: true },
      { kind: 'swap', scope: { slots: [{ slot: { venueId: 'bristol-railway-path-ride' } }] } },
    ]));

  test('weeks of a pregnancy move no dates', () =>
    expect(
      intentsOf('krakow-stag', 'bride is 30 weeks pregnant so she cant go on the karting obviously').map(
        ({ kind }) => kind,
      ),
    ).not.toContain('dates'));

  test('halal for the group is halal for its dinners', () =>
    expect(intentsOf('krakow-stag', 'theres 2 muslims in the group so no pork at dinner')).toMatchObject([
      { kind: 'needs', diets: ['halal'] },
    ]));

  test('who will not be in bars', () =>
    expect(intentsOf('dublin-work', 'We have two Muslim colleagues who will not be in bars')).toMatchObject([
      { kind: 'needs', diets: ['halal'], noAlcohol: true },
    ]));

  test.each([
    ['krakow-stag', 'actually everyone eats meat, the veggie one isnt coming'],
    ['krakow-stag', 'the veggie one isnt coming'],
    ['dublin-work', 'our two vegan colleagues have dropped out'],
  ])('who eats so and stays away is no place to eat: %s: %s', (id, message) =>
    expect(intentsOf(id, message)).toMatchObject([{ kind: 'needs', diets: [], notDiets: expect.anything() }]),
  );
});

describe('sums without a currency are sums', () => {
  test.each([
    ['krakow-stag', 'cut 20 off', { kind: 'cheaper', capPence: 194_95 }],
    ['krakow-stag', 'best mans putting in 500 for the group', { kind: 'budget', capPence: 350_00 }],
    ['lisbon-hen', '400pp is the ceiling, nobody said no limit', { kind: 'cheaper', capPence: 400_00 }],
  ])('%s: %s', (id, message, intent) => expect(intentsOf(id, message)).toMatchObject([intent]));

  test('two of ten are people', () => expect(intentsOf('krakow-stag', 'take 2 off')[0]?.kind).not.toBe('cheaper'));

  test.each([
    ['london-day', 'dinners the dear bit so swap that for somewhere like nandos price', 'london-inamo-covent-garden'],
    ['prague-stag', 'swap the expensive bit on saturday', 'prague-beerland-beer-spa'],
    ['london-hen', 'lunch is the pricey one, swap it', 'london-brindisa-borough'],
  ])('what is called the dear bit is to cost less: %s: %s', (id, message, venueId) =>
    expect(intentsOf(id, message)).toMatchObject([
      { kind: 'swap', scope: { slots: [{ slot: { venueId } }] }, want: { isCheaper: true } },
    ]),
  );
});

describe('an age is no hour', () => {
  test.each([
    ['london-day', 'the 8 year old cant have nuts'],
    ['london-day', 'my 9 year old hates boats'],
    ['london-day', '7 year olds birthday dinner'],
    ['prague-stag', 'his 6 month old is coming along for lunch'],
  ])('%s: %s', (id, message) => expect(intentsOf(id, message).map(({ kind }) => kind)).not.toContain('retime'));

  test('and a need told with it is noted', () =>
    expect(intentsOf('london-day', 'the 8 year old cant have nuts')).toMatchObject([
      { kind: 'needs', diets: ['nut-free'] },
    ]));
});

describe('what is said of some or one holds for them', () => {
  test('three on a budget are no group of three', () =>
    expect(
      intentsOf('london-hen', 'theres 3 of us on a budget of 350 each, rest can do 500').map(({ kind }) => kind),
    ).toEqual(['cheaper']));

  test.each([
    ['krakow-stag', 'no vodka for tom hes on antibiotics'],
    ['bristol-birthday', "grandma can't do stairs, is there a lift at the ship"],
    ['lisbon-hen', '1500 quid for the sailing, split nine ways, is that what it costs'],
  ])('nothing changes: %s: %s', (id, message) => expect(answerMessage(tripOf(id), message).change).toBeNull());
});
