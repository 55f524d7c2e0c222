/** @module-tag long */
import { expect, test } from 'vitest';
import { checkPlan } from '../../../engine/check-plan.ts';
import { answerMessage } from './answer-message.ts';
import { CHAT_MESSAGE_MAX } from './chat-call.ts';
import { londonTrip } from './fixtures/london-trip.ts';

const trip = londonTrip();

// Readers that try every way to part such a message would not be done before the test is given up.
test.each(['lol ', 'thanks very much ', 'x ', 'and ', 'yes, ', 'no ', 'swap dinner, ', '  ', '.', '! ', '🎉'])(
  'a message that is nothing but %j is answered, however long it is',
  (said) => {
    for (const before of ['', 'hello '])
      for (const after of ['', ' q']) {
        // So many words may still be mere courtesy, and more are none.
        for (const times of [22, Math.floor((CHAT_MESSAGE_MAX - 10) / said.length)]) {
          const { reply, change } = answerMessage(trip, before + said.repeat(times) + after);
          expect(reply).not.toBe('');
          if (change) expect(checkPlan(change.plan, change.request, trip.places)).toEqual([]);
        }
      }
  },
);
