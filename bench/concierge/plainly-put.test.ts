import { describe, expect, test } from 'vitest';
import { saidOn, tripOf } from './trip-for-tests.ts';

// Plain wishes and questions as strangers put them (`strangers-cases.jsonl`), over more trips and wordings than they used.

const sayTo = (trip: string, message: string) => saidOn(tripOf(trip), message);

describe('the days of the week in a span of dates are no days of their own', () => {
  test.each([
    ['bristol-birthday', 'We have settled upon Friday the 9th to Sunday the 11th of April 2027.', '2027-04-09', 3],
    ['london-hen', 'can we do the weekend after instead, so friday 19th to sunday 21st march?', '2027-03-19', 3],
    ['krakow-stag', 'fri 6 - sun 8 august', '2027-08-06', 3],
    ['krakow-stag', 'dates are sorted, 6th tae 8th august', '2027-08-06', 3],
    ['bristol-birthday', 'can it be thursday 8th to saturday 10th april', '2027-04-08', 3],
    ['prague-stag', 'change dates to sat 5 june - mon 7 june', '2027-06-05', 3],
  ])('%s: after “%s” the trip begins on %s and has %i days', (trip, message, first, days) => {
    const { plan } = sayTo(trip, message).state;
    expect([plan.days[0]?.date, plan.days.length]).toEqual([first, days]);
  });
});

describe('a limit', () => {
  test.each([
    'Good news, Finance have lifted the cap. Please take the per-head limit off altogether.',
    'the budget limit has been lifted',
    'take the cap off',
    'please remove the per person limit',
  ])('is gone after “%s”', (message) => {
    const { state, turn } = sayTo('dublin-work', message);
    expect(turn.change).not.toBeNull();
    expect(state.request.budgetCapPence).toBeNull();
  });

  test.each([
    ['lisbon-hen', 'max 500 each for the activites n food. hotels seperate', 50_000],
    ['lisbon-hen', 'We did a poll, cap is £550 each for food and activities. Please work to that.', 55_000],
    ['lisbon-hen', '500 a head tops, hotel on top', 50_000],
    ['dublin-work', 'the cap has gone up to 600', 60_000],
  ])('%s: is set by “%s” to %i', (trip, message, pence) =>
    expect(sayTo(trip, message).state.request.budgetCapPence).toBe(pence),
  );

  test.each(['is there a limit', 'is there a budget limit set', 'have we got a cap', 'did we set a budget'])(
    'is told where it is asked: %s',
    (message) => {
      const { turn } = sayTo('dublin-work', message);
      expect(turn.change).toBeNull();
      expect(turn.reply).toContain('Your limit is £500 a person');
    },
  );
});

describe('a part that might be called off is shown without, and the trip is not cancelled for it', () => {
  test.each([
    ['london-hen', 'if we cancel hawksmoor how much do we get back', '£85 less'],
    ['london-hen', 'if we cancel hawksmoor how much do we save', '£85 less'],
    ['london-hen', 'what if we drop the boat, how much do we get back', '£20 less'],
    ['krakow-stag', 'say we cancel the karting, do we get a refund', '£26.54 less'],
  ])('%s: %s', (trip, message, told) => {
    const { turn } = sayTo(trip, message);
    expect(turn.change).toBeNull();
    expect(turn.reply).toContain(told);
    expect(turn.reply).toContain('Nothing has changed yet');
  });

  test.each([
    ['if it all goes wrong and we cancel say end of january how much do we get back', '31 January 2027', '50%'],
    ['if we pull out mid february how much comes back', '15 February 2027', '25%'],
    ['what do we get back if we cancel at the start of february', '1 February 2027', '50%'],
    ['if we cancel everything how much do we get back', 'Cancelled today', '90%'],
  ])('and of the whole trip it is told what comes back: %s', (message, day, share) => {
    const { turn } = sayTo('london-hen', message);
    expect(turn.change).toBeNull();
    expect(turn.reply).toContain(day);
    expect(turn.reply).toContain(share);
  });
});

describe('what costs how much', () => {
  test.each([
    'how much is it each all in, including the hotel?',
    'how much is it each including the hotel',
    'what is it each including hotel',
  ])('with the stay in it is the price of the trip: %s', (message) => {
    for (const trip of ['london-hen', 'prague-stag', 'lisbon-hen'])
      expect(sayTo(trip, message).turn.reply, trip).toContain('All in it is £');
  });

  test('and of the hotel, with something in it, that of the hotel', () =>
    expect(sayTo('prague-stag', 'how much is the hotel including breakfast').turn.reply).not.toContain('All in it is'));

  test.each([
    [
      'bristol-birthday',
      'My husband and I visited the SS Great Britain years ago. May I ask what it costs nowadays?',
      '£',
    ],
    ['london-hen', 'we went to the shard years ago. what does it cost these days', '£32 a person'],
    ['krakow-stag', 'my cousin raves about the pinball place and axe nation. how much is it each', '£22.45 a person'],
  ])('%s: “%s” asks of the part that was just told of', (trip, message, told) => {
    const { turn } = sayTo(trip, message);
    expect(turn.change).toBeNull();
    expect(turn.reply).toContain(told);
    expect(turn.reply).not.toContain('All in it is');
  });
});

describe('how many may come at most is told', () => {
  test.each([
    'whats the most people we can have? a few more might come',
    'What is the largest group you can take?',
    'is there a limit on how many people',
    'how big can the group be',
  ])('%s', (message) => {
    const { turn } = sayTo('prague-stag', message);
    expect(turn.change).toBeNull();
    expect(turn.reply).toContain('up to 100 people');
  });
});

describe('another stay', () => {
  test.each([
    ['lisbon-hen', 'Memmo is £391 each and two of them are saving for a house. Cheaper hotel please?'],
    ['lisbon-hen', 'the hotel is £391 each, can we have a cheaper one'],
    ['london-hen', 'cheaper hotel please?'],
    ['krakow-stag', 'novotel is 98 each, something cheaper please'],
  ])('%s: “%s” is cheaper, and nothing else of the trip is', (trip, message) => {
    const { state } = sayTo(trip, message);
    const before = tripOf(trip).plan;
    expect(state.plan.totals.stayPerPersonPence).toBeLessThan(before.totals.stayPerPersonPence);
    expect(state.plan.totals.slotsPerPersonPence).toBe(before.totals.slotsPerPersonPence);
  });
});

describe('lists and their headings', () => {
  test.each([
    ['dublin-work', 'Two amendments please: 1) 22 people 2) drop the museum', 22],
    ['bristol-birthday', 'right couple of things: lose the bike ride, and theres 9 of us now', 9],
  ])('%s: “%s” is all done and nothing of it misunderstood', (trip, message, size) => {
    const { state, turn } = sayTo(trip, message);
    expect(state.plan.groupSize).toBe(size);
    expect(turn.reply).toContain('is out');
    expect(turn.reply).not.toContain('I did not understand');
  });

  test('“if I may” weighs nothing', () => {
    const { turn } = sayTo(
      'bristol-birthday',
      'Two requests, if I may. Firstly, one of our guests is a vegetarian. Secondly, kindly remove the bicycle ride.',
    );
    expect(turn.change).not.toBeNull();
    expect(turn.reply).toContain('is out');
  });
});

describe('hours and days', () => {
  test.each([
    'Our flight is at 17:30 on Friday so we must finish by 15:00 at the very latest.',
    'finish by 3 at the latest on friday',
  ])('“%s” ends the day then', (message) => {
    const { plan } = sayTo('dublin-work', message).state;
    expect(plan.days[1]?.slots.at(-1)?.endMinute).toBeLessThanOrEqual(900);
  });

  test.each([
    'Can you swap Friday and Saturday round completely please?',
    'swap friday and saturday about',
    'so swap all of friday and saturday round',
  ])('“%s” exchanges all that two days have', (message) => {
    const names = (day: number, plan = tripOf('lisbon-hen').plan) =>
      (plan.days[day]?.slots ?? []).map(({ name }) => name).sort();
    const { plan } = sayTo('lisbon-hen', message).state;
    expect(names(1, plan)).toEqual(names(2));
  });
});

describe('Scots words are plain ones', () => {
  test.each([
    ['whaur are we kippin', 'You would stay at Novotel'],
    ['nae pub crawl', 'Krawl Through Krakow'],
  ])('%s', (message, told) => expect(sayTo('krakow-stag', message).turn.reply).toContain(told));

  test('naebody is nobody', () => {
    const { turn } = sayTo('krakow-stag', 'naebody wants a vegan place on the sunday, get us a burger');
    expect(turn.reply).toContain('Sunday lunch is now Moaburger');
    expect(turn.reply).not.toContain('caters for vegan');
  });
});

describe('diets that are taken off again', () => {
  test.each([
    'the coeliac girl has dropped out so no need for gluten free any more, still vegan tho',
    'gluten free can come off, vegan stays',
    'keep the vegan but drop gluten free',
  ])('leave the other one: %s', (message) =>
    expect(sayTo('lisbon-hen', message).state.request.needs.diets).toEqual(['vegan']),
  );

  test.each(['Claire was only vegan for Lent lol so that can come off, gluten free still matters'])('%s', (message) =>
    expect(sayTo('lisbon-hen', message).state.request.needs.diets).toEqual(['gluten-free']),
  );
});

describe('a list that is turned down', () => {
  const listed = sayTo('whitby-birthday', 'What could we do instead of the axe throwing?');

  test.each([
    'Not keen on any of those. What else?',
    'none of those. what else is there',
    'hmm not fussed on those, anything else?',
  ])('goes on where more is asked for in the same breath, and nothing is taken: %s', (message) => {
    const { turn } = saidOn(listed.state, message);
    expect(turn.change).toBeNull();
    expect(turn.reply).toContain('Instead of Axe-throwing tournament');
    expect(turn.reply).not.toContain('Private speedboat charter');
  });
});

describe('what was meant, with what is to stay beside it', () => {
  test.each([
    ['can we change the lunch place to something else', 'no wait not the pizza i meant the dinner place, keep pizza'],
    ['can we change lunch to something else', 'sorry i meant dinner. lunch was fine'],
  ])('“%s”, then “%s”', (first, message) => {
    const { state } = saidOn(sayTo('london-day', first).state, message);
    const names = state.plan.days[0]?.slots.map(({ name }) => name) ?? [];
    expect(names).toContain('Pizza Pilgrims Carnaby');
    expect(names).not.toContain('inamo Covent Garden');
  });

  test('also where two are named without a mark', () => {
    const { state } = saidOn(sayTo('lisbon-hen', 'lose foxtrot').state, 'noooo not foxtrot babe KARAOKE');
    const names = state.plan.days.flatMap(({ slots }) => slots.map(({ name }) => name));
    expect(names).toContain('Foxtrot');
    expect(names).not.toContain('Karaoke rooms at Hua Ta Li');
  });

  test('also where the first could not be done', () => {
    const refused = sayTo('london-hen', 'can we have friday dinner at 8 instead');
    const { state } = saidOn(refused.state, 'omg sorry i meant SATURDAY, friday was fine at 7');
    expect(state.plan.days[1]?.slots.find(({ kind }) => kind === 'dinner')?.startMinute).toBe(1200);
  });
});

describe('an hour that a day is not to begin or end at', () => {
  test.each([
    'we cant start at 11 on saturday',
    'we dont want to finish at 10 on saturday',
    '10pm finish is too early on saturday',
    'we cant finish by 3 on sunday',
  ])('is no order for it, and another is asked for: %s', (message) => {
    const { turn } = sayTo('krakow-stag', message);
    expect(turn.change).toBeNull();
    expect(turn.reply).toMatch(/What shall be different on (?:Saturday|Sunday)/);
  });

  test('gives way to the one that is', () => {
    const { plan } = sayTo('krakow-stag', 'cant start at 11 on saturday, make it 12').state;
    expect(plan.days[1]?.slots[0]?.startMinute).toBeGreaterThanOrEqual(720);
  });

  test('is why there is to be more', () => {
    const { turn } = sayTo(
      'krakow-stag',
      'stick another bar on after the vodka place on the saturday, 10.20 is way too early to finish',
    );
    expect(turn.reply).toContain('New on Saturday night');
  });
});

describe('single turns of phrase', () => {
  test.each([
    ['lisbon-hen', 'nothing after dinner on the 2nd night', 'Foxtrot', 'So What'],
    ['london-day', 'no ice cream after dinner, we have the 9.05 train home to catch', 'Amorino', 'inamo'],
    ['london-hen', 'no karaoke before cahoots', 'Lucky Voice', 'Cahoots'],
    ['krakow-stag', 'no pub crawl', 'Krawl Through Krakow', 'Mercy Brown'],
  ])('%s: “%s” drops %s and not %s', (trip, message, gone, stays) => {
    const { plan } = sayTo(trip, message).state;
    const names = plan.days.flatMap(({ slots }) => slots.map(({ name }) => name)).join(', ');
    expect(names).not.toContain(gone);
    expect(names).toContain(stays);
  });

  test.each([
    'theres nowt on saturday night?? can you add summat for the evening',
    'saturday night is empty, can you add something',
  ])('what is added is for the time that has nothing: %s', (message) => {
    const { turn, state } = sayTo('whitby-birthday', message);
    expect(turn.reply).toContain('Saturday now ends at 00:00 instead of 17:00');
    expect(state.plan.days[1]?.slots.at(-1)?.timeOfDay).toBe('Evening');
  });

  test.each([
    ['lisbon-hen', 'can we get a rooftop bar in there somewhere, any night', 'New on'],
    [
      'lisbon-hen',
      'could the karaoke be the first night instead of so what? swap them over if poss',
      'to Thursday 22:00',
    ],
    ['dublin-work', 'Please take alcohol out of both days altogether.', 'no place where drinking is the point'],
    [
      'london-hen',
      'brides mum is coming on the saturday so less clubby more arty that day pls',
      'Saturday night is now',
    ],
    ['london-day', 'just to confirm what date have you got us down for??', '20 February 2027'],
    ['london-day', 'can you confirm the dates', '20 February 2027'],
    ['dublin-work', 'never been myself, whats the easiest way in from the airport?', 'the way to the airport'],
    ['krakow-stag', 'are u thick or wot', 'Sorry that I was no help'],
  ])('%s: %s', (trip, message, told) => expect(sayTo(trip, message).turn.reply).toContain(told));
});
