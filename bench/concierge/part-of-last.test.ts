/** @module-tag long */
import { describe, expect, test } from 'vitest';
import type { ConciergeState } from '../../src/features/chat/domain/concierge-state.ts';
import { slotsOf } from '../../src/features/chat/domain/understanding/finding/find-slots.ts';
import { saidOn, tripOf } from './trip-for-tests.ts';

const namesOf = ({ plan }: ConciergeState): string[] => slotsOf(plan).map(({ slot }) => slot.name);
const saidInTurn = (id: string, ...messages: readonly string[]) =>
  messages.reduce<{ state: ConciergeState; reply: string }>(
    ({ state }, message) => {
      const said = saidOn(state, message);
      return { state: said.state, reply: said.turn.reply };
    },
    { state: tripOf(id), reply: '' },
  );

/** Two wishes in one message, one of which is kept: a part that is back, and one that stays away. */
const KEPT: readonly (readonly [id: string, wishes: string, kept: string, back: string, gone: string])[] = [
  [
    'lisbon-hen',
    'swap the tiles for surfing and drop so what',
    'keep the surfing, undo the other',
    'So What',
    'Azulejo tile painting workshop',
  ],
  [
    'lisbon-hen',
    'swap the tiles for surfing and drop so what',
    'surfing yes, everything else back how it was',
    'So What',
    'Azulejo tile painting workshop',
  ],
  [
    'london-hen',
    'swap circolo for something cheaper and drop heaven',
    'yes to the dinner, no to the rest',
    'Heaven',
    'Circolo Popolare',
  ],
  [
    'london-hen',
    'swap circolo for something cheaper and drop heaven',
    'just the heaven bit, leave the rest as it was',
    'Circolo Popolare',
    'Heaven',
  ],
  [
    'london-hen',
    'swap circolo for something cheaper and drop heaven',
    'no i only wanted heaven out',
    'Circolo Popolare',
    'Heaven',
  ],
  [
    'krakow-stag',
    'drop the karting and swap starka for italian',
    'happy with the italian, no to the rest',
    'Karting Arena Kraków',
    'Starka',
  ],
  [
    'dublin-work',
    'drop the museum and drop the dance class',
    'undo all that but keep the museum',
    'Irish dance class',
    'Little Museum of Dublin',
  ],
];

describe('of several wishes just done, the one that is kept stays done and the rest is as it was', () => {
  test.each(KEPT)('%s: %s | %s', (id, wishes, kept, back, gone) => {
    const { state } = saidInTurn(id, wishes, kept);
    expect(namesOf(state)).toContain(back);
    expect(namesOf(state)).not.toContain(gone);
  });

  test('another order beside what is left is no such answer', () => {
    const { state } = saidInTurn('london-hen', 'drop heaven and drop cahoots', 'drop the boat, leave the rest');
    expect(namesOf(state)).not.toContain('City Cruises from Westminster Pier');
    expect(namesOf(state)).not.toContain('Heaven');
  });
});

describe('what was fine as it was is as it was', () => {
  test('a part that was refused its hour is not dropped for it', () => {
    const { state, reply } = saidInTurn(
      'london-day',
      'make dinner 5.30 and drop the ice cream',
      'no not the dinner, that was fine at half 6',
    );
    expect(namesOf(state)).toContain('inamo Covent Garden');
    expect(namesOf(state)).not.toContain('Amorino Soho');
    expect(reply).toBe('Right, everything stays as it is.');
  });

  test.each([
    [
      'london-day',
      'make dinner 7 and drop the ice cream',
      'no not the dinner, that was fine at half 6',
      'inamo Covent Garden',
    ],
    ['london-hen', 'make dinner friday 8 and drop cahoots', 'the dinner was fine where it was', 'Circolo Popolare'],
  ])('%s: %s | %s', (id, wishes, fine, name) => {
    const startOf = (state: ConciergeState) =>
      slotsOf(state.plan).find(({ slot }) => slot.name === name)?.slot.startMinute;
    expect(startOf(saidInTurn(id, wishes).state)).not.toBe(startOf(tripOf(id)));
    expect(startOf(saidInTurn(id, wishes, fine).state)).toBe(startOf(tripOf(id)));
    expect(slotsOf(saidInTurn(id, wishes, fine).state.plan)).toHaveLength(slotsOf(tripOf(id).plan).length - 1);
  });
});

test.each([
  ['london-hen', 'drop heaven', 'not feeling saturday tbh'],
  ['krakow-stag', 'drop the karting', 'not keen on sunday really'],
  ['lisbon-hen', 'swap the tiles for surfing', 'not loving thursday so far'],
])('%s: a day that nobody warms to is no word on the change before it: %s | %s', (id, first, second) => {
  const changed = saidInTurn(id, first);
  const { state, reply } = saidInTurn(id, first, second);
  expect(namesOf(state)).toEqual(namesOf(changed.state));
  expect(reply).not.toContain('taken the last change back');
});

test('what was taken back already is not taken back again', () => {
  const talk = ['push jameson back half an hour', 'actually make it an hour'];
  const { state } = saidInTurn('dublin-work', ...talk);
  expect(saidInTurn('dublin-work', ...talk, 'scrap that leave it where it was').state.plan).toEqual(state.plan);
});
