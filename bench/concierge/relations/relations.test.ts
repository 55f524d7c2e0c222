import { expect, test } from 'vitest';
import { createRng } from '../../../src/shared/rng.ts';
import type { Case } from '../case-schema.ts';
import { equalWordRelations } from './equal-words.ts';
import { openWords } from './open-words.ts';
import type { Relation } from './relation.ts';
import { togetherRelations } from './together.ts';
import { typingRelations } from './typing.ts';
import { wrappingRelations } from './wrapping.ts';

const caseOf = (message: string, expected: Case['expect'] = { kind: 'question' }): Case => ({
  id: 'size-01',
  category: 'size',
  trip: 'london-hen',
  message,
  expect: expected,
});

const RELATIONS: readonly Relation[] = [
  ...typingRelations(openWords([caseOf('swap the cabaret for Sandra and the dinner')])),
  ...wrappingRelations,
  ...equalWordRelations,
  ...togetherRelations([
    {
      ...caseOf('bin the cabaret', { kind: 'change', facts: [{ fact: 'gone', slots: ['d1-n1'] }] }),
      id: 'drop-01',
      category: 'drop',
    },
  ]),
];

/** Everything that a relation makes of a message with twenty seeds. */
const madeBy = (id: string, one: Case): (Case | null)[] => {
  const relation = RELATIONS.find((other) => other.id === id);
  if (!relation) throw new Error(`no relation ${id}`);
  return Array.from({ length: 20 }, (_, seed) => relation.alter(one, createRng(seed)));
};
const messagesOf = (id: string, message: string): (string | null)[] => [
  ...new Set(madeBy(id, caseOf(message)).map((one) => one?.message ?? null)),
];

test('the same seed makes the same message', () => {
  const one = caseOf('change the dinner on saturday');
  expect(madeBy('slip-swapped', one)).toEqual(madeBy('slip-swapped', one));
});

test('a slip never falls on a name or a figure', () => {
  expect(messagesOf('slip-missing', 'Dishoom 19:30')).toEqual([null]);
  for (const message of messagesOf('slip-missing', 'cheaper than Dishoom'))
    expect(message ?? 'Dishoom').toContain('Dishoom');
});

test('marks go from sentences and stay in figures', () => {
  expect(messagesOf('no-marks', "dinner at 7.30, it's £20 each?")).toEqual(['dinner at 7.30 its £20 each']);
});

test('only an order is asked for', () => {
  expect(messagesOf('asked-to', 'how much is dinner')).toEqual([null]);
  for (const message of messagesOf('asked-to', 'swap dinner')) expect(message).toMatch(/swap dinner$/);
});

test('another number of people is expected with the message', () => {
  const size: Case['expect'] = { kind: 'change', facts: [{ fact: 'size', is: 11 }] };
  for (const made of madeBy('other-size', caseOf('we are 11 now', size))) {
    const said = Number(/\d+/.exec(made?.message ?? '')?.[0]);
    expect(made?.expect).toEqual({ kind: 'any', of: [{ kind: 'change', facts: [{ fact: 'size', is: said }] }] });
    expect(said).not.toBe(11);
  }
  expect(madeBy('other-size', caseOf('we are 11 not 14', size))[0]).toBeNull();
});

test('a day of the trip is told by its number', () => {
  const made = messagesOf('day-number', 'start later on saturday');
  expect(made).toContain('start later on day 2');
  expect(messagesOf('day-number', 'start later on tuesday')).toEqual([null]);
});

test('two wishes in one message are both expected, and one that is taken back is not', () => {
  const size: Case['expect'] = { kind: 'change', facts: [{ fact: 'size', is: 11 }] };
  const [both] = madeBy('both-and', caseOf('we are 11 now', size));
  expect(both?.message).toBe('we are 11 now and bin the cabaret');
  expect(both?.expect).toMatchObject({ of: [{ facts: [{ fact: 'size' }, { fact: 'gone' }] }] });
  expect(madeBy('no-wait', caseOf('we are 11 now', size))[0]).toMatchObject({
    message: 'bin the cabaret, no wait, we are 11 now',
    expect: size,
  });
  expect(madeBy('both-and', caseOf('what is dinner', { kind: 'answer', mentions: [] }))[0]).toBeNull();
});
