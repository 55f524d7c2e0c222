import { describe, expect, test } from 'vitest';
import { changedBetween, said } from './say-to-trip.ts';

describe('that day is the day that was asked about', () => {
  test.each([
    [['when does friday finish?', 'and how far is the airport?'], 'we need to be away by 3 that day'],
    [['what are we doing friday'], 'we need to be away by 3 that day'],
  ])('after %j: %s', (asked, message) => {
    const { reply } = said('dublin-work', ...asked, message);
    expect(reply).toMatch(/Friday now ends by 15:00/);
  });

  test.each([
    ['prague-stag', 'drop the sex museum', 'whats left that day', /Laser Game Harlequin[\s\S]*Las Adelitas/],
    ['prague-stag', 'drop the sex museum', 'what have we got left on friday', /Laser Game Harlequin/],
  ])('%s, after %s, %s', (trip, order, message, told) => {
    expect(said(trip, order, message).reply).toMatch(told);
  });
});

describe('what is only supposed is shown', () => {
  test.each([
    [
      'london-day',
      'how much would it be if we swapped the film for bowling',
      'and if it was the boat we swapped for bowling',
    ],
    ['london-day', 'how much is the boat', 'what if we swapped it for bowling, not saying do it'],
    ['london-day', 'how much is the film', 'drop the film and we save what? not saying we should'],
    ['london-hen', 'how much do we save if we bin the shard', 'and if it was the boat instead?'],
    ['london-hen', 'how much is heaven', 'what if we drop it, should we do it'],
  ])('%s: %s, %s', (trip, asked, message) => {
    const { before, after, reply } = said(trip, asked, message);
    expect(after.plan).toBe(before.plan);
    expect(reply).toMatch(/^If you did that/);
  });

  test('what is told to be done after it is done', () => {
    const { before, after } = said('london-day', 'what if we drop the film? ok do it');
    expect(changedBetween(before, after).went).toHaveLength(1);
  });
});

test.each([
  ['prague-stag', 'whats it each with the hotel', 'and without', /Without it the trip comes to £232\.17 a person/],
  ['prague-stag', 'whats it each without the hotel', 'and with?', /^All in it is £335\.75 a person with the stay/],
  ['london-day', 'how much is the film', 'and the speedboat', /£330/],
])('%s: %s, %s', (trip, asked, message, told) => {
  expect(said(trip, asked, message).reply).toMatch(told);
});

test('two parts whose prices were told are added up for the group', () => {
  const { reply } = said(
    'london-day',
    'how much is the speedboat',
    'and the film?',
    'so both together for the 6 of us is',
  );
  expect(reply).toMatch(/£414/);
});

test.each(['nah bin it', 'nah drop it then'])('what could not be moved can be dropped: %s', (message) => {
  const { before, after } = said('whitby-birthday', 'what is the castle thing', 'move it to half 3', message);
  expect(changedBetween(before, after).went).toHaveLength(1);
});

test.each(['what becomes of it should it rain?', 'and what happens should it rain'])('%s', (message) => {
  expect(said('bristol-birthday', 'where does the harbour boat leave from?', message).reply).toMatch(
    /outdoors|indoors/,
  );
});

test.each(['too late. done by 1', 'finish by 1 then'])(
  'an evening that is to end by 1 ends in the small hours: %s',
  (message) => {
    const { after, reply } = said('prague-stag', 'what time does saturday finish', message);
    expect(reply).toMatch(/Saturday now ends by 01:00/);
    expect(after.plan.days[1]?.slots.length).toBeGreaterThan(3);
  },
);

test('is that within walking distance asks how far it is', () => {
  const asked = ['where are we eating on thursday?', 'is that within walking distance of the hotel?'] as const;
  const { before, after, reply } = said('dublin-work', ...asked);
  expect(after.plan).toBe(before.plan);
  expect(reply).toMatch(/^SOLE Seafood and Grill: \d+ minutes on foot/);
  expect(said('dublin-work', ...asked, 'and friday?').reply).toMatch(/Hawksmoor Dublin: \d+ minutes/);
});

test.each(['can we have a rooftop bar on friday as well', 'could we do a rooftop bar too on the friday'])(
  'a rooftop bar that is wished for is no question of tables outside: %s',
  (message) => {
    const { before, after } = said('lisbon-hen', message);
    expect(changedBetween(before, after).types).toContain('Rooftop bar');
  },
);

test('a day that is over by the evening is to be over by 4 in the afternoon', () => {
  const { reply } = said('prague-stag', 'when do we finish sunday', 'no good. need to be done by 4, flights at 8');
  expect(reply).toMatch(/Sunday now ends by 16:00/);
});

test('that day is the day of what has just come in', () => {
  const added = ['what else is there to do on saturday', 'the first one', 'how much is that'] as const;
  const { reply } = said('krakow-stag', ...added, 'and what time do we finish that day');
  expect(reply).toMatch(/^Saturday ends at/);
  expect(reply).not.toMatch(/Sunday ends at/);
  const late = said('krakow-stag', 'what time does saturday finish', 'too late. done by 1');
  expect(late.reply).not.toMatch(/13:00/);
});
