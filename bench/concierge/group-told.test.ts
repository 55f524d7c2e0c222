/** @module-tag long */
import { expect, test } from 'vitest';
import { saidOn, tripOf } from './trip-for-tests.ts';
import { TRIP_OUTLINES } from './trip-outlines.ts';

const TOLD: readonly (readonly [about: string, reply: RegExp, messages: readonly string[]])[] = [
  [
    'some of them are not there for a part',
    /nothing has changed|not in the plan|none in the plan|no .* in the plan/i,
    [
      'three of us will sit out dinner',
      'two of us are skipping lunch',
      'half of us will sit out the falconry',
      'mum wont do dinner',
    ],
  ],
  [
    'two things are wanted for one hour',
    /your group goes round together/,
    [
      'half of us want italian and half want sushi',
      'the girls are split between karting and a spa',
      'people cant decide between a boat and a museum',
      'can we do two options on saturday afternoon',
      'half want italian and the rest want burgers',
    ],
  ],
  [
    'whether there is room for all of them',
    /takes? a group of \d+/,
    [
      'is there a table big enough for us',
      'will they fit us all in',
      'are we all sat together',
      'can they take all of us',
      'do we have to split up',
      'enough room for all of us',
    ],
  ],
  ['they may be late', /Tell the place/, ['what if we run late', 'what happens if were late']],
  ['how they get about', /in our list|by taxi|on foot/, ['do we need a minibus', 'do we need taxis']],
  ['what they wear', /wear|dress/, ['do we need to dress up', 'what should we wear']],
];

test.each(TRIP_OUTLINES.map(({ id }) => id))(
  'what is told or asked of the group is answered, and changes nothing: %s',
  (id) =>
    expect(
      TOLD.flatMap(([about, reply, messages]) =>
        messages.flatMap((message) => {
          const { turn } = saidOn(tripOf(id), message);
          return turn.change === null && turn.understood && reply.test(turn.reply)
            ? []
            : [`${about}: ${message}: ${turn.change ? '[changed] ' : ''}${turn.reply.slice(0, 160)}`];
        }),
      ),
    ).toEqual([]),
);

test.each(TRIP_OUTLINES.filter(({ days }) => days.length > 1).map(({ id }) => id))(
  'the days are held up against each other: %s',
  (id) => {
    const { plan } = tripOf(id);
    const most = Math.max(...plan.days.map(({ slots }) => slots.length));
    const least = Math.min(...plan.days.map(({ slots }) => slots.length));
    const lines = (message: string): string[] => saidOn(tripOf(id), message).turn.reply.split('\n');
    for (const message of ['which day is busiest', 'whats the longest day', 'which day has the most on']) {
      expect(lines(message)[0]).toContain(`${most} part`);
      expect(lines(message).at(-1)).toContain(`${least} part`);
    }
    for (const message of ['which day is cheapest', 'whats the dearest day'])
      expect(lines(message)).toHaveLength(plan.days.length);
  },
);
