/** @module-tag long */
import { describe, expect, test } from 'vitest';
import { answerMessage } from '../../src/features/chat/domain/answer-message.ts';
import type { ConciergeState } from '../../src/features/chat/domain/concierge-state.ts';
import { stateAfter } from '../../src/features/chat/domain/trail.ts';
import { fixedTrip } from './fixed-trip.ts';
import { TRIP_OUTLINES } from './trip-outlines.ts';

const TRIPS = new Map(TRIP_OUTLINES.map((outline) => [outline.id, fixedTrip(outline)]));
const tripOf = (id: string): ConciergeState => {
  const trip = TRIPS.get(id);
  if (!trip) throw new Error(`no trip ${id}`);
  return trip;
};
const say = (id: string, message: string) => answerMessage(tripOf(id), message);

describe('what is weighed after something else is shown and not done', () => {
  test.each([
    ['london-hen', 'leave karaoke in for now. if 3 of the girls drop out does it get dearer for the rest of us'],
    ['prague-stag', 'keep the beer spa. what would it be if we lost the boat'],
    ['krakow-stag', 'thanks for that. how much would we save if we dropped karting'],
    ['krakow-stag', 'lads are grumbling about money, what would we save if we dropped karting'],
    ['dublin-work', 'hi, quick one before the board meeting. how much if we took out the irish dancing'],
    ['krakow-stag', 'could we do it all for 180 each or is that daft'],
    ['london-hen', 'can we swap the boat for bowling or is that pushing it'],
  ])('%s: %s', (id, message) => {
    const { change, reply } = say(id, message);
    expect(change).toBeNull();
    expect(reply).toContain('If you did that:');
    expect(reply).toContain('Nothing has changed yet.');
  });

  test('what was ordered before it is done', () => {
    const { change, reply } = say('london-hen', 'move dinner on saturday to 8. and what if we were 10 not 12');
    expect(change?.request.groupSize).toBe(12);
    expect(reply).toContain('moves from 19:00 to 20:00');
    expect(reply).toContain('The plan is now for 10 people');
    expect(reply).toContain('That is not done yet.');
  });

  test.each(['swap the cinema for bowling if that would be ok', 'swap the cinema for bowling please'])(
    'a polite order is done: %s',
    (message) => expect(say('london-day', message).change).not.toBeNull(),
  );
});

describe('a sum that is told to ask whether the plan keeps to it is held against the price', () => {
  test.each([
    ['london-hen', 'Our budget is £220 a head all in, are we under?', '£350 over £220'],
    ['dublin-work', 'finance have capped us at 150 per person including accommodation. does this fit?', 'over £150'],
    ['prague-stag', 'lads are saying 300 quid is their limit. where are we at', '£67.83 under £300'],
    ['lisbon-hen', 'I told everyone 900 with the hotel, are we over that', '£73.12 over £900'],
    ['bristol-birthday', 'we agreed 200 each. is that still about right?', '£2 over £200'],
    ['whitby-birthday', "we've got 1200 in the kitty, are we within that", 'under'],
  ])('%s: %s', (id, message, told) => {
    const { change, reply } = say(id, message);
    expect(change).toBeNull();
    expect(reply).toContain(told);
  });

  test.each([
    ['prague-stag', 'keep it under 200 each, is that ok?'],
    ['prague-stag', 'max 250 each is that ok'],
  ])('and an order is one: %s %s', (id, message) => expect(say(id, message).change).not.toBeNull());
});

describe('a need that is told to ask about it changes nothing before the answer', () => {
  test.each([
    ['bristol-birthday', '3 of them are under 10, is the bar ok for them', 'under-18s'],
    ['lisbon-hen', 'one of them is 5 months pregnant, is anything on there a no no for her', 'Lisbon Winery tasting'],
    ['london-hen', "Hannah's 20 weeks pregnant. Is the karting safe for her?", 'No: Friday afternoon at TeamSport'],
    [
      'dublin-work',
      "one of the team is teetotal and another's muslim, is there much point them coming to the jameson thing",
      'make it all halal and alcohol-free',
    ],
    ['dublin-work', 'my boss is veggie. would hawksmoor do something for him', 'Yes, Hawksmoor Dublin'],
    ['london-hen', 'my cousin is vegan, can she eat at hawksmoor', 'Yes, Hawksmoor Seven Dials'],
    ['krakow-stag', "tom's on crutches, is the vistula walk going to be a problem", 'Yes, Vistula boulevards'],
  ])('%s: %s', (id, message, told) => {
    const { change, reply } = say(id, message);
    expect(change).toBeNull();
    expect(reply).toContain(told);
  });

  test.each([
    ['london-hen', 'my cousin is vegan, can we swap hawksmoor'],
    ['london-day', 'one of us uses a wheelchair. make sure she can do all of it'],
    ['prague-stag', "one lads in a wheelchair, drop whatever he can't do"],
  ])('an order beside it is done: %s %s', (id, message) => expect(say(id, message).change).not.toBeNull());

  test.each([
    ['krakow-stag', 'two of the lads are coeliac, told me today'],
    ['dublin-work', 'three colleagues only eat halal, could you see to it that they can eat everywhere'],
  ])('what only says where it comes from is not misunderstood: %s %s', (id, message) => {
    const { change, reply } = say(id, message);
    expect(change).not.toBeNull();
    expect(reply).not.toContain('did not understand');
  });
});

describe('who is there for a day, or how many ask, is no order about the trip', () => {
  test.each([
    ['krakow-stag', 'dave can only make friday'],
    ['lisbon-hen', 'sarah is only there til saturday'],
    ['lisbon-hen', 'my auntie jean flies home saturday'],
    ['prague-stag', 'one lad flies home saturday night'],
    ['krakow-stag', "tom's not getting there till saturday"],
    ['london-hen', 'also my cousin can only come for the saturday'],
    ['lisbon-hen', 'wheres safe to walk back from after foxtrot, theres 6 of us all girls'],
    ['dublin-work', 'how do we get between the hotel and jamesons, there are 12 of us'],
  ])('%s: %s', (id, message) => {
    const { change, understood } = say(id, message);
    expect(change).toBeNull();
    expect(understood).toBe(true);
  });

  test.each([
    ['lisbon-hen', 'we fly home saturday'],
    ['london-hen', 'everyone can only do friday and saturday'],
    ['bristol-birthday', 'what time is dinner, theres 9 of us now'],
  ])('unless it is all of them: %s %s', (id, message) => expect(say(id, message).change).not.toBeNull());
});

describe('beds of their own move nobody to another hotel', () => {
  test.each([
    ['london-hen', 'we dont need a hotel'],
    ['london-hen', 'we dont need the hotel, were staying at my mums'],
    ['bristol-birthday', 'drop the hotel'],
    ['dublin-work', 'accommodation is already sorted'],
    ['lisbon-hen', 'weve booked our own airbnb so dont need the hotel'],
    ['london-hen', 'what would it cost if we stayed at hers'],
    ['prague-stag', 'we dont need a hotel mates got a flat'],
  ])('%s: %s', (id, message) => {
    const { change, reply } = say(id, message);
    expect(change).toBeNull();
    expect(reply).toContain('Without it the trip comes to');
  });

  test('and a posh one that nobody needs is no dearer one', () => {
    const before = tripOf('prague-stag').plan.totals.allPerPersonPence;
    const after = say('prague-stag', 'dont need a posh hotel').change?.plan.totals.allPerPersonPence;
    expect(after).toBeLessThan(before);
  });

  test.each([
    ['krakow-stag', 'drop the hotel for a hostel'],
    ['lisbon-hen', 'can we stay at bairro alto hotel instead'],
  ])('another one is moved to where it is wanted: %s %s', (id, message) =>
    expect(say(id, message).change?.plan.stay?.hotelId).not.toBe(tripOf(id).plan.stay?.hotelId),
  );
});

describe('one of them who misses a part leaves it in the plan', () => {
  test.each([
    ['krakow-stag', 'dave isnt doing the karting', 'Karting Arena Kraków is £26.54 a person'],
    ['london-hen', 'jess is skipping heaven so what does she pay', 'Heaven is £15 a person'],
    ['lisbon-hen', "could my friend who's skint skip the winery and just pay for the rest", 'Lisbon Winery tasting is'],
    [
      'krakow-stag',
      'she could skip the karting, how much off is that for her',
      'Karting Arena Kraków is £26.54 a person',
    ],
  ])('%s: %s', (id, message, told) => {
    const { change, reply } = say(id, message);
    expect(change).toBeNull();
    expect(reply).toContain(told);
  });

  test.each([
    ['krakow-stag', 'skip the karting'],
    ['london-hen', 'maybe skip heaven'],
    ['krakow-stag', 'nobody is doing the karting'],
  ])('unless it is for all: %s %s', (id, message) => expect(say(id, message).change).not.toBeNull());
});

describe('what a question names is what is answered', () => {
  test('by so much is so much less, and no limit', () => {
    const { change } = say('dublin-work', 'need to get it down by about 40 a head');
    expect(change?.plan.totals.slotsPerPersonPence).toBeGreaterThan(150_00);
  });

  test('both ends of the prices are told, each of its own day', () => {
    const { reply } = say('lisbon-hen', 'whats the cheapest bit of friday and the dearest bit of saturday');
    expect(reply).toContain('The cheapest part is Friday');
    expect(reply).toContain('The dearest part is Saturday dinner at Adega Machado');
  });

  test.each([
    ['krakow-stag', "swap whatever's dearest on saturday for something about half the price please", 'Karting'],
    ['london-hen', 'swap the priciest thing friday for something half the price', 'TeamSport'],
  ])('only the dearest part is exchanged: %s %s', (id, message, part) => {
    const { change, reply } = say(id, message);
    expect(change?.changed.filter((line) => line.includes('instead of'))).toHaveLength(1);
    expect(reply).toContain(`instead of ${part}`);
  });

  test.each([
    ['lisbon-hen', 'what could come out to get it under 500', 'saves £81.80'],
    ['krakow-stag', 'which bits could come out to save a tenner', 'saves £10'],
    ['lisbon-hen', 'how much walking is there on saturday', 'on foot'],
    ['bristol-birthday', 'which day is eating most of it', 'By day:'],
    ['london-hen', 'which bit is most tiring', 'TeamSport Karting'],
    ['london-day', 'mum hates heights and water, is anything a problem', 'heights'],
    ['london-hen', 'is hawksmoor under 60 each', '£85 a person'],
    ['lisbon-hen', "my mum's hip is bad, how far do we walk each day", 'on foot'],
  ])('%s: %s', (id, message, told) => {
    const { change, reply } = say(id, message);
    expect(change).toBeNull();
    expect(reply).toContain(told);
  });

  test('how tall somebody is makes nobody a child', () => {
    expect(say('krakow-stag', 'my brother in law is 6ft 8 and 20 stone, any bother with the karts').change).toBeNull();
  });
});

describe('what nobody here can do changes nothing', () => {
  test.each([
    ['london-hen', 'is it possible to bring 60 people to hawksmoor', 'I count everybody for the whole trip'],
    ['dublin-work', 'could we squeeze in 90 people for the irish dancing', 'I count everybody for the whole trip'],
    ['london-hen', 'could we hire the whole of heaven for the night', 'hiring the whole place'],
    ['london-hen', 'can we have a swimming pool in the hotel and a butler', 'You have Leman Locke now'],
    ['london-hen', 'can we stay in the castle', 'You have Leman Locke now'],
    ['lisbon-hen', 'make it sunny on the saturday', 'I cannot give orders to the weather'],
    ['london-hen', 'anything on the plan i can get cheaper with a voucher', 'vouchers'],
    ['prague-stag', 'anyone with a bad back should skip laser game harlequin right', '£11.43 a person'],
  ])('%s: %s', (id, message, told) => {
    const { change, reply } = say(id, message);
    expect(change).toBeNull();
    expect(reply).toContain(told);
  });

  test.each([
    ['london-hen', 'can we change hotel'],
    ['london-hen', 'we can stretch to 550'],
    ['bristol-birthday', '2 more people are coming'],
  ])('and what can be done is: %s %s', (id, message) => expect(say(id, message).change).not.toBeNull());
});

test.each(['drop it and whats the total', 'ok get rid of that and whats it come to now for everyone'])(
  'of the part that was asked about an order beside a question is done: %s',
  (message) => {
    const trip = tripOf('london-hen');
    const asked = stateAfter(trip, 'how much is heaven', answerMessage(trip, 'how much is heaven'));
    expect(answerMessage(asked, message).reply).toContain(
      'Heaven (Saturday night, 23:00 to 01:30, £15 a person) is out.',
    );
  },
);
