/** @module-tag long */
import { describe, expect, test } from 'vitest';
import { answerMessage } from '../../src/features/chat/domain/answer-message.ts';
import { changedBetween, said } from './say-to-trip.ts';
import { saidOn, tripOf } from './trip-for-tests.ts';

describe('what is wanted of a place that has just come in is about that place alone', () => {
  test.each([
    ['london-hen', 'swap hawksmoor', 'somewhere italian', /Italian|Pizz/],
    ['london-hen', 'swap hawksmoor', 'no, italian', /Italian|Pizz/],
    ['london-hen', 'swap hawksmoor', 'nah id sooner have pizza', /Italian|Pizz/],
    ['london-hen', 'swap hawksmoor', 'actually indian', /Indian|Punjabi/],
    ['london-hen', 'swap hawksmoor', 'not a food market, a proper restaurant', /^(?!Food)/],
    ['london-hen', 'swap hawksmoor', 'nah more upmarket', /./],
    [
      'london-hen',
      'can we do something else for dinner saturday?',
      'yes the saturday one, somewhere italian',
      /Italian/,
    ],
    ['london-hen', 'swap the boat', 'no not a museum, something outdoors', /^(?!Museum)/],
    ['london-hen', 'swap the boat', 'not another market, bowling or something', /Bowling/],
    ['london-hen', 'swap heaven', 'not a pub, a club', /Club/],
    ['krakow-stag', 'swap starka', 'not that one, pierogi', /Pierogi|Polish|Dumpling/],
    ['krakow-stag', 'swap the crawl', 'too tame, something livelier', /./],
    ['krakow-stag', 'swap mercy brown', 'nah, a proper pub', /Pub|Beer|Bar/],
    ['lisbon-hen', 'swap foxtrot', 'no a rooftop', /Rooftop/],
    ['lisbon-hen', 'swap foxtrot', 'not the cheap one, the best', /./],
    ['dublin-work', 'swap SOLE', 'id rather have a carvery', /Pub|Carvery|Irish/],
    ['whitby-birthday', 'swap karaoke', 'not that one. a pub quiz maybe', /Quiz/],
  ])('%s: %s, then %s', (trip, first, second, like) => {
    const one = said(trip, first);
    const two = said(trip, first, second);
    const came = changedBetween(one.before, one.after).came;
    const then = changedBetween(one.after, two.after);
    expect(then.went).toEqual(came);
    expect(then.types).toHaveLength(1);
    expect(then.types[0]).toMatch(like);
  });
});

describe('an answer to a list in words of one’s own is about the part that the list was for', () => {
  test.each([
    [
      'london-hen',
      'where else could we eat saturday instead of hawksmoor',
      'nah id sooner have pizza',
      'london-hawksmoor-seven-dials',
    ],
    [
      'london-hen',
      'where else could we eat saturday instead of hawksmoor',
      'none of them, somewhere posher',
      'london-hawksmoor-seven-dials',
    ],
    ['dublin-work', 'what else could we do instead of jameson', 'something less boozy', 'dublin-jameson-bow-street'],
    [
      'dublin-work',
      'what else could we do instead of jameson',
      'the bowling if you have it, otherwise an escape room',
      'dublin-jameson-bow-street',
    ],
  ])('%s: %s, then %s', (trip, first, second, went) => {
    const { before, after } = said(trip, first, second);
    expect(changedBetween(before, after).went).toEqual([went]);
    expect(changedBetween(before, after).came).toHaveLength(1);
  });

  test.each([
    ['london-hen', 'where else could we eat saturday instead of hawksmoor', 'italian?'],
    ['dublin-work', 'what else could we do instead of jameson', 'hmm. something outdoors?'],
  ])('%s: %s, then %s only shows what it would be', (trip, first, second) => {
    const { before, after, reply } = said(trip, first, second);
    expect(after.plan).toBe(before.plan);
    expect(reply).toContain('Nothing has changed yet');
  });
});

test('a kind of place that the list has is the one of the list', () => {
  const listed = said('bristol-birthday', 'what else rather than pieminister').after;
  const reply =
    'Instead of Pieminister on Saturday you could have:\n1. Pizzarova, £15 a person\n2. Urban Tandoor, £26 a person\nWhich one would you like?';
  const state = { ...listed, history: [{ role: 'assistant', content: reply } as const] };
  expect(answerMessage(state, 'ooh a curry would be lovely').change?.changed.join()).toContain('Urban Tandoor');
});

describe('what names something else is no other wish for what came in', () => {
  test.each([
    ['prague-stag', 'swap las adelitas', 'something cheaper for saturday lunch', 'prague-kantyna'],
    ['prague-stag', 'swap las adelitas', 'and saturday dinner too', 'prague-porks'],
    ['london-hen', 'swap hawksmoor', 'and for sunday lunch something italian', 'london-brindisa-borough'],
  ])('%s: %s, then %s', (trip, first, second, went) => {
    const { before, after } = said(trip, first, second);
    expect(changedBetween(before, after).went).toEqual([went]);
  });

  test('and what goes on from a change takes nothing of it back', () => {
    const { before, after } = said('london-hen', 'make saturday calmer', 'and for the sunday something romantic');
    expect(after.plan).toBe(before.plan);
  });
});

describe('where nothing was listed, the others are', () => {
  test.each(['what were the other options', 'the cheapest of those please', 'what are the alternatives'])(
    '%s',
    (words) => {
      const { before, after, reply } = said('prague-stag', 'swap las adelitas', words);
      expect(after.plan).toBe(before.plan);
      expect(reply).toMatch(/^Instead of .*\n1\. /);
    },
  );
});

describe('what is told of a part, with a question for what there is in its stead, changes nothing', () => {
  test.each([
    ['lisbon-hen', 'encanto looks amazing but we cant afford it, what would be similar but half the price?', 'Encanto'],
    ['lisbon-hen', 'the girls did an escape room in march, what are the alternatives', 'Escape Hunt Lisboa'],
    ['prague-stag', 'cross club might be too much for the dads, any suggestions?', 'Cross Club'],
    ['dublin-work', 'the boss has done jameson five times, what else could we do there', 'Jameson'],
  ])('%s: %s', (trip, words, name) => {
    const { before, after, reply } = said(trip, words);
    expect(after.plan).toBe(before.plan);
    expect(reply).toContain(`Instead of ${name}`);
  });

  test.each([
    ['lisbon-hen', 'swap the sailing, what else have you got'],
    ['prague-stag', 'make it cheaper, any ideas where?'],
  ])('%s: %s orders as well', (trip, words) => {
    const { before, after, reply } = said(trip, words);
    expect(after.plan !== before.plan || !reply.startsWith('Instead of Cross')).toBe(true);
  });
});

describe('which of two it should be is asked, and changes nothing', () => {
  test.each([
    ['london-hen', 'italian or indian for saturday dinner?'],
    ['london-hen', 'lucky voice or cahoots for the 21:15 slot?'],
    ['london-hen', 'pub or karaoke on saturday night, whats better for a 45 year old?'],
    ['london-hen', 'swap the boat or the shard?'],
    ['krakow-stag', 'karting or axes for the old fellas?'],
  ])('%s: %s', (trip, words) => {
    const { before, after } = said(trip, words);
    expect(after.plan).toBe(before.plan);
  });

  test('and a request for either is done', () => {
    const { before, after } = said('london-hen', 'can we do italian or indian for saturday dinner?');
    expect(changedBetween(before, after).went).toEqual(['london-hawksmoor-seven-dials']);
  });
});

test.each(['krakow-stag', 'prague-stag', 'london-hen'])(
  'another quality is wanted of the part that was just exchanged: %s',
  (id) => {
    const { state } = saidOn(tripOf(id), 'swap friday dinner for somewhere cheaper');
    const { turn } = saidOn(state, 'not cheaper, closer to the hotel');
    const others = ({ plan }: Pick<typeof state, 'plan'>): string[] =>
      plan.days.flatMap(({ slots }, day) =>
        slots.flatMap((slot) => (day === 0 && slot.kind === 'dinner' ? [] : [slot.venueId])),
      );
    expect(others(turn.change ?? state)).toEqual(others(tripOf(id)));
  },
);
