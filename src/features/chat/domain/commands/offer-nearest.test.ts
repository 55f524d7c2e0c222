import { expect, test } from 'vitest';
import { answerMessage } from '../answer-message.ts';
import { londonTrip } from '../fixtures/london-trip.ts';
import { stateAfter } from '../trail.ts';
import { slotsOf } from '../understanding/finding/find-slots.ts';

const state = londonTrip();
const activities = slotsOf(state.plan)
  .filter(({ slot }) => slot.kind === 'activity')
  .map(({ slot }) => slot.name);

test('what the list has none of is refused by its name, with the nearest that fits, and yes brings that in', () => {
  const offered = activities.flatMap((name) => {
    const message = `swap ${name} for an aquarium`;
    const turn = answerMessage(state, message);
    expect(turn.change).toBeNull();
    expect(turn.reply).toContain('no aquarium');
    const came = /The nearest to it that fits is (.+?) \(/.exec(turn.reply)?.[1];
    return came === undefined ? [] : [{ came, next: stateAfter(state, message, turn) }];
  });
  expect(offered).not.toEqual([]);
  for (const { came, next } of offered) {
    const { change } = answerMessage(next, 'yes');
    expect(change?.plan.days.flatMap(({ slots }) => slots.map(({ name }) => name))).toContain(came);
  }
});

test.each(activities)('a name that is kin to nothing we know is refused with nothing in the stead of %s', (name) => {
  const turn = answerMessage(state, `swap ${name} for nandos`);
  expect(turn.change).toBeNull();
  expect(turn.reply).toContain('no nandos');
  expect(turn.reply).not.toContain('nearest');
});
