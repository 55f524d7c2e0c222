import { describe, expect, test } from 'vitest';
import { slotsOnDays } from '../../src/engine/plan-effect.ts';
import { answerMessage } from '../../src/features/chat/domain/answer-message.ts';
import { stateAfter } from '../../src/features/chat/domain/trail.ts';
import { readParts } from '../../src/features/chat/domain/understanding/message/read-parts.ts';
import { fixedTrip } from './fixed-trip.ts';
import { outlineOf } from './trip-for-tests.ts';

const moodsOf = (id: string, message: string): unknown =>
  readParts(fixedTrip(outlineOf(id)), message, { isLoose: false, topic: [] }).map(({ intent }) => {
    if (intent.kind === 'mood') return [intent.mood, intent.days];
    if (intent.kind === 'swap') return [intent.want.mood, intent.scope.slots.map(({ slot }) => slot.name)];
    return intent.kind;
  });

describe('a mood goes the way that was said, and no further', () => {
  test.each([
    ['london-hen', 'its too loud', [['calmer', []]]],
    ['prague-stag', 'way too loud for the dads', [['calmer', []]]],
    ['london-hen', 'can it be a bit more us? like loud', [['wilder', []]]],
    ['prague-stag', 'more chaos please', [['wilder', []]]],
    ['whitby-birthday', 'keep it cosy on friday, no need for a big one', [['calmer', [0]]]],
    ['london-hen', 'no big night friday', [['calmer', [0]]]],
    ['bristol-birthday', 'no need for a messy one on saturday', [['calmer', [1]]]],
    ['whitby-birthday', 'too much running about, slow it down for us oldies', [['calmer', []]]],
    ['krakow-stag', 'more adrenaline please lads are bored of walking tours already', [['adventurous', []]]],
    ['krakow-stag', 'we need to chill it out a bit, couple of them are 50 odd', [['calmer', []]]],
    ['lisbon-hen', 'whole thing wants to be more beachy and lazy', [['calmer', []]]],
    [
      'krakow-stag',
      'swap the krawl for a place you can actually hear yourself think',
      [['calmer', ['Krawl Through Krakow']]],
    ],
    ['lisbon-hen', 'chilled last night please, no karaoke', [['calmer', ['Karaoke rooms at Hua Ta Li']]]],
    ['london-hen', 'nothing too mad after dinner friday', [['calmer', ['Lucky Voice Soho', 'Cahoots']]]],
    ['london-hen', 'make the evening chilled on saturday', [['calmer', ['Heaven']]]],
    ['dublin-work', 'something quieter after dinner thursday', [['calmer', ['The Bar With No Name']]]],
  ])('%s: %s', (id, message, moods) => expect(moodsOf(id, message)).toEqual(moods));
});

describe('a day that is to have only one thing keeps that, whatever the reason', () => {
  test.each([
    [
      'whitby-birthday',
      'keep friday to just dinner, everyones driving up after work',
      ['Treasure hunt round town', 'Private karaoke room'],
    ],
    ['whitby-birthday', 'keep saturday to just the axes and lunch', ['Castle, palace or historic house']],
    ['london-hen', 'strip sunday to just lunch', ['Columbia Road Flower Market', 'The View from The Shard']],
    // The only club of that trip is thursday's, and it stays.
    ['lisbon-hen', 'no club friday just the nice dinner', ['Foxtrot']],
  ])('%s: %s', (id, message, gone) => {
    const state = fixedTrip(outlineOf(id));
    const after = slotsOnDays(answerMessage(state, message).change?.plan ?? state.plan).map(({ slot }) => slot.name);
    const lost = slotsOnDays(state.plan).filter(({ slot }) => !after.includes(slot.name));
    expect(lost.map(({ slot }) => slot.name)).toEqual(gone);
  });
});

test.each([
  ['whitby-birthday', 'make it wilder', 'friday only'],
  ['prague-stag', 'make it calmer', 'saturday only please'],
  ['london-hen', 'make it calmer', 'just saturday'],
])('%s: %s, then %s is about that day, and the trip keeps its days', (id, first, second) => {
  const state = fixedTrip(outlineOf(id));
  const turn = answerMessage(stateAfter(state, first, answerMessage(state, first)), second);
  expect(turn.understood).toBe(true);
  expect((turn.change?.plan ?? state.plan).days).toHaveLength(state.plan.days.length);
});

describe('a complaint that says nothing of what should change is asked back, with what would help first', () => {
  test.each([
    ['london-hen', "it all feels a bit much for bride's mum tbh", '1. Make it calmer', 'wilder'],
    ['lisbon-hen', 'this isnt screaming hen', '1. Make it wilder', 'calmer'],
    ['dublin-work', 'feels a bit corporate, can u loosen it up', '1. Make it wilder', 'calmer'],
    ['bristol-birthday', 'saturday looks a bit bland', '1. Make Saturday wilder', 'calmer'],
    ['london-day', 'its a bit grown up for 11 year olds', '1. Make it wilder', 'calmer'],
    ['prague-stag', 'a few of the older lads wont keep up with this', '1. Make it calmer', 'wilder'],
    ['prague-stag', 'can you make it a bit less touristy', '1. Make it cheaper', 'touristy'],
  ])('%s: %s', (id, message, first, not) => {
    const { reply, change } = answerMessage(fixedTrip(outlineOf(id)), message);
    expect(change).toBeNull();
    expect(reply).toContain(first);
    expect(reply).not.toContain(not);
  });

  test('what is offered first is done when it is taken up', () => {
    const state = fixedTrip(outlineOf('dublin-work'));
    expect(answerMessage(state, 'make it more adventurous').understood).toBe(true);
  });
});
