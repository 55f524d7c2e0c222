import { expect, test } from 'vitest';
import { saidOn, tripOf } from './trip-for-tests.ts';

const TRIPS = ['london-hen', 'dublin-work', 'prague-stag', 'whitby-birthday'];

test.each([
  'No cannabis or red light stuff please, it’s a company event',
  'no strippers please',
  'no strip clubs please its my mums do',
  'nothing tacky and no strippers',
  'no drugs or anything dodgy',
  'no gambling please',
  'keep it clean, no strippers',
  'we dont want any strip club or anything like that',
])('who rules out what nobody here arranges hears that it is not there: %s', (message) => {
  for (const id of TRIPS) {
    const trip = tripOf(id);
    const { turn, state } = saidOn(trip, message);
    expect(turn.reply).toMatch(/in the plan, and (?:it stays that way|now none will come in)\./);
    expect(state.plan.days).toEqual(trip.plan.days);
  }
});

test.each(['get us some cannabis', 'can we book a stripper', 'where can we get coke'])(
  'and who wants it, that it cannot be arranged: %s',
  (message) => {
    for (const id of TRIPS) expect(saidOn(tripOf(id), message).turn.reply).toContain('I cannot arrange that');
  },
);
