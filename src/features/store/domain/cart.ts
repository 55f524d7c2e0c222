import { moneyText, parseAmount } from './price.ts';
import type { StoreProduct } from './store-product.ts';
import { variantNumber } from './variant-number.ts';

/** Product id to quantity (SPEC 3). */
export type Cart = Readonly<Record<string, number>>;

export const EMPTY_CART: Cart = {};
/** More of one thing is an order for a person to talk about. */
export const QUANTITY_MAX = 99;
/** The store shows twelve; a cart that was filled over many visits may hold some that it showed before. */
const LINES_MAX = 50;
const PRODUCT_ID = /^gid:\/\/shopify\/Product\/\d{1,20}$/;

/** The cart with this quantity of a product, between none, which takes it out, and QUANTITY_MAX. */
export function withQuantity(cart: Cart, productId: string, quantity: number): Cart {
  const { [productId]: _before, ...others } = cart;
  return quantity < 1 ? others : { ...cart, [productId]: Math.min(quantity, QUANTITY_MAX) };
}

/** `Add to Cart`: one more of it. */
export const withOneMore = (cart: Cart, productId: string): Cart =>
  withQuantity(cart, productId, (cart[productId] ?? 0) + 1);

/** How many things are in it, counted one by one. */
export const countOf = (cart: Cart): number => Object.values(cart).reduce((sum, quantity) => sum + quantity, 0);

/** Reads what a browser kept. Whatever is not a product with a sensible quantity is left out; nothing ever throws. */
export function parseCart(text: string | null): Cart {
  let json: unknown;
  try {
    json = JSON.parse(text ?? '{}');
  } catch {
    return EMPTY_CART;
  }
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return EMPTY_CART;
  const sound = Object.entries(json).filter(
    ([id, quantity]) => PRODUCT_ID.test(id) && Number.isInteger(quantity) && quantity >= 1 && quantity <= QUANTITY_MAX,
  );
  return Object.fromEntries(sound.slice(0, LINES_MAX));
}

export interface CartLine {
  product: StoreProduct;
  quantity: number;
  /** In minor units of the product's currency. */
  totalMinor: number;
  /** False: it stays in the cart and out of the checkout. */
  isForSale: boolean;
}

export interface CartView {
  lines: readonly CartLine[];
  /** Products in the cart that are not on the shelf, so that nothing can be said about them. */
  missing: readonly string[];
  /** What can be bought now; a sum for each currency, `£59.98`, as a store should have only one. */
  total: string;
}

/** The cart beside the shelf: today's titles and prices, in the order of the shelf. */
export function viewCart(cart: Cart, products: readonly StoreProduct[]): CartView {
  const lines = products.flatMap((product) => {
    const quantity = cart[product.id];
    if (quantity === undefined) return [];
    const totalMinor = (parseAmount(product.price, product.currency) ?? 0) * quantity;
    return [{ product, quantity, totalMinor, isForSale: variantNumber(product.variantId) !== null }];
  });
  const sums = new Map<string, number>();
  for (const { product, totalMinor, isForSale } of lines) {
    if (isForSale) sums.set(product.currency, (sums.get(product.currency) ?? 0) + totalMinor);
  }
  return {
    lines,
    missing: Object.keys(cart).filter((id) => !products.some((product) => product.id === id)),
    total: [...sums].map(([currency, minor]) => moneyText(minor, currency)).join(' + ') || moneyText(0, 'GBP'),
  };
}

export type Checkout = { kind: 'empty' } | { kind: 'unavailable' } | { kind: 'ready'; url: string };

/**
 * Where checkout leads: the store's own permalink, `/cart/{variantNumericId:qty,…}` (SPEC 7), with what can be bought.
 * `storeUrl` is the store's origin, or null while there is none.
 */
export function checkoutOf(cart: Cart, products: readonly StoreProduct[], storeUrl: string | null): Checkout {
  if (countOf(cart) === 0) return { kind: 'empty' };
  const items = viewCart(cart, products).lines.flatMap(({ product, quantity }) => {
    const number = variantNumber(product.variantId);
    return number === null ? [] : [`${number}:${quantity}`];
  });
  if (items.length === 0 || storeUrl === null) return { kind: 'unavailable' };
  return { kind: 'ready', url: `${storeUrl}/cart/${items.join(',')}` };
}
