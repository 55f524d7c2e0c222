import { expect, test } from 'vitest';
import { slotsOnDays } from '../../src/engine/plan-effect.ts';
import type { ConciergeState } from '../../src/features/chat/domain/concierge-state.ts';
import { said } from './say-to-trip.ts';
import { tripOf } from './trip-for-tests.ts';

const firstOn = ({ plan }: ConciergeState, day: number): number => plan.days[day]?.slots[0]?.startMinute ?? 0;
const lastOn = ({ plan }: ConciergeState, day: number): number => plan.days[day]?.slots.at(-1)?.endMinute ?? 0;

/** The starts of all that is on other days. */
const restOf = ({ plan }: ConciergeState, day: number): string[] =>
  slotsOnDays(plan).flatMap((one) => (one.day === day ? [] : [one.slot.venueId]));

test.each([
  ['krakow-stag', 2, 'what time are we up on sunday', 'make it an hour later', 715],
  ['dublin-work', 1, 'When do we start on Friday?', 'Half an hour later, if you would.', 685],
  ['whitby-birthday', 1, 'what time do we start on the sat', 'make it half 11', 690],
  ['lisbon-hen', 0, 'wot time r we meeting thurs', 'make it 3', 900],
  ['lisbon-hen', 1, 'What time do we start on Friday?', 'Make that noon please', 720],
  ['london-hen', 1, 'and what time do we start saturday', 'omg no way after friday night. 12 at the earliest', 720],
  ['prague-stag', 2, 'what time we starting sunday', 'way too early lads, nothing before 1', 780],
  ['london-day', 0, 'what time do we start', 'too early mate make it 12', 720],
] as const)(
  'an hour after the start of a day was told is for that start: %s, %s, %s, %s',
  (id, day, asked, leant, least) => {
    const { before, turn, after: state } = said(id, asked, leant);
    expect(turn.change, turn.reply).not.toBeNull();
    expect(firstOn(state, day), turn.reply).toBeGreaterThanOrEqual(least);
    expect(state.plan.groupSize).toBe(before.plan.groupSize);
    expect(restOf(state, day)).toEqual(restOf(before, day));
  },
);

test('who names an hour for an end of a day loses nothing that fits inside it, and pays no more', () => {
  const later = said('whitby-birthday', 'start saturday at 11:30');
  expect(restOf(later.after, -1)).toEqual(restOf(later.before, -1));
  const sooner = said('dublin-work', 'finish thursday by 10pm');
  expect(restOf(sooner.after, -1)).toEqual(restOf(sooner.before, -1));
  for (const [id, wish] of [
    ['whitby-birthday', 'finish saturday half an hour earlier'],
    ['london-hen', 'finish saturday by midnight'],
  ] as const) {
    const { before, after: state, turn } = said(id, wish);
    expect(state.plan.totals.slotsPerPersonPence, turn.reply).toBeLessThanOrEqual(
      before.plan.totals.slotsPerPersonPence,
    );
  }
});

test('the same of its end, and the day of the question is that of the next one', () => {
  const late = said(
    'dublin-work',
    'At what time do we finish on Thursday?',
    'That is rather late. Could it be ten o’clock?',
  );
  expect(lastOn(late.after, 0)).toBeLessThanOrEqual(22 * 60);
  const { turn } = said('london-hen', 'what time do we start saturday', 'and what time do we finish');
  expect(turn.reply).toMatch(/^Saturday ends at/);
  expect(turn.reply.split('\n')).toHaveLength(1);
});

test.each([
  ['make friday dinner an hour later', /Saturday/],
  ['3 more are coming', /Puttshack Bank on Saturday moves from 10:30 to (?:11:30|13:30|15:00)/],
  ['how much is puttshack', /starts at/],
  ['is that too early', /The price stays/],
  ['an hour later would be too late wouldnt it', /^(?!If you did that)/],
])('what names a part, people or a question of its own is not for that start: %s', (leant, never) => {
  expect(said('london-hen', 'what time do we start saturday', leant).turn.reply).not.toMatch(never);
});

test.each([
  ['whitby-birthday', 'which weekend have i put', 'can we make it the one after, kath’s on shift', '2027-04-23'],
  ['london-hen', 'what did we say the dates were', 'the one before would be better', '2027-03-05'],
  [
    'london-hen',
    'what weekend are we booked in for',
    'her sisters got exams, has to be the fortnight after',
    '2027-03-26',
  ],
  ['krakow-stag', 'when are we actually goin', 'pit it doon fer the 16th tae the 18th o april', '2027-04-16'],
])('after the dates were told, another weekend is for the trip: %s, %s, %s', (id, asked, leant, first) => {
  expect(said(id, asked, leant).after.plan.days[0]?.date).toBe(first);
});

test('whether the weekend before is any good is only shown', () => {
  const { turn } = said('whitby-birthday', 'what weekend is it', 'one before that any good?');
  expect(turn.change).toBeNull();
  expect(turn.reply).toContain('9 April 2027');
});

test.each([
  ['dublin-work', 'What is your cancellation policy?', 'And two weeks before?', '25%'],
  ['london-hen', 'whats our cancellation terms', 'and if its three weeks before?', '25%'],
  ['prague-stag', 'can we still get our money back', 'even a month before?', '50%'],
  ['prague-stag', 'do we get owt back if we cancel', 'what about a month out', '50%'],
])('after the terms were told, so long before asks what comes back then: %s, %s, %s', (id, asked, leant, share) => {
  const { turn } = said(id, asked, leant);
  expect(turn.change).toBeNull();
  expect(turn.reply).toMatch(new RegExp(`^Cancelled on [^.]*${share} would come back`));
});

test.each([
  ['whitby-birthday', 'if we cancel five weeks before do we get owt back', /35 days before the trip, 50%/],
  ['prague-stag', 'how late can we leave it and still get half back', /^Until Wednesday 21 April 2027, 30 days before/],
  ['prague-stag', 'whats the latest we can cancel and get everything back', /^Until Sunday 21 March 2027, 61 days/],
])('what comes back, and until when, is told and changes no dates: %s, %s', (id, asked, told) => {
  const { turn } = said(id, asked);
  expect(turn.change).toBeNull();
  expect(turn.reply).toMatch(told);
});

test.each([
  ['dublin-work', 'What is our budget per head?', 'Finance have cut that to £200. Please stick to it.', 20000],
  ['london-hen', 'how far over budget are we', 'ok bump it up by 50', 55000],
  ['london-hen', 'what is the budget', 'take 40 off that', 46000],
  ['london-hen', 'how much have we got to spend', 'right, knock a hundred off', 40000],
  ['dublin-work', 'What do we spend?', 'Finance will only sign off 280. Can it be brought down to that?', 28000],
  ['london-hen', 'how much are we spending', 'can you get it down to 350', 35000],
  ['london-hen', 'what is the budget', 'ok so we have 115 left', 50000],
])('after the limit was told, another sum is for it and for no people: %s, %s, %s', (id, asked, leant, cap) => {
  const { before, after: state } = said(id, asked, leant);
  expect(state.request.budgetCapPence).toBe(cap);
  expect(state.plan.groupSize).toBe(before.plan.groupSize);
});

test.each([
  ['krakow-stag', ['how much is the axe thing', 'an the kartin?', 'so whit’s they two thegither'], '£48.99 a person'],
  ['london-hen', ['how much is the karting and whats the cruise', 'so both together is what'], '£68 a person'],
  [
    'dublin-work',
    ['How much is the distillery tour?', 'And the museum?', 'What do they come to together?'],
    '£40.01 a person',
  ],
])('what was told the price of is summed up: %s, %s', (id, lines, sum) => {
  expect(said(id, ...lines).turn.reply).toContain(`Together ${sum}`);
});

test.each([
  ['lisbon-hen', ['Where’s dinner on Friday?', 'and Saturday?', 'Swap those two round would you'], 'Encanto', 2],
  ['bristol-birthday', ['where is dinner fri', 'an sat', 'swap em round will ya'], 'Catch 22', 1],
])('two parts that were told of one after the other change places: %s, %s', (id, lines, name, day) => {
  const { after: state, turn } = said(id, ...lines);
  expect(slotsOnDays(state.plan).find(({ slot }) => slot.name === name)?.day, turn.reply).toBe(day);
  expect(state.plan.days.map(({ slots }) => slots.length)).toEqual(
    tripOf(id).plan.days.map(({ slots }) => slots.length),
  );
});

test.each([
  [
    'krakow-stag',
    ['how far is it tae the kartin', 'an fae there tae dinner'],
    'From Karting Arena Kraków to Morskie Oko',
  ],
  [
    'london-hen',
    ['how far is hawksmoor from the hotel', 'and from there to heaven'],
    'From Hawksmoor Seven Dials to Heaven',
  ],
  ['prague-stag', ['how far from beer spa to the food after'], 'From Spa Beerland to Pork'],
  ['bristol-birthday', ['what have we got on saturday night', 'and on friday'], 'Friday:\n19:00'],
  ['bristol-birthday', ['Might I ask which dates we gave you?'], 'There are no dates yet'],
  ['lisbon-hen', ['whats the plan friday night', 'and the night after'], 'Saturday 12 June 2027'],
  [
    'lisbon-hen',
    ['what’s the plan on Sunday?', 'And nothing in the evening?'],
    'There is no evening planned on Sunday',
  ],
  ['lisbon-hen', ['swap encanto for somewhere under 60 quid', 'so what’s the new total'], 'All in it is'],
  ['krakow-stag', ['how far off the 300 are we'], '£12.91 over £300'],
  ['krakow-stag', ['whats fri night setting us back inc dinner'], 'Together £75.53'],
])('a question that leans on the one before is answered of what that was about: %s, %s', (id, lines, told) => {
  const { turn } = said(id, ...lines);
  expect(turn.change).toBeNull();
  expect(turn.reply).toContain(told);
});

test('another day for the part that was asked about moves it, with what is to come in its place', () => {
  const boat = said('prague-stag', 'whens the boat', 'could we do that saturday instead');
  expect(boat.turn.reply).toContain('moves from Sunday 14:15 to Saturday');
  const both = said(
    'krakow-stag',
    'whit time’s the kartin saturday',
    'could we no dae that friday an hae the axes saturday',
  );
  expect(both.turn.reply).toContain('Karting Arena Kraków moves from Saturday 16:00 to Friday');
  expect(both.turn.reply).toContain('Axe Nation moves from Friday 14:00 to Saturday');
});

test('two nights that were told of change places, and a part that is to be over by an hour ends its day', () => {
  const nights = said('prague-stag', 'where we drinking fri', 'and sat', 'swap the two nights over');
  expect(nights.turn.reply).toContain('Cross Club moves from Saturday 00:00 to Friday');
  const last = said('lisbon-hen', 'whats our last night', 'can we make that finish by 11');
  expect(lastOn(last.after, 2)).toBeLessThanOrEqual(23 * 60);
  const flight = said('prague-stag', 'when do we finish up on sunday', 'flights at 6 so make it earlier');
  expect(flight.turn.reply).toContain('Sunday now ends by 16:30');
});

test('the same for another day is what was ordered, though a question came between', () => {
  const lines = ['make fri dinner half an hour later', 'and when is it sat', 'same for sat'];
  expect(said('prague-stag', ...lines).turn.reply).toContain("Pork's on Saturday moves from 19:10 to 19:40");
});

test('one of what nobody has is no guest more', () => {
  const lines = ['what day do we fly home', 'is there time for breakfast that day', 'ok add one'];
  const { before, after: state } = said('lisbon-hen', ...lines);
  expect(state.plan.groupSize).toBe(before.plan.groupSize);
});

test('dinner where nothing is planned is for the day that was told of', () => {
  const lines = [
    'What’s the plan on Sunday?',
    'And nothing in the evening?',
    'Let’s have dinner somewhere before we fly then',
  ];
  const { turn, after } = said('lisbon-hen', ...lines);
  expect(turn.reply).toContain('Sunday now ends at 23:00 instead of 17:00');
  expect(after.plan.days[3]?.slots.at(-1)?.kind).toBe('dinner');
});
