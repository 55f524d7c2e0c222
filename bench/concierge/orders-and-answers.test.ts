/** @module-tag long */
import { describe, expect, test } from 'vitest';
import type { ConciergeState } from '../../src/features/chat/domain/concierge-state.ts';
import { slotsOf } from '../../src/features/chat/domain/understanding/finding/find-slots.ts';
import { saidOn, tripOf } from './trip-for-tests.ts';

const namesOf = ({ plan }: ConciergeState): string[] => slotsOf(plan).map(({ slot }) => slot.name);
const talkOn = (id: string, ...messages: readonly string[]) =>
  messages.reduce<{ state: ConciergeState; reply: string; isChanged: boolean }>(
    ({ state }, message) => {
      const { state: next, turn } = saidOn(state, message);
      return { state: next, reply: turn.reply, isChanged: turn.change !== null };
    },
    { state: tripOf(id), reply: '', isChanged: false },
  );

describe('a service that no plan has is told to be left, beside what is done', () => {
  test.each([
    [
      'london-hen',
      'drop cahoots, can someone pick us up from paddington, and move dinner friday to half 7',
      'pick us up from paddington',
    ],
    ['prague-stag', 'scrap vzorkovna and sort us a table at the boxing', 'sort us a table at the boxing'],
    [
      'lisbon-hen',
      'drop the tiles, remind everyone to bring swimwear and move the sailing to 5',
      'remind everyone to bring swimwear',
    ],
    ['dublin-work', 'drop the museum and email the team the times', 'email the team the times'],
  ])('%s: %s', (id, said, left) => {
    const { reply, isChanged } = talkOn(id, said);
    expect(isChanged).toBe(true);
    expect(reply).toContain(left);
  });
});

describe('content with what was done undoes and changes nothing', () => {
  test.each([
    'thats the one, cheers',
    'thats better',
    'thats much better thanks',
    'thats more like it',
    'champion, thats the lot',
  ])('%s', (said) => {
    for (const [id, wish] of [
      ['london-hen', 'swap circolo for something cheaper'],
      ['krakow-stag', 'swap starka for italian'],
    ] as const) {
      const { state, isChanged } = talkOn(id, wish, said);
      expect(isChanged).toBe(false);
      expect(namesOf(state)).toEqual(namesOf(talkOn(id, wish).state));
    }
  });
});

describe('what came in is put right', () => {
  test('though something else went in the same breath', () => {
    const { state } = talkOn(
      'london-hen',
      'swap cahoots for something cheaper and drop heaven',
      'nah not that, proper cocktails',
    );
    expect(namesOf(state)).not.toContain('Heaven');
    expect(namesOf(state)).not.toContain('Bar Italia');
    expect(slotsOf(state.plan).some(({ day, slot }) => day === 0 && /cocktail/i.test(slot.type))).toBe(true);
  });

  test.each([
    [
      'london-hen',
      'swap circolo for somewhere with a terrace, keep it under 40',
      'not that one, the other dinner',
      'Circolo Popolare',
      'Hawksmoor Seven Dials',
    ],
    ['krakow-stag', 'swap starka for italian', 'no the other dinner', 'Starka', 'Morskie Oko'],
  ])('%s: %s | %s', (id, wish, said, back, gone) => {
    const { state } = talkOn(id, wish, said);
    expect(namesOf(state)).toContain(back);
    expect(namesOf(state)).not.toContain(gone);
  });

  test.each([
    ['lisbon-hen', 'swap sailing for something cheaper', 'ooh no not cheaper, just different'],
    ['london-hen', 'swap the boat for something cheaper', 'no not cheaper just different'],
  ])('%s: %s | %s', (id, wish, said) => {
    const before = namesOf(tripOf(id));
    const { state } = talkOn(id, wish, said);
    expect(namesOf(state).filter((name) => !before.includes(name))).toHaveLength(1);
    expect(namesOf(state)).not.toEqual(namesOf(talkOn(id, wish).state));
  });

  test('another of the list may bring a wish of its own', () => {
    const { state } = talkOn(
      'london-hen',
      'what could we do instead of the boat',
      'the third one',
      'actually nah, go with the first, and drop heaven',
    );
    expect(namesOf(state)).toContain('The Crystal Maze LIVE Experience');
    expect(namesOf(state)).not.toContain('Tate Modern');
    expect(namesOf(state)).not.toContain('Heaven');
  });
});

describe('the other way round', () => {
  const startOf = ({ plan }: ConciergeState, name: string): number =>
    slotsOf(plan).find(({ slot }) => slot.name === name)?.slot.startMinute ?? 0;

  test.each([
    ['krakow-stag', 'make saturday dinner half an hour later', 'sorry the other way round', 'Morskie Oko'],
    ['london-hen', 'move the boat an hour later', 'no the opposite', 'City Cruises from Westminster Pier'],
  ])('%s: %s | %s', (id, wish, said, name) => {
    expect(startOf(talkOn(id, wish).state, name)).toBeGreaterThan(startOf(tripOf(id), name));
    expect(startOf(talkOn(id, wish, said).state, name)).toBeLessThan(startOf(tripOf(id), name));
  });

  test.each([
    ['krakow-stag', 'swap axe throwing with karting', 'Axe Nation', 'Karting Arena Kraków'],
    [
      'london-hen',
      'saturdays lunch and dinner the wrong way round i reckon, swap em',
      'Dishoom Covent Garden',
      'Hawksmoor Seven Dials',
    ],
  ])('%s: two of the plan change places: %s', (id, said, first, second) => {
    const { state } = talkOn(id, said);
    expect(namesOf(state).toSorted()).toEqual(namesOf(tripOf(id)).toSorted());
    const at = (one: ConciergeState, name: string) => slotsOf(one.plan).findIndex(({ slot }) => slot.name === name);
    expect(at(state, first) > at(state, second)).toBe(at(tripOf(id), first) < at(tripOf(id), second));
  });
});

describe('what is only doubted is asked about', () => {
  test.each([
    ['lisbon-hen', 'saturdays a bit flat'],
    ['krakow-stag', 'bit beige this'],
    ['prague-stag', 'no not keen on any of friday night, whats the alternatives'],
    ['dublin-work', 'ok do that but keep it cheap'],
  ])('%s: %s', (id, said) => {
    expect(talkOn(id, said).isChanged).toBe(false);
  });

  test('and too quiet is no wish for quiet', () => {
    const { reply } = talkOn('lisbon-hen', 'drop foxtrot', 'saturday looks a bit quiet');
    expect(reply).not.toContain('Adega Machado (');
    expect(reply).not.toMatch(/is out\./);
  });

  test('a part that goes beside two that change places goes', () => {
    const { state } = talkOn(
      'krakow-stag',
      'move karting to sunday and the escape room to saturday, oh and knock the street art thing, lads would rather a pint',
    );
    expect(namesOf(state)).not.toContain('Kazimierz street art trail');
    expect(slotsOf(state.plan).find(({ slot }) => slot.name === 'Karting Arena Kraków')?.day).toBe(2);
  });
});

describe('one meal that is said once is one of them', () => {
  test.each([
    ['krakow-stag', 'dinner italian please'],
    ['london-hen', 'swap dinner for something british'],
    ['prague-stag', 'dinner something czech'],
  ])('%s, which one is asked: %s', (id, said) => {
    const { reply, isChanged } = talkOn(id, said);
    expect(isChanged).toBe(false);
    expect(reply).toMatch(/^Which one shall I swap/);
  });

  test('and the answer does it there', () => {
    const { state } = talkOn('krakow-stag', 'dinner italian please', 'the friday one');
    expect(namesOf(state)).not.toContain('Starka');
    expect(namesOf(state)).toContain('Morskie Oko');
  });

  test('of the day that is said of another meal', () => {
    const { state } = talkOn('london-hen', 'saturday lunch fish, dinner something british');
    expect(namesOf(state)).toContain('Circolo Popolare');
    expect(namesOf(state)).not.toContain('Hawksmoor Seven Dials');
    expect(namesOf(state)).not.toContain('Dishoom Covent Garden');
  });
});

describe('what is wanted after what is not', () => {
  test.each([
    ['bristol-birthday', 'swap friday dinner for a curry house', 'Not a curry, seafood.', 0, /seafood|fish/i],
    ['london-hen', 'swap circolo for a steakhouse', 'not a steakhouse, sushi', 0, /japanese|sushi/i],
    ['krakow-stag', 'swap starka for mexican', 'not a mexican, italian', 0, /pizz|italian/i],
  ])('%s: %s | %s', (id, wish, said, day, type) => {
    const { state } = talkOn(id, wish, said);
    const dinner = slotsOf(state.plan).find((one) => one.day === day && one.slot.kind === 'dinner');
    expect(dinner?.slot.type).toMatch(type);
  });
});
