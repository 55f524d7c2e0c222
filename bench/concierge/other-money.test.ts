import { describe, expect, test } from 'vitest';
import { answerMessage } from '../../src/features/chat/domain/answer-message.ts';
import { fixedTrip } from './fixed-trip.ts';
import { outlineOf } from './trip-for-tests.ts';

const answer = (id: string, message: string) => answerMessage(fixedTrip(outlineOf(id)), message);

describe('a sum in another money is told and changes nothing', () => {
  test.each([
    ['krakow-stag', 'whats 300 quid in zloty', '£300 is about 1,470 zł'],
    ['krakow-stag', '300 gbp in zł?', '£300 is about 1,470 zł'],
    ['krakow-stag', 'whats €200 in pounds', '€200 is about £173.91'],
    ['krakow-stag', 'how much zloty do we get for 100 quid', '£100 is about 490 zł'],
    ['prague-stag', 'how much is 1000 Kč in £', '1,000 Kč is about £35.71'],
    ['dublin-work', 'whats 500 pounds in local money', '£500 is about €575'],
    ['prague-stag', 'whats the exchange rate', '£1 is about 28 Kč'],
    ['krakow-stag', 'do we need zloty', '£1 is about 4.90 zł'],
    ['prague-stag', 'czech crowns or euros?', '£1 is about 28 Kč'],
    ['krakow-stag', 'do we need zloty or euros', '£1 is about 4.90 zł'],
    ['krakow-stag', 'how much is it in euros', '€359.85 a person with the stay (£312.91)'],
  ])('%s: %s', (id, message, told) => {
    const { change, reply } = answer(id, message);
    expect(change).toBeNull();
    expect(reply).toContain(told);
  });
});

test.each([
  ['dublin-work', 'max €350 a head', 30_400],
  ['dublin-work', 'keep it under 300 euros each', 26_000],
  ['krakow-stag', 'budget is 1225 zloty pp', 25_000],
])('a limit in other money is kept in pounds: %s, %s', (id, message, pence) => {
  expect(answer(id, message).change?.request.budgetCapPence).toBe(pence);
});

test('the price of a part is told in its own money too', () => {
  expect(answer('krakow-stag', 'how much is the karting in zloty').reply).toContain('(130 zł on the spot)');
});
