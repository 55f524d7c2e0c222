import { describe, expect, test } from 'vitest';
import { answerMessage } from './answer-message.ts';
import { knownPlan } from './fixtures/known-plan.ts';

const trip = knownPlan();

describe('a question has the answer that its words ask for, and changes nothing', () => {
  test.each([
    ['what dates have we got it down for', /^The trip is \w+ \d+ to \w+ \d+ \w+ \d{4}/],
    ['when is the weekend', /^The trip is/],
    ['anything booked for monday', /^The trip has no Monday/],
    ['who is the karting for', /TeamSport Karting Tower Bridge is for .* groups of/],
    ['is hawksmoor worth the money', /Hawksmoor Seven Dials .* is your Saturday dinner/],
    ['who picked the museum', /British Museum .* is your/],
    ['can the boat be called off if its windy', /our list does not say of it/],
    ['is 12 too many for hawksmoor', /takes groups of/],
    ['which of our dinners is the fanciest', /^Of those .* is the dearest/],
    ['whats nearest the hotel on our plan', /nearest/],
    ['which night is the late one', /night is /],
    ['what is the total including the hotel', /come to £[\d,.]+ a person/],
    ['how would 14 people change the price', /Nothing has changed yet/],
    ['does the budget stretch to another night out', /Nothing has changed|no |cannot/],
    ['can we get breakfast at the hotel', /You would stay at/],
    ['how much is the hotel per night', /^A room is typically £[\d.]+ a night/],
    ['by when must we have final numbers', /no deadline for numbers/],
    ['which night out costs most', /^The dearest part is \w+ night/],
    [
      'how long have we got between the boat and dinner',
      /^City Cruises.* ends at .*Hawksmoor.* starts at .*(?:hour|minutes)/,
    ],
    ['what if gemma turns up late on friday', /simply is not there for it/],
    ['how long till dinner after karting', /TeamSport.*\n.*Dishoom/],
    ['can we still do it with 9', /9 people.*[\s\S]*Nothing has changed yet/],
    ['does hawksmoor take groups of 9', /takes groups of/],
    ['can you get a beer at kew gardens', /Kew Gardens/],
    ['is sunday finished by 4', /^Yes: Sunday ends at 14:30 with Roti King Euston/],
    ['which dinners are outdoors', /^By our list/],
    ['what is the total minus the hotel', /come to £[\d,.]+ a person/],
    ['any bars near hawksmoor', /minutes from Hawksmoor Seven Dials/],
  ])('%s', (message, reads) => {
    const turn = answerMessage(trip, message);
    expect(turn.reply).toMatch(reads);
    expect(turn.change).toBeNull();
  });
});
