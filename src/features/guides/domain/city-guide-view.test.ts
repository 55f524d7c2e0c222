import { describe, expect, test } from 'vitest';
import { LONDON } from '../../../catalogue/cities/london.ts';
import { LONDON_GUIDE } from '../../../catalogue/cities/london-guide.ts';
import { PRAGUE } from '../../../catalogue/cities/prague.ts';
import { PRAGUE_GUIDE } from '../../../catalogue/cities/prague-guide.ts';
import { CITIES } from '../../../catalogue/cities.ts';
import { cityGuideView } from './city-guide-view.ts';
import { conversionNote, guidePrice } from './guide-price.ts';
import { priceTier, tierLegend } from './price-tier.ts';
import { spokenDuration } from './spoken-duration.ts';

const london = cityGuideView(LONDON, LONDON_GUIDE);
const prague = cityGuideView(PRAGUE, PRAGUE_GUIDE);

describe('the guide of London', () => {
  test('has the meal, the temperature and the pint of the specification, and no flights', () => {
    expect(london.stats).toEqual([
      { label: 'Average meal', value: '£50' },
      { label: 'Getting there', value: 'No flights' },
      { label: 'Average temperature', value: '12°C' },
      { label: 'Pint', value: '£5.50' },
    ]);
  });

  test('shows 450, 280, 120 and 45 pounds as classes of stay, each with an example', () => {
    expect(london.stays.map(({ name, price }) => `${name} ${price.figure} ${price.unit}`)).toEqual([
      'Grand hotel £450 a room a night',
      'Design hotel £280 a room a night',
      'Budget hotel £120 a room a night',
      'Hostel bed £45 a bed a night',
    ]);
    expect(london.stays.map(({ example }) => example)).toContain('The Ned');
  });

  test('converts nothing and says nothing of rates', () => {
    expect(london.conversion).toBeNull();
    expect(london.thingsToDo.map(({ price }) => price.figure)).toContain('£55');
  });
});

describe('the guide of Prague', () => {
  test('is in euro, and says at what rate', () => {
    expect(JSON.stringify(prague)).not.toMatch(/£|Kč/);
    expect(prague.conversion).toContain('24.35 CZK to the euro');
    expect(prague.stats[0]).toEqual({ label: 'Average meal', value: '€25' });
  });

  test('names the price of a hostel by the bed and of a shared apartment with who fits in', () => {
    const of = (id: string) => prague.stays.find((stay) => stay.id === id);
    expect(of('prague-czech-inn')).toMatchObject({ price: { figure: '€23', unit: 'a bed a night' } });
    expect(of('prague-the-julius')).toMatchObject({ price: { figure: '€310', unit: 'a night, sleeps 4' } });
  });

  test('lists the dearest stay a head first', () => {
    expect(prague.stays.map(({ id }) => id)[0]).toBe('prague-four-seasons');
    expect(prague.stays.map(({ id }) => id).at(-1)).toBe('prague-czech-inn');
  });

  test('says that a walk is paid by the group', () => {
    const walk = prague.thingsToDo.find(({ id }) => id === 'prague-private-city-walk');
    expect(walk).toMatchObject({ price: { figure: '€175', unit: 'for the group' } });
  });
});

test('Barcelona has the four figures of the specification', () => {
  const barcelona = CITIES.find(({ id }) => id === 'barcelona');
  if (barcelona === undefined) throw new Error('Barcelona has no guide');
  const values = cityGuideView(barcelona, barcelona.guide).stats.map(({ value }) => value);
  expect(values).toEqual(['€45', '2h', '24°C', '€4']);
});

test.each(CITIES.map((city) => [city.name, cityGuideView(city, city.guide)] as const))(
  'the guide of %s is dated, sourced, and asks to be confirmed before booking',
  (_name, view) => {
    expect(view.provenance).toMatch(
      /^Typical prices and hours, confirm before booking\. .+ as of [A-Z][a-z]+ 20\d\d\.$/,
    );
  },
);

test('a guide that names an unknown place is an error, not a gap', () => {
  expect(() => cityGuideView(LONDON, { ...LONDON_GUIDE, thingsToDo: ['london-atlantis'] })).toThrow('london-atlantis');
});

test('converted prices are rounded to what a planning rate can bear', () => {
  const koruna = (amount: number) => guidePrice({ minor: amount * 100, currency: 'CZK' }, 'EUR');
  expect([koruna(65), koruna(600), koruna(4600)]).toEqual(['€2.50', '€25', '€190']);
  expect(guidePrice({ minor: 5_49, currency: 'GBP' }, 'GBP')).toBe('£5.49');
  expect(conversionNote('GBP', 'GBP')).toBeNull();
});

test('[G-06] a place has one to four currency symbols, by its price in pounds in any country', () => {
  const tier = (minor: number, currency: 'GBP' | 'CZK') =>
    priceTier({ price: { minor, currency, per: 'person' }, groupSize: { min: 1, max: 10 } }, 'restaurant');
  expect([tier(19_99, 'GBP'), tier(20_00, 'GBP'), tier(40_00, 'GBP'), tier(75_00, 'GBP')]).toEqual([1, 2, 3, 4]);
  expect([tier(390_00, 'CZK'), tier(3900_00, 'CZK')]).toEqual([1, 4]);
  expect(
    priceTier({ price: { minor: 300_00, currency: 'GBP', per: 'group' }, groupSize: { min: 1, max: 10 } }, 'nightlife'),
  ).toBe(3);
  for (const view of [london, prague])
    for (const { tier: symbols } of [...view.eat, ...view.nightlife]) expect(symbols).toMatch(/^(£{1,4}|€{1,4})$/);
});

test('the symbols are explained in the guide’s own currency', () => {
  expect(tierLegend('restaurant', 'GBP')).toEqual([
    '£ under £20 a head',
    '££ up to £40',
    '£££ up to £75',
    '££££ above',
  ]);
  expect(tierLegend('restaurant', 'EUR')[0]).toBe('€ under €25 a head');
});

test('durations read as people say them', () => {
  expect([45, 60, 75, 120, 150].map(spokenDuration)).toEqual([
    '45 minutes',
    '1 hour',
    '75 minutes',
    '2 hours',
    '2 hr 30 min',
  ]);
});
