/** @module-tag long */
import { expect, test } from 'vitest';
import { saidOn, tripOf } from './trip-for-tests.ts';
import { TRIP_OUTLINES } from './trip-outlines.ts';

const ASKED: readonly (readonly [about: string, reply: RegExp, messages: readonly string[]])[] = [
  [
    'whether it can be relied on',
    /^Every part is checked/,
    [
      'are you sure',
      'is that definitely right',
      'are these places actually open',
      'have you checked the opening times',
    ],
  ],
  [
    'another plan',
    /new brief at \/plan/,
    [
      'give me another version',
      'show me a completely different plan',
      'scrap the lot',
      'start over',
      'can i get a different plan',
    ],
  ],
  [
    'a trip that is called off',
    /^Sorry to hear that/,
    [
      'the wedding is off',
      'stag do is cancelled lol',
      'trips off',
      'weve had to cancel',
      'the trip is not happening now',
    ],
  ],
  ['the limit', /limit/, ['whats our budget', 'what did i say the budget was', 'what budget are we on']],
  [
    'what places allow',
    /so ask (?:there|the venue) before you book/,
    ['can we decorate the table', 'can they do a birthday surprise', 'can we bring a birthday cake'],
  ],
  [
    'the way there',
    /no part of the plan/,
    ['which airport do we fly to', 'whats the cheapest flight', 'can you book flights', 'what time should we fly'],
  ],
  ['a stay for some nights', /one stay/, ['two hotels instead of one', 'different hotel for the second night']],
  [
    'things to take along',
    /Party essentials/,
    ['do you sell sashes', 'where can i get a penis straw', 'can we get t shirts', 'do you do hen party games'],
  ],
  [
    'a lot to organise',
    /a lot for one person/,
    [
      'this is stressing me out',
      'i have no idea what im doing',
      'my mates are useless',
      'nobody replies in the group chat',
    ],
  ],
  ['what nobody here knows', /rather not guess/, ['is it a bank holiday', 'is it still fun though']],
  ['booking', /cannot book from this chat/, ['lets book', 'ready to book']],
  [
    'one house for all of them',
    /no house for all of you/,
    ['can we all be in one big house', 'a house with a hot tub', 'can we stay in a big house together'],
  ],
  [
    'what is wrong with it',
    /what matters most|What shall be different/,
    ['this is all wrong', 'not what i wanted at all', 'you got it wrong'],
  ],
];

test.each(TRIP_OUTLINES.map(({ id }) => id))(
  'what is said of the plan as a whole is answered, and changes nothing: %s',
  (id) =>
    expect(
      ASKED.flatMap(([about, reply, messages]) =>
        messages.flatMap((message) => {
          const { turn } = saidOn(tripOf(id), message);
          return turn.change === null && turn.understood && reply.test(turn.reply)
            ? []
            : [`${about}: ${message}: ${turn.reply.slice(0, 160)}`];
        }),
      ),
    ).toEqual([]),
);

test.each(TRIP_OUTLINES.map(({ id }) => id))(
  'what somebody has not got on the way into a part takes it out of no plan: %s',
  (id) => {
    const parts = tripOf(id).plan.days.flatMap(({ slots }) => slots.map(({ name }) => name));
    const dropped = parts.flatMap((name) => {
      const { turn } = saidOn(tripOf(id), `can we get into ${name} without tickets`);
      return turn.change === null ? [] : [`${name}: ${turn.reply.slice(0, 120)}`];
    });
    expect(dropped).toEqual([]);
  },
);
