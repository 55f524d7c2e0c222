/** @module-tag long */
import { describe, expect, test } from 'vitest';
import { knownPlan } from '../../fixtures/known-plan.ts';
import { readParts } from './read-parts.ts';

const state = knownPlan();
const HOW = { isLoose: true, topic: [] } as const;

interface Told {
  kinds: string[];
  slots: string[];
  types: readonly string[];
}

/** What a message comes to: the kinds of its wishes, the slots they are about and the types they want. */
function told(message: string): Told {
  const parts = readParts(state, message, HOW);
  return {
    kinds: parts.map(({ intent }) => intent.kind),
    slots: parts.flatMap(({ intent }) => ('scope' in intent ? intent.scope.slots.map(({ slot }) => slot.id) : [])),
    types: parts.flatMap(({ intent }) => (intent.kind === 'swap' ? intent.want.types : [])),
  };
}

/** Every way of one list with every way of the others. */
const product = <Item>(...lists: readonly (readonly Item[])[]): Item[][] =>
  lists.reduce<Item[][]>((rows, list) => rows.flatMap((row) => list.map((item) => [...row, item])), [[]]);

const TARGETS: readonly (readonly [string, string])[] = [
  ['the karting', 'd1-a1'],
  ['fabric', 'd1-n1'],
  ['the british museum', 'd2-a1'],
  ['the boat', 'd2-a2'],
  ['hawksmor', 'd2-dinner'],
  ['kew', 'd3-a1'],
];
const OUTS = [
  'ditch X',
  'scrap X',
  'sack off X',
  'get shot of X',
  "we've gone off X",
  'nobody wants X',
  "I'd rather not do X",
  'sick of X',
  'not keen on X',
  "can't be arsed with X",
  'X is rubbish',
  'X is not for me',
  "X isn't our thing",
  'dinnae fancy X',
  'X again?',
  'bin X',
];
const INS = [
  'bowling instead',
  'bowling',
  'fancy bowling',
  'can we do bowling',
  "let's go bowling",
  'how about bowling',
  'bowling would do us',
];
const REASONS = ['', "it's a birthday for gods sake", 'the lads have spoken', 'too dear'];

describe('what goes and what comes may stand in sentences of their own', () => {
  const cases = product(OUTS, INS)
    .map(([out = '', into = ''], at) => ({
      out,
      into,
      target: TARGETS[at % TARGETS.length],
      reason: REASONS[at % REASONS.length] ?? '',
    }))
    .flatMap(({ out, into, target, reason }) => {
      if (!target) return [];
      const [name, id] = target;
      const middle = reason === '' ? '' : `, ${reason}`;
      return [{ message: `${out.replace('X', name)}${middle}. ${into}`, id }];
    });
  test.each(cases)('$message', ({ message, id }) => {
    const { kinds, slots, types } = told(message);
    expect(kinds).toEqual(['swap']);
    expect(slots).toEqual([id]);
    expect(types).toContain('Bowling');
  });
});

const WHOLE = [
  'swap X for Y',
  'Y instead of X',
  'instead of X, Y',
  'sub in Y for X',
  'can we lose X and go for Y instead',
  'would rather have Y than X',
  'Y over X any day',
  'X out, Y in',
  'Kindly replace X with Y.',
  'X could be swapped for Y?',
  'Y not X please',
];

describe('one sentence may name what comes before what goes', () => {
  const kinds = [
    ['a comedy club', 'Comedy club'],
    ['karaoke', 'Karaoke'],
    ['an escape room', 'Escape room'],
  ] as const;
  const cases = product(
    WHOLE,
    TARGETS.map(([name]) => name),
  ).map(([form = '', name = ''], at) => {
    const [words, type] = kinds[at % kinds.length] ?? kinds[0];
    return {
      message: form.replace('X', name).replace('Y', words),
      id: TARGETS.find(([one]) => one === name)?.[1],
      type,
    };
  });
  test.each(cases)('$message', ({ message, id, type }) => {
    const { slots, types } = told(message);
    expect(slots).toEqual([id]);
    expect(types).toContain(type);
  });
});

const ORDERS = [
  'lose X',
  'X off please',
  'X can go',
  'X is out',
  'no need for X',
  'please remove X',
  'X? no. just no.',
  "don't bother with X",
  'knock X off the list',
  'X has to go, sorry',
  "we don't need X, take it away",
];

describe('an order to take out takes out, and puts nothing in its stead', () => {
  const cases = product(
    ORDERS,
    TARGETS.map(([name]) => name),
  ).map(([form = '', name = '']) => ({
    message: form.replace('X', name),
    id: TARGETS.find(([one]) => one === name)?.[1],
  }));
  test.each(cases)('$message', ({ message, id }) => {
    const { kinds, slots } = told(message);
    expect(kinds).toEqual(['drop']);
    expect(slots).toEqual([id]);
  });
});

describe('words that only look like an exchange change nothing of the plan', () => {
  test.each([
    "don't drop the karting for bowling",
    'is the karting better than bowling?',
    'what is hawksmoor like',
    'we love the boat',
    'how far is kew from fabric',
    'keep the karting, no changes',
  ])('%s', (message) => {
    for (const kind of told(message).kinds) expect(['swap', 'drop', 'add', 'avoid']).not.toContain(kind);
  });
});
