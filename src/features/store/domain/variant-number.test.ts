import fc from 'fast-check';
import { expect, test } from 'vitest';
import { variantNumber } from './variant-number.ts';

test('the number of a variant is read from its id', () => {
  expect(variantNumber('gid://shopify/ProductVariant/4711')).toBe('4711');
});

test('nothing but a variant’s id has one', () => {
  for (const id of [
    null,
    '',
    '4711',
    'gid://shopify/Product/4711',
    'gid://shopify/ProductVariant/',
    'gid://shopify/ProductVariant/1/2',
    'gid://shopify/ProductVariant/1?x',
    'gid://shopify/ProductVariant/1\n',
    'gid://evil/ProductVariant/1',
    ' gid://shopify/ProductVariant/1',
    `gid://shopify/ProductVariant/${'1'.repeat(21)}`,
  ])
    expect(variantNumber(id), String(id)).toBeNull();
});

test('whatever comes, only digits come out', () => {
  fc.assert(
    fc.property(fc.string(), (tail) => {
      expect(variantNumber(`gid://shopify/ProductVariant/${tail}`) ?? '1').toMatch(/^\d+$/);
    }),
  );
});
