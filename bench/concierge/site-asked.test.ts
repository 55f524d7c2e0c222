import { describe, expect, test } from 'vitest';
import { saidOn, tripOf } from './trip-for-tests.ts';
import { TRIP_OUTLINES } from './trip-outlines.ts';

const TRIPS = TRIP_OUTLINES.map(({ id }) => id);

describe('what is asked of the site and of the trip’s page is answered by what they can do', () => {
  test.each([
    ['what do i do next', '/dashboard/calendar'],
    ['what are the next steps', 'Book link'],
    ['thanks thats perfect, what happens next', 'Book link'],
    ['who picks the restaurants?', 'places on our list'],
    ['looks good! how do you choose the places', 'places on our list'],
    ['are these prices accurate', 'typical prices'],
    ['where do the prices come from', 'typical prices'],
    ['have you checked they have space for all of us', 'not whether it has room'],
    ['is the plan saved', '/dashboard/trips'],
    ['does it save automatically', '/dashboard/trips'],
    ['how do i get back to this page', '/dashboard/trips'],
    ['can i print this', 'PDF'],
    ['send the plan to my boss', 'PDF'],
    ['can i add it to my calendar', 'calendar'],
    ['is there a map', 'Itinerary tab has a map'],
    ['can i edit it myself', 'dragged'],
    ['can i make another plan for a different city', '/plan'],
    ['do you have photos of the places', 'no photographs'],
    ['how many changes can i make', 'As often as you like'],
    ['when should we book by', 'Nothing is held'],
  ])('%s', (message, told) => {
    for (const id of TRIPS) {
      const { turn } = saidOn(tripOf(id), message);
      expect(turn.change, id).toBeNull();
      expect(turn.reply, id).toContain(told);
    }
  });

  test.each([
    'how do i share it with the girls',
    'can the others see this chat',
    'can we vote on it',
    'share the plan',
  ])('nobody is promised a link that is not there yet: %s', (message) => {
    for (const id of TRIPS) {
      const { turn } = saidOn(tripOf(id), message);
      expect(turn.reply, id).toContain('are being built');
      expect(turn.reply, id).not.toMatch(/link of its own|with the link/);
    }
  });

  test.each([
    'do prices change if we are 12',
    'whats next on saturday',
    'what are we doing after lunch on saturday',
    'can we move it to saturday',
  ])('and what is asked of the plan is not: %s', (message) => {
    for (const id of TRIPS) expect(saidOn(tripOf(id), message).turn.reply, id).not.toMatch(/\/dashboard\//);
  });
});

test.each([
  ['does everyone need to bring anything', 'What to wear our list does not say'],
  ['love it. do we need to bring anything', 'What to wear our list does not say'],
  ['should i bring anything', 'What to wear our list does not say'],
  ['should we bring cash', 'Which places take cards'],
])('what to bring is no price and no sigh: %s', (message, told) => {
  for (const id of TRIPS) expect(saidOn(tripOf(id), message).turn.reply, id).toContain(told);
});

describe('a question behind thanks or praise is answered', () => {
  test.each([
    'ok cool. what time is dinner',
    'mate this looks class. what have we got on',
    'thanks so much, whats it costing us',
    'hiya, looks good! how do we get about',
  ])('%s', (message) => {
    const asked = message.replace(/^.*?(?=what|how)/, '');
    for (const id of TRIPS)
      expect(saidOn(tripOf(id), message).turn.reply, id).toBe(saidOn(tripOf(id), asked).turn.reply);
  });

  test.each([
    'thanks what a star',
    'morning! how are you',
    'amazing thanks, how lovely',
    'thanks, is that everything?',
  ])('and thanks alone are thanks: %s', (message) => {
    for (const id of TRIPS) expect(saidOn(tripOf(id), message).turn.reply, id).toMatch(/^(?:You’re welcome|Hello)/);
  });
});
