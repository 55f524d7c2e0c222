import { expect, test } from 'vitest';
import { said } from './say-to-trip.ts';

const startOf = (trip: string, message: string, name: string): number =>
  said(trip, message)
    .after.plan.days.flatMap(({ slots }) => slots)
    .find((slot) => slot.name.includes(name))?.startMinute ?? 0;

test.each([
  ['bristol-birthday', 'do the murals first and the ferry after', 'North Street', 'Ferry'],
  ['london-hen', 'do the shard first and the market after', 'Shard', 'Columbia'],
  ['bristol-birthday', 'the bikes in the morning and leigh woods after', 'Railway Path', 'Leigh Woods'],
])('what is first comes before the other: %s, “%s”', (trip, message, first, second) => {
  expect(startOf(trip, message, first)).toBeLessThan(startOf(trip, message, second));
});

test.each([
  ['lisbon-hen', 'mind if we eat before the sailing', 0],
  ['prague-stag', 'could we get some food into us before the laser game on friday', 0],
])('a meal before a part is the one that can be: %s, “%s”', (trip, message, day) => {
  const { reply, after } = said(trip, message);
  const lunch = after.plan.days[day]?.slots.find(({ kind }) => kind === 'lunch');
  expect(lunch === undefined ? reply : 'planned').toMatch(/planned|lunch/);
});

test.each([
  ['whitby-birthday', 'can tea be at six on friday, the little one goes to bed at half seven', 'Corner bistro'],
  ['whitby-birthday', 'we eat at five in our house', 'Corner bistro'],
  ['whitby-birthday', 'tea by six both days', 'Corner bistro'],
  ['london-day', 'tea by half five please', 'inamo'],
])('tea at an hour is the dinner: %s, “%s”', (trip, message, name) => {
  const { turn, reply } = said(trip, message);
  expect(turn.change).toBeNull();
  expect(reply).toContain(`${name}`);
});

test('why a part is to come first is no part of it', () => {
  const { reply } = said(
    'london-hen',
    'please put the karaoke before the dinner, afterwards we are too full for singing',
  );
  expect(reply).toMatch(/^Lucky Voice Soho stays at 21:15/);
});
