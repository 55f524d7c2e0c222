/** @module-tag long */
import { describe, expect, test } from 'vitest';
import { answerMessage } from '../../src/features/chat/domain/answer-message.ts';
import { fixedTrip } from './fixed-trip.ts';
import { outlineOf } from './trip-for-tests.ts';

const answer = (id: string, message: string) => answerMessage(fixedTrip(outlineOf(id)), message);

describe('a question for somebody with a need is answered, and the need changes nothing before', () => {
  test.each([
    [
      'london-hen',
      'one of us is 7 months gone, is it a long walk to cahoots',
      'not listed as fine for somebody who is pregnant',
    ],
    ['london-hen', 'jo’s got a bad knee which bits should she avoid', 'not listed as fine for step-free access'],
    ['lisbon-hen', 'my mum has a bad hip. which parts are no good for her', 'step-free access'],
    [
      'london-hen',
      'three of us dont drink, would the bar still be ok and is there somewhere else nearby',
      'Instead of Cahoots',
    ],
    [
      'london-hen',
      'is the shard ok for someone scared of heights',
      'high up: Sunday afternoon at The View from The Shard',
    ],
    ['lisbon-hen', 'is the sailing ok for someone who gets seasick', 'on or by the water'],
    ['prague-stag', 'would the cruise be alright for a lad whos claustrophobic', 'enclosed'],
  ])('%s: %s', (id, message, told) => {
    const { change, reply } = answer(id, message);
    expect(change).toBeNull();
    expect(reply).toContain(told);
  });

  test('one reason more is no wish beside it', () => {
    const asked = 'dads got a pacemaker and mum uses a stick. which of these would you steer clear of';
    const { change, reply } = answer('london-hen', asked);
    expect(change).toBeNull();
    expect(reply).toContain('not listed as fine for step-free access');
  });

  test('told by itself it is kept to', () => {
    expect(answer('london-hen', 'emma is pregnant').change).not.toBeNull();
    expect(answer('london-hen', 'im pregnant, swap the karting').change).not.toBeNull();
  });
});

describe('what is asked of the plan is told of what is meant', () => {
  test.each([
    [
      'london-hen',
      'What time does everything kick off on the Saturday and when do we finish?',
      /^Saturday starts at 10:30.*\nSaturday ends at 01:30[^\n]*$/,
    ],
    [
      'prague-stag',
      'when do we start on sunday and what time are we done',
      /^Sunday starts at 12:25.*\nSunday ends at [^\n]*$/,
    ],
    ['london-hen', 'How far is the cruise from where we’re staying', /^City Cruises[^\n]* from Leman Locke/],
    ['lisbon-hen', 'how far is the castle from where we are sleeping', /from Memmo Alfama/],
    [
      'london-hen',
      'is the cruise before or after dishoom',
      /13:00 to 14:30 Dishoom[^\n]*\n15:15 to 16:30 City Cruises/,
    ],
    [
      'krakow-stag',
      'which comes first, the karting or the underground',
      /Rynek Underground[^\n]*\n[^\n]*Karting Arena/,
    ],
    ['london-hen', 'whose idea was the flower market', /^The planner did/],
    ['krakow-stag', 'who picked the street art lol', /^The planner did/],
    ['london-hen', 'we have to come in at 350pp for everything ex hotel, whats the damage now', /£35 over £350/],
    ['dublin-work', 'our budget is 200 a head, what is the total at the moment', /over £200/],
    [
      'london-hen',
      'how much is the deposit and when do we need to have paid it',
      /^(?!(?:.|\n)*Planning costs nothing(?:.|\n)*Planning costs nothing)/,
    ],
  ])('%s: %s', (id, message, told) => {
    const { change, reply } = answer(id, message);
    expect(change).toBeNull();
    expect(reply).toMatch(told);
  });

  test.each([
    ['london-hen', 'what’s within a few minutes of heaven if people get hungry', '11 minutes from Heaven'],
    ['london-hen', 'is there anything near dinner on saturday for after', 'minutes from Hawksmoor Seven Dials'],
    ['london-hen', 'is there somewhere for a coffee near puttshack', 'minutes from Puttshack Bank'],
    ['lisbon-hen', 'whats near the castle to eat', 'minutes from Castelo de São Jorge'],
    ['london-hen', 'is there a casino near heaven', 'We have no casino on our list'],
  ])('what is near a part is listed, and nothing is added: %s: %s', (id, message, told) => {
    const { change, reply } = answer(id, message);
    expect(change).toBeNull();
    expect(reply).toContain(told);
  });

  test.each(['hello its the maid of honour here', 'hi its tom the best man here'])(
    'who says who it is is greeted: %s',
    (message) => {
      expect(answer('london-hen', message).reply).toMatch(/^Hello!/);
    },
  );

  test.each([
    'good evening. i have a few questions before i share this with the group',
    'hiya just got a couple of questions',
    'can i ask you something',
  ])('somebody with questions is told what can be asked: %s', (message) => {
    expect(answer('london-hen', message).reply).toMatch(/tell you prices, times and reasons/);
  });
});
