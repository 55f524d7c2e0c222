import { describe, expect, test } from 'vitest';
import { answerMessage } from '../../answer-message.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { knownPlan } from '../../fixtures/known-plan.ts';
import { afterTurn } from '../../fixtures/london-trip.ts';
import { askedOfListed, leftToUs, listedElsewhere } from './listed-reference.ts';

const known = knownPlan();
/** The plan with this reply as the last word of the conversation. */
const said = (reply: string): ConciergeState => ({
  ...known,
  history: [
    { role: 'user', content: 'where else could we eat on saturday' },
    { role: 'assistant', content: reply },
  ],
});

const places = said(
  'Instead of Hawksmoor Seven Dials on Saturday you could have:\n1. Flat Iron Covent Garden, £22 a person\n2. Padella Borough, £24 a person\n3. BAO Soho, £28 a person\nWhich one would you like?',
);
const choices = said(
  'What shall I do with British Museum (Saturday morning)?\n1. Swap British Museum for something else\n2. Move British Museum an hour later\n3. Drop British Museum',
);

test.each(['you choose', 'not fussed, up to you', 'either one is fine by me', 'surprise us', 'your shout'])(
  '“%s” leaves the choice to us, and the first of the list is the best',
  (message) => {
    expect(leftToUs(places, message)).toBe('swap Hawksmoor Seven Dials for Flat Iron Covent Garden');
  },
);

test('suggestions that nobody asked for are not chosen from', () => {
  expect(
    leftToUs(said('Sorry, I did not understand that.\n1. Swap Friday dinner\n2. Make it calmer'), 'you choose'),
  ).toBeNull();
});

test.each([
  ['yeah bin it', 'Drop British Museum'],
  ['ok swap it then', 'Swap British Museum for something else'],
  ['move it please', 'Move British Museum an hour later'],
])('“%s” takes the one choice that does so', (message, wish) => {
  expect(leftToUs(choices, message)).toBe(wish);
});

test.each(['none of them, you choose something else', 'swap it', 'drop the boat', 'hmm'])(
  '“%s” takes none of three places to swap in',
  (message) => {
    expect(leftToUs(places, message)).toBeNull();
  },
);

test.each([
  ['is the 3rd one any good for vegans', 'is BAO Soho any good for vegans?'],
  ['does number two do vegan', 'does Padella Borough do vegan?'],
  ['where is the last one', 'where is BAO Soho?'],
  ['is the first one cheaper than the boat', 'is Flat Iron Covent Garden cheaper than the boat?'],
])('“%s” asks about the place of that number, and takes nothing', (message, full) => {
  expect(askedOfListed(places, message)?.question).toBe(full);
  expect(answerMessage(places, message).change).toBeNull();
});

test('an order with a number is no question', () => {
  expect(askedOfListed(places, 'the second one please')).toBeNull();
});

describe('a listed place for another part of the plan than it was listed for', () => {
  test('takes the same meal of the other day', () => {
    expect(listedElsewhere(places, 'the second one but on the friday')?.intent).toMatchObject({
      kind: 'swap',
      scope: { slots: [{ slot: { id: 'd1-dinner' } }] },
      want: { venueIds: ['london-padella-borough'] },
    });
  });

  test('is added where that day has no such meal', () => {
    expect(listedElsewhere(places, 'the first one but sunday')?.intent).toMatchObject({
      kind: 'add',
      slotKind: 'dinner',
    });
  });

  test.each(['the second one', 'the second one on saturday', 'friday'])('“%s” is for none', (message) => {
    expect(listedElsewhere(places, message)).toBeNull();
  });
});

describe('after a change', () => {
  const told = (...messages: string[]): ConciergeState =>
    messages.reduce((state, message) => afterTurn(state, message, answerMessage(state, message)), known);
  const namesOf = ({ plan }: Pick<ConciergeState, 'plan'>): string[] =>
    plan.days.flatMap(({ slots }) => slots.map(({ name }) => name));

  test('what was taken back is done after all', () => {
    const back = told('drop the karting', 'undo');
    expect(namesOf(back)).toContain('TeamSport Karting Tower Bridge');
    const { change } = answerMessage(back, 'actually no do drop it');
    expect(change && namesOf(change)).not.toContain('TeamSport Karting Tower Bridge');
  });

  test('a museum is restored although another museum has come in', () => {
    const swapped = told('swap the museum for another museum');
    expect(namesOf(swapped)).not.toContain('British Museum');
    const { change } = answerMessage(swapped, 'kindly restore the museum');
    expect(change && namesOf(change)).toEqual(namesOf(known));
  });

  test('of two that were changed at once only one was meant', () => {
    const both = told('drop the british museum and the boat');
    expect(namesOf(both)).not.toContain('British Museum');
    const { change } = answerMessage(both, 'no just the second one');
    expect(change && namesOf(change)).toContain('British Museum');
  });

  test('words that take it back are no joy, however they begin', () => {
    const { change } = answerMessage(told('drop the karting'), 'omg no abort abort');
    expect(change && namesOf(change)).toContain('TeamSport Karting Tower Bridge');
  });
});
