import { QueryClient } from '@tanstack/react-query';

/** SPEC 9: three retries, waits doubling from one second up to thirty, unused data kept for five minutes. */
const QUERY_RETRIES = 3;
const QUERY_GC_MS = 5 * 60_000;
const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;

/** Milliseconds before the retry with this index, counted from 0. */
export const retryDelayMs = (attempt: number): number => Math.min(FIRST_WAIT_MS * 2 ** attempt, LONGEST_WAIT_MS);

/** A cache with the rules of SPEC 9; pages share the one of `queryClient`. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: { queries: { retry: QUERY_RETRIES, retryDelay: retryDelayMs, gcTime: QUERY_GC_MS } },
  });

let shared: QueryClient | undefined;

/** The one cache of this tab: pages and panels that load by themselves still know what the others have read. */
export function queryClient(): QueryClient {
  shared ??= createQueryClient();
  return shared;
}
