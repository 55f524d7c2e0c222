/** @module-tag long */
import { describe, expect, test } from 'vitest';
import { slotsOnDays } from '../../src/engine/plan-effect.ts';
import type { ConciergeState } from '../../src/features/chat/domain/concierge-state.ts';
import { WEEKDAY_NAMES } from '../../src/shared/dates.ts';
import { sweptTrips } from './swept-trips.ts';
import { saidOn, tripOf } from './trip-for-tests.ts';

/** What the last reply may have done. */
const LAST: readonly (readonly [sort: string, ...messages: string[]])[] = [
  ['a change made', 'swap {part}'],
  ['an offer standing', 'what if we swapped {part}'],
  ['a list standing', 'what could we do instead of {part}'],
  ['a question asked back', 'change something'],
  ['a refusal', 'add a strip club'],
  ['an answer', 'how much is {part}'],
  ['an undo', 'make it cheaper', 'undo'],
];

/** A part and no word of what is to become of it. */
const REMARKS = [
  'nice one, {part} looks good now',
  'ok and the {part}?',
  'bit worried about {part} now',
  'cheers. is {part} still happening',
  'ok lovely, {part} is going to be ace',
  'what about {part}, is that loud',
  'good shout. {part} still on yeah?',
  'my mum is obsessed with {part}',
  '{part} got good reviews?',
  'haha {part} will be carnage',
  'id forgotten about {part}',
  'wow {part} is cheap',
  'we did talk about {part}',
  'im torn on {part}',
];

const OF_THINGS = ['{day} looks good now', 'not sure about {day} now', 'thoughts on {day}?', 'the bars look great'];

function after(trip: ConciergeState, messages: readonly string[], part: string): ConciergeState {
  return messages.reduce((state, message) => saidOn(state, message.replace('{part}', part)).state, trip);
}

describe.each(sweptTrips(1))('in the middle of a conversation: %s', (id) => {
  const trip = tripOf(id);
  const names = slotsOnDays(trip.plan).map(({ slot }) => slot.name);
  const day = WEEKDAY_NAMES[trip.plan.days.at(-1)?.weekday ?? 0]?.toLowerCase() ?? '';

  test.each(LAST)('after %s, what is only remarked on stays as it is', (sort, ...messages) => {
    const state = after(trip, messages, names[0] ?? '');
    const turn = LAST.findIndex(([one]) => one === sort);
    const remarks = names.flatMap((name, at) => {
      // The first part may be gone by now.
      const remark = REMARKS[(at + 2 * turn) % REMARKS.length];
      return remark && at > 0 ? [remark.replace('{part}', name)] : [];
    });
    const things = OF_THINGS.map((form) => form.replace('{day}', day));
    const changed = [...remarks, ...things].flatMap((message) => {
      const said = saidOn(state, message).turn;
      return said.change ? [`${message}: ${said.reply.slice(0, 120)}`] : [];
    });
    expect(changed).toEqual([]);
  });

  test('a part that the last reply did not speak of stays where it is to be kept, whatever was changed', () => {
    const [name, ...others] = names;
    const dropped = saidOn(trip, `drop ${name}`).state;
    const changed = others.flatMap((other, at) => {
      const { turn } = saidOn(dropped, `${['actually keep', 'keep', 'leave'][at % 3]} ${other}`);
      return turn.change && !turn.reply.includes(`${other} moves`) ? [`${other}: ${turn.reply.slice(0, 120)}`] : [];
    });
    expect(changed).toEqual([]);
  });

  test('what the last change took is told to have gone, and does not come back unasked', () => {
    const [name] = names;
    if (!name) return;
    const { state, turn } = saidOn(trip, `drop ${name}`);
    expect(turn.change).not.toBeNull();
    for (const form of ['so is {part} still on', '{part} looks good now', 'are they fussy about dress at {part}'])
      expect(saidOn(state, form.replace('{part}', name)).turn).toMatchObject({ change: null, understood: true });
    expect(saidOn(state, `put ${name} back`).turn.change).not.toBeNull();
  });
});

test('a question goes on about another part, and an order with a question mark does not', () => {
  const asked = saidOn(tripOf('london-hen'), 'how far is the karting from the hotel').state;
  expect(saidOn(asked, 'and the shard?').turn.reply).toMatch(/minutes/);
  const swapped = saidOn(tripOf('london-hen'), 'swap the karting').state;
  expect(saidOn(swapped, 'and the shard?').turn).toMatchObject({ change: null, understood: true });
});

test.each(['do you think thats ok', 'is that the best one', 'is that a good idea'])(
  'who asks what we think of an offer has not taken it up: %s',
  (message) => {
    for (const id of ['lisbon-hen', 'prague-stag', 'whitby-birthday']) {
      const offered = saidOn(tripOf(id), 'what if we made it cheaper').state;
      expect(saidOn(offered, message).turn).toMatchObject({ change: null, understood: true });
    }
  },
);

test.each(['brilliant the girls will be made up', 'is that better'])(
  'what is felt about what was just done changes nothing and is understood: %s',
  (message) => {
    for (const id of ['london-hen', 'prague-stag', 'whitby-birthday'])
      for (const before of ['make it cheaper', 'change something', 'how much is it all']) {
        const state = saidOn(tripOf(id), before).state;
        expect(saidOn(state, message).turn, `${id}, ${before}`).toMatchObject({ change: null, understood: true });
      }
  },
);
