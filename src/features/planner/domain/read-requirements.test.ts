import { describe, expect, test } from 'vitest';
import type { NamedVenue } from './named-venue.ts';
import { readRequirements } from './read-requirements.ts';

const VENUES: NamedVenue[] = [
  { id: 'bridge', name: 'Tower Bridge', type: 'Landmark', kind: 'activity' },
  { id: 'kart', name: 'TeamSport Karting', type: 'Go-karting', kind: 'activity' },
  { id: 'museum', name: 'British Museum', type: 'Museum', kind: 'activity' },
  { id: 'boat', name: 'Thames Rocket', type: 'Speedboat', kind: 'activity' },
  { id: 'dishoom', name: 'Dishoom Shoreditch', type: 'Indian restaurant', kind: 'restaurant' },
  { id: 'fabric', name: 'Fabric', type: 'Nightclub', kind: 'nightlife' },
  { id: 'comedy', name: 'The Comedy Store', type: 'Comedy club', kind: 'nightlife' },
  { id: 'roof', name: 'Madison', type: 'Rooftop bar', kind: 'nightlife' },
];
const read = (text: string) => readRequirements(text, VENUES);

describe('diets are needs, in whatever words', () => {
  test.each([
    ['two vegetarians and one vegan', ['vegetarian', 'vegan']],
    ['3 veggies', ['vegetarian']],
    ['vegitarian food please', ['vegetarian']],
    ["Sarah doesn't eat meat", ['vegetarian']],
    ['one coeliac', ['gluten-free']],
    ['GF options needed', ['gluten-free']],
    ['halal only', ['halal']],
    ['kosher', ['kosher']],
    ['Tom is allergic to peanuts', ['nut-free']],
    ['nut allergy', ['nut-free']],
    ['no dairy', ['dairy-free']],
    ['lactose intolerant', ['dairy-free']],
    ['plant-based please', ['vegan']],
    ['no vegetarians', []],
    ['none of us are vegan', []],
    ['we are not vegetarian', []],
  ])('%s', (text, diets) => {
    expect(read(text).diets).toEqual(diets);
  });
});

test.each([
  ['one of us uses a wheelchair', true],
  ['must be step-free', true],
  ["nan can't walk far", true],
  ['no stairs please', true],
  ["we don't need step-free access", false],
  ['we like wheels', false],
])('step-free access: %s', (text, stepFree) => {
  expect(read(text).stepFree).toBe(stepFree);
});

test.each([
  ['no alcohol', true],
  ['we dont drink', true],
  ['the bride is pregnant', true],
  ['all teetotal', true],
  ['it is a dry hen', true],
  ['we love a drink', false],
  ['nobody is pregnant', false],
])('no alcohol: %s', (text, noAlcohol) => {
  expect(read(text).noAlcohol).toBe(noAlcohol);
});

test.each([
  ['two kids are coming', true],
  ['my sister is 16 years old', true],
  ['16th birthday', true],
  ['under 18s in the group', true],
  ['no kids', false],
  ['leaving the kids at home', false],
  ['18th birthday', false],
  ['fun for all ages (8 to 80)', true],
  ['friends for 10 years', false],
])('under-18s: %s', (text, minorsPresent) => {
  expect(read(text).minorsPresent).toBe(minorsPresent);
});

test('pace is read from everyday words, and a negation turns it', () => {
  expect(read('something relaxed').pace).toBe('calm');
  expect(read('not too busy please').pace).toBe('calm');
  expect(read('as much as possible').pace).toBe('packed');
  expect(read('nice food').pace).toBe('normal');
});

test('a place named is wanted, a place turned away is banned', () => {
  expect(read('must see Tower Bridge').mustHaveVenueIds).toEqual(['bridge']);
  expect(read('must see towr bridge and dishoom').mustHaveVenueIds).toEqual(['bridge', 'dishoom']);
  expect(read("we've already been to the British Museum").bannedVenueIds).toEqual(['museum']);
});

test('an everyday word is not taken for a venue that has it in its name', () => {
  const clubs: NamedVenue[] = [{ id: 'flight', name: 'Flight Club', type: 'Social darts', kind: 'activity' }];
  expect(readRequirements('our flight lands at 6pm', clubs).mustHaveVenueIds).toEqual([]);
  expect(readRequirements('flight club would be great', clubs).mustHaveVenueIds).toEqual(['flight']);
});

test('"no clubs" bans nightclubs and leaves the comedy club alone when only nightclubs are named', () => {
  expect(read('no nightclubs').bannedVenueIds).toContain('fabric');
  expect(read('no strip clubs').bannedVenueIds).toEqual([]);
  expect(read('no clubs but we love go karting')).toMatchObject({ likedTypes: ['Go-karting'] });
});

test('in pregnancy karting is left out as well', () => {
  expect(read('one of us is pregnant').bannedVenueIds).toEqual(['kart', 'boat']);
});

test('arrival and departure times bound the first and last day', () => {
  expect(read('We land at 6pm on Friday and our train home is at 3pm')).toMatchObject({ arrivalMinute: 1080 });
  expect(read('leaving at 15:30')).toMatchObject({ departureMinute: 930 });
});

test('a written ceiling per person is kept', () => {
  expect(read('no more than £120 each').capPence).toBe(12000);
});

test('what is not understood comes back in the own words of the organiser', () => {
  const asked = read('2 vegans, surprise cake for Anna. Thanks!');
  expect(asked.notUnderstood).toEqual(['surprise cake for Anna']);
  expect(asked.understood).toEqual(['Every meal caters for vegan guests.']);
});
