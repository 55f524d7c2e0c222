/** @module-tag long */
import { expect, test } from 'vitest';
import { answerMessage } from '../../src/features/chat/domain/answer-message.ts';
import { stateAfter } from '../../src/features/chat/domain/trail.ts';
import { fixedTrip } from './fixed-trip.ts';
import { outlineOf } from './trip-for-tests.ts';

function daysAfter(trip: string, message: string): [string | null | undefined, number] {
  const state = fixedTrip(outlineOf(trip));
  const { plan } = stateAfter(state, message, answerMessage(state, message));
  return [plan.days[0]?.date, plan.days.length];
}

test.each([
  ['lisbon-hen', 'flights booked!! out on the 11th back on the 14th june', '2027-06-11', 4],
  ['krakow-stag', 'weve booked flights 9 july back 11 july', '2027-07-09', 3],
  ['prague-stag', 'we fly on the 28th and come back on the 30th', '2027-05-28', 3],
  ['prague-stag', 'going 28/5 back 30/5', '2027-05-28', 3],
  ['prague-stag', 'booked the 28th of may till the 31st', '2027-05-28', 4],
  ['lisbon-hen', 'flights are cheaper the 17th so go from then', '2027-06-17', 4],
  ['lisbon-hen', 'make it the 9th not the 10th, back the same day', '2027-06-09', 5],
  ['dublin-work', 'Unfortunately the 28th no longer suits; could we do 11 and 12 February?', '2027-02-11', 2],
  ['prague-stag', 'coming home the 24th', '2027-05-21', 4],
  ['prague-stag', 'we get there on the 20th', '2027-05-20', 4],
  ['prague-stag', 'he finishes work on the 21st so we go the 22nd', '2027-05-22', 3],
  ['london-hen', 'the 12th is out, 19th instead', '2027-03-19', 3],
  ['london-hen', 'we cant do the 12th can we do the 19th', '2027-03-19', 3],
  ['london-hen', 'its actually march 2028 lol not 27, same weekend', '2028-03-10', 3],
  ['prague-stag', 'we meant 2028', '2028-05-19', 3],
  ['london-hen', 'staying til monday now', '2027-03-12', 4],
  ['london-hen', 'nobody can get friday off so its just sat/sun', '2027-03-13', 2],
  ['dublin-work', 'one day only, just the thursday', '2027-01-28', 1],
  ['london-day', "he's away that saturday so the one after", '2027-02-27', 1],
  ['london-day', 'hes got football that day, do it on the sunday', '2027-02-21', 1],
  ['london-day', 'make it sunday 21st', '2027-02-21', 1],
])('%s: after “%s” the trip begins on %s', (trip, message, first, days) =>
  expect(daysAfter(trip, message)).toEqual([first, days]),
);

test.each([
  ['london-hen', 'we need to pay by the 1st of march'],
  ['london-hen', 'her birthday is the 20th of march'],
  ['london-hen', 'jo is out on the 13th'],
  ['london-hen', 'emma flies back on the 13th'],
  ['london-hen', 'are we back on the 14th'],
  ['london-hen', 'two girls arrive on the 13th'],
  ['prague-stag', 'maybe 11 not 12 for the laser game'],
])('%s: “%s” moves no trip', (trip, message) => {
  const { plan } = fixedTrip(outlineOf(trip));
  expect(daysAfter(trip, message)).toEqual([plan.days[0]?.date, plan.days.length]);
});

test.each([
  ['bristol-birthday', 'The Friday is no longer possible, just the Saturday and Sunday.', 'Brunel’s SS Great Britain'],
  ['krakow-stag', 'cant do the friday now, just saturday and sunday', 'Axe Nation'],
  ['london-hen', 'nobody can get friday off so its just sat/sun', 'TeamSport Karting Tower Bridge'],
])('%s: “%s” takes Friday’s parts out and leaves the others on their days', (trip, message, name) => {
  const state = fixedTrip(outlineOf(trip));
  const { plan } = stateAfter(state, message, answerMessage(state, message));
  expect(plan.days.flatMap(({ slots }) => slots.map((slot) => slot.name))).not.toContain(name);
  expect(plan.days).toHaveLength(2);
});
