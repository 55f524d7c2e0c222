import { expect, test } from 'vitest';
import { answerMessage } from './answer-message.ts';
import { londonTrip } from './fixtures/london-trip.ts';
import { GENERIC_WELCOME, welcomeFor } from './welcome-message.ts';
import { listedWish } from './wording/offers.ts';

test('the welcome names the plan, its price and three things that the concierge then understands', () => {
  const trip = londonTrip();
  const welcome = welcomeFor(trip.plan);
  expect(welcome).toMatch(/^Your London plan for 10 is ready: 3 days from Friday 12 March 2027, \d+ stops, £\d/);
  for (const number of [1, 2, 3]) {
    const wish = listedWish([{ role: 'assistant', content: welcome }], number);
    expect(answerMessage(trip, wish ?? '').understood).toBe(true);
  }
});

test('a welcome without dates says that they are open, and one without a booking says what to do first', () => {
  expect(welcomeFor(londonTrip({ dates: '' }).plan)).toContain('dates still open');
  expect(GENERIC_WELCOME).toContain('Create a trip plan first');
});
