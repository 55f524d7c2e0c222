import { describe, expect, test } from 'vitest';
import { answerMessage } from '../../src/features/chat/domain/answer-message.ts';
import { stateAfter } from '../../src/features/chat/domain/trail.ts';
import { fixedTrip } from './fixed-trip.ts';
import { outlineOf } from './trip-for-tests.ts';

const answer = (id: string, message: string) => answerMessage(fixedTrip(outlineOf(id)), message);

describe('when a day begins or ends is told by its hour, held against the journey told with it', () => {
  test.each([
    ['bristol-birthday', 'what time do we finish on sunday', 'Sunday ends at 15:15 with Cargo at Wapping Wharf'],
    [
      'bristol-birthday',
      'what time do we finish on sunday, train is 17.10 from temple meads',
      '1 hour 55 minutes until your train at 17:10',
    ],
    ['bristol-birthday', 'do we finish in time for the 17.10', 'until your train at 17:10'],
    ['bristol-birthday', 'train home is at 16.05 on sunday will we make it', '“finish by 14:35 on Sunday”'],
    ['bristol-birthday', 'will we be done by 4 on sunday', 'Yes: Sunday ends at 15:15'],
    ['bristol-birthday', 'will we be done by 3 on sunday', 'No: Sunday ends at 15:15'],
    [
      'prague-stag',
      'when does sunday finish cos our train leaves at 6',
      '1 hour until your train at 18:00, which may be tight',
    ],
    ['prague-stag', 'what time does it kick off friday, we land at 12.30', 'Since you get there at 12:30'],
    ['prague-stag', 'can we get there for 2 on friday? train gets in 13.40', 'Friday starts at 14:00'],
    ['prague-stag', 'whats the latest we are out sat', 'Saturday ends at 02:30 with Cross Club'],
    [
      'dublin-work',
      'Could you tell me what time we finish on Friday, as several colleagues have a train at 18:05?',
      'Friday ends at 16:15',
    ],
    ['whitby-birthday', 'what time do we finish sat, last bus is 5', 'until your bus at 17:00'],
  ])('%s: %s', (id, message, told) => {
    const { change, reply } = answer(id, message);
    expect(change).toBeNull();
    expect(reply).toContain(told);
    expect(reply.split('\n')).toHaveLength(1);
  });

  test('yes to the offer ends the day in time', () => {
    const trip = fixedTrip(outlineOf('bristol-birthday'));
    const asked = 'what time do we finish on sunday? train is at 16.05';
    const { change } = answerMessage(stateAfter(trip, asked, answerMessage(trip, asked)), 'go on then');
    expect(change?.plan.days[2]?.slots.at(-1)?.endMinute).toBeLessThanOrEqual(14 * 60 + 35);
  });

  test.each([
    ['prague-stag', 'finish by 4 on sunday please, flight is at 8'],
    ['bristol-birthday', 'train home is at 16.05 on sunday'],
    ['prague-stag', 'our flight is at 8 sunday'],
  ])('%s: told or ordered, the hours are kept: %s', (id, message) => {
    expect(answer(id, message).change).not.toBeNull();
  });
});

test.each([
  ['bristol-birthday', 'how long do we have to get ready before dinner on saturday', '2 hours 30 minutes'],
  ['bristol-birthday', 'how long have we got before dinner saturday', '2 hours 30 minutes'],
  ['bristol-birthday', 'how much time is there before the canteen', '55 minutes'],
])('%s: %s', (id, message, told) => {
  const { change, reply } = answer(id, message);
  expect(change).toBeNull();
  expect(reply).toContain(told);
});

test.each([
  ['london-hen', ['whats on saturday', 'make that day a bit cheaper'], 1],
  ['bristol-birthday', ['how much walking is there on saturday', 'could we do less walking that day'], 1],
])('%s: %s is about that day', (id, messages, day) => {
  let state = fixedTrip(outlineOf(id));
  const first = state.plan;
  for (const message of messages) state = stateAfter(state, message, answerMessage(state, message));
  const stops = ({ days }: typeof first, at: number): string =>
    days[at]?.slots.map(({ name, startMinute }) => `${name} ${startMinute}`).join() ?? '';
  const changed = [...first.days.keys()].filter((at) => stops(first, at) !== stops(state.plan, at));
  expect(changed).toEqual([day]);
});
