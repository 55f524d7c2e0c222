import { describe, expect, test } from 'vitest';
import { changedBetween, said } from './say-to-trip.ts';
import { saidOn, tripOf } from './trip-for-tests.ts';

const untouched = (trip: string, ...messages: string[]): string => {
  const { before, after, reply } = said(trip, ...messages);
  expect(after.plan).toEqual(before.plan);
  return reply;
};

describe('what there is, is asked and shown, and a yes takes it', () => {
  test.each([
    ['london-hen', 'is there anything free we could do instead of the shard'],
    ['lisbon-hen', 'anything cheaper than the castle we could do?'],
    ['krakow-stag', 'have you got somewhere better than starka for friday dinner'],
  ])('%s: %s', (trip, message) => {
    const { turn, state } = saidOn(tripOf(trip), message);
    expect(turn.change).toBeNull();
    if (turn.reply.startsWith('If you did that')) expect(saidOn(state, 'yes').turn.change).not.toBeNull();
  });
});

describe('what only sounds like an order changes nothing', () => {
  test.each([
    ['london-hen', 'karting is meant to be class, can we stay there longer', 'takes 1 hour 30 minutes'],
    ['lisbon-hen', 'the tile painting looks lush, could we spend a bit longer there', 'takes 2 hours'],
    ['london-hen', 'can we just do the one night out', 'Which one shall I drop'],
    ['prague-stag', '14 of us wont get in cross club will we', 'Nothing has changed yet'],
    ['krakow-stag', 'saturday seems like loads of walking about', 'ways are on foot'],
    ['london-hen', 'whats it come to for 12 of us', 'comes to £570 a person with the stay'],
    ['lisbon-hen', 'blimey. whats the biggest chunk', 'The dearest is Encanto'],
    ['london-hen', 'sundays lunch is straight after the market, bit soon no?', 'Columbia Road Flower Market'],
    ['lisbon-hen', 'jardim? is that just a park', 'Jardim da Estrela'],
    ['krakow-stag', 'this is all a bit laddy, dads are coming', 'what matters most?'],
  ])('%s: %s', (trip, message, told) => expect(untouched(trip, message)).toContain(told));
});

describe('days that would take with them what is to be kept are shown first', () => {
  test.each([
    ['london-hen', 'fly us home friday but keep saturday'],
    ['prague-stag', 'we want to do all of it in one day'],
    ['lisbon-hen', 'go home friday but keep saturday'],
  ])('%s: %s', (trip, message) => void untouched(trip, message));

  test('and a shorter trip is made where nothing is said to stay', () => {
    expect(said('london-hen', 'make it one day').after.plan.days).toHaveLength(1);
  });
});

describe('a need that is told before a question waits for the answer', () => {
  test.each([
    [
      'dublin-work',
      'Some colleagues do not drink; is the distillery appropriate?',
      'not listed as fine for people who do not drink',
    ],
    ['dublin-work', 'Several of us are vegetarian. Would SOLE be appropriate?', 'fine for vegetarian guests'],
    ['dublin-work', 'Mary is coeliac. is hawksmoor any good for that', 'fine for gluten-free guests'],
  ])('%s: %s', (trip, message, told) => expect(untouched(trip, message)).toContain(told));
});

describe('prices at another time, and who pays for whom', () => {
  test.each([
    ['prague-stag', 'cheaper in march'],
    ['london-hen', 'would it be cheaper in june'],
    ['krakow-stag', 'is it cheaper midweek'],
    ['lisbon-hen', 'whats the cheapest month to go'],
    ['london-hen', 'how much in november'],
  ])('%s: %s', (trip, message) => expect(untouched(trip, message)).toContain('the same for every month'));

  test.each([
    ['what do you get for the 570', 'All in it is £570 a person'],
    ['price per person without the nights out', '“drop all the nights out”'],
    ['which bits can we do without', 'Leaving out one of these saves most'],
    ['need a cake from somewhere', 'ask the venue before you book'],
    ['do u reckon 3 days is too long', 'I cannot know everybody’s taste'],
  ])('%s', (message, told) => expect(untouched('london-hen', message)).toContain(told));

  test('more for something better is something dearer', () => {
    const { before, after } = said('krakow-stag', 'id pay a bit more for a better dinner saturday');
    expect(changedBetween(before, after).went).toEqual(['krakow-morskie-oko']);
    expect(after.plan.totals.slotsPerPersonPence).toBeGreaterThan(before.plan.totals.slotsPerPersonPence);
  });

  test('more time off is no saving, and of several evenings it is asked which', () => {
    expect(untouched('dublin-work', 'people are asking for more downtime')).toContain('Make it calmer');
    expect(untouched('bristol-birthday', 'Could one of the evenings be a little quieter?')).toContain(
      '1. Make Friday night calmer',
    );
  });

  test('of the month that the trip is in the price is told', () =>
    expect(untouched('london-hen', 'how much in march')).toContain('£570 a person'));

  test.each([
    'who pays if someone drops out',
    'if one of the lads bails who pays for him',
    'if a girl cancels does everyone else pay more',
  ])('%s', (message) => expect(untouched('prague-stag', message)).toMatch(/^We charge nobody for it/));

  test('the manager is found at the contact page', () =>
    expect(untouched('bristol-birthday', 'can i speak to the manager')).toContain('/contact'));
});

test.each([
  ['prague-stag', 'is the karting any good', 'There is no karting in the plan'],
  ['london-hen', 'does the casino cost extra', 'There is no casino in the plan'],
])('%s: what the plan does not have is said to be absent: %s', (trip, message, told) =>
  expect(untouched(trip, message)).toContain(told),
);

test.each([
  ['london-hen', ['how much is hawksmoor', 'ouch'], '1. Find something cheaper than Hawksmoor Seven Dials'],
  ['london-hen', ['how much is it all', 'blimey!'], 'What shall cost less?'],
  ['krakow-stag', ['how much is the karting', 'worth it?'], 'Karting Arena Kraków'],
] as const)('what is gasped at or asked of in a word is what was just told of: %s, %s', (trip, messages, told) =>
  expect(untouched(trip, ...messages)).toContain(told),
);

test.each([
  ['krakow-stag', 'is the karting worth it', 'nah its too dear', 'krakow-karting-arena'],
  ['london-hen', 'whats the boat like', 'too dear', 'london-city-cruises-westminster'],
])('%s: “%s”, then “%s” is about that part alone', (trip, question, complaint, gone) => {
  const { before, after } = said(trip, question, complaint);
  expect(changedBetween(before, after).went).toEqual([gone]);
});

test.each([
  ['london-hen', ['whats on friday', 'and after that'], 'Saturday 13 March 2027'],
  ['london-hen', ['what time is lunch saturday', 'and before that'], 'Puttshack Bank'],
  ['krakow-stag', ['when does axe nation finish', 'and then what'], 'Kazimierz street art trail'],
])('%s: %s', (trip, messages, told) => expect(untouched(trip, ...messages)).toContain(told));

test('what we would do is no list of places, and an offer still stands', () => {
  expect(untouched('prague-stag', 'what would you do if it was you')).toContain('I cannot know everybody’s taste');
  const { after } = said('london-hen', 'should we drop the boat', 'what would you do');
  expect(saidOn(after, 'yes').turn.change).not.toBeNull();
});

describe('what would only be nice', () => {
  test.each([
    ['lisbon-hen', 'bit of sun would be nice'],
    ['lisbon-hen', 'would be nice to do something on the water'],
    ['lisbon-hen', 'could do with a bit of culture'],
    ['london-hen', 'not enough food in this'],
    ['prague-stag', 'theres not a lot of food in this plan is there'],
    ['lisbon-hen', 'whats the chances of sneaking a spa in'],
    ['krakow-stag', 'can we have a bit of free time'],
  ])('%s: %s', (trip, message) => void untouched(trip, message));

  test('and what the children want is refused by its name where there is none', () =>
    expect(untouched('bristol-birthday', 'The children would like an ice cream')).toContain(
      'no ice cream on our list',
    ));
});

describe('of two that are named, one is ordered by its price', () => {
  test.each([
    ['london-hen', 'is golf cheaper than karting n can we bin the dearer one', 'london-teamsport-tower-bridge'],
    ['london-hen', 'compare the shard and the boat and drop the cheaper one', 'london-city-cruises-westminster'],
    ['london-hen', 'between the dinners drop the pricier one', 'london-hawksmoor-seven-dials'],
    ['krakow-stag', 'the karting and axe nation are much the same, lose the pricier one', 'krakow-karting-arena'],
    ['lisbon-hen', 'which is dearer, the sailing or the escape room? drop the dearer one', 'lisbon-tagus-sailing'],
  ])('%s: %s', (trip, message, gone) => {
    const { before, after } = said(trip, message);
    expect(changedBetween(before, after)).toMatchObject({ went: [gone], came: [] });
  });

  test.each([
    ['london-hen', 'which is further, the karting or the market? swap the further one'],
    ['krakow-stag', 'karting or axe nation, drop the worse one'],
  ])('%s: and which one is asked, where nobody here can tell: %s', (trip, message) =>
    expect(untouched(trip, message)).toMatch(/Which one shall I (?:swap|drop)/),
  );
});
