import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PRODUCTS } from '../../src/features/store/domain/demo-products.ts';
import { type StorefrontServer, startStorefrontServer } from '../support/storefront-server.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let store: StorefrontServer;
let withStore: TestServer;
let without: TestServer;
beforeAll(async () => {
  store = await startStorefrontServer();
  store.stock([{ number: 1, title: 'Sash', price: { amount: '4.50', currencyCode: 'GBP' } }]);
  const env = { SHOPIFY_STORE_DOMAIN: store.host, SHOPIFY_STOREFRONT_TOKEN: store.token };
  withStore = await startTestServer({ env });
  without = await startTestServer();
});
afterAll(async () => {
  await Promise.all([withStore.close(), without.close()]);
  await store.close();
});

const get = (server: TestServer, init: RequestInit = {}, key = server.anonKey) =>
  fetch(`${server.url}/functions/v1/store-products`, { headers: { apikey: key }, ...init });

test('[S-01] anybody gets the store’s products, a burst of a hundred with one call to the store', async () => {
  const burst = await Promise.all(Array.from({ length: 100 }, () => get(withStore)));
  for (const response of burst) {
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('public, max-age=60');
    expect(await response.json()).toMatchObject({ source: 'store', products: [{ title: 'Sash', price: '4.50' }] });
  }
  expect(store.calls.map(({ line }) => line)).toEqual(['POST /api/2025-07/graphql.json']);
});

test('the official client gets them as it calls any function, and the store’s token goes nowhere', async () => {
  const client = createClient(withStore.url, withStore.anonKey);
  for (const method of ['GET', 'POST'] as const) {
    const { data, error } = await client.functions.invoke('store-products', { method });
    expect(error).toBeNull();
    expect(data.source).toBe('store');
    expect(JSON.stringify(data)).not.toContain(store.token);
  }
  expect(await (await fetch(`${withStore.url}/config.json`)).json()).toMatchObject({
    storeUrl: `http://${store.host}`,
  });
});

test('[S-03] without a store the answer is the four demo products, and no cache keeps it', async () => {
  const response = await get(without);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.json()).toEqual({ source: 'demo', products: DEMO_PRODUCTS });
  expect(await (await fetch(`${without.url}/config.json`)).json()).toMatchObject({ storeUrl: null });
});

test('other methods and other keys are turned away', async () => {
  expect((await get(without, { method: 'DELETE' })).status).toBe(405);
  expect((await get(without, {}, 'wrong')).status).toBe(401);
});
