import { describe, expect, test } from 'vitest';
import { saidOn, tripOf } from './trip-for-tests.ts';

// What the fourth round of strangers found (`strangers-fourth-cases.jsonl`), in other wordings.

const sayTo = (trip: string, message: string) => saidOn(tripOf(trip), message);
const namesOf = (state: ReturnType<typeof tripOf>): string[] =>
  state.plan.days.flatMap(({ slots }) => slots.map(({ name }) => name));

describe('so much off is so much less, and what is left alone stays', () => {
  test.each([
    'can you take about £90 off each person but leave the sailing and the tiles alone',
    'knock £90 off each but keep the sailing and the tiles',
    'shave around 90 quid a head off and dont touch the sailing or the tiles',
  ])('%s', (message) => {
    const before = tripOf('lisbon-hen');
    const { state } = sayTo('lisbon-hen', message);
    const less = before.plan.totals.slotsPerPersonPence - state.plan.totals.slotsPerPersonPence;
    expect(less).toBeGreaterThanOrEqual(9000);
    expect(less).toBeLessThan(20_000);
    expect(namesOf(state)).toEqual(expect.arrayContaining(['Tagus sailing trip', 'Azulejo tile painting workshop']));
  });
});

describe('what a limit leaves out is no other hotel', () => {
  test.each([
    'The girls say 500 pounds each is the limit, hotel not included. Please make it fit.',
    'make it fit 500 each, hotel isnt included',
    'no more than 500 each, accommodation not counted',
  ])('%s', (message) => {
    const { state } = sayTo('lisbon-hen', message);
    expect(state.plan.totals.slotsPerPersonPence).toBeLessThanOrEqual(50_000);
    expect(state.plan.stay).toEqual(tripOf('lisbon-hen').plan.stay);
  });
});

describe('an order that asks what it comes to is carried out', () => {
  test.each([
    ['make thursday dinner half an hour earlier and tell me how much it is', 'from 19:00 to 18:30'],
    ['drop the museum and let me know what that comes to per head', 'is out'],
  ])('%s', (message, told) => {
    const { turn } = sayTo('dublin-work', message);
    expect(turn.reply).toContain(told);
    expect(turn.reply).toMatch(/£\d+(?:\.\d\d)? a person/);
  });
});

describe('needs that are asked for with a please are met', () => {
  test.each([
    'My sister is in a wheelchair so could everything be step free please',
    'nan cant do stairs so can it all be step free please',
  ])('%s', (message) => expect(sayTo('lisbon-hen', message).state.request.needs.stepFree).toBe(true));

  test('nothing that is built around alcohol', () =>
    expect(
      sayTo('dublin-work', 'Can we have nothing thats built around alcohol please').state.request.needs.noAlcohol,
    ).toBe(true));

  test('and without one they are only asked about', () =>
    expect(sayTo('lisbon-hen', 'my sister is in a wheelchair, is everything step free?').turn.change).toBeNull());
});

test.each(['can we finish in a club? theyre 15 but they look 18', 'add a cocktail bar'])(
  'who is under 18 is told why there is none: %s',
  (message) => {
    const { turn } = sayTo('london-day', message);
    expect(turn.change).toBeNull();
    expect(turn.reply).toContain('over-18s only');
  },
);

describe('an early start the day after is why, and no other day', () => {
  test.each([
    'finish by 9, we have an early start the day after',
    'No speedboat please, I get seasick. And can we be done by 9, early start the day after',
  ])('%s', (message) => {
    const { state, turn } = sayTo('london-day', message);
    expect(state.plan.days.map(({ date }) => date)).toEqual(tripOf('london-day').plan.days.map(({ date }) => date));
    expect(turn.reply).toContain('ends by 21:00');
    expect(turn.reply).not.toContain('did not understand');
  });
});

describe('another language', () => {
  test.each(['danke', 'gracias!', 'Dziękuję bardzo', 'diolch yn fawr', 'merci'])(
    'thanks in it are thanks: %s',
    (message) => {
      const { turn } = sayTo('krakow-stag', message);
      expect(turn).toMatchObject({ change: null, understood: true });
      expect(turn.reply).toContain('You’re welcome');
    },
  );

  test.each(['hur mycket kostar det?', 'faint maen costio?', 'kann man da auch vegan essen?', '多少钱？'])(
    'is said not to be read, and orders nothing: %s',
    (message) => {
      const { turn } = sayTo('krakow-stag', message);
      expect(turn).toMatchObject({ change: null, understood: false });
      expect(turn.reply).toContain('only read English');
    },
  );
});

// What the fifth round found (`strangers-fifth-cases.jsonl`).

test.each(['Headcount update: 27 in total.', '27 people in total', 'our headcount is 27 altogether'])(
  'how many they are is no question for the price: %s',
  (message) => expect(sayTo('dublin-work', message).state.plan.groupSize).toBe(27),
);

test.each(['can we do sunday instead', 'can it be sunday the 21st instead'])(
  'a trip of one day goes to another: %s',
  (message) => {
    const { days } = sayTo('london-day', message).state.plan;
    expect(days.map(({ weekday }) => weekday)).toEqual([6]);
  },
);

test.each([
  ['bristol-birthday', 'No need for The Canteen after supper.', 'The Canteen'],
  ['london-hen', 'no need for lucky voice before cahoots', 'Lucky Voice Soho'],
])('%s: what nobody needs goes, wherever it stands: %s', (id, message, gone) => {
  expect(sayTo(id, message).turn.reply).toMatch(new RegExp(`^${gone} .*is out`, 'm'));
});

test('a mood and what is wrong with it are one wish', () => {
  const plain = sayTo('dublin-work', 'Could Thursday evening be a bit more lively?').state.plan;
  const told = sayTo(
    'dublin-work',
    'Could Thursday evening be a bit more lively? The younger staff think it looks dull.',
  );
  expect(told.state.plan).toEqual(plain);
});

describe('what is asked of somebody who cannot walk far is answered first', () => {
  test.each(['How long between the bistro and the karaoke? Mum cant walk far'])('%s', (message) => {
    const { turn } = sayTo('whitby-birthday', message);
    expect(turn.change).toBeNull();
    expect(turn.reply).toContain('35 minutes');
  });
});

test.each([
  'if we didnt start til 1 on sat what would we miss',
  'if we dont start until 12 on saturday what would we lose',
])('what a later start would cost is shown, and no list of savings: %s', (message) => {
  const { turn } = sayTo('krakow-stag', message);
  expect(turn.change).toBeNull();
  expect(turn.reply).toMatch(/^If you did that:\nSaturday now starts at 1[23]:00/);
});

test('whether there is a stay is asked of the stay', () =>
  expect(
    sayTo('whitby-birthday', 'Have you got us anywhere to stay, or do we sort that out ourselves?').turn.reply,
  ).toMatch(/no stay to suggest/));

test('money back for one who pulls out is a matter of refunds', () => {
  const { turn } = sayTo('lisbon-hen', 'one of the girls might pull out, would she get her money back?');
  expect(turn.change).toBeNull();
  expect(turn.reply).toContain('90%');
});

test('to stay somewhere is no slip of a market’s name', () => {
  const { state } = sayTo('krakow-stag', 'swap gamescape for stary kleparz market');
  expect(namesOf(state)).toContain('Stary Kleparz market');
  expect(saidOn(state, 'where are we staying').turn.reply).toContain('You would stay at Novotel');
});
