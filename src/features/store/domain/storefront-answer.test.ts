import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readStorefrontAnswer } from './storefront-answer.ts';

const edges = (...nodes: unknown[]) => ({ edges: nodes.map((node) => ({ node })) });
const node = (overrides: object = {}) => ({
  id: 'gid://shopify/Product/1',
  title: 'Crown',
  description: 'For the groom.',
  handle: 'crown',
  productType: 'Stag Do',
  images: edges({ url: 'https://cdn.shopify.com/s/files/1/crown.jpg?v=1' }),
  variants: edges({ id: 'gid://shopify/ProductVariant/10', price: { amount: '12.0', currencyCode: 'GBP' } }),
  ...overrides,
});
const read = (...nodes: unknown[]) => readStorefrontAnswer({ products: edges(...nodes) });
const first = (overrides: object) => {
  const result = read(node(overrides));
  return result.ok ? result.value[0] : undefined;
};

describe('a product of the store', () => {
  test('[S-02] shows title, description, price, picture and lower-cased category', () => {
    expect(first({})).toEqual({
      id: 'gid://shopify/Product/1',
      title: 'Crown',
      description: 'For the groom.',
      price: '12.00',
      currency: 'GBP',
      image: 'https://cdn.shopify.com/s/files/1/crown.jpg?v=1',
      category: 'stag do',
      variantId: 'gid://shopify/ProductVariant/10',
      handle: 'crown',
    });
  });

  test('[S-02] falls back to the words of the specification, and to 0.00 without a variant', () => {
    expect(first({ description: ' ', productType: '', images: edges(), variants: edges() })).toMatchObject({
      description: 'Perfect for your party needs!',
      category: 'party',
      image: '/art/store/placeholder.svg',
      price: '0.00',
      variantId: null,
    });
  });

  test('is words, never markup, and never longer than its card', () => {
    const long = first({ title: '<img src=x onerror=alert(1)>Crown', description: 'very '.repeat(200) });
    expect(long?.title).toBe('Crown');
    expect(long?.description.length).toBeLessThanOrEqual(201);
    expect(long?.description).toMatch(/very…$/);
  });

  test('shows pictures of the store’s own host over https and of nobody else', () => {
    for (const url of [
      'http://cdn.shopify.com/a.jpg',
      'https://cdn.shopify.com.evil.example/a.jpg',
      'https://cdn.shopify.com@evil.example/a.jpg',
      'https://evil.example/a.jpg',
      'javascript:alert(1)',
      'data:image/svg+xml,<svg/>',
      'https://cdn.shopify.com/a.jpg" onload="x',
      '//cdn.shopify.com/a.jpg',
    ])
      expect(first({ images: edges({ url }) })?.image, url).toBe('/art/store/placeholder.svg');
  });

  test('cannot be bought when its variant is not one', () => {
    const odd = { id: 'gid://shopify/ProductVariant/1,2:9', price: { amount: '1.00', currencyCode: 'GBP' } };
    expect(first({ variants: edges(odd) })?.variantId).toBeNull();
  });
});

describe('the store’s answer as a whole', () => {
  test('is unreadable when what decides a price or an order is not as the schema has it', () => {
    const price = (amount: unknown, currencyCode: unknown) =>
      node({ variants: edges({ id: 'gid://shopify/ProductVariant/1', price: { amount, currencyCode } }) });
    for (const wrong of [price('free', 'GBP'), price('1.00', 'pounds'), price(1, 'GBP'), node({ id: '7' }), null])
      expect(read(node(), wrong)).toEqual({ ok: false, reason: 'unreadable' });
    for (const data of [null, undefined, [], 'x', {}, { products: null }, { products: { edges: {} } }])
      expect(readStorefrontAnswer(data)).toEqual({ ok: false, reason: 'unreadable' });
  });

  test('may hold nothing at all: an empty store is a store', () => {
    expect(read()).toEqual({ ok: true, value: [] });
  });

  test('never throws, whatever it is', () => {
    fc.assert(fc.property(fc.anything(), (data) => void readStorefrontAnswer(data)));
    fc.assert(fc.property(fc.anything(), (variants) => void read(node({ variants }))));
  });
});
