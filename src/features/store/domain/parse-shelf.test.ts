import { expect, test } from 'vitest';
import { DEMO_PRODUCTS } from './demo-products.ts';
import { parseShelf } from './parse-shelf.ts';

const shelf = { source: 'demo', products: DEMO_PRODUCTS };

test('our server’s answer is read back as it was sent', () => {
  expect(parseShelf(JSON.parse(JSON.stringify(shelf)))).toEqual(shelf);
});

test('an answer of somebody in between is none', () => {
  const [product] = DEMO_PRODUCTS;
  const withProduct = (overrides: object) => ({ source: 'store', products: [{ ...product, ...overrides }] });
  for (const json of [
    null,
    'Login required',
    [],
    {},
    { source: 'wifi', products: [] },
    { source: 'store', products: [null] },
    withProduct({ title: 7 }),
    withProduct({ currency: 'pounds' }),
    withProduct({ variantId: undefined }),
  ])
    expect(parseShelf(json)).toBeNull();
});

test('[S-03] the four demo products have their prices and no variant', () => {
  expect(DEMO_PRODUCTS.map(({ title, price, currency, variantId }) => [title, price, currency, variantId])).toEqual([
    ['Birthday kit', '29.99', 'GBP', null],
    ['Hen do kit', '39.99', 'GBP', null],
    ['Stag do pack', '34.99', 'GBP', null],
    ['Personalized gifts', '24.99', 'GBP', null],
  ]);
});
