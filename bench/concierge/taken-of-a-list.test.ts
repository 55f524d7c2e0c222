import { describe, expect, test } from 'vitest';
import { changedBetween, said } from './say-to-trip.ts';

type Trip = Parameters<typeof said>[0];

describe('what is taken by no more than `that` is what the answer named, and of several it is asked which', () => {
  test('the one that has it', () => {
    const messages = [
      'what is there instead of foxtrot?',
      'which of those has live music',
      'sounds lovely lets have that',
    ];
    const { before, after } = said('lisbon-hen', ...messages);
    expect(changedBetween(before, after).came).toEqual(['lisbon-mesa-de-frades']);
  });

  test.each<[Trip, string[]]>([
    [
      'bristol-birthday',
      ['What might we do instead of the bike ride?', 'Which of those is indoors?', 'Let us take that one, please.'],
    ],
    ['dublin-work', ['What other hotels are there?', 'Which of those has four stars?', 'Ok, go with that one please.']],
    ['lisbon-hen', ['is there a cheaper hotel', 'ok that one']],
    ['london-day', ['anywhere better for dinner with teenagers', 'ooh go on then']],
  ])('%s: %j', (trip, messages) => {
    const { before, after, reply } = said(trip, ...messages);
    expect(after.plan).toEqual(before.plan);
    expect(reply).toMatch(/^Which of them would you like\?\n1\. /);
    expect(said(trip, ...messages, '2').after.plan).not.toEqual(before.plan);
  });

  test('a yes reaches past a line that was not understood', () => {
    const asked = 'What would it cost if we left out the Little Museum?';
    const { before, after } = said('dublin-work', asked, 'Would there be a gap then?', "That's fine, please do it.");
    expect(changedBetween(before, after).went).toEqual(['dublin-little-museum']);
  });

  test('what is loved and kept stays', () => {
    const { before, after, reply } = said(
      'lisbon-hen',
      'how much would we save with a cheaper hotel',
      'nah we love that one, keep it',
    );
    expect(after.plan).toEqual(before.plan);
    expect(reply).toMatch(/stays as it is/);
  });
});

describe('a reply has one offer that a yes takes', () => {
  test.each<[Trip, string]>([
    ['london-hen', 'move dinner friday to 10 and heaven to 9'],
    ['london-hen', 'move hawksmoor to 10pm and heaven to 9pm'],
  ])('%s: %s', (trip, message) => {
    const { reply } = said(trip, message);
    expect(reply.match(/Say yes to go ahead/g) ?? []).toHaveLength(0);
    expect(reply).toMatch(/Which shall I do\?\n1\. Move .+\n2\. Move Heaven to 22:30$/);
    const both = said(trip, message, 'both').after;
    const second = said(trip, message, '2').after;
    expect(both.plan).not.toEqual(second.plan);
    expect(said(trip, message, 'yes').reply).toMatch(/^Which of them would you like\?/);
  });
});

describe('what there is, is only asked, and what it would save is no order', () => {
  test.each<[Trip, string[]]>([
    ['whitby-birthday', ['how much is dinner friday', 'is there a cheaper place?']],
    ['whitby-birthday', ['how much is dinner friday', 'is there a cheaper place?', 'how much would that save us']],
    ['dublin-work', ['What could we do instead of the Little Museum?', "Have you anything that isn't another museum?"]],
  ])('%s: %j', (trip, messages) => {
    const { before, after, reply } = said(trip, ...messages);
    expect(after.plan).toEqual(before.plan);
    expect(reply).toMatch(/Nothing has changed yet\./);
  });

  test('a yes to it is one', () => {
    const messages = [
      'how much is dinner friday',
      'is there a cheaper place?',
      'how much would that save us',
      'ok do that',
    ];
    const { before, after } = said('whitby-birthday', ...messages);
    const { went, came } = changedBetween(before, after);
    expect([went.length, came.length]).toEqual([1, 1]);
  });
});
