import { describe, expect, test } from 'vitest';
import { resolveDestination } from './resolve-destination.ts';

const city = (id: string, name: string, country: string, aliases: string[], areas: string[] = []) => ({
  id,
  name,
  country,
  aliases,
  venues: areas.map((area) => ({ area })),
  hotels: [],
});

const CITIES = [
  city('london', 'London', 'England', ['londres', 'ldn'], ['Shoreditch', 'New Cross', 'London Bridge']),
  city('amsterdam', 'Amsterdam', 'Netherlands', ['mokum']),
  city('barcelona', 'Barcelona', 'Spain', ['barna', 'bcn']),
  city('prague', 'Prague', 'Czech Republic', ['praha', 'prag'], ['New Town']),
  city('bristol', 'Bristol', 'England', []),
  city('dublin', 'Dublin', 'Ireland', ['baile atha cliath']),
  city('krakow', 'Krakow', 'Poland', ['cracow', 'krakau']),
  city('lisbon', 'Lisbon', 'Portugal', ['lisboa']),
];

describe('our cities are recognised however people write them', () => {
  test.each([
    ['London', 'london'],
    ['  LONDON ', 'london'],
    ['Londn', 'london'],
    ['Lodnon', 'london'],
    ['central London', 'london'],
    ['London, UK', 'london'],
    ['London city centre', 'london'],
    ['Shoreditch, London', 'london'],
    ['London Bridge', 'london'],
    ['Peckham, London', 'london'],
    ['Prague, Czech Republic', 'prague'],
    ['praha', 'prague'],
    ['Prauge', 'prague'],
    ['Prague Czech Repubic', 'prague'],
    ['Kraków', 'krakow'],
    ['Cracow, Poland', 'krakow'],
    ['Krakov', 'krakow'],
    ['Barcleona', 'barcelona'],
    ['Barselona, Spain', 'barcelona'],
    ['Amstradam', 'amsterdam'],
    ['a weekend in Amsterdam', 'amsterdam'],
    ['Lisboa', 'lisbon'],
    ['Libson', 'lisbon'],
    ['Dublin, Co. Dublin', 'dublin'],
    ['Baile Átha Cliath', 'dublin'],
    ['Brisol', 'bristol'],
    ['Prague or Krakow', 'prague'],
    ['Brno or Prague', 'prague'],
  ])('%s', (text, cityId) => {
    expect(resolveDestination(text, CITIES)).toMatchObject({ kind: 'city', cityId });
  });
});

describe('another real place is never taken for one of ours', () => {
  test.each([
    'Londonderry',
    'Paris',
    'Praia',
    'Lublin',
    'Dubai',
    'Durban',
    'Brighton',
    'Lisburn',
    'Barcelos',
    'Rotterdam',
    'London, Ontario',
    'New London',
    'Dublin, Ohio',
    'Bristol, Tennessee',
    'New Prague, Minnesota',
    'New Prague',
    'Krakow am See',
    'East London, South Africa',
    'Loudon',
    'Newcastle upon Tyne',
    'The Hague',
    'Málaga',
    'St. Ives',
  ])('%s', (text) => {
    expect(resolveDestination(text, CITIES)).toEqual({ kind: 'generic', name: text });
  });
});

describe('a city that an operator imported', () => {
  const imported = [
    ...CITIES,
    city('edinburgh', 'Edinburgh', 'Scotland, UK', ['auld reekie'], ['Leith']),
    { ...city('lublin', 'Lublin', 'Poland', []), lookalikes: ['lubljin'] },
    city('malaga', 'Málaga', 'Spain', []),
  ];

  test.each([
    ['Edinburgh', 'edinburgh'],
    ['Edinbrugh, Scotland', 'edinburgh'],
    ['edinburg', 'edinburgh'],
    ['Leith, Edinburgh', 'edinburgh'],
    ['Auld Reekie', 'edinburgh'],
    ['Malaga', 'malaga'],
    ['Dublin', 'dublin'],
  ])('%s', (text, cityId) => {
    expect(resolveDestination(text, imported)).toMatchObject({ kind: 'city', cityId });
  });

  test('a name written right is meant before one that is a slip away', () => {
    expect(resolveDestination('Lublin', imported)).toMatchObject({ cityId: 'lublin' });
    const near = [city('brighten', 'Brighten', 'England', []), city('brighton', 'Brighton', 'England', [])];
    expect(resolveDestination('Brighton', near)).toMatchObject({ cityId: 'brighton' });
  });

  test('the lookalikes that its operator names are never taken for it', () => {
    expect(resolveDestination('Lubljin', imported)).toEqual({ kind: 'generic', name: 'Lubljin' });
    expect(resolveDestination('Lubblin', imported)).toMatchObject({ cityId: 'lublin' });
  });
});
