import { expect, test } from 'vitest';
import { knownPlan } from '../../fixtures/known-plan.ts';
import { readParts } from '../message/read-parts.ts';

const state = knownPlan();
const kindsOf = (line: string) =>
  readParts(state, line, { isLoose: false, topic: [] }).map(({ intent }) => intent.kind);

test.each(['kew on saturday, drop the cruise', 'move kew gardens to saturday and no cruise'])(
  'what goes makes room for what comes on that day: %s',
  (line) => expect(kindsOf(line)).toEqual(['drop', 'move-day']),
);

test('what goes on another day waits its turn', () =>
  expect(kindsOf('kew on saturday, drop the karting')).toEqual(['move-day', 'drop']));
