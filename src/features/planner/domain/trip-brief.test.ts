import { describe, expect, test } from 'vitest';
import { tripBriefSchema } from './trip-brief.ts';

const schema = tripBriefSchema('2026-11-21');
const GOOD = {
  eventType: 'hen-party',
  vibe: 'mix',
  destination: 'London',
  groupSize: 12,
  dates: '2027-03-12 to 2027-03-14',
  budgetRange: 'mid-range',
  contactEmail: 'anna@example.com',
  specialRequirements: '',
};

/** The first message under each field, as the form and the server show it. */
function faults(change: Record<string, unknown>): Record<string, string> {
  const parsed = schema.safeParse({ ...GOOD, ...change });
  const first: Record<string, string> = {};
  for (const { path, message } of parsed.error?.issues ?? []) first[String(path[0])] ??= message;
  return first;
}

test('a brief with everything right has no faults', () => {
  expect(faults({})).toEqual({});
});

describe('[W-08] each field of the brief says in its own words what is wrong', () => {
  test.each([
    [{ eventType: '' }, { eventType: 'Event type is required' }],
    [{ eventType: undefined }, { eventType: 'Event type is required' }],
    [{ eventType: null }, { eventType: 'Event type is required' }],
    [{ destination: 'X' }, { destination: 'Destination must be at least 2 characters' }],
    [{ destination: '   ' }, { destination: 'Destination must be at least 2 characters' }],
    [{ destination: 'a'.repeat(101) }, { destination: 'Destination must be less than 100 characters' }],
    [{ destination: 'London 2' }, { destination: 'Destination contains invalid characters' }],
    [{ destination: 'London!' }, { destination: 'Destination contains invalid characters' }],
    [{ groupSize: 0 }, { groupSize: 'Group size must be at least 1' }],
    [{ groupSize: 101 }, { groupSize: 'Group size must be less than 100' }],
    [{ contactEmail: 'anna' }, { contactEmail: 'Invalid email address' }],
    [{ contactEmail: '' }, { contactEmail: 'Invalid email address' }],
    [
      { contactEmail: `${'a'.repeat(60)}@${'b'.repeat(60)}.${`${'c'.repeat(60)}.`.repeat(3)}com` },
      { contactEmail: 'Email must be less than 254 characters' },
    ],
    [
      { specialRequirements: 'x'.repeat(1001) },
      { specialRequirements: 'Special requirements must be less than 1000 characters' },
    ],
  ])('[W-08] %o', (change, expected) => {
    expect(faults(change)).toEqual(expected);
  });

  test('[W-08] letters are Unicode, so Kraków and Málaga pass, composed or not', () => {
    for (const destination of ['Kraków', 'Málaga', 'Málaga'.normalize('NFD'), 'St. Ives', 'Stoke-on-Trent', 'Bath, UK'])
      expect(faults({ destination })).toEqual({});
  });

  test('[W-08] the limits themselves pass, and a phone is optional', () => {
    expect(faults({ destination: 'a'.repeat(100), groupSize: 100, specialRequirements: 'x'.repeat(1000) })).toEqual({});
    expect(faults({ destination: 'Yo', groupSize: 1, contactPhone: undefined })).toEqual({});
  });
});

test('vibe, dates and budget may be left out, be empty or be null', () => {
  for (const empty of [undefined, null, ''])
    expect(faults({ vibe: empty, dates: empty, budgetRange: empty })).toEqual({});
});

test('[W-09] text comes out without HTML, so nothing else can be stored', () => {
  const parsed = schema.parse({
    ...GOOD,
    destination: '<b>London</b>',
    contactEmail: ' <i></i>anna@example.com ',
    specialRequirements: 'two <script>alert(1)</script>vegans <img src=x onerror=alert(1)>and under <20 people',
    contactPhone: '<u>0123</u>',
  });
  expect(parsed).toMatchObject({
    destination: 'London',
    contactEmail: 'anna@example.com',
    specialRequirements: 'two vegans and under <20 people',
    contactPhone: '0123',
  });
});

test('[W-10] a single date, past dates and trips over 14 days get their stated answers in the brief too', () => {
  expect(faults({ dates: '2027-03-12' })).toEqual({ dates: 'Add both a start and an end date, or leave both empty' });
  expect(faults({ dates: '2026-01-01 to 2026-01-03' })).toEqual({ dates: 'Start date cannot be in the past' });
  expect(faults({ dates: '2027-03-01 to 2027-03-15' })).toEqual({ dates: 'Trips can be at most 14 days long' });
  expect(faults({ dates: '2027-03-15 to 2027-03-01' })).toEqual({ dates: 'End date cannot be before start date' });
});
