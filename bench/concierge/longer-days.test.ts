import { describe, expect, test } from 'vitest';
import { said } from './say-to-trip.ts';

const kindsOn = (trip: string, day: number, ...lines: string[]): string[] =>
  said(trip, ...lines).after.plan.days[day]?.slots.map(({ kind }) => kind) ?? [];

describe('what is wanted where the day has ended by our own reckoning is done in a longer day', () => {
  test.each([
    ['whitby-birthday', 1, 'dinner on the saturday as well please', 'Saturday now ends at 23:00', 'dinner'],
    ['dublin-work', 1, 'could you fit a dinner in on friday', 'Friday now ends at 23:00', 'dinner'],
    ['krakow-stag', 2, 'we want dinner sunday too', 'Sunday now ends at 23:00', 'dinner'],
    ['prague-stag', 2, 'stick a jazz club on sunday night', 'Sunday now ends at 00:00', 'night'],
    ['london-hen', 2, 'add a cocktail bar on sunday evening', 'Sunday now ends at', 'night'],
    ['dublin-work', 1, 'put a bar in on friday night', 'Friday now ends at 00:00', 'night'],
  ])('%s, day %i: %s', (trip, day, message, told, kind) => {
    const { reply, before } = said(trip, message);
    expect(reply).toContain(told);
    const had = before.plan.days[day]?.slots.filter((slot) => slot.kind === kind).length ?? 0;
    expect(kindsOn(trip, day, message).filter((one) => one === kind)).toHaveLength(had + 1);
  });

  test.each([
    ['london-hen', 'something on friday morning please'],
    ['lisbon-hen', 'add an activity on thursday morning'],
  ])('%s: before the first day starts: %s', (trip, message) => {
    const { reply, after } = said(trip, message);
    expect(reply).toMatch(/day now starts at 10:00 instead of 14:00/);
    expect(after.plan.days[0]?.slots[0]?.timeOfDay).toBe('Morning');
  });

  test.each([
    ['prague-stag', 'we need a lunch on friday as well'],
    ['krakow-stag', 'we land at 11 on friday, could we have lunch'],
    ['dublin-work', 'add lunch on thursday'],
  ])('%s: a lunch on the first day: %s', (trip, message) => {
    expect(kindsOn(trip, 0, message)).toContain('lunch');
  });

  test('a restaurant for the evening is one meal more and does not take the place of lunch', () => {
    const { before, after } = said('whitby-birthday', 'can we get a curry on saturday evening');
    const lunch = before.plan.days[1]?.slots.find(({ kind }) => kind === 'lunch')?.venueId;
    expect(after.plan.days[1]?.slots.map(({ venueId }) => venueId)).toContain(lunch);
    expect(after.plan.days[1]?.slots.find(({ kind }) => kind === 'dinner')?.type).toMatch(/curry|indian/i);
  });

  test('nothing else goes', () => {
    const { before, after } = said('krakow-stag', 'add dinner on sunday');
    const there = after.plan.days.flatMap(({ slots }) => slots.map(({ venueId }) => venueId));
    for (const { slots } of before.plan.days) for (const { venueId } of slots) expect(there).toContain(venueId);
  });

  test('a part of the plan goes there too, once a yes is said', () => {
    const { after } = said('krakow-stag', 'move the vodka bar to sunday night', 'yes');
    expect(after.plan.days[2]?.slots.at(-1)?.name).toBe('Wódka Café Bar');
  });
});

describe('where something speaks against it, it is shown first and a yes does the whole', () => {
  test.each([
    ['lisbon-hen', 3, ['Some of us are staying on, can you add dinner on Sunday?']],
    ['london-hen', 2, ['a few of the girls fly later, add a dinner on sunday for them']],
    ['london-hen', 1, ['finish by 6 on saturday', 'add dinner on saturday']],
    ['dublin-work', 1, ['add a pub after the dance class']],
    // The limit leaves nothing for it, and other parts would give way.
    ['bristol-birthday', 2, ['could you fit a dinner in on sunday']],
  ])('%s, day %i: %s', (trip, day, lines) => {
    const { turn, before } = said(trip, ...lines);
    expect(turn.change).toBeNull();
    expect(turn.reply).toContain('Say yes');
    const more = (before.plan.days[day]?.slots.length ?? 0) + 1;
    expect(said(trip, ...lines, 'yes').after.plan.days[day]?.slots).toHaveLength(more);
  });

  test('the whole group is not some of it', () => {
    expect(said('krakow-stag', 'add dinner on sunday for the ten of us').turn.change).not.toBeNull();
  });
});

describe('a journey told beside it', () => {
  test.each([
    ['lisbon-hen', 3, 'add dinner on sunday, our flights not until midnight'],
    ['krakow-stag', 2, 'get dinner in on sunday, train isnt till 11pm'],
  ])('leaves time: %s, day %i: %s', (trip, day, message) => {
    const { reply } = said(trip, message);
    expect(kindsOn(trip, day, message).filter((kind) => kind === 'dinner')).toHaveLength(1);
    expect(reply).toContain('90 minutes before you leave');
    expect(reply).not.toContain('There is one already');
  });

  test('leaves none: the day is not made longer than that', () => {
    const { reply } = said('prague-stag', 'our flights at 7 sunday, can we add dinner before');
    expect(reply).not.toContain('ends at 23:00');
    expect(kindsOn('prague-stag', 2, 'our flights at 7 sunday, can we add dinner before')).not.toContain('dinner');
  });
});
