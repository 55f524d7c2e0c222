/** @module-tag long */
import { describe, expect, test } from 'vitest';
import { said } from './say-to-trip.ts';
import { outlineOf, saidOn, tripOf } from './trip-for-tests.ts';

const turnOf = (trip: string, message: string) => saidOn(tripOf(trip), message).turn;
/** The first day after the message, by its date or, where the trip has none, its weekday, and how many days there are. */
function daysAfter(trip: string, message: string): [string | number | undefined, number | undefined] {
  const days = turnOf(trip, message).change?.plan.days;
  return [days?.[0]?.date ?? days?.[0]?.weekday, days?.length];
}

describe('how many nights, with nothing else said but why', () => {
  test.each([
    ['london-hen', "just the one night, she's on call on Sunday", '2027-03-12', 2],
    ['lisbon-hen', 'two nights only please', '2027-06-10', 3],
    ['krakow-stag', "we're down to one night, the flights are gone", 4, 2],
    ['prague-stag', '3 nights now boys, no flight on the Sunday', '2027-05-21', 4],
    ['bristol-birthday', 'make it three nights, not two', 4, 4],
    ['dublin-work', 'two nights instead', '2027-01-28', 3],
    ['prague-stag', 'another night would be lovely', '2027-05-21', 4],
    ['dublin-work', 'could we possibly stay a second night', '2027-01-28', 3],
    ['krakow-stag', 'we want to add a third night', 4, 4],
    ['bristol-birthday', 'two nights to three', 4, 4],
    ['lisbon-hen', 'we need an extra night at the start', '2027-06-09', 5],
    ['london-hen', "we're staying the Sunday night too", '2027-03-12', 4],
    ['london-hen', 'an extra night on the thursday please', '2027-03-11', 4],
    ['lisbon-hen', 'only two nights, none of them can get the Thursday off', '2027-06-11', 3],
  ])('%s: “%s”', (trip, message, first, days) => expect(daysAfter(trip, message)).toEqual([first, days]));

  test.each([
    ['krakow-stag', 'any chance of a third night?'],
    ['prague-stag', 'is it too late to add a night?'],
  ])('%s: “%s” is shown first', (trip, message) => {
    const { reply, change } = turnOf(trip, message);
    expect(reply).toMatch(/^If you did that:\nThe trip is now/);
    expect(change).toBeNull();
  });

  test.each([
    ['london-hen', 'just two nights is plenty'],
    ['london-hen', 'are we staying two nights?'],
    ['lisbon-hen', "it's two nights, yes?"],
    ['prague-stag', 'am I right in thinking it is only one night?'],
    ['london-hen', 'how many nights is it'],
    ['lisbon-hen', 'one more night out on saturday'],
    ['lisbon-hen', 'can we move karaoke to another night'],
    ['bristol-birthday', 'drop the second night'],
    ['prague-stag', 'can the hotel be cheaper for the two nights'],
  ])('%s: “%s” leaves the days as they are', (trip, message) => {
    const days = turnOf(trip, message).change?.plan.days;
    expect(days?.length ?? outlineOf(trip).days.length).toBe(outlineOf(trip).days.length);
  });
});

describe('dates in words, days of the month and days that the trip is moved to', () => {
  test.each([
    ['prague-stag', "We've had to move it back to the fourth of June", '2027-06-04', 3],
    ['dublin-work', 'It must now be held on the eleventh and twelfth of February.', '2027-02-11', 2],
    ['london-hen', 'please change it to the nineteenth to the twenty-first of March', '2027-03-19', 3],
    ['bristol-birthday', "we've settled on the second to the fourth of July", '2027-07-02', 3],
    ['prague-stag', 'the 28th to the 30th', '2027-05-28', 3],
    ['london-hen', 'the nineteenth would suit us better', '2027-03-19', 3],
    ['lisbon-hen', "we're staying till the monday", '2027-06-10', 5],
    ['prague-stag', "our flight on sunday is cancelled, we're coming home monday", '2027-05-21', 4],
    ['whitby-birthday', "could we trouble you for an extra day, we thought we'd stay until Sunday", '2027-04-16', 3],
    ['london-day', "it has to be the Sunday now, he's playing on the Saturday", '2027-02-21', 1],
    ['london-day', 'sunday 21st instead, saturday is no good any more', '2027-02-21', 1],
    ['london-day', 'could it be moved to the Sunday', '2027-02-21', 1],
    ['london-day', "the party's the sunday now, 21st", '2027-02-21', 1],
    ['london-day', "he's mixed up the dates, it'll be the Saturday after", '2027-02-27', 1],
    ['krakow-stag', 'only the saturday suits us, make it one day', 5, 1],
    ['whitby-birthday', "friday's no good for most of us", '2027-04-17', 1],
    ['lisbon-hen', "we can't get there before friday", '2027-06-11', 3],
    ['dublin-work', "It has to be a Friday and Saturday, we can't close on a Thursday", '2027-01-29', 2],
  ])('%s: “%s”', (trip, message, first, days) => expect(daysAfter(trip, message)).toEqual([first, days]));

  test.each([
    ['dublin-work', 'march not january', /Thursday 4 March 2027/],
    ['london-hen', 'the wedding is earlier, so it has to be February', /Friday 5 February 2027/],
    ['krakow-stag', 'is there any way to go the week after', /no dates yet/],
  ])('%s: “%s” asks which', (trip, message, reply) => expect(turnOf(trip, message).reply).toMatch(reply));

  test.each([
    ['dublin-work', 'please start friday no earlier than noon'],
    ['krakow-stag', 'start saturday no later than 11'],
    ['london-hen', 'her thirtieth is on the friday'],
    ['prague-stag', 'that is the fourth bar of the day'],
    ['dublin-work', 'we are on the tenth floor'],
    ['london-hen', 'the second may be better for us'],
  ])('%s: “%s” names no date', (trip, message) => {
    const days = turnOf(trip, message).change?.plan.days;
    expect(days?.[0]?.date ?? outlineOf(trip).firstDay).toBe(outlineOf(trip).firstDay);
  });
});

test.each([
  ['lisbon-hen', 'keep monday, we love it'],
  ['krakow-stag', 'leave friday night, that’s grand'],
  ['bristol-birthday', 'leave friday night as it is'],
])('what is to be left as it is moves no dates: %s, “%s”', (trip, message) => {
  const { before, after } = said(trip, message);
  expect(after.request).toEqual(before.request);
});

test('an hour in figures is one word, so who is to be home by it moves no dates: a day that ends sooner is shown', () => {
  const { before, after, reply } = said('bristol-birthday', 'I need to be home sunday by two o’clock');
  expect(after.request).toEqual(before.request);
  expect(reply).toContain('Sunday now ends by 14:00');
});
