/** @module-tag long */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import example from '../../../../docs/operators/edinburgh.json' with { type: 'json' };
import { CITIES } from '../../../catalogue/cities.ts';
import { checkCity } from './check-city.ts';
import { senseFaults } from './city-sense.ts';
import { cityStrength } from './city-strength.ts';
import { formFaults } from './form-faults.ts';

type Json = Record<string, unknown>;
const { $schema, ...edinburgh } = example;
const [castle, seat, ...others] = edinburgh.venues;
if (!castle || !seat) throw new Error('the example has no venues');

/** The example under another id. */
const withId = (id: string): object => JSON.parse(JSON.stringify(edinburgh).replaceAll('"edinburgh', `"${id}`));

const textOf = (city: object): string => JSON.stringify(city, null, 2);
const faultsOf = (city: object) => checkCity(textOf(city)).faults;
const said = (city: object) => faultsOf(city).map(({ text }) => text);
/** The example with its first venue changed. */
const withCastle = (changes: Json) => ({ ...edinburgh, venues: [{ ...castle, ...changes }, seat, ...others] });
const withHotel = (changes: Json) => ({
  ...edinburgh,
  hotels: [{ ...edinburgh.hotels[0], ...changes }, ...edinburgh.hotels.slice(1)],
});

test('the example for operators can be imported', () => {
  const { city, faults, strength, trials } = checkCity(textOf({ $schema, ...edinburgh }));
  expect(city?.id).toBe('edinburgh');
  expect(faults.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(strength?.counts).toEqual({ activities: 30, restaurants: 18, nightlife: 14, hotels: 5, types: 48 });
  expect(trials.filter(({ relaxations }) => relaxations.length === 0).length).toBeGreaterThanOrEqual(9);
});

// That trips can be planned in them is the business of the engine's tests.
test.each(CITIES.map((city) => [city.name, city] as const))(
  '%s of the release has no fault and no gap',
  (_name, city) => {
    const faults = [...formFaults(city), ...senseFaults(city)];
    expect(faults.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(cityStrength(city).thin).toEqual([]);
  },
);

describe('a fault of form is said with the name of the place and its line', () => {
  test.each<[string, Json, string]>([
    [
      'a kind nobody knows',
      { kind: 'activty' },
      'venue “Edinburgh Castle”, kind must be one of “activity”, “restaurant”, “nightlife”, and is “activty” (did you mean “activity”?)',
    ],
    ['a missing field', { type: undefined }, 'venue “Edinburgh Castle”, type is missing'],
    [
      'a stray field',
      { lattitude: 55.9 },
      'venue “Edinburgh Castle”, “lattitude” is no field of a catalogue (did you mean “lat”?)',
    ],
    [
      'text for a number',
      { durationMinutes: '90' },
      'venue “Edinburgh Castle”, durationMinutes must be a number, and is the text “90”',
    ],
    [
      'half a penny',
      { price: { ...castle.price, minor: 12.5 } },
      'venue “Edinburgh Castle”, price.minor must be a whole number, and is 12.5',
    ],
    [
      'a visit of a quarter of an hour',
      { durationMinutes: 15 },
      'venue “Edinburgh Castle”, durationMinutes must be at least 30, and is 15',
    ],
    [
      'a short description',
      { description: 'Nice.' },
      'venue “Edinburgh Castle”, description must have at least 60 letters, and has 5',
    ],
    [
      'a group smaller than none',
      { groupSize: { min: 10, max: 4 } },
      'venue “Edinburgh Castle”, groupSize the smallest group (min) is larger than the largest (max)',
    ],
    [
      'a close before the opening',
      { hours: { fri: '22:00-02:00' } },
      'venue “Edinburgh Castle”, hours.fri: “22:00-02:00” closes before it opens: a close after midnight goes on past 24, as in “22:00-26:00”',
    ],
    ['never open', { hours: {} }, 'venue “Edinburgh Castle”, hours is never open: give at least one day'],
    ['a vibe twice', { vibes: ['cultural', 'cultural'] }, 'venue “Edinburgh Castle”, vibes says the same thing twice'],
    [
      'a script for a website',
      { website: 'javascript:alert(1)' },
      'venue “Edinburgh Castle”, website must be an address that begins with https://, and is “javascript:alert(1)”',
    ],
    [
      'an address without protection',
      { website: 'http://castle.scot' },
      'venue “Edinburgh Castle”, website must be an address that begins with https://, and is “http://castle.scot”',
    ],
    [
      'mark-up in a name',
      { name: '<b>Castle</b>' },
      'venue “<b>Castle</b>”, name must be plain text, without < or > and without invisible characters',
    ],
  ])('%s', (_title, changes, text) => {
    expect(said(withCastle(changes))).toEqual([text]);
  });

  test('letters that turn the direction of writing, steer a terminal or are half a letter are refused', () => {
    for (const hidden of ['\u202e', '\u001b[31m', '\ud800', '\u200b'])
      expect(said(withCastle({ area: `Castle${hidden}hill` }))[0]).toContain('area must be plain text');
  });

  test('the line is that of the fault', () => {
    const city = withCastle({ durationMinutes: 15 });
    const line =
      textOf(city)
        .split('\n')
        .findIndex((text) => text.includes('"durationMinutes": 15')) + 1;
    expect(faultsOf(city)).toEqual([expect.objectContaining({ severity: 'error', line, column: 26 })]);
  });

  test('one fault hides no other: form and sense are told together, in the order of the file', () => {
    const city = {
      ...withCastle({ durationMinutes: 15 }),
      hotels: [{ ...edinburgh.hotels[0], id: 'hostel' }, ...edinburgh.hotels.slice(1)],
    };
    expect(said(city)).toEqual([
      'venue “Edinburgh Castle”, durationMinutes must be at least 30, and is 15',
      'hotel “Castle Rock Hostel”, id must begin with “edinburgh-”, and is “hostel”',
    ]);
  });
});

describe('a fault of sense', () => {
  test.each<[string, object, string]>([
    [
      'an id that is there already',
      withCastle({ id: seat.id }),
      'venue “Arthur’s Seat” has the same id as “Edinburgh Castle”',
    ],
    [
      'an id of another city',
      withCastle({ id: 'london-castle' }),
      'venue “Edinburgh Castle”, id must begin with “edinburgh-”, and is “london-castle”',
    ],
    [
      'latitude for longitude',
      withCastle({ lat: castle.lon, lon: castle.lat }),
      'is 7538 km from the centre of Edinburgh: latitude and longitude look swapped',
    ],
    [
      'a place in Glasgow',
      withCastle({ lat: 55.8609, lon: -4.2514 }),
      'venue “Edinburgh Castle” is 67 km from the centre of Edinburgh, more than 60',
    ],
    [
      'a place outside the bounds',
      withCastle({ lat: 56.1 }),
      'venue “Edinburgh Castle” lies outside the bounds of the city',
    ],
    [
      'a foreign currency',
      withCastle({ price: { ...castle.price, currency: 'EUR' } }),
      'venue “Edinburgh Castle” charges EUR, the city GBP',
    ],
    [
      'a visit longer than the opening',
      withCastle({ hours: { fri: '09:30-11:00' } }),
      'venue “Edinburgh Castle” is never open for the 120 minutes that a group stays',
    ],
    [
      'bounds upside down',
      { ...edinburgh, bounds: { ...edinburgh.bounds, south: 57 } },
      'bounds: south must be less than north',
    ],
    [
      'a centre out of town',
      { ...edinburgh, centre: { lat: 56.005, lon: -3.0 } },
      'the centre lies outside the bounds',
    ],
    [
      'a time zone of nowhere',
      { ...edinburgh, timeZone: 'Europe/Edinburgh' },
      '“Europe/Edinburgh” is no time zone that this machine knows',
    ],
    [
      'the name of another city',
      { ...edinburgh, name: 'London' },
      '“London” would be taken for London, which is there already',
    ],
    [
      'an alias of another city',
      { ...edinburgh, aliases: ['praha'] },
      '“praha” would be taken for Prague, which is there already',
    ],
    [
      'the id of London for another city',
      { ...withId('london'), name: 'Edinburgh' },
      'the id “london” belongs to London, and this city is called “Edinburgh”',
    ],
    [
      'a reserved id',
      { ...edinburgh, id: 'generic' },
      'the id “generic” is taken by the catalogue for everywhere else',
    ],
    ['no hotel', { ...edinburgh, hotels: [] }, 'there is no hotel, and a trip needs one'],
  ])('%s', (_title, city, text) => {
    const { city: sound, faults } = checkCity(textOf(city));
    expect(sound).toBeNull();
    expect(
      faults
        .filter(({ severity }) => severity === 'error')
        .map((fault) => fault.text)
        .join('\n'),
    ).toContain(text);
  });

  test('a city with too few places is refused by the trips that cannot be planned in it', () => {
    const { city, faults } = checkCity(
      textOf({ ...edinburgh, venues: edinburgh.venues.filter(({ kind }) => kind !== 'restaurant') }),
    );
    expect(city).toBeNull();
    expect(faults[0]).toMatchObject({ severity: 'error' });
    expect(faults.map(({ text }) => text).join('\n')).toContain(
      'a weekend for 2 cannot be planned as asked: No place for dinner',
    );
  });
});

describe('a warning does not stop the import', () => {
  test.each<[string, object, string]>([
    [
      'a price in pounds and not in pence',
      withCastle({ price: { ...castle.price, minor: 21 } }),
      'venue “Edinburgh Castle” costs 0.21 GBP, which is little: prices are in hundredths, so 1250 is 12.50',
    ],
    [
      'a price with two noughts too many',
      withCastle({ price: { ...castle.price, minor: 210_000 } }),
      'costs 2100.00 GBP, which is a lot',
    ],
    [
      'a room for a pound',
      withHotel({ pricePerRoomNight: { minor: 156, currency: 'GBP' } }),
      'hotel “Castle Rock Hostel” asks 1.56 GBP for a room of 6',
    ],
    [
      'two places on one spot',
      withCastle({ lat: seat.lat, lon: seat.lon }),
      'venue “Arthur’s Seat” has the same spot as “Edinburgh Castle”',
    ],
    [
      'a name twice',
      withCastle({ name: 'Arthur’s Seat' }),
      'venue “Arthur’s Seat” has the same name as “Arthur’s Seat”',
    ],
    ['a rough position', withCastle({ lat: 55.95, lon: -3.2 }), 'is known to a kilometre only'],
    [
      'a new type',
      withCastle({ type: 'Volcano lecture' }),
      'type “Volcano lecture” is a new one: it has no picture and stands alone for variety',
    ],
    [
      'a slip in a type',
      withCastle({ type: 'Go-kartng' }),
      'type “Go-kartng” is a new one (did you mean “Go-karting”?)',
    ],
    [
      'a type in other letters',
      withCastle({ type: 'Go-Karting' }),
      'type “Go-Karting” is written “Go-karting” in the other cities',
    ],
    [
      'a restaurant of the afternoon',
      withCastle({ kind: 'restaurant', hours: { fri: '14:30-17:00' } }),
      'seats nobody at lunch (12:00 to 14:00) or dinner',
    ],
  ])('%s', (_title, city, text) => {
    const faults = [...formFaults(city), ...senseFaults(city)];
    expect(faults.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(faults.map((fault) => fault.text).join('\n')).toContain(text);
  });
});

test('any other text is answered with faults and never with a throw', () => {
  for (const text of [
    '',
    '[]',
    'null',
    '3',
    '{}',
    '{"venues":3,"hotels":null}',
    '{"venues":[null,3,"x",[]]}',
    '{"guide":[]}',
  ])
    expect(checkCity(text)).toMatchObject({ city: null, faults: expect.arrayContaining([expect.anything()]) });
});

test('whatever stands in a field, the check says what is wrong and never throws', () => {
  const leaf = fc.oneof(
    fc.jsonValue({ maxDepth: 2 }),
    fc.constantFrom('', '22:00-09:00', -1, 1e308, 91, 'Europe/Nowhere', null),
  );
  const heading = fc
    .tuple(fc.constantFrom(...Object.keys(edinburgh)), leaf)
    .map(([field, value]) => ({ ...edinburgh, [field]: value }));
  const place = fc
    .tuple(fc.constantFrom(...Object.keys(castle)), leaf)
    .map(([field, value]) => withCastle({ [field]: value }));
  const hours = fc
    .tuple(fc.constantFrom('mon', 'sun', 'xyz'), leaf)
    .map(([day, value]) => withCastle({ hours: { [day]: value } }));
  fc.assert(
    fc.property(fc.oneof(heading, place, hours), (city) => {
      for (const { text } of [...formFaults(city), ...senseFaults(city)]) expect(text).toMatch(/^\S.{8,}$/su);
    }),
    { numRuns: 60 },
  );
});
