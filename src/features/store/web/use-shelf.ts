import { useEffect, useState } from 'react';
import { publicConfig } from '../../../platform/browser/public-config.ts';
import { useIsHydrated } from '../../../ui/use-is-hydrated.ts';
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

/** The products, and a way to ask again. The prerendered page has the examples, so that it is never empty. */
export function useShelf(): { shelf: Shelf; storeUrl: string | null; askAgain: () => void } {
  const storeUrl = useIsHydrated() ? publicConfig().storeUrl : null;
  const [answer, setAnswer] = useState<Shelf | null>(null);
  useEffect(() => {
    if (storeUrl !== null) void readShelf().then(setAnswer);
  }, [storeUrl]);
  return {
    shelf: answer ?? (storeUrl === null ? CLOSED : LOADING),
    storeUrl,
    askAgain: () => {
      setAnswer(null);
      void readShelf().then(setAnswer);
    },
  };
}
