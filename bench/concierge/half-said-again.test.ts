import { describe, expect, test } from 'vitest';
import { changedBetween, changes, said, wentWith } from './say-to-trip.ts';

describe('one stays and the other goes', () => {
  test.each([
    ['london-hen', 'what we doing friday night', 'just lucky voice then, lose the other', 'london-cahoots'],
    ['london-hen', 'thats a late one', 'keep lucky voice, bin the other friday bar', 'london-cahoots'],
    [
      'krakow-stag',
      'whats on after dinner friday',
      'stick with the crawl and drop the other one',
      'krakow-mercy-brown',
    ],
    [
      'prague-stag',
      'whats on saturday',
      'leave the beer spa, lose the other thing',
      'prague-pilsner-urquell-experience',
    ],
  ])('and that is never the one that was named: %s, %s, %s', (trip, first, second, gone) => {
    expect(wentWith(trip, first, second)).toEqual([gone]);
  });

  test('what may be more than one is shown first', () => {
    const { turn, reply } = said('london-hen', 'hiya', 'keep the golf, drop the rest');
    expect(turn.change).toBeNull();
    expect(reply).toContain('City Cruises');
  });

  test.each([
    ['prague-stag', 'hi', 'drop one of the laser game, the sex machines museum and the spa'],
    ['prague-stag', 'how many beer things we got', 'one less of em'],
    ['london-hen', 'which bars are there', 'drop one of lucky voice or cahoots'],
  ])('one of several is asked about, and nobody goes home: %s, %s, %s', (trip, first, second) => {
    const { turn, reply } = said(trip, first, second);
    expect(turn.change).toBeNull();
    expect(reply).toMatch(/^Which one shall I drop/m);
  });
});

describe('what was told is gasped at', () => {
  test.each(['half 12?? make it 2', 'half twelve?? nah lads need longer, make it 2'])(
    'and another hour is no number of people, and no need: %s',
    (message) => {
      const { before, after } = said('prague-stag', 'what time we up saturday', message);
      expect([after.plan.groupSize, after.request.needs.stepFree]).toEqual([before.plan.groupSize, false]);
      expect(after.plan.days[1]?.slots[0]?.startMinute).toBeGreaterThanOrEqual(840);
    },
  );

  test.each(['nah lads need longer', 'the girls need a minute'])('who needs time needs no lift: %s', (message) => {
    expect(said('prague-stag', message).after.request.needs.stepFree).toBe(false);
  });

  test.each(['my dads on a zimmer', 'nan cant do hills'])('who cannot climb is not asked to: %s', (message) => {
    expect(said('prague-stag', message).after.request.needs.stepFree).toBe(true);
  });

  test('and the flight that they come with is what the day waits for', () => {
    const { after } = said('lisbon-hen', 'what time does thursday start', 'bit tight, flights only in at 2');
    expect(after.plan.days[0]?.slots[0]?.startMinute).toBe(900);
  });
});

describe('another word on what has just come', () => {
  test.each([
    ['prague-stag', 'swap las adelitas for burgers', 'or pizza, not bothered which'],
    ['dublin-work', 'could hawksmoor be changed for something lighter?', 'Not seafood again though'],
  ])('that is so already changes nothing: %s, %s, %s', (trip, first, second) => {
    const { turn, before, after } = said(trip, first, second);
    expect(turn.change).toBeNull();
    expect(after.request).toEqual(before.request);
  });

  test('fills the time that was left, on its day', () => {
    const { before, after } = said('krakow-stag', 'bin the street art', 'gap now innit. shove something boozy in');
    const [only] = changedBetween(before, after).came;
    expect(after.plan.days[0]?.slots.map(({ venueId }) => venueId)).toContain(only);
  });

  test('takes an offer with a part beside it', () => {
    expect(wentWith('krakow-stag', 'what if we lost the museum thing', 'yeh do that. and the crawl').sort()).toEqual([
      'krakow-krawl-through-krakow',
      'krakow-rynek-underground',
    ]);
  });
});

describe('all of it', () => {
  test('is the evening that was asked about', () => {
    const { before, after } = said(
      'dublin-work',
      'What is there on Thursday evening?',
      'Could we bring that forward by half an hour, all of it',
    );
    const starts = ({ plan }: typeof before): number[] =>
      plan.days.flatMap(({ slots }) => slots.map(({ startMinute }) => startMinute));
    const moved = starts(after).map((minute, at) => minute - (starts(before)[at] ?? 0));
    expect(moved).toEqual([0, 0, -30, -30, 0, 0, 0]);
  });

  test('is the day that was asked about', () => {
    const { before, after } = said('dublin-work', 'what is on thursday', 'push everything back half an hour');
    const startsOn = ({ plan }: typeof before, day: number): number[] =>
      plan.days[day]?.slots.map(({ startMinute }) => startMinute) ?? [];
    expect(startsOn(after, 1)).toEqual(startsOn(before, 1));
    expect(startsOn(after, 0)[0]).toBe(870);
  });
});

describe('a short question', () => {
  test.each([
    ['lisbon-hen', ['whats the sailing cost', 'ooh. and without?'], '£931.38'],
    ['lisbon-hen', ['is encanto veggie friendly', 'n boa bao?', 'ok good. what about sat then'], 'Adega Machado'],
    ['lisbon-hen', ['how much is it all in', 'and for ten, should the others join us?'], 'for 10 people'],
    ['london-day', ['what do the kids get at pizza pilgrims', 'our eldest’s coeliac tho. still ok?'], 'Pizza Pilgrims'],
    ['whitby-birthday', ['hi', 'how much for laser tag instead of axes'], 'Laser-tag battle'],
    ['whitby-birthday', ['hi', 'whats on first'], 'Treasure hunt'],
  ])('goes on from the one before and changes nothing: %s, %j', (trip, messages, told) => {
    const { turn, reply } = said(trip, ...messages);
    expect(turn.change).toBeNull();
    expect(reply).toContain(told);
  });

  test('after tea is after dinner', () => {
    const { turn, reply } = said('whitby-birthday', 'whats on first', 'can that be after tea instead');
    expect(turn.change).toBeNull();
    expect(reply).toContain('Treasure hunt round town closes');
  });
});

describe('a word on the one part that was told of', () => {
  test.each([
    ['prague-stag', 'whats vzorkovna', 'loud?', 'Vzorkovna'],
    ['krakow-stag', 'tell me about mercy brown', 'bit posh?', 'Mercy Brown'],
    ['bristol-birthday', 'How long is the hike?', 'Half of that would be ample.', 'Leigh Woods'],
  ])('is asked of it and changes nothing: %s, %s, %s', (trip, first, second, told) => {
    const { turn, reply } = said(trip, first, second);
    expect(turn.change).toBeNull();
    expect(reply).toContain(told);
  });

  test.each([
    [
      'bristol-birthday',
      'Is The Canteen noisy?',
      'My mother would prefer somewhere she can hear herself.',
      'bristol-canteen',
    ],
    ['london-hen', 'whats cahoots like', 'the girls would rather have somewhere quieter', 'london-cahoots'],
  ])('has it give way and nothing else: %s, %s, %s', (trip, first, second, gone) => {
    expect(wentWith(trip, first, second)).toEqual([gone]);
  });
});

describe('only what was spoken of', () => {
  test('is left free, and not the whole day', () => {
    expect(wentWith('krakow-stag', 'drop the escape rooms', 'too hungover sunday, leave that free')).toEqual([]);
  });

  test('is counted, and not the group', () => {
    const { before, after } = said('dublin-work', 'How many vegetarians have you allowed for?', 'Make it three.');
    expect(after.plan.groupSize).toBe(before.plan.groupSize);
    expect(after.request.needs.diets).toContain('vegetarian');
  });

  test('is waited for by those who leave early, and by nobody else', () => {
    const { turn } = said('london-hen', 'what time does sunday finish', 'couple of the girls train is 4');
    expect(turn.change).toBeNull();
    expect(changes('london-hen', 'what time does sunday finish', 'our train is at 4')).toBe(true);
  });

  test('is had later where they want to be fed, or be nicer for what is left', () => {
    expect(changes('prague-stag', 'hi', 'can we get fed later sunday')).toBe(true);
    expect(wentWith('whitby-birthday', 'how much have we got left', 'put it towards a nicer dinner fri')).toEqual([
      'generic-corner-bistro',
    ]);
  });
});
