import { parse, validate } from 'graphql';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_PRODUCTS } from '../../src/features/store/domain/demo-products.ts';
import { productFetcher, type StoreFault } from '../../src/features/store/server/fetch-products.ts';
import { PRODUCTS_QUERY } from '../../src/features/store/server/products-query.ts';
import { FRESH_MS, REST_MS, STALE_MAX_MS, storeShelf } from '../../src/features/store/server/store-shelf.ts';
import { storefrontSchema } from '../support/storefront-schema.ts';
import { type StockedProduct, type StorefrontServer, startStorefrontServer } from '../support/storefront-server.ts';

const SASH: StockedProduct = {
  number: 1,
  title: 'Hen sash',
  description: 'Satin, with glitter.',
  productType: 'Hen Do',
  image: 'https://cdn.shopify.com/s/files/1/sash.jpg',
  price: { amount: '4.5', currencyCode: 'GBP' },
};
const many = (count: number): StockedProduct[] =>
  Array.from({ length: count }, (_, index) => ({ ...SASH, number: index + 1, title: `Sash ${index + 1}` }));

let store: StorefrontServer;
/** Long enough for a machine that is busy with other things; only what is slow on purpose waits less. */
const PATIENCE_MS = 60_000;
/** A shelf on the test store, with a clock to turn. */
function openShelf({ token = store.token, timeoutMs = PATIENCE_MS } = {}) {
  const clock = { ms: Date.parse('2026-11-21T12:00:00Z') };
  const faults: StoreFault[] = [];
  const read = storeShelf({
    fetchProducts: productFetcher({ origin: `http://${store.host}`, token }, timeoutMs),
    now: () => new Date(clock.ms),
    onFault: (fault) => faults.push(fault),
  });
  return { read, clock, faults };
}

test('[S-01] what we ask of the store is valid in the published schema of 2025-07', () => {
  expect(validate(storefrontSchema(), parse(PRODUCTS_QUERY))).toEqual([]);
});

describe('with a store on this machine', () => {
  beforeAll(async () => {
    store = await startStorefrontServer();
  });
  afterEach(() => {
    store.behave('good');
    store.calls.length = 0;
  });
  afterAll(() => store.close());

  describe('what we ask of the store', () => {
    test('[S-01] goes to /api/2025-07/graphql.json with the token, for the first 12 products', async () => {
      store.stock(many(15));
      const { products, source } = await openShelf().read();
      expect(source).toBe('store');
      expect(products.map(({ title }) => title)).toEqual(many(12).map(({ title }) => title));
      expect(store.calls).toHaveLength(1);
      expect(store.calls[0]?.line).toBe('POST /api/2025-07/graphql.json');
      expect(store.calls[0]?.headers['x-shopify-storefront-access-token']).toBe(store.token);
      for (const field of ['title', 'description', 'handle', 'productType', 'url', 'amount', 'currencyCode'])
        expect(store.calls[0]?.query).toContain(field);
    });

    test('[S-02] a product arrives as the specification presents it, its defaults included', async () => {
      store.stock([SASH, { number: 2, title: 'Mystery box' }]);
      const { products } = await openShelf().read();
      expect(products).toEqual([
        {
          id: 'gid://shopify/Product/1',
          title: 'Hen sash',
          description: 'Satin, with glitter.',
          price: '4.50',
          currency: 'GBP',
          image: 'https://cdn.shopify.com/s/files/1/sash.jpg',
          category: 'hen do',
          variantId: 'gid://shopify/ProductVariant/100',
          handle: 'product-1',
        },
        {
          id: 'gid://shopify/Product/2',
          title: 'Mystery box',
          description: 'Perfect for your party needs!',
          price: '0.00',
          currency: 'GBP',
          image: '/art/store/placeholder.svg',
          category: 'party',
          variantId: null,
          handle: 'product-2',
        },
      ]);
    });
  });

  describe('a store that is down, slow or wrong', () => {
    const ways = [
      ['down', 'store-error'],
      ['slow', 'slow'],
      ['garbage', 'unreadable'],
      ['broken-json', 'unreadable'],
      ['errors', 'answer-with-errors'],
      ['partial', 'answer-with-errors'],
      ['wrong-shape', 'unreadable'],
    ] as const;
    for (const [mood, fault] of ways) {
      test(`[S-03] ends in the four demo products when it is ${mood}, and the log says why`, async () => {
        store.stock([SASH]);
        store.behave(mood);
        const { read, faults } = openShelf({ timeoutMs: mood === 'slow' ? 150 : PATIENCE_MS });
        expect(await read()).toEqual({ source: 'demo', products: DEMO_PRODUCTS });
        expect(faults).toEqual([fault]);
      });
    }

    test('[S-03] ends in the demo products when it refuses the token or is not there', async () => {
      store.stock([SASH]);
      const refused = openShelf({ token: 'of-somebody-else' });
      expect((await refused.read()).source).toBe('demo');
      expect(refused.faults).toEqual(['refused']);
      const nowhere = await productFetcher({ origin: 'http://127.0.0.1:9', token: 'x' }, PATIENCE_MS)();
      expect(nowhere).toEqual({ ok: false, reason: 'unreachable' });
    });

    test('is left alone for half a minute, then asked again', async () => {
      store.stock([SASH]);
      store.behave('down');
      const { read, clock } = openShelf();
      await read();
      store.behave('good');
      clock.ms += REST_MS - 1;
      expect((await read()).source).toBe('demo');
      expect(store.calls).toHaveLength(1);
      clock.ms += 1;
      expect((await read()).source).toBe('store');
    });
  });

  describe('the five minutes', () => {
    test('a burst of visitors makes one call', async () => {
      store.stock([SASH]);
      const { read, clock } = openShelf();
      const burst = await Promise.all(Array.from({ length: 200 }, read));
      expect(burst.every(({ source }) => source === 'store')).toBe(true);
      clock.ms += FRESH_MS - 1;
      await read();
      expect(store.calls).toHaveLength(1);
    });

    test('when they are over, the store is asked once more and its news are shown', async () => {
      store.stock([SASH]);
      const { read, clock } = openShelf();
      await read();
      store.stock([{ ...SASH, title: 'New sash' }]);
      clock.ms += FRESH_MS;
      const burst = await Promise.all(Array.from({ length: 50 }, read));
      expect(burst.map(({ products }) => products[0]?.title)).toEqual(burst.map(() => 'New sash'));
      expect(store.calls).toHaveLength(2);
    });

    test('what the store said last stands in for it, for an hour and no longer', async () => {
      store.stock([SASH]);
      const { read, clock, faults } = openShelf();
      await read();
      store.behave('down');
      clock.ms += FRESH_MS;
      expect((await read()).products[0]?.title).toBe('Hen sash');
      expect(faults).toEqual(['store-error']);
      clock.ms += STALE_MAX_MS - FRESH_MS;
      expect(await read()).toEqual({ source: 'demo', products: DEMO_PRODUCTS });
    });
  });
});
