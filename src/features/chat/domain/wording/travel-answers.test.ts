import { expect, test } from 'vitest';
import { slotsOnDays } from '../../../../engine/plan-effect.ts';
import { answerMessage } from '../answer-message.ts';
import { londonTrip } from '../fixtures/london-trip.ts';

const known = londonTrip();

test.each(['is everything within walking distance?', 'is it all walkable', 'do we need taxis at all'])(
  'whether it can all be walked is told in a line before the ways themselves: “%s”',
  (message) => {
    const { reply, change } = answerMessage(known, message);
    const ways = slotsOnDays(known.plan).map(({ slot }) => slot.travel);
    const walked = ways.filter(({ mode }) => mode !== 'ride').length;
    const longest = Math.max(...ways.map(({ minutes }) => minutes));
    expect(change).toBeNull();
    expect(reply.split('\n')[0]).toBe(
      `${walked} of ${ways.length} ways are on foot; the longest takes ${longest} minutes by taxi or public transport.`,
    );
    for (const { slot } of slotsOnDays(known.plan).slice(0, 12)) expect(reply).toContain(slot.name);
  },
);

test('one way needs no sum of ways', () => {
  expect(answerMessage(known, 'how far is the boat').reply).not.toContain('ways are on foot');
});
