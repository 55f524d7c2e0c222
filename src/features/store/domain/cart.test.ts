import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Cart,
  checkoutOf,
  countOf,
  EMPTY_CART,
  parseCart,
  QUANTITY_MAX,
  viewCart,
  withOneMore,
  withQuantity,
} from './cart.ts';
import { DEMO_PRODUCTS } from './demo-products.ts';
import type { StoreProduct } from './store-product.ts';

const STORE = 'https://party.example';
const id = (number: number) => `gid://shopify/Product/${number}`;
const product = (number: number, overrides: Partial<StoreProduct> = {}): StoreProduct => ({
  id: id(number),
  title: `Thing ${number}`,
  description: 'A thing',
  price: '4.99',
  currency: 'GBP',
  image: '/art/store/placeholder.svg',
  category: 'party',
  variantId: `gid://shopify/ProductVariant/${number}00`,
  handle: `thing-${number}`,
  ...overrides,
});
const SHELF = [product(1), product(2, { price: '10.01' }), product(3, { variantId: null })];

describe('the cart', () => {
  test('[S-04] adding raises the quantity of that product only', () => {
    const cart = [1, 2, 1].reduce<Cart>((before, number) => withOneMore(before, id(number)), EMPTY_CART);
    expect(cart).toEqual({ [id(1)]: 2, [id(2)]: 1 });
    expect(countOf(cart)).toBe(3);
  });

  test('lowering to none takes a product out, and no quantity passes the limit', () => {
    expect(withQuantity({ [id(1)]: 1, [id(2)]: 2 }, id(1), 0)).toEqual({ [id(2)]: 2 });
    expect(withOneMore({ [id(1)]: QUANTITY_MAX }, id(1))).toEqual({ [id(1)]: QUANTITY_MAX });
  });

  test('what a browser kept is believed only as far as it is a cart', () => {
    const kept = { [id(1)]: 2, [id(2)]: 0, [id(3)]: 1.5, [id(4)]: '1', [id(5)]: 100, 'x,9:9': 1, __proto__: 1 };
    expect(parseCart(JSON.stringify(kept))).toEqual({ [id(1)]: 2 });
    for (const text of [null, '', '[]', 'null', '7', '{"a"', '"x"']) expect(parseCart(text), String(text)).toEqual({});
  });

  test('anything that was kept can be read, and a cart reads back as it was', () => {
    fc.assert(fc.property(fc.string(), (text) => void parseCart(text)));
    const quantities = fc.dictionary(fc.integer({ min: 1, max: 1e9 }).map(id), fc.integer({ min: 1, max: 99 }));
    fc.assert(
      fc.property(quantities, (cart) => {
        expect(parseCart(JSON.stringify(cart))).toEqual({ ...cart });
      }),
    );
  });

  test('shows today’s prices, adds them up to the penny and leaves out what is not for sale', () => {
    const view = viewCart({ [id(1)]: 3, [id(2)]: 1, [id(3)]: 5 }, SHELF);
    expect(view.lines.map(({ totalMinor, isForSale }) => [totalMinor, isForSale])).toEqual([
      [1497, true],
      [1001, true],
      [2495, false],
    ]);
    expect(view.total).toBe('£24.98');
  });

  test('never adds pounds to euro', () => {
    const view = viewCart({ [id(1)]: 1, [id(2)]: 1 }, [product(1), product(2, { currency: 'EUR' })]);
    expect(view.total).toBe('£4.99 + €4.99');
  });

  test('names what has left the shelf', () => {
    expect(viewCart({ [id(1)]: 1, [id(9)]: 2 }, SHELF)).toMatchObject({ missing: [id(9)], total: '£4.99' });
  });
});

describe('checkout', () => {
  test('[S-05] leads to the store’s permalink with the number and quantity of each variant', () => {
    expect(checkoutOf({ [id(2)]: 1, [id(1)]: 3 }, SHELF, STORE)).toEqual({
      kind: 'ready',
      url: 'https://party.example/cart/100:3,200:1',
    });
  });

  test('[S-05] leaves out what cannot be bought and takes the rest', () => {
    expect(checkoutOf({ [id(1)]: 1, [id(3)]: 1, [id(9)]: 1 }, SHELF, STORE)).toMatchObject({
      url: `${STORE}/cart/100:1`,
    });
  });

  test('[S-06] of an empty cart is empty', () => {
    expect(checkoutOf(EMPTY_CART, SHELF, STORE)).toEqual({ kind: 'empty' });
  });

  test('[S-06] is unavailable when nothing in the cart has a variant, as when the store is away', () => {
    expect(checkoutOf({ [id(3)]: 1 }, SHELF, STORE)).toEqual({ kind: 'unavailable' });
    expect(checkoutOf({ [id(1)]: 1 }, DEMO_PRODUCTS, STORE)).toEqual({ kind: 'unavailable' });
    expect(checkoutOf({ [id(1)]: 1 }, SHELF, null)).toEqual({ kind: 'unavailable' });
  });

  test('nothing a store or a browser says reaches the address but digits', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.integer({ min: 1, max: 99 }), (variantId, handle, quantity) => {
        const shelf = [product(1), product(2, { variantId, handle, title: handle })];
        const checkout = checkoutOf({ [id(1)]: quantity, [id(2)]: quantity }, shelf, STORE);
        expect(checkout.kind === 'ready' && checkout.url).toMatch(
          /^https:\/\/party\.example\/cart\/\d+:\d+(,\d+:\d+)*$/,
        );
      }),
    );
  });
});
