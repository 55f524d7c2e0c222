import { describe, expect, test } from 'vitest';
import { knownPlan } from '../../fixtures/known-plan.ts';
import { inOneLine } from '../typing/written-lines.ts';
import { readParts } from './read-parts.ts';

const state = knownPlan();
const kindsOf = (message: string) =>
  readParts(state, inOneLine(message), { isLoose: false, topic: [] }).map(({ intent }) => intent.kind);

const JOINTS = [' and ', '. ', ', also ', '. oh and ', ' plus ', ' then ', '\n', ' & '];

describe('two wishes that are whole by themselves are both heard, however they are joined and in either order', () => {
  const pairs = [
    ['drop the cruise', 'we want to be finished by 3 on sunday', ['drop', 'hours']],
    ['knock the karting off', "steve's out", ['drop', 'group-size']],
    ['the limit is £250 each', 'swap fabric for karaoke', ['cheaper', 'swap']],
    ['swap kew gardens for bowling', 'not up for a youth hostel at my age', ['swap', 'change-stay']],
  ] as const;
  test.each(JOINTS.flatMap((joint) => pairs.map(([one, other, kinds]) => ({ joint, one, other, kinds }))))(
    '$one ($joint) $other',
    ({ joint, one, other, kinds }) => {
      expect(kindsOf(`${one}${joint}${other}`).sort()).toEqual([...kinds].sort());
      expect(kindsOf(`${other}${joint}${one}`).sort()).toEqual([...kinds].sort());
    },
  );
});

test('three at once', () =>
  expect(kindsOf("drop the cruise, steve's out and the limit is £250 each").sort()).toEqual([
    'cheaper',
    'drop',
    'group-size',
  ]));

test('the items of a list are wishes of their own, whatever they are', () =>
  expect(kindsOf('- calm saturday down a bit\n- drop fabric\n- anything vegan at hawksmoor?')).toHaveLength(3));

describe('what leans on other words is read with them', () => {
  test.each([
    ['drop the cruise, karting would do us', ['swap']],
    ['sick of fabric, too dear. fancy bowling', ['swap']],
    ['hawksmoor is daylight robbery, somewhere half the price', ['swap']],
    ['can fabric start sooner, 11 is late', ['retime']],
    ['fabric out, karaoke in', ['swap']],
  ])('%s', (message, kinds) => expect(kindsOf(message)).toEqual(kinds));
});
