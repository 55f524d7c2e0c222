import { describe, expect, test } from 'vitest';
import { answerMessage } from '../../answer-message.ts';
import { knownPlan } from '../../fixtures/known-plan.ts';
import { read } from '../reading.ts';
import { readPlainQuestion } from './read-plain-question.ts';

const state = knownPlan();
const replyTo = (message: string) => {
  const turn = answerMessage(state, message);
  expect(turn.change).toBeNull();
  return turn.reply;
};

describe('free time and why', () => {
  test.each([
    ['why is there a gap sat', 'Saturday is free from'],
    ['when do we get free time', 'Friday is free from'],
    ['how come no lunch friday', 'Friday begins at 15:00 with TeamSport Karting Tower Bridge, after lunch time'],
    ['why is there no dinner sunday', 'before dinner time, so no dinner is planned'],
    ['how come no lunch saturday', 'There is one: Saturday lunch at Mildreds Soho'],
    ['why is dinner so late friday', 'Friday dinner, Dishoom Covent Garden, begins at 19:30 because'],
    ['why is saturday so packed', 'Saturday has 5 stops'],
    ['do we have dinner sunday', 'no dinner is planned'],
  ])('“%s”', (message, told) => {
    expect(replyTo(message)).toContain(told);
  });

  test.each(['fill the gap on saturday', 'why not put lunch in on friday', 'why dont we have lunch out on friday'])(
    '“%s” wishes for something',
    (message) => {
      expect(readPlainQuestion(read(message, state), state)).toBeNull();
    },
  );
});

describe('the way', () => {
  test.each([
    ['how far is dinner from the hotel sat', 'Hawksmoor Seven Dials: '],
    ['hows everyone getting home sat', 'Saturday, from Cahoots back to '],
    [
      'what time do we need to leave for the karting',
      'To be at TeamSport Karting Tower Bridge at 15:00 on Friday, leave',
    ],
    ['wheres the nearest tube to the museum', 'British Museum is in Bloomsbury'],
    ['how do we get from the airport', 'Our list does not have the way to the airport'],
    ['how much is an uber to the airport', 'The price of the plan has no rides in it'],
    ['are taxis arranged', 'No ride is arranged'],
  ])('“%s”', (message, told) => {
    expect(replyTo(message)).toContain(told);
  });
});

describe('money', () => {
  test.each([
    ['has everyone paid', 'Nothing is paid or booked through us yet'],
    ['who is paying for the taxis', 'The price of the plan has no taxis in it'],
    ['is vat included', 'Whether VAT is in these prices our list does not say'],
    ['how much spending money do i need', 'taxis, tips and whatever else you order are not in it'],
  ])('“%s”', (message, told) => {
    expect(replyTo(message)).toContain(told);
  });
});

describe('the stay', () => {
  test.each([
    ['are we sharing', 'to a room'],
    ['whens checkout', 'Our list does not have the check-out time'],
    ['whats the postcode of the hotel', 'That (postcode) our list does not say'],
  ])('“%s”', (message, told) => {
    expect(replyTo(message)).toContain(told);
  });

  test('a hotel with something is looked for by what descriptions tell', () => {
    expect(replyTo('any hotel with a rooftop')).toContain('tells of a rooftop');
  });

  test('of hotels nearer to a place outside the plan, what is known of nearness is said', () => {
    expect(replyTo('is there a hotel nearer our office')).toContain('the nearest first');
  });
});
