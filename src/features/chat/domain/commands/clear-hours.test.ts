import { expect, test } from 'vitest';
import { slotsOnDays } from '../../../../engine/plan-effect.ts';
import { answerMessage } from '../answer-message.ts';
import { londonTrip } from '../fixtures/london-trip.ts';

test('a pinned part stays where hours are to be free, and the reply says so', () => {
  const trip = londonTrip();
  const [placed] = slotsOnDays(trip.plan).filter(({ slot }) => slot.kind === 'activity');
  if (!placed) throw new Error('the trip has no activities');
  const { slot, day } = placed;
  const pin = { day, kind: slot.kind, venueId: slot.venueId, startMinute: slot.startMinute };
  const pinned = { ...trip, request: { ...trip.request, pinned: [pin] } };
  const clock = (minute: number): string => `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`;
  const hours = `leave ${clock(slot.startMinute)} to ${clock(slot.endMinute)} free on ${['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'][trip.plan.days[day]?.weekday ?? 0]}`;
  const turn = answerMessage(pinned, hours);
  expect(turn.change).toBeNull();
  expect(turn.reply).toContain('pinned');
  expect(answerMessage(trip, hours).change).not.toBeNull();
});
