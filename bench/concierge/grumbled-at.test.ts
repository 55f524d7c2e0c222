/** @module-tag long */
import { describe, expect, test } from 'vitest';
import { slotsOnDays } from '../../src/engine/plan-effect.ts';
import { changedBetween, said } from './say-to-trip.ts';
import { sweptTrips } from './swept-trips.ts';
import { saidOn, tripOf } from './trip-for-tests.ts';

/** A part that somebody doubts, that others may not like, or that we could always drop. */
const DOUBTED = [
  '{part} sounds a bit naff',
  '{part} looks a bit pricey',
  '{part} is a bit much',
  'not mad on {part}',
  '{part} again? really',
  '{part} is quite late',
  '{part} is a bit early isnt it',
  'not everyone will want {part}',
  '{part} got bad reviews',
  '{part} is so expensive',
  '{part} seems a bit long',
  'the girls arent sure about {part}',
  'half of us have been to {part} already',
  'might be better without {part}',
  'my mate says {part} is a waste of money',
  '{part} is 20 quid each',
  '{part} is a bit of a snooze for 10 lads',
  'bit worried {part} will make people sick',
  '{part} sounds like a tourist trap',
  '{part} looks like filler',
  '{part} is 2 hours thats ages',
  'not being snobby but {part} looks a bit rough for a 40th hen',
];
const WEIGHED = [
  'we could drop {part}',
  'we could always swap {part}',
  'im tempted to bin {part}',
  'maybe drop {part}?',
  'maybe swap {part}, or not, what do you reckon',
  'should we drop {part} or keep it',
  'lose {part}, thoughts?',
];
/** Said outright, it is done. */
const OUTRIGHT = ['i hate {part}', '{part} looks awful', 'dont fancy {part}', 'we can drop {part}', 'drop {part}'];

describe.each(sweptTrips(1))('a part that is only grumbled at: %s', (id) => {
  const trip = tripOf(id);
  const names = slotsOnDays(trip.plan).map(({ slot }) => slot.name);
  const each = (forms: readonly string[]): { name: string; message: string }[] =>
    names.flatMap((name, at) => [at, at + 3].map((from) => formOf(forms, from, name)));
  const formOf = (forms: readonly string[], at: number, name: string): { name: string; message: string } => ({
    name,
    message: (forms[at % forms.length] ?? '').replace('{part}', name),
  });

  test.each([
    ['at the start', []],
    ['after a change', [`drop ${names[0]}`]],
  ])('is asked about, %s', (_, before) => {
    const state = before.reduce((present, message) => saidOn(present, message).state, trip);
    for (const { name, message } of each(DOUBTED)) {
      if (name === names[0] && before.length > 0) continue;
      const { turn } = saidOn(state, message);
      expect(turn, message).toMatchObject({ change: null, understood: true });
      expect(turn.reply, message).toContain(`What shall I do with ${name}`);
    }
  });

  test('is shown without it where it may go yet, and a yes takes it out', () => {
    for (const { message } of each(WEIGHED)) {
      const { turn, state } = saidOn(trip, message);
      expect(turn.change, message).toBeNull();
      if (turn.reply.startsWith('If you did that:')) expect(saidOn(state, 'yes').turn.change, message).not.toBeNull();
    }
  });

  test('is done where it is said outright', () => {
    const [part = ''] = names.filter((name) => !name.includes(' or '));
    for (const form of OUTRIGHT)
      expect(saidOn(trip, form.replace('{part}', part)).turn.reply, form).not.toMatch(/^What shall I do with/);
  });
});

test.each([
  ['krakow-stag', 'rynek underground is a bit early isnt it', '1. Move Rynek Underground an hour later'],
  ['london-hen', 'cahoots is quite late', '1. Move Cahoots an hour earlier'],
  ['london-hen', 'the shard is a bit pricey', '1. Find something cheaper than The View from The Shard'],
])('%s: after “%s” what would help comes first', (trip, message, first) => {
  expect(said(trip, message).reply).toContain(first);
});

test.each([
  ['london-hen', 'hate the bars', 'Friday night at Cahoots'],
  ['prague-stag', 'the bars look rubbish', 'Friday night at U Sudu'],
  ['lisbon-hen', 'not keen on the dinners', 'Friday dinner at Encanto'],
])('%s: of a whole kind, “%s”, it is asked which', (trip, message, named) => {
  const { before, after, reply } = said(trip, message);
  expect(after.plan).toEqual(before.plan);
  expect(reply).toMatch(/^Which one shall I swap/);
  expect(reply).toContain(named);
});

test.each([
  ['lisbon-hen', 'tile painting then straight to escape room is a lot'],
  ['prague-stag', 'the beer spa and then pilsner urquell sounds a bit rushed'],
  ['london-hen', 'too rushed between the boat and the golf'],
])('%s: of two that are too much together, “%s”, it is asked which', (trip, message) => {
  const { before, after, reply } = said(trip, message);
  expect(after.plan).toEqual(before.plan);
  expect(reply).toMatch(/^What shall I do with .* and .*\?/);
});

test('and all are exchanged where that is ordered', () => {
  const { before, after } = said('london-hen', 'hate the bars, swap them all');
  expect(changedBetween(before, after).went).toHaveLength(3);
});

test.each([
  ['london-hen', 'sunday looks a bit dead', 'Make Sunday wilder'],
  ['prague-stag', 'friday night feels soft', 'Make Friday night wilder'],
  ['krakow-stag', 'saturday seems a bit hectic', 'Make Saturday calmer'],
])('%s: how a day is felt to be, “%s”, orders nothing', (trip, message, offered) => {
  const { before, after, reply } = said(trip, message);
  expect(after.plan).toEqual(before.plan);
  expect(reply).toContain(`1. ${offered}`);
});

test.each([
  'ouch, thats a lot',
  'were all a bit skint this month',
  'this is way more than i thought',
  '4 days of this and my bank account is crying',
])('a sigh at the price is asked what shall cost less, and a number does it: %s', (message) => {
  for (const id of ['lisbon-hen', 'prague-stag', 'london-hen']) {
    const { turn, state } = saidOn(tripOf(id), message);
    expect(turn.change, id).toBeNull();
    expect(turn.reply, id).toContain('What shall cost less?\n1. Make it cheaper');
    expect(saidOn(state, '1').turn.change, id).not.toBeNull();
  }
});

test.each(['make it cheaper', 'we need to shave a bit off', 'too dear. half it'])(
  'and who wants it cheaper has it: %s',
  (message) => {
    for (const id of ['lisbon-hen', 'london-hen']) expect(saidOn(tripOf(id), message).turn.change, id).not.toBeNull();
  },
);
