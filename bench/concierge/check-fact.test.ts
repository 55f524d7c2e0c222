import { expect, test } from 'vitest';
import type { ConciergeState } from '../../src/features/chat/domain/concierge-state.ts';
import type { Fact } from './case-schema.ts';
import { checkFact } from './check-fact.ts';
import { fixedTrip } from './fixed-trip.ts';
import { londonHen, outlineOf, withStop } from './trip-for-tests.ts';
import type { TripOutline } from './trip-outlines.ts';

const original = londonHen();

const isTrue = (fact: Fact, after: TripOutline, before: ConciergeState = original): boolean =>
  checkFact(fact, { before, after: fixedTrip(after), original, previous: original, places: original.places });

const SAME = outlineOf('london-hen');
const ZEDEL = withStop('london-hawksmoor-seven-dials', ['dinner', 'london-brasserie-zedel', 1140]);
const NO_SHARD = withStop('london-view-from-the-shard', null);
const LATE = withStop('london-puttshack-bank', ['activity', 'london-puttshack-bank', 660]);
const SPA = withStop('london-city-cruises-westminster', ['activity', 'london-cowshed-carnaby', 915]);

// Each fact, a trip of which it is true, and one of which it is not.
const FACTS: readonly (readonly [string, Fact, TripOutline, TripOutline])[] = [
  ['gone', { fact: 'gone', slots: ['d2-dinner'] }, ZEDEL, SAME],
  ['stays', { fact: 'stays', slots: ['d2-dinner'] }, LATE, ZEDEL],
  ['original', { fact: 'original', slots: ['d2-dinner'] }, SAME, ZEDEL],
  ['replaced', { fact: 'replaced', slot: 'd2-dinner', by: {} }, ZEDEL, SPA],
  [
    'replaced by something cheaper',
    { fact: 'replaced', slot: 'd2-a2', by: { price: 'less' } },
    withStop('london-city-cruises-westminster', ['activity', 'london-tate-modern', 915]),
    SPA,
  ],
  [
    'replaced by a spa',
    { fact: 'replaced', slot: 'd2-a2', by: { like: ['spa'] } },
    SPA,
    withStop('london-city-cruises-westminster', ['activity', 'london-tate-modern', 915]),
  ],
  [
    'replaced, not merely left out',
    { fact: 'replaced', slot: 'd3-a2', by: {} },
    withStop('london-view-from-the-shard', ['activity', 'london-tate-modern', 900]),
    NO_SHARD,
  ],
  [
    'replaced by what caters for vegans',
    { fact: 'replaced', slot: 'd2-dinner', by: { diets: ['vegan'] } },
    withStop('london-hawksmoor-seven-dials', ['dinner', 'london-mildreds-soho', 1140]),
    withStop('london-hawksmoor-seven-dials', ['dinner', 'london-gaucho-piccadilly', 1140]),
  ],
  ['added', { fact: 'added', by: { like: ['spa'] }, day: 2 }, SPA, SAME],
  [
    'added on that day',
    { fact: 'added', by: { like: ['spa'] }, day: 2 },
    SPA,
    withStop('london-view-from-the-shard', ['activity', 'london-cowshed-carnaby', 900]),
  ],
  [
    'dropped',
    { fact: 'dropped', slots: ['d3-a2'] },
    NO_SHARD,
    withStop('london-view-from-the-shard', ['activity', 'london-tate-modern', 900]),
  ],
  ['moved later', { fact: 'moved', slot: 'd2-a1', to: 'later' }, LATE, SAME],
  [
    'moved earlier',
    { fact: 'moved', slot: 'd2-a1', to: 'earlier' },
    withStop('london-puttshack-bank', ['activity', 'london-puttshack-bank', 600]),
    LATE,
  ],
  ['moved to the minute', { fact: 'moved', slot: 'd2-a1', to: { from: 660, to: 660 } }, LATE, SAME],
  ['a later day', { fact: 'day-begins', day: 2, than: 'later' }, LATE, SAME],
  [
    'a day not before a minute',
    { fact: 'day-begins', day: 2, than: 'later', notBefore: 660 },
    LATE,
    withStop('london-puttshack-bank', ['activity', 'london-puttshack-bank', 640]),
  ],
  ['an earlier end', { fact: 'day-ends', day: 3, than: 'earlier', notAfter: 900 }, NO_SHARD, SAME],
  ['size', { fact: 'size', is: 13 }, { ...SAME, groupSize: 13 }, SAME],
  ['dates', { fact: 'dates', first: '2027-03-19', days: 3 }, { ...SAME, firstDay: '2027-03-19' }, SAME],
  [
    'needs',
    { fact: 'needs', diets: ['vegan'], stepFree: true },
    { ...SAME, needs: { diets: ['vegan'], stepFree: true } },
    { ...SAME, needs: { diets: ['vegan'] } },
  ],
  ['needs that are over', { fact: 'needs', notDiets: ['vegan'] }, SAME, { ...SAME, needs: { diets: ['vegan'] } }],
  ['cap', { fact: 'cap', is: 300_00 }, { ...SAME, budgetCapPence: 300_00 }, SAME],
  ['no cap', { fact: 'cap', is: null }, { ...SAME, budgetCapPence: null }, SAME],
  ['total', { fact: 'total', than: 'less', atMost: 340_00, by: 47_00 }, ZEDEL, NO_SHARD],
  ['calmer', { fact: 'calmer', day: 2 }, withStop('london-heaven', null), SAME],
  ['calmer by its pace', { fact: 'calmer' }, { ...SAME, pace: 'calm' }, SAME],
  [
    'livelier',
    { fact: 'livelier', day: 2 },
    withStop('london-city-cruises-westminster', ['activity', 'london-thames-rockets', 915]),
    withStop('london-heaven', null),
  ],
  [
    'stay',
    { fact: 'stay', than: 'cheaper' },
    { ...SAME, hotelId: 'london-generator' },
    { ...SAME, hotelId: 'london-the-savoy' },
  ],
  ['another stay', { fact: 'stay', than: 'other' }, { ...SAME, hotelId: 'london-the-savoy' }, SAME],
  [
    'that stay',
    { fact: 'stay', ids: ['london-the-ned'] },
    { ...SAME, hotelId: 'london-the-ned' },
    { ...SAME, hotelId: 'london-the-savoy' },
  ],
  ['undone', { fact: 'undone' }, SAME, LATE],
  [
    'every',
    { fact: 'every', kinds: ['activity'], by: { indoor: true }, day: 2 },
    SPA,
    withStop('london-city-cruises-westminster', ['activity', 'london-goboat-paddington', 915]),
  ],
  ['none', { fact: 'none', by: { like: ['club'] } }, withStop('london-heaven', null), SAME],
  ['count', { fact: 'count', kinds: ['activity'], than: 1, day: 3 }, NO_SHARD, SAME],
  ['fewer', { fact: 'count', kinds: ['activity'], than: 'fewer', day: 3 }, NO_SHARD, SAME],
  ['changed', { fact: 'changed', kinds: ['dinner'], is: 1 }, ZEDEL, SAME],
];

test.each(FACTS)('a trip of which “%s” is true is told from one of which it is not', (_, fact, yes, no) => {
  expect(isTrue(fact, yes)).toBe(true);
  expect(isTrue(fact, no)).toBe(false);
});

test('a slot keeps its name in a conversation though the ids are counted anew', () => {
  const withoutGolf = fixedTrip(withStop('london-puttshack-bank', null));
  const boatIsOut: TripOutline = {
    ...SAME,
    days: SAME.days.map((stops) =>
      stops.filter(([, id]) => id !== 'london-puttshack-bank' && id !== 'london-city-cruises-westminster'),
    ),
  };
  expect(isTrue({ fact: 'dropped', slots: ['d2-a2'] }, boatIsOut, withoutGolf)).toBe(true);
});
