import { describe, expect, test } from 'vitest';
import { LONDON } from '../../../catalogue/cities/london.ts';
import type { CityCatalogue, GenericCatalogue } from '../../../catalogue/venue.ts';
import { briefToRequest, type PlannableBrief } from './brief-to-request.ts';

const PRAGUE: CityCatalogue = {
  id: 'prague',
  name: 'Prague',
  country: 'Czech Republic',
  currency: 'CZK',
  timeZone: 'Europe/Prague',
  aliases: ['praha'],
  centre: { lat: 50.087, lon: 14.421 },
  bounds: { south: 50, west: 14.3, north: 50.2, east: 14.6 },
  detourFactor: 1.3,
  venues: [],
  hotels: [],
};
const GENERIC: GenericCatalogue = { venues: [], travelMinutes: 20 };
const BRIEF: PlannableBrief = {
  eventType: 'stag-do',
  vibe: 'party-hard',
  destination: 'Prague',
  groupSize: 10,
  dates: '2027-03-12 to 2027-03-15',
  budgetRange: 'premium',
  specialRequirements: '',
};
const order = (change: Partial<PlannableBrief>) =>
  briefToRequest({ ...BRIEF, ...change }, { cities: [PRAGUE], generic: GENERIC, today: '2026-11-21' });

const inLondon = (change: Partial<PlannableBrief>) =>
  briefToRequest(
    { ...BRIEF, destination: 'London', ...change },
    { cities: [LONDON], generic: GENERIC, today: '2026-11-21' },
  );

test('a brief becomes days with arrival, full days and a gentle last morning', () => {
  const { request, places } = order({});
  expect(places).toEqual({ kind: 'city', cityId: 'prague' });
  expect(request.days).toEqual([
    { date: '2027-03-12', weekday: 4, startMinute: 840, endMinute: 1620, needsLunch: false, needsDinner: true },
    { date: '2027-03-13', weekday: 5, startMinute: 600, endMinute: 1620, needsLunch: true, needsDinner: true },
    { date: '2027-03-14', weekday: 6, startMinute: 600, endMinute: 1620, needsLunch: true, needsDinner: true },
    { date: '2027-03-15', weekday: 0, startMinute: 660, endMinute: 1020, needsLunch: true, needsDinner: false },
  ]);
  expect(request).toMatchObject({ groupSize: 10, budgetCapPence: 50000, budgetFloorPence: 30000 });
});

test('without dates the plan is for a Friday-to-Sunday weekend', () => {
  const { request } = order({ dates: '' });
  expect(request.days.map(({ date, weekday }) => [date, weekday])).toEqual([
    [null, 4],
    [null, 5],
    [null, 6],
  ]);
});

test('without a band and a vibe it is mid-range and a mix, and says so', () => {
  const { request, notes } = order({ budgetRange: '', vibe: null });
  expect(request).toMatchObject({ vibe: 'mix', budgetCapPence: 30000, budgetFloorPence: 15000 });
  expect(notes.join(' ')).toMatch(/mid-range.*mix/);
});

test('luxury has no cap', () => {
  expect(order({ budgetRange: 'luxury' }).request).toMatchObject({ budgetCapPence: null, budgetFloorPence: 50000 });
});

test('a trip of one day has the whole day, and a trip of 14 days has 14', () => {
  expect(order({ dates: '2027-03-13 to 2027-03-13' }).request.days).toMatchObject([
    { startMinute: 600, endMinute: 1620, needsLunch: true, needsDinner: true },
  ]);
  const long = order({ dates: '2027-03-01 to 2027-03-14' }).request;
  expect(long.days).toHaveLength(14);
  expect(long.activityCapByDay).toHaveLength(14);
});

test('a misspelt city is planned there, and the plan says how it was read', () => {
  const { destination, notes } = order({ destination: 'Prauge' });
  expect(destination).toBe('Prague');
  expect(notes[0]).toBe('We read “Prauge” as Prague.');
});

test('any other destination keeps its name and says that we have no list of places there', () => {
  const { places, destination, notes } = order({ destination: 'Newcastle' });
  expect(places).toEqual({ kind: 'generic' });
  expect(destination).toBe('Newcastle');
  expect(notes[0]).toBe('We have no list of places for Newcastle yet.');
});

describe('special requirements', () => {
  test('become needs, and what was understood and what was not is told', () => {
    const { request, notes } = order({ specialRequirements: 'One vegan, one wheelchair user. A surprise cake.' });
    expect(request.needs).toEqual({ diets: ['vegan'], stepFree: true, noAlcohol: false, minorsPresent: false });
    expect(notes.join(' ')).toMatch(/caters for vegan guests/);
    expect(notes.join(' ')).toContain('“A surprise cake” could not be planned for');
  });

  test('an hour to be home by and a sum that is all they have are kept, a day and a head', () => {
    const oneDay = { dates: '2027-03-13 to 2027-03-13' };
    const { request, notes } = order({ ...oneDay, specialRequirements: 'home by 9pm, we only have £15 each' });
    expect(request).toMatchObject({ budgetCapPence: 15_00, budgetFloorPence: 15_00, days: [{ endMinute: 1170 }] });
    expect(notes.join(' ')).toMatch(/home by 21:00.*At most £15 a person/);
    expect(notes.join(' ')).not.toContain('could not be planned for');
    // Whoever goes home at five anyway does not stay longer for it.
    expect(order({ specialRequirements: 'home by 9pm' }).request.days.at(-1)?.endMinute).toBe(1020);
    expect(order({ specialRequirements: 'home by noon on Monday' }).request.days.at(-1)).toMatchObject({
      startMinute: 570,
      endMinute: 630,
    });
    expect(order({ specialRequirements: 'back by 10 every night' }).request.days.map((day) => day.endMinute)).toEqual([
      1320, 1320, 1320, 1020,
    ]);
  });

  test('what the whole group has is shared out, and a limit of nobody’s is asked about', () => {
    expect(order({ specialRequirements: 'our kitty is £405' }).request.budgetCapPence).toBe(40_50);
    const open = { budgetRange: '' as const };
    expect(order({ ...open, specialRequirements: 'max £90 each' }).notes.join(' ')).not.toContain('No budget chosen');
    expect(order({ ...open, specialRequirements: 'we have £500 each' }).request.budgetCapPence).toBe(500_00);
    expect(order({ specialRequirements: 'we have £900 each' }).request.budgetCapPence).toBe(500_00);
    expect(order({ ...open, specialRequirements: 'max £200' }).notes.join(' ')).toContain('No budget chosen');
    const { request, notes } = order({ specialRequirements: 'max £200' });
    expect(request.budgetCapPence).toBe(500_00);
    expect(notes.join(' ')).toContain('“max £200”: say in the chat whether that is for each of you');
  });

  test('an arrival and a departure bound the first and the last day', () => {
    const { days } = order({ specialRequirements: 'We land at 17:00. Flight home at 2pm.' }).request;
    expect(days[0]).toMatchObject({ startMinute: 1080, needsDinner: true });
    expect(days[3]).toMatchObject({ endMinute: 750, needsLunch: false });
  });

  test('under-18s end the nights early, and a written ceiling lowers the cap', () => {
    const { request } = order({ specialRequirements: 'Two teenagers, max £90 each' });
    expect(request.days[1]?.endMinute).toBe(1410);
    expect(request).toMatchObject({ budgetCapPence: 9000, budgetFloorPence: 9000 });
  });

  test('tastes of single people are theirs, and what one loves and another hates is no rule for all', () => {
    const { request, notes } = inLondon({
      specialRequirements: 'Ana loves karting. Ben hates karting. The bride prefers culture.',
    });
    expect(request.members?.map(({ label, isGuestOfHonour }) => [label, isGuestOfHonour])).toEqual([
      ['Ana', false],
      ['Ben', false],
      ['the bride', true],
      [expect.stringMatching(/^the other \d+$/), false],
    ]);
    expect(request.bannedVenueIds).toEqual([]);
    expect(request.wishes.likedTypes).toEqual([]);
    expect(notes.join(' ')).toContain('Tastes of their own: Ana, Ben, the bride.');
    expect(notes.join(' ')).not.toContain('could not be planned for');
  });

  test('a dislike that nobody contradicts still keeps such places out', () => {
    const { request } = inLondon({ specialRequirements: 'Sarah hates karting' });
    expect(request.bannedVenueIds.length).toBeGreaterThan(0);
    expect(inLondon({}).request.members).toBeUndefined();
  });
});
