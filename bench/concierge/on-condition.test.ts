/** @module-tag long */
import { describe, expect, test } from 'vitest';
import { slotsOf } from '../../src/features/chat/domain/understanding/finding/find-slots.ts';
import { saidOn, tripOf } from './trip-for-tests.ts';

describe('an order for bad weather is shown, and waits for it', () => {
  test.each([
    [
      'london-hen',
      'if its raining sat swap the boat for something inside otherwise leave it',
      'City Cruises from Westminster Pier',
    ],
    [
      'london-hen',
      'only swap the boat for something inside if its raining sat otherwise leave it',
      'City Cruises from Westminster Pier',
    ],
    ['london-hen', 'if its pouring saturday bin the boat', 'City Cruises from Westminster Pier'],
    ['bristol-birthday', 'drop the bikes if it rains', 'Bristol and Bath Railway Path by hire bike'],
    ['krakow-stag', 'swap the street art for something indoors if its wet on friday', 'Kazimierz street art trail'],
    ['lisbon-hen', 'if the weathers grim thursday swap the sailing for something indoors', 'Tagus sailing trip'],
  ])('%s: %s', (id, said, name) => {
    const { turn, state } = saidOn(tripOf(id), said);
    expect(turn.change).toBeNull();
    expect(turn.reply).toContain('Nothing has changed');
    expect(slotsOf(state.plan).map(({ slot }) => slot.name)).toContain(name);
  });
});

describe('one of a list that is to cost no more than so much', () => {
  const listed = () => saidOn(tripOf('london-hen'), 'what could we do instead of the boat').state;

  test('is taken where it costs less', () => {
    const { state } = saidOn(listed(), 'go on the third but only if its under a tenner');
    expect(slotsOf(state.plan).map(({ slot }) => slot.name)).toContain('Tate Modern');
  });

  test.each(['go on the first but only if its under 40 quid a head', 'the second one, as long as its under £50'])(
    'is not where it costs more: %s',
    (said) => {
      const { turn } = saidOn(listed(), said);
      expect(turn.change).toBeNull();
      expect(turn.reply).toBe('Nothing of that costs so little, so nothing has changed.');
    },
  );
});

test.each(['second one but on friday', 'the third option but only if its cheap', 'go on the first one though'])(
  'of no list nothing is taken: %s',
  (said) => {
    for (const id of ['london-hen', 'prague-stag', 'dublin-work']) {
      const { turn } = saidOn(tripOf(id), said);
      expect(turn.change).toBeNull();
    }
  },
);
