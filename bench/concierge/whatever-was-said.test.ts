/** @module-tag long */
import { expect, test } from 'vitest';
import { answerMessage } from '../../src/features/chat/domain/answer-message.ts';
import type { ConciergeTurn } from '../../src/features/chat/domain/concierge-turn.ts';
import { stateAfter } from '../../src/features/chat/domain/trail.ts';
import { fixedTrip } from './fixed-trip.ts';
import { outlineOf, saidOn } from './trip-for-tests.ts';

// What was said before has no say in a message that means something by itself, though a list, a question or a wish that
// could not be had is still open. The messages are of all sorts, and not only plain orders (said-before.test.ts).

const BEFORE = [
  'can we have a llama parade',
  'something about saturday is off',
  'what could we do instead of dinner on saturday',
  'move dinner to 4am',
  'could we fit in a museum',
  'is it far',
];

const MESSAGES: readonly (readonly [trip: string, messages: readonly string[]])[] = [
  [
    'krakow-stag',
    [
      'how long is the karting and can we do it at 3',
      'axe throwing at 3 not 2',
      'hows long the karting last',
      'we are 14 in total now',
      'nothing before noon on saturday',
      'any chance of an escape room on friday',
    ],
  ],
  [
    'bristol-birthday',
    [
      'curry for dinner on friday',
      'Nothing after nine at night, we are not young.',
      'no stairs, broken foot',
      'Could we keep it to £120 a head please',
      'The final number is eleven.',
    ],
  ],
  [
    'lisbon-hen',
    [
      'no more than 40 on any dinner',
      'june 17th to 20th',
      'half of us are veggie',
      'the castle on saturday not sunday',
      'can sunday finish by 3',
    ],
  ],
  [
    'london-hen',
    [
      'steak again no thx',
      'and can friday dinner be a bit later like half 7',
      'one more bar after karaoke',
      'karaoke 9 not quarter past',
      'two of the girls are coeliac',
    ],
  ],
];

const madeOf = ({ change, reply }: ConciergeTurn): unknown =>
  change
    ? [
        change.plan.days.map(({ date, slots }) => [
          date,
          slots.map(({ venueId, startMinute }) => [venueId, startMinute]),
        ]),
        change.request.groupSize,
        change.request.budgetCapPence,
        change.request.needs,
      ]
    : reply.split('\n')[0];

test.each(MESSAGES)('what says all it means is answered the same whatever was said before: %s', (id, messages) => {
  const trip = fixedTrip(outlineOf(id));
  const different = BEFORE.flatMap((before) => {
    const first = answerMessage(trip, before);
    const state = stateAfter(trip, before, first);
    // What changed nothing leaves the trip that it was said of.
    const silent = first.change ? { ...state, history: [] } : trip;
    return messages.flatMap((message) => {
      const turn = answerMessage(state, message);
      const alone = saidOn(silent, message).turn;
      return JSON.stringify(madeOf(turn)) === JSON.stringify(madeOf(alone))
        ? []
        : [`${before} | ${message}: ${turn.reply.slice(0, 120)} INSTEAD OF ${alone.reply.slice(0, 120)}`];
    });
  });
  expect(different).toEqual([]);
});
