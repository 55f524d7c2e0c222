import { useSyncExternalStore } from 'react';
import { browserStorage } from '../../../platform/browser/browser-storage.ts';
import { type Cart, EMPTY_CART, parseCart } from '../domain/cart.ts';

/** Product ids and quantities, nothing about the person; it outlives the visit and never leaves the browser. */
export const CART_KEY = 'huzzah.cart';

const listeners = new Set<() => void>();
let readText: string | null = null;
let readCart: Cart = EMPTY_CART;
/** Set once the browser refused to keep the cart: then it lasts as long as the page. */
let unkept: string | null = null;

function currentCart(): Cart {
  const text = unkept ?? browserStorage()?.getItem(CART_KEY) ?? null;
  if (text !== readText) {
    readText = text;
    readCart = parseCart(text);
  }
  return readCart;
}

/** Changes the cart as it is now, another tab's changes included, and tells everybody who shows it. */
export function changeCart(change: (cart: Cart) => Cart): void {
  const text = JSON.stringify(change(currentCart()));
  const storage = browserStorage();
  try {
    if (storage === null) unkept = text;
    else storage.setItem(CART_KEY, text);
  } catch {
    // Full, or closed to us.
    unkept = text;
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/** The cart of this browser, the same in all its tabs; empty in prerendered HTML. */
export const useCart = (): Cart => useSyncExternalStore(subscribe, currentCart, () => EMPTY_CART);
