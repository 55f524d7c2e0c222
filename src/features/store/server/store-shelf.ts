import type { Result } from '../../../shared/result.ts';
import { DEMO_PRODUCTS } from '../domain/demo-products.ts';
import type { StoreProduct, StoreShelf } from '../domain/store-product.ts';

/** As long as an answer is served without asking again: a burst of visitors makes one call. */
export const FRESH_MS = 5 * 60_000;
/** An answer this old still beats examples while the store is away; what is paid is settled at the store's own checkout. */
export const STALE_MAX_MS = 60 * 60_000;
/** After a failure nobody else waits for the store for this long. */
export const REST_MS = 30_000;

export interface ShelfOptions<Fault extends string> {
  fetchProducts: () => Promise<Result<readonly StoreProduct[], Fault>>;
  now: () => Date;
  onFault: (fault: Fault) => void;
}

const DEMO: StoreShelf = { source: 'demo', products: DEMO_PRODUCTS };

/** The shelf as it is now. It always answers, and calls the store at most once at a time. */
export type ReadShelf = () => Promise<StoreShelf>;

/** What stands on the shelf without a store. */
export const demoShelf: ReadShelf = () => Promise.resolve(DEMO);

/** A shelf that keeps the store's last answer in memory, five minutes as good as new, an hour as better than nothing. */
export function storeShelf<Fault extends string>({ fetchProducts, now, onFault }: ShelfOptions<Fault>): ReadShelf {
  let last: { shelf: StoreShelf; atMs: number } | undefined;
  let failedAtMs: number | undefined;
  let underWay: Promise<void> | undefined;

  const ageMs = (sinceMs: number | undefined): number =>
    sinceMs === undefined ? Number.POSITIVE_INFINITY : now().getTime() - sinceMs;

  const ask = async (): Promise<void> => {
    const result = await fetchProducts();
    if (result.ok) {
      last = { shelf: { source: 'store', products: result.value }, atMs: now().getTime() };
      failedAtMs = undefined;
      return;
    }
    failedAtMs = now().getTime();
    onFault(result.reason);
  };

  return async () => {
    if (ageMs(last?.atMs) >= FRESH_MS && ageMs(failedAtMs) >= REST_MS) {
      underWay ??= ask().finally(() => {
        underWay = undefined;
      });
      await underWay;
    }
    return last !== undefined && ageMs(last.atMs) < STALE_MAX_MS ? last.shelf : DEMO;
  };
}
