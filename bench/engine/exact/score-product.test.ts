import { describe, expect, test } from 'vitest';
import type { ProductNode, ProductProblem } from '../product-problem.ts';
import { scoreProduct } from './score-product.ts';

const stop = (node: number, slot: ProductNode['slot'], from: number, to: number, rest: Partial<ProductNode> = {}) => ({
  node,
  venue: node,
  slot,
  earliestStart: from,
  latestStart: to,
  duration: 60,
  score: 10 * node,
  price: 20,
  tag: 0,
  closedWeekday: -1,
  ...rest,
});

const product: ProductProblem = {
  id: 'trip',
  days: [
    { start: 600, end: 1200, weekday: 5, needLunch: true, needDinner: false },
    { start: 600, end: 900, weekday: 6, needLunch: false, needDinner: false },
  ],
  budgetPerPerson: 60,
  maxActivitiesPerDay: 1,
  maxNightlifePerDay: 1,
  tagCapPerTrip: 1,
  travelPenaltyPerMinute: 0.5,
  nodes: [
    { node: 0, slot: 'hotel' },
    stop(1, 'L', 720, 840),
    stop(2, 'A', 600, 1000),
    stop(3, 'A', 600, 1000, { tag: 1, closedWeekday: 6, price: 30 }),
    stop(4, 'L', 720, 840, { venue: 1 }),
    stop(5, 'A', 600, 700, { price: 0 }),
  ],
  travelMinutes: Array.from({ length: 6 }, (_, from) => Array.from({ length: 6 }, (_, to) => (from === to ? 0 : 10))),
};

describe('score of a plan', () => {
  test('adds up the points and takes the way off, there and back', () => {
    expect(scoreProduct(product, [[2, 1], []])).toBe(30 - 15);
  });

  test.each([
    ['a day without its lunch', [[2]], 'lacks a meal'],
    ['a venue twice, in two roles', [[1], [4]], 'visited twice'],
    ['two activities on a day of one', [[2, 3, 1]], 'too full'],
    ['a weekday on which it is closed', [[1], [3]], 'closed that day'],
    ['an hour at which it is closed', [[1, 5]], 'is closed at'],
    ['more money than there is', [[1, 3], [2]], 'above the budget'],
    ['two stops of one tag', [[1, 2], [5]], 'stops of A 0'],
    ['a stop that does not exist', [[1, 9]], 'is no stop'],
    ['a day too many', [[1], [], []], '3 days'],
  ])('refuses %s', (_what, plan, fault) => {
    expect(() => scoreProduct(product, plan)).toThrow(fault);
  });

  test('refuses a day that comes home late', () => {
    const short = { ...product, days: product.days.map((day) => ({ ...day, end: 780 })) };
    expect(() => scoreProduct(short, [[1], []])).toThrow('ends late');
  });
});
