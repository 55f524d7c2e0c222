import { expect, test } from 'vitest';
import { answerMessage } from '../../answer-message.ts';
import { londonTrip } from '../../fixtures/london-trip.ts';
import { slotsOf } from '../finding/find-slots.ts';

const trip = londonTrip();
const dinner = slotsOf(trip.plan).find(({ slot }) => slot.kind === 'dinner');

test('what is asked beside a swap is about what came in, and not about what went', () => {
  const turn = answerMessage(trip, `swap ${dinner?.slot.name ?? ''} and how much is it`);
  const known = new Set(slotsOf(trip.plan).map(({ slot }) => slot.venueId));
  const [come, another] = slotsOf(turn.change?.plan ?? trip.plan).filter(({ slot }) => !known.has(slot.venueId));
  expect(another).toBeUndefined();
  expect(turn.reply.split('\n').at(-1)).toMatch(new RegExp(`^${come?.slot.name ?? 'nothing'}: .*£`));
});
