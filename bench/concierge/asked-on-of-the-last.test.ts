import { expect, test } from 'vitest';
import { slotsOnDays } from '../../src/engine/plan-effect.ts';
import { said } from './say-to-trip.ts';
import { tripOf } from './trip-for-tests.ts';

test.each([
  [
    'london-hen',
    ['do we get our money back if we cancel?', 'how much of it', 'and until when is that'],
    /^Until Sunday 10 January 2027/,
  ],
  [
    'dublin-work',
    ['What if we have to cancel?', 'And if that is just before Christmas?'],
    /^Cancelled on Thursday 24 December 2026/,
  ],
  [
    'dublin-work',
    ['What if we have to cancel?', 'flibbertigibbet', 'And in the new year, say on 10 January?'],
    /^Cancelled on Sunday 10 January 2027/,
  ],
  ['krakow-stag', ['whats the dearest meal', 'and the cheapest'], /Krowarzywa is the cheapest/],
  ['prague-stag', ['how much is friday', 'all of it?', 'and saturday'], /^Kantýna: £18\.58/],
  [
    'whitby-birthday',
    ['how much is the karaoke', 'is that each or for the room', 'so whats that for the 7 of us'],
    /£126 for the 7 of you/,
  ],
  ['london-hen', ['how much is heaven', 'whats that for 12'], /^Heaven: £15 a person, £180/],
  [
    'bristol-birthday',
    ['How do we get to the ship on Friday?', 'And from there to the tower?', 'And then on to the restaurant?'],
    /^From Cabot Tower and Brandon Hill to Catch 22/,
  ],
  ['london-day', ['whats the plan for the morning', 'and after lunch?'], /Prince Charles Cinema/],
  ['london-hen', ['what’s on sunday', 'and before lunch?'], /Columbia Road Flower Market/],
  [
    'dublin-work',
    ['What would we save without the dance class?', 'And without the Little Museum?', 'And if we left out both?'],
    /Without the stay it is £187\.84/,
  ],
  ['london-hen', ['where’s dinner saturday', 'can we have a drink before'], /./],
] as const)('a question that goes on from the last is answered, and nothing changes: %s, %s', (id, lines, told) => {
  const { turn, after: state } = said(id, ...lines);
  expect(turn.change).toBeNull();
  expect(turn.reply).toMatch(told);
  expect(state.plan).toEqual(tripOf(id).plan);
});

test.each([
  [
    'krakow-stag',
    ['what are we doing sunday', 'when does that finish', 'flights not till 9 so stick one more thing on the end'],
    2,
  ],
  ['london-hen', ['where’s dinner saturday', 'put a bar in after'], 1],
] as const)('what is to come in after what was told of comes in there: %s, %s', (id, lines, day) => {
  const had = new Set(slotsOnDays(tripOf(id).plan).map(({ slot }) => slot.venueId));
  const { turn, after: state } = said(id, ...lines);
  const came = slotsOnDays(state.plan).filter(({ slot }) => !had.has(slot.venueId));
  expect(
    came.map((one) => one.day),
    turn.reply,
  ).toEqual([day]);
});

test('where it does not fit there, it comes in nowhere else', () => {
  for (const [id, lines] of [
    ['london-hen', ['what time are we done at the shard', 'oh thats early. can you add afternoon tea after']],
    ['lisbon-hen', ['is there anything after the castle', 'ok can we do the pasteis de belem place after it']],
  ] as const) {
    const { turn } = said(id, ...lines);
    expect(turn.change).toBeNull();
    expect(turn.reply).toContain('Sunday');
  }
});

test.each([
  ['prague-stag', 'what have i got the budget set to', 'make it 250', 25000, 14],
  ['london-hen', 'what is the budget', 'make it 14', 50000, 14],
] as const)(
  '`make it` so much is the limit that was asked for, and so few are people: %s, %s',
  (id, asked, leant, cap, people) => {
    const { after: state } = said(id, asked, leant);
    expect(state.request.budgetCapPence).toBe(cap);
    expect(state.plan.groupSize).toBe(people);
  },
);

test.each([
  [['could we do april instead', 'the 9th']],
  [['could we do it the first weekend in april', 'the 9th then']],
])('a day alone is of the month that was spoken of: %s', (lines) => {
  expect(said('london-hen', ...lines).after.plan.days[0]?.date).toBe('2027-04-09');
});

test('an hour for both, or for a meal with no day, is for those that were told of', () => {
  const both = said(
    'bristol-birthday',
    'At what time do we dine on Friday?',
    'And on Saturday?',
    'Seven is rather late for us. Half past six on both evenings, please.',
  );
  const dinners = slotsOnDays(both.after.plan).filter(({ slot }) => slot.kind === 'dinner');
  expect(dinners.map(({ slot }) => slot.startMinute)).toEqual([1110, 1110]);
  const lunch = said('prague-stag', 'what time does sunday start', 'how far to lunch', 'push lunch to 1');
  expect(lunch.turn.reply).toContain('Lokál Dlouhááá on Sunday moves from 12:25 to 13:00');
});

test('two parts change places, and a couple of them who need it are no number of guests', () => {
  const { after: state } = said(
    'lisbon-hen',
    'when is the tile painting',
    'and what are we doing friday morning?',
    'could those two change places, theres a couple of us who really need a slow start on the saturday',
  );
  const day = (name: string): number | undefined =>
    slotsOnDays(state.plan).find(({ slot }) => slot.name.startsWith(name))?.day;
  expect(state.plan.groupSize).toBe(9);
  expect([day('Azulejo'), day('Pastel de nata')]).toEqual([1, 2]);
});

test('a bare number after an hour was told is an hour, and no number of guests', () => {
  const { after: state, turn } = said(
    'bristol-birthday',
    'Could you tell me what time we finish on the Saturday?',
    'My father tires early. Ten, if it can be managed.',
  );
  expect(state.plan.groupSize).toBe(8);
  expect(state.plan.days[1]?.slots.at(-1)?.endMinute, turn.reply).toBeLessThanOrEqual(22 * 60);
});

test.each([
  [
    'london-hen',
    ['is dinner on friday at 7', 'can it be half past'],
    'Circolo Popolare on Friday moves from 19:00 to 19:30',
  ],
  [
    'london-hen',
    ['what are we doing first on sunday', 'push that to 12'],
    'Columbia Road Flower Market on Sunday moves from 11:00 to 12:00',
  ],
  [
    'prague-stag',
    ['what time is the first thing saturday', 'yeah no, 2 at the earliest'],
    'Kantýna on Saturday moves from 12:30 to 14:00',
  ],
  [
    'whitby-birthday',
    ['what time we meeting', 'bit tight after work, 5 would be better'],
    'Friday now starts at 17:00',
  ],
  ['lisbon-hen', ['whats after the sailing', 'and after that?', 'make that one later'], 'So What on Thursday moves'],
  [
    'london-day',
    ['when do we eat', 'both of them half an hour later'],
    'Pizza Pilgrims Carnaby on Saturday moves from 12:30 to 13:00',
  ],
  ['london-hen', ['what are we paying each', 'ok and the cap?', 'stick 20 on the cap'], 'The limit is now £520'],
] as const)('an hour or a sum is for the part or the limit that was told of: %s, %s', (id, lines, told) => {
  expect(said(id, ...lines).turn.reply).toContain(told);
});

test('a sum for two dinners that were told of costs the trip nothing else', () => {
  const { after: state } = said('lisbon-hen', 'how much for both dinners fri n sat', 'thats mad, get that under 120');
  const kept = slotsOnDays(state.plan).map(({ slot }) => slot.venueId);
  const gone = slotsOnDays(tripOf('lisbon-hen').plan).filter(({ slot }) => !kept.includes(slot.venueId));
  expect(gone.map(({ slot }) => slot.name)).toEqual(['Encanto']);
});

test.each([
  [
    'prague-stag',
    ['if we binned it a fortnight before whats lost', 'three weeks then'],
    /^Cancelled on Friday 30 April 2027/,
  ],
  ['lisbon-hen', ['what are the dates of the trip'], /^The trip is Thursday 10 to Sunday 13 June 2027/],
  ['london-hen', ['how much is the stay', 'and without it'], /Without it the trip comes to £385 a person/],
] as const)('what is asked of the trip is no order and no attack: %s, %s', (id, lines, told) => {
  const { turn } = said(id, ...lines);
  expect(turn.change).toBeNull();
  expect(turn.reply).toMatch(told);
});

test.each([
  ['stay til monday, add a day', '2027-05-21', 4],
  ['make it the weekend after, so a week later', '2027-05-28', 3],
  ['move it to june, the 4th', '2027-06-04', 3],
])('dates that are said twice over are meant once: %s', (wish, first, days) => {
  const { after: state } = said('prague-stag', wish);
  expect(state.plan.days[0]?.date).toBe(first);
  expect(state.plan.days).toHaveLength(days);
});

test('`ok leave it` takes no offer up', () => {
  for (const no of ['oh. ok leave it', 'ok leave it then']) {
    const { turn } = said('london-hen', 'are we out on sunday night', no);
    expect(turn.reply).toBe('Right, everything stays as it is.');
  }
});

test('one more is of the nights that were asked for, and 30 of what was offered', () => {
  const nights = said('london-hen', 'and how many nights is that', 'make it one more');
  expect([nights.after.plan.days.length, nights.after.plan.groupSize]).toEqual([4, 12]);
  const dear = said('lisbon-hen', 'how much is the sailing', 'too rich for us', '30 max');
  const came = slotsOnDays(dear.after.plan).filter(({ slot }) =>
    slotsOnDays(tripOf('lisbon-hen').plan).every((one) => one.slot.venueId !== slot.venueId),
  );
  expect(came).toHaveLength(1);
  expect(came[0]?.slot.pricePerPersonPence).toBeLessThanOrEqual(3000);
});

test('what they can afford besides comes in, and nothing is made cheaper for it', () => {
  const { turn, after: state } = said(
    'dublin-work',
    'How much over are we?',
    'Then we can afford another activity on Friday.',
  );
  expect(state.plan.days[1]?.slots).toHaveLength(4);
  expect(turn.reply).toContain('New on Friday');
});

test('one more is a guest where guests were counted, and an end is of the evening that was told of', () => {
  expect(said('london-hen', 'how many of us are there', 'one more').after.plan.groupSize).toBe(13);
  const { turn } = said('bristol-birthday', 'what is on saturday night', 'nothing after 10 please');
  expect(turn.reply).toContain('Saturday now ends by 22:00');
  expect(turn.reply).not.toContain('Friday');
});
