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
