/** @module-tag long */
import { expect, test } from 'vitest';
import { outlineOf, saidOn, tripOf } from './trip-for-tests.ts';

const sizeAfter = (trip: string, message: string): number | undefined => {
  const turn = saidOn(tripOf(trip), message).turn;
  return turn.change?.plan.groupSize;
};

test.each([
  ['lisbon-hen', '13 in total', 13],
  ['krakow-stag', '12 altogether now', 12],
  ['london-day', 'eight in all then, sorry', 8],
  ['krakow-stag', "ten's become twelve, Mick talked his brothers round", 12],
  ['lisbon-hen', "nine's now eleven, don't ask", 11],
  ['london-hen', 'our 12 has turned into 10, two of them are expecting', 10],
  ['whitby-birthday', 'seven is down to five, there is a bug going round', 5],
  ['london-day', 'we come to seven, I added us up again', 7],
  ['whitby-birthday', "we'll be eight, my brother's coming after all", 8],
  ['dublin-work', "we'll be twenty three, Orla is on leave", 23],
  ['dublin-work', 'its 26', 26],
  ['krakow-stag', 'i put us down as 10 but it is really 12', 12],
  ['london-hen', 'i typed 12, meant 14', 14],
  ['london-hen', "I told you 12, it's 13", 13],
  ['krakow-stag', "Ten was hopeful. I've had the replies. Eight", 8],
  ['london-hen', 'twelve was optimistic, half the office has the flu. nine', 9],
  ['prague-stag', 'would you mind if we book for two more?', 16],
  ['prague-stag', 'had two cancellations', 12],
  ['london-hen', "we've had a cancellation this morning", 11],
])('%s: after “%s” the plan is for %i', (trip, message, people) => expect(sizeAfter(trip, message)).toBe(people));

test.each([
  ['krakow-stag', 'its 8'],
  ['prague-stag', 'its 300'],
  ['lisbon-hen', "it's 40"],
  ['prague-stag', '300 in total'],
  ['london-hen', "what's the cancellation policy"],
  ['dublin-work', 'had three cancellations, do we get anything back'],
  ['dublin-work', 'how many cancellations can we have'],
  ['london-hen', 'dinner at 8 is now 9'],
])('%s: “%s” counts nobody', (trip, message) =>
  expect(sizeAfter(trip, message) ?? outlineOf(trip).groupSize).toBe(outlineOf(trip).groupSize),
);
