/** @module-tag long */
import { describe, expect, test } from 'vitest';
import { changedBetween, said } from './say-to-trip.ts';
import { intentsOf, tripOf } from './trip-for-tests.ts';

describe('a saving on the whole price is shared among all', () => {
  test.each([
    ['london-hen', 'can you make it £600 less overall', 600],
    ['london-hen', 'can you make it 6 hundred less overall', 600],
    ['krakow-stag', 'knock five hundred off the total', 500],
    ['bristol-birthday', 'could it be 200 quid cheaper in total', 200],
    ['prague-stag', 'lose 500 off the lot', 500],
  ])('%s: %s', (trip, message, pounds) => {
    const { plan } = tripOf(trip);
    const capPence = plan.totals.slotsPerPersonPence - Math.floor((pounds * 100) / plan.groupSize);
    expect(intentsOf(trip, message)).toEqual([{ kind: 'cheaper', capPence, perPerson: true }]);
  });

  test.each([
    ['london-hen', '2 less overall, so 10 of us', 10],
    ['krakow-stag', 'there are 2 fewer of us now', 8],
  ])('%s: %s counts people', (trip, message, people) => {
    expect(said(trip, message).after.request.groupSize).toBe(people);
  });
});

describe('the best place is the best that the limit allows, and no other that costs hardly more', () => {
  test.each([
    ['krakow-stag', 'make friday dinner the best place'],
    ['krakow-stag', 'somewhere nicer for dinner on friday, make it the best place youve got'],
    ['bristol-birthday', 'swap pieminister for the best restaurant youve got'],
    ['prague-stag', 'best restaurant you have for saturday dinner'],
  ])('%s: %s', (trip, message) => {
    const { before, after, reply } = said(trip, message);
    const { came } = changedBetween(before, after);
    const pence = (venueId: string | undefined, { plan }: typeof before): number =>
      plan.days.flatMap(({ slots }) => slots).find((slot) => slot.venueId === venueId)?.pricePerPersonPence ?? 0;
    const { went } = changedBetween(before, after);
    if (came.length > 0) expect(pence(came[0], after)).toBeGreaterThanOrEqual(pence(went[0], before) * 1.1);
    else expect(reply).toMatch(/raise the limit|stays/);
    expect(reply).not.toMatch(/did not understand/);
  });
});

test('a boat trip is no speedboat ride, where there is one', () => {
  const { before, after, reply } = said('whitby-birthday', 'swap the castle for a boat trip');
  expect(reply).not.toMatch(/[Ss]peedboat/);
  expect(changedBetween(before, after).types.join()).not.toMatch(/Speedboat/);
});

describe('another day of the trip is another day, and no hour', () => {
  test.each([
    ['krakow-stag', 'move the escape rooms earlier in the weekend', [1, 0]],
    ['krakow-stag', 'can the axe throwing be later in the weekend', [1, 2]],
    ['london-hen', 'could you put the shard on an earlier day', [1, 0]],
    ['prague-stag', 'move the spa to a different day', [0, 2]],
  ])('%s: %s', (trip, message, [day, other]) => {
    expect(intentsOf(trip, message)).toMatchObject([{ kind: 'move-day', day, orDays: [other] }]);
  });

  test('earlier on its day is still that', () => {
    expect(intentsOf('krakow-stag', 'move the escape rooms earlier')).toMatchObject([{ kind: 'retime' }]);
  });
});

describe('who says which of two comes first says that the other follows', () => {
  test.each([
    ['prague-stag', 'could we do the staropramen first thing on sunday instead and the cruise after'],
    ['krakow-stag', 'street art first on friday, axes after'],
    ['bristol-birthday', 'can the murals be first on sunday and the ferry last'],
  ])('%s: %s', (trip, message) => {
    expect(intentsOf(trip, message)).toMatchObject([{ kind: 'exchange' }]);
  });
});

describe('nobody eats so of whom it is said that they do not', () => {
  test.each([
    ['krakow-stag', 'can we get burgers instead of krowarzywa, no chance this lot eat veggie'],
    ['bristol-birthday', 'swap cafe kino, none of us eat vegan'],
  ])('%s: %s', (trip, message) => {
    expect(said(trip, message).after.request.needs.diets).toEqual(tripOf(trip).request.needs.diets);
  });
});
