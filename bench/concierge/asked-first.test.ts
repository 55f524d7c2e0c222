import { describe, expect, test } from 'vitest';
import { slotsOnDays } from '../../src/engine/plan-effect.ts';
import { answerMessage } from '../../src/features/chat/domain/answer-message.ts';
import { stateAfter } from '../../src/features/chat/domain/trail.ts';
import { fixedTrip } from './fixed-trip.ts';
import { outlineOf } from './trip-for-tests.ts';

const answer = (id: string, message: string) => answerMessage(fixedTrip(outlineOf(id)), message);

describe('a question about somebody is answered before anything changes for them', () => {
  test.each([
    ['lisbon-hen', 'Is Castelo de São Jorge very steep? my tía has a stick', 'Castelo de São Jorge is not listed'],
    [
      'bristol-birthday',
      'Can my brother in his wheelchair come up on Cabot Tower or shall we leave that out?',
      'Cabot Tower and Brandon Hill is not listed',
    ],
    ['bristol-birthday', 'My nephew uses a wheelchair, is everything reachable for him?', '“make it all step-free”'],
    ['bristol-birthday', 'One of us gets very sick from shellfish, does Catch 22 know how to handle this?', 'Catch 22'],
    [
      'london-day',
      "Can somebody who doesn't eat raw fish find something at inamo",
      'inamo Covent Garden is in Covent Garden',
    ],
    ['lisbon-hen', 'we want fado, is this in it somewhere?', 'Saturday dinner is Adega Machado'],
    ['dublin-work', '24 is a fierce big crowd for one table, will SOLE take us?', 'takes groups of 1 to 60'],
    ['bristol-birthday', 'are there toilets on the way, my da needs one every hour', 'ask the venue before you book'],
  ])('%s: %s', (id, message, told) => {
    const { change, reply } = answer(id, message);
    expect(change).toBeNull();
    expect(reply).toContain(told);
  });

  test('and a wish for access is carried out', () => {
    const { change } = answer('london-hen', 'one girl uses a wheelchair, can we make sure its all accessible?');
    expect(change?.request.needs.stepFree).toBe(true);
  });
});

test.each([
  ['do you have the website for dishoom', 'on its own site (https://www.dishoom.com)'],
  ['phone number for hawksmoor', 'on its own site (https://thehawksmoor.com)'],
  ['whats on the menu at dishoom', 'on its own site (https://www.dishoom.com)'],
  ["what's the address of cahoots", 'Cahoots is in Carnaby. Our list has no site of its own for it'],
])('%s', (question, told) => {
  const { change, reply } = answer('london-hen', question);
  expect(change).toBeNull();
  expect(reply).toContain(told);
});

test('an age is no number of people', () => {
  const { change } = answer(
    'whitby-birthday',
    'karaoke is not for us, we are sixty not sixteen. A nice quiet pub maybe',
  );
  expect(change?.request.groupSize ?? 7).toBe(7);
  expect(change && slotsOnDays(change.plan).map(({ slot }) => slot.name)).not.toContain('Private karaoke room');
});

test('one meal less asks which, and keeps the rest', () => {
  const { change, reply } = answer(
    'prague-stag',
    'Please one warm meal less on the Saturday, we are not so big eaters',
  );
  expect(change).toBeNull();
  expect(reply).toBe("Which one shall I drop: Saturday lunch at Kantýna, Saturday dinner at Pork's?");
});

test('one thing less every day', () => {
  const trip = fixedTrip(outlineOf('bristol-birthday'));
  const after = answerMessage(trip, 'It is a lot for the pensioners, take one thing away every day').change?.plan;
  const counts = (plan: typeof trip.plan): number[] =>
    plan.days.map(({ slots }) => slots.filter(({ kind }) => kind === 'activity').length);
  expect(after && counts(after)).toEqual(counts(trip.plan).map((count) => count - 1));
});

test.each(['more please', 'any others'])('more of a list brings others than it had: %s', (more) => {
  const trip = fixedTrip(outlineOf('london-hen'));
  const first = 'show me more options for friday dinner';
  const turn = answerMessage(trip, first);
  const next = answerMessage(stateAfter(trip, first, turn), more);
  const namesOf = (reply: string): string[] => [...reply.matchAll(/^\d\. ([^(]+) \(/gm)].map(([, name = '']) => name);
  expect(next.reply).toMatch(/^Instead of Circolo Popolare/);
  expect(namesOf(next.reply)).toHaveLength(3);
  expect(namesOf(next.reply).filter((name) => namesOf(turn.reply).includes(name))).toEqual([]);
});

test.each([
  ['dublin-work', 'Make the budget 200 a head', 'What falls out then', 'Eatyard'],
  ['london-day', 'start at noon', 'sound, and what moved?', 'Thames Rockets'],
])('%s: %s, then %s', (id, order, question, told) => {
  const trip = fixedTrip(outlineOf(id));
  const { change, reply } = answerMessage(stateAfter(trip, order, answerMessage(trip, order)), question);
  expect(change).toBeNull();
  expect(reply).toMatch(/^With the last change:/);
  expect(reply).toContain(told);
});

describe('English as a second language', () => {
  test('what is let away is dropped', () => {
    const { change } = answer('lisbon-hen', 'four days is too long. Let the last day fall away');
    expect(change?.plan.days).toHaveLength(3);
  });

  test('a day that one stays also', () => {
    const trip = fixedTrip(outlineOf('whitby-birthday'));
    const asked = answerMessage(trip, 'Would it be possible to stay also the Sunday');
    expect(asked.reply).toContain('to Sunday 18 April 2027');
  });

  test.each([
    ['london-day', 'What is cheaper, the speedboat or the cinema', 'okay let out the dear one', 'Thames Rockets'],
    ['whitby-birthday', 'Is the treasure hunt outside?', 'ok put in something inside', 'Treasure hunt round town'],
  ])('%s: %s, then %s', (id, question, order, gone) => {
    const trip = fixedTrip(outlineOf(id));
    const { change } = answerMessage(stateAfter(trip, question, answerMessage(trip, question)), order);
    const left = change ? slotsOnDays(change.plan).map(({ slot }) => slot.name) : [gone];
    const had = slotsOnDays(trip.plan).map(({ slot }) => slot.name);
    expect(had.filter((name) => !left.includes(name))).toEqual([gone]);
  });
});

test.each([
  ['make lunch longer saturday', 'Dishoom Covent Garden takes 1 hour 30 minutes'],
  ['dinner on saturday near our hotel please', 'Nothing nearer to Leman Locke on our list'],
])('a wish that nothing can be done for changes nothing else: %s', (message, told) => {
  const { change, reply } = answer('london-hen', message);
  expect(change).toBeNull();
  expect(reply).toContain(told);
});

test('a day to recover gets calmer', () => {
  const trip = fixedTrip(outlineOf('london-hen'));
  const { change } = answerMessage(trip, 'make sunday a recovery day');
  const names = change?.plan.days[2]?.slots.map(({ name }) => name);
  expect(names).toEqual(['Columbia Road Flower Market', 'Tapas Brindisa London Bridge']);
});
