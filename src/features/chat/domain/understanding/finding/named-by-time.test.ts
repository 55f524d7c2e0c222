import { expect, test } from 'vitest';
import { knownPlan } from '../../fixtures/known-plan.ts';
import { withTimeNamed } from './named-by-time.ts';

const state = knownPlan();

test.each([
  ['drop the 7:30pm on friday', 'drop Dishoom Covent Garden'],
  ['swap the friday 3pm thing for bowling', 'swap TeamSport Karting Tower Bridge for bowling'],
  ['can we lose the 10:30', 'can we lose British Museum'],
  ['something cheaper than the 9.30pm one please', 'something cheaper than Cahoots please'],
])('a part of the plan is called by its hour: %s', (message, named) =>
  expect(withTimeNamed(state, message)).toBe(named),
);

test.each(['drop the 3pm', 'we land at 3', 'the 3pm flight on friday', 'move karting to 3pm', 'the 4pm on friday'])(
  'two at the hour, none, or another thing: %s',
  (message) => expect(withTimeNamed(state, message)).toBe(message),
);
