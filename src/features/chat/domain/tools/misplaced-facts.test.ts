import { describe, expect, test } from 'vitest';
import { misplacedFacts } from './misplaced-facts.ts';

const FACTS = [
  {
    days: [
      {
        slots: [
          { place: 'Dishoom Covent Garden', from: '19:30', to: '21:00', price: '£29.50 a person' },
          { place: 'fabric', from: '23:00', to: '02:00', price: '£25 a person' },
        ],
      },
    ],
    price: { activitiesMealsAndNights: '£283 a person, £2,264 for 8' },
  },
  {
    changes: ['Friday dinner is now Pho Soho in Soho, 19:45 to 20:50, £18 a person, instead of Dishoom Covent Garden.'],
  },
  { place: 'Pho Soho', price: '£18 a person' },
];
const kinds = (reply: string) => misplacedFacts(reply, FACTS).map(({ kind }) => kind);

describe('a figure belongs to its place', () => {
  test.each([
    'Dishoom is £29.50 a person, from 19:30 to 21:00.',
    'Dinner is at Pho Soho at 19:45 for £18.',
    'You eat at Dishoom Covent Garden, and the whole plan is £283 a person.',
    'It is £283 a person. fabric is £25.',
    'Dishoom Covent Garden (£29.50) gives way to Pho Soho (£18).',
    'Everything together is £2,264.',
  ])('%s', (reply) => {
    expect(kinds(reply)).toEqual([]);
  });
});

describe('a figure of another place is caught', () => {
  test.each([
    ['Dishoom is £25 a person.', 'price'],
    ['You are at Dishoom Covent Garden at 23:00.', 'time'],
    ['Then fabric, for £29.50 each.', 'price'],
    ['Pho Soho starts at 2am.', 'time'],
  ])('%s', (reply, kind) => {
    expect(kinds(reply)).toEqual([kind]);
  });
});
