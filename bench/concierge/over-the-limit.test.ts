/** @module-tag long */
import { describe, expect, test } from 'vitest';
import { saidOn, tripOf } from './trip-for-tests.ts';

const turnOf = (trip: string, message: string) => saidOn(tripOf(trip), message).turn;

describe('what is over, only with the stay or by the price with it, comes down with the stay in it', () => {
  test.each([
    ['krakow-stag', "we're 13 quid over, bring it back to 300", 300],
    ['krakow-stag', 'Total is a touch over, get it down to £300', 300],
    ['prague-stag', '£336 a head is too much, 300 is the limit', 300],
    ['london-hen', '570 is miles over, 500 is the cap', 500],
    ['lisbon-hen', "it's over what I promised the girls, needs to be under 900", 900],
    ['bristol-birthday', "we're over by about fifty, can you get it back to 150", 150],
    ['dublin-work', 'finance has cut us to 260 a head, hotel and all', 260],
    ['prague-stag', "it's too high for the students, get it under 290 all in", 290],
  ])('%s: “%s”', (trip, message, pounds) => {
    const { change } = turnOf(trip, message);
    expect(change?.plan.totals.allPerPersonPence).toBeLessThanOrEqual(pounds * 100);
  });

  test('without a stay it is the limit of the rest', () => {
    const { change } = turnOf('london-day', "we're a bit over, 120 was the limit");
    expect(change?.plan.totals.slotsPerPersonPence).toBeLessThanOrEqual(120_00);
  });

  test.each([
    ['prague-stag', 'is 336 each over what we said?'],
    ['dublin-work', 'why are we over 250'],
    ['prague-stag', 'we were over budget last year, 300 was the limit'],
  ])('%s: “%s” changes nothing', (trip, message) => expect(turnOf(trip, message).change).toBeNull());
});

describe('sums of other things', () => {
  test.each([
    ['lisbon-hen', 'can the hotel be under 250 each for the three nights', 250],
    ['london-hen', 'accommodation max 150 pp please', 150],
    ['dublin-work', 'find us a hotel for less than 60 a head', 60],
    ['prague-stag', 'no more than 80 each on the hotel', 80],
  ])('%s: “%s” is of the stay, and of nothing else', (trip, message, pounds) => {
    const before = tripOf(trip).plan;
    const after = turnOf(trip, message).change?.plan;
    expect(after?.totals.stayPerPersonPence).toBeLessThanOrEqual(pounds * 100);
    expect(after?.budgetCapPence).toBe(before.budgetCapPence);
    expect(after?.totals.slotsPerPersonPence).toBe(before.totals.slotsPerPersonPence);
  });

  test('a stay that costs less already is told', () =>
    expect(turnOf('prague-stag', 'hotel under 150 a head please').reply).toMatch(/within £150 already/));

  test('what nobody signs off on at its price gives way to something cheaper', () =>
    expect(saidOn(tripOf('dublin-work'), "the boss won't sign off on Hawksmoor at 65 quid").turn.reply).toMatch(
      /^Friday lunch is now/,
    ));

  test.each([
    ['lisbon-hen', 'keep it to 40 euro for food at night', 34_79],
    ['london-hen', 'nothing over 35 for food at night', 35_00],
  ])('%s: “%s” is of the dinners', (trip, message, pence) => {
    const dinners = turnOf(trip, message).change?.plan.days.flatMap(({ slots }) =>
      slots.filter(({ kind }) => kind === 'dinner'),
    );
    expect(Math.max(...(dinners ?? []).map(({ pricePerPersonPence }) => pricePerPersonPence))).toBeLessThanOrEqual(
      pence,
    );
    expect(dinners?.length).toBeGreaterThan(0);
  });

  test.each([
    ['lisbon-hen', 'we want it all wrapped up by 11 each night', /Thursday now ends by 23:00/],
    ['krakow-stag', 'finish by 1 each night', /Friday now ends by 01:00/],
    ['prague-stag', 'dinner at 8 each night', /Las Adelitas on Friday moves from 19:00 to 20:00/],
  ])('%s: in “%s” the number is an hour', (trip, message, reply) => expect(turnOf(trip, message).reply).toMatch(reply));

  test.each([
    ['whitby-birthday', "Grandad's paying so the budget's doubled", 600_00],
    ['london-hen', 'the cap has been doubled', 1000_00],
  ])('%s: “%s” raises the limit', (trip, message, pence) =>
    expect(turnOf(trip, message).change?.request.budgetCapPence).toBe(pence),
  );

  test.each([
    ['dublin-work', 'could you bring the total cost down by a fifth or so', 0.8],
    ['prague-stag', 'cut the price by a quarter', 0.75],
  ])('%s: “%s” is a share of what it costs', (trip, message, share) => {
    const before = tripOf(trip).plan.totals.slotsPerPersonPence;
    const after = turnOf(trip, message).change?.plan.totals.slotsPerPersonPence;
    expect(after).toBeLessThanOrEqual(before * share);
  });
});
