import { describe, expect, test } from 'vitest';
import type { ConciergeState } from '../../concierge-state.ts';
import { knownPlan } from '../../fixtures/known-plan.ts';
import { readCorrection } from '../conversation/correction.ts';
import { answerToQuestion } from '../conversation/follow-up.ts';
import { askedOfListed } from '../conversation/listed-reference.ts';
import { otherOffer } from '../conversation/other-offer.ts';
import { readAct } from '../ear/read-act.ts';
import { findPeople } from '../finding/find-people.ts';
import type { Intent } from '../intent.ts';
import { read } from '../reading.ts';
import { normalise } from '../typing/normalise.ts';
import { readParts } from './read-parts.ts';
import { splitWishes } from './split-wishes.ts';

const known = knownPlan();

const saying = (said: string, reply: string): ConciergeState => ({
  ...known,
  previous: { request: known.request, plan: known.plan },
  history: [
    { role: 'user', content: said },
    { role: 'assistant', content: reply },
  ],
});
const changedBy = (wish: string): ConciergeState => saying(wish, 'Done.\nThat makes it £100 a person.');
const offering = (wish: string): ConciergeState => saying('what if', `Say yes to go ahead with “${wish}”.`);

const meant = (wish: string, message: string): Intent | undefined => readCorrection(changedBy(wish), message)?.intent;
const slotsOf = (intent: Intent | undefined): string[] =>
  intent && 'scope' in intent ? intent.scope.slots.map(({ slot }) => slot.id) : [];

describe('another thing was to be done to the part that went', () => {
  test.each([
    ['drop the cruise', 'not cancel it just make it earlier', { kind: 'retime', direction: 'earlier' }],
    ['drop the cruise', 'i didnt mean drop it, make it later', { kind: 'retime', direction: 'later' }],
    ['drop the cruise', 'i wanted it swapped not dropped', { kind: 'swap' }],
    ['swap the cruise for bowling', 'not swap, just later', { kind: 'retime', direction: 'later' }],
  ])('after “%s”: %s', (wish, message, intent) => {
    expect(meant(wish, message)).toMatchObject(intent);
    expect(slotsOf(meant(wish, message))).toEqual(['d2-a2']);
  });

  test('and moving it is one of them', () =>
    expect(meant('drop the cruise', 'no just move it to friday')).toMatchObject({ kind: 'move-day', day: 0 }));
});

test('of two that went, the one that is named to stay comes back', () => {
  const intent = meant('drop fabric and cahoots', 'leave fabric, just the other one');
  expect(intent?.kind).toBe('drop');
  expect(slotsOf(intent)).toEqual(['d2-n1']);
});

describe('another value with a sigh over the first is a correction', () => {
  test.each([
    ['start saturday at 2', 'sunday, doh', { kind: 'hours', day: 2 }],
    ['there are 14 of us', '15 lol', { kind: 'group-size', change: { kind: 'size', people: 15 } }],
    ['there are 14 of us', 'omg forgot myself 15', { kind: 'group-size', change: { kind: 'size', people: 15 } }],
  ])('after “%s”: %s', (wish, message, intent) => expect(meant(wish, message)).toMatchObject(intent));

  test('and no question is', () => expect(meant('start saturday at 2', 'sunday lol?')).toBeUndefined());
});

describe('an offer is answered by another value', () => {
  test.each([
    ['we are 9 people', 'go on then but 10', 'we are 10 people'],
    ['we are 9 people', 'could we say 8', 'we are 8 people'],
    ['we are 9 people', 'yeah go with 9', null],
    ['we are 9 people', 'what about 12', null],
    ['move British Museum to 14:00', 'wed prefer 3', 'move British Museum to 15:00'],
    ['move British Museum to 14:00', 'half 3 if possible', 'move British Museum to 15:30'],
    ['move British Museum to 14:00', 'yep 2 is better', null],
    ['drop Cahoots', 'yes and the boat', 'drop Cahoots and the boat'],
    ['drop Cahoots', 'no but drop the boat', 'drop the boat'],
  ])('“%s”: %s', (offer, message, wish) => expect(otherOffer(offering(offer), message)).toBe(wish));
});

test('what stands the other way round in a day changes places', () => {
  const [intent, ...others] = readParts(known, 'cruise earlier, museum later', {
    isLoose: true,
    topic: [],
  }).map((part) => part.intent);
  expect(others).toEqual([]);
  expect(intent?.kind === 'exchange' && [intent.first.slot.id, intent.second.slot.id]).toEqual(['d2-a1', 'd2-a2']);
});

describe('an offer is declined or taken by what is praised', () => {
  test.each([
    ['move British Museum to 14:00', '2 is fine by us', 'yes'],
    ['move British Museum to 14:00', 'no half 10 is grand', undefined],
    ['move British Museum to 14:00', 'no 10 is grand', 'no'],
    ['swap Cahoots on Saturday for Heaven', 'not a club', 'no'],
    ['we are 15 people', 'too much. leave it as it is', 'no'],
    ['drop Cahoots', 'id be glad of the rest. yes', 'yes'],
  ])('“%s”: %s', (offer, message, kind) => {
    const state = offering(offer);
    const act = readAct(read(message, state), state);
    expect(act?.kind === 'talk' ? act.talk.kind : undefined).toBe(kind);
  });
});

test('an answer to which one may be its price, or leave it to us', () => {
  const state = saying(
    'swap one of the dinners',
    'Which one shall I swap, Friday dinner at Dishoom Covent Garden or Saturday dinner at Hawksmoor Seven Dials?',
  );
  const chosen = (message: string) => slotsOf(answerToQuestion(state, message, null)?.intent);
  expect(chosen('whichever costs more')).toEqual(['d2-dinner']);
  expect(chosen('the cheaper one')).toEqual(['d1-dinner']);
  expect(chosen('not fussed')).toEqual(['d1-dinner']);
});

test('neither of two is wanted', () =>
  expect(
    readParts(known, 'neither the museum nor the cruise please', { isLoose: true, topic: [] }).flatMap(({ intent }) =>
      intent.kind === 'drop' ? slotsOf(intent) : [],
    ),
  ).toEqual(['d2-a1', 'd2-a2']));

test('the verb of an offer takes it up', () => {
  const state = offering('drop Cahoots');
  expect(readAct(read('worth it, drop it', state), state)).toEqual({ kind: 'talk', talk: { kind: 'yes' } });
  expect(readAct(read('no dont drop it', state), state)).not.toEqual({ kind: 'talk', talk: { kind: 'yes' } });
});

test('a question about an offered place is about that place', () => {
  const state = offering('swap Cahoots on Saturday for Heaven');
  expect(askedOfListed(state, 'alright but what sort of place is it')?.question).toContain('Heaven');
  expect(askedOfListed(state, 'is it cheaper')).toBeNull();
});

describe('wishes side by side', () => {
  test.each([
    ['karting earlier, museum later', ['karting earlier', 'museum later']],
    ['tea at 8 friday, half 7 saturday', ['tea at 8 friday', 'tea at half 7 saturday']],
    ['karaoke later, 2 vegans', ['karaoke later', '2 vegans']],
    ['can we do dinner, boat and karaoke later', ['can we do dinner, boat and karaoke later']],
  ])('%s', (message, wishes) => expect(splitWishes(message)).toEqual(wishes));

  test('an exchange swallows no number of people', () =>
    expect(
      readParts(known, 'swap the karting for bowling and 13 of us', { isLoose: true, topic: [] }).map(
        ({ intent }) => intent.kind,
      ),
    ).toEqual(['swap', 'group-size']));
});

describe('a headcount is told as settled', () => {
  test.each(['numbers are confirmed at 22', 'the headcount stands at 22', 'confirmed attendance: 22'])(
    '%s',
    (message) => expect(findPeople(normalise(message).line)).toEqual({ kind: 'size', people: 22 }),
  );
});
