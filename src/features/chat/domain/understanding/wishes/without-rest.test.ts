import { expect, test } from 'vitest';
import { knownPlan } from '../../fixtures/known-plan.ts';
import { readParts } from '../message/read-parts.ts';

const state = knownPlan();
const kindsOf = (line: string) =>
  readParts(state, line, { isLoose: false, topic: [] }).map(({ intent }) => intent.kind);

test.each(['push saturdays dinner back a bit, we’ll want a nap', 'move dinner back on saturday, we will be knackered'])(
  'the rest somebody wants is why, and no calmer trip: %s',
  (line) => expect(kindsOf(line)).toEqual(['retime']),
);

test('a calmer day that is asked for stays a wish', () =>
  expect(kindsOf('push saturdays dinner back a bit, and make sunday calmer')).toEqual(['retime', 'mood']));
