import { describe, expect, test } from 'vitest';
import { slotsOnDays } from '../../src/engine/plan-effect.ts';
import { answerMessage } from '../../src/features/chat/domain/answer-message.ts';
import { fixedTrip } from './fixed-trip.ts';
import { outlineOf } from './trip-for-tests.ts';

const played = (id: string, message: string) => {
  const { plan, ...trip } = fixedTrip(outlineOf(id));
  const turn = answerMessage({ ...trip, plan }, message);
  const before = new Set(slotsOnDays(plan).map(({ slot }) => slot.venueId));
  const came = slotsOnDays(turn.change?.plan ?? plan).filter(({ slot }) => !before.has(slot.venueId));
  return { ...turn, came };
};

describe('a part of the plan gets what its place should have, by its description', () => {
  test.each([
    ['london-hen', 'we want a bar with live music on saturday night', 1, 'night', /jazz|swing|band|cabaret/i],
    ['london-hen', 'somewhere with a view for saturday dinner', 1, 'dinner', /floors up|sky|view/i],
    ['london-hen', 'swap cahoots for somewhere with a rooftop', 0, 'night', /roof/i],
    ['london-hen', 'a place with live music for friday drinks in soho', 0, 'night', /jazz/i],
    ['london-hen', 'swap heaven for a pub with a beer garden', 1, 'night', /courtyard|garden|yard/i],
  ])('%s: %s', (id, message, day, kind, told) => {
    const { came, reply } = played(id, message);
    expect(came, reply).toHaveLength(1);
    expect([came[0]?.day, came[0]?.slot.kind]).toEqual([day, kind]);
    expect(`${came[0]?.slot.type} ${came[0]?.slot.description}`).toMatch(told);
  });
});

test.each([
  ['london-hen', 'can saturday night be somewhere with dancing', 'Heaven has dancing by our list'],
  ['dublin-work', 'friday lunch somewhere with a view', 'that tells of a view fits Friday lunch'],
  ['london-hen', 'somewhere with a dance floor friday', 'Which one shall I swap: Friday night'],
  ['london-hen', 'is there anywhere with a view', 'On our list for London'],
])('%s: %s is told, and no other part changes for it', (id, message, told) => {
  const { change, reply } = played(id, message);
  expect(change).toBeNull();
  expect(reply).toContain(told);
});
