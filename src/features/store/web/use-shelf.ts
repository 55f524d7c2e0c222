import { useEffect, useState } from 'react';
import { publicConfig } from '../../../platform/browser/public-config.ts';
import { DEMO_PRODUCTS } from '../domain/demo-products.ts';
import { parseShelf } from '../domain/parse-shelf.ts';
import type { StoreProduct } from '../domain/store-product.ts';

/** The server gives the store four seconds; this is for the line between us. */
const TIMEOUT_MS = 10_000;

/** `closed`: there is no store. `away`: there is one, and it does not answer. Both show the examples. */
export type Shelf =
  | { state: 'loading'; products: readonly [] }
  | { state: 'loaded' | 'closed' | 'away'; products: readonly StoreProduct[] };

const LOADING: Shelf = { state: 'loading', products: [] };
const CLOSED: Shelf = { state: 'closed', products: DEMO_PRODUCTS };
const AWAY: Shelf = { state: 'away', products: DEMO_PRODUCTS };

async function readShelf(): Promise<Shelf> {
  const { url, anonKey } = publicConfig();
  try {
    const response = await fetch(`${url}/functions/v1/store-products`, {
      headers: { apikey: anonKey },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const shelf = response.ok ? parseShelf(await response.json()) : null;
    if (shelf?.source === 'store') return { state: 'loaded', products: shelf.products };
    console.warn('The store gave no answer', response.status);
  } catch (fault) {
    console.warn('The store was not reached', fault);
  }
  return AWAY;
}

function ask(show: (shelf: Shelf) => void): void {
  show(LOADING);
  void readShelf().then(show);
}

/** The products, and a way to ask again. The prerendered page has the examples, so that it is never empty. */
export function useShelf(): { shelf: Shelf; storeUrl: string | null; askAgain: () => void } {
  const [shelf, setShelf] = useState<Shelf>(CLOSED);
  const [storeUrl, setStoreUrl] = useState<string | null>(null);
  useEffect(() => {
    const configured = publicConfig().storeUrl;
    setStoreUrl(configured);
    if (configured !== null) ask(setShelf);
  }, []);
  return { shelf, storeUrl, askAgain: () => ask(setShelf) };
}
