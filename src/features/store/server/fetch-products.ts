import { createStorefrontApiClient, type StorefrontApiClient } from '@shopify/storefront-api-client';
import { fail, type Result } from '../../../shared/result.ts';
import type { StoreProduct } from '../domain/store-product.ts';
import { readStorefrontAnswer } from '../domain/storefront-answer.ts';
import { PRODUCTS_QUERY, STOREFRONT_API_VERSION } from './products-query.ts';

/** Twelve products are a few kilobytes; what is much longer is not an answer to our question. */
const ANSWER_MAX_BYTES = 2_000_000;

export interface StoreAccess {
  /** The store's origin: `https://party.myshopify.com`. http only for a store on this machine. */
  origin: string;
  /** A public access token, or a private one, which begins with `shpat_`. */
  token: string;
}

/** Why there are no products; it goes to the log. */
export type StoreFault = 'refused' | 'store-error' | 'answer-with-errors' | 'unreadable' | 'slow' | 'unreachable';

export type FetchProducts = () => Promise<Result<StoreProduct[], StoreFault>>;

/** Asks the store once, within the time given. Never throws: every way of failing is a fault by name. */
export function productFetcher(access: StoreAccess, timeoutMs: number): FetchProducts {
  const client = createClient(access);
  return async () => {
    const signal = AbortSignal.timeout(timeoutMs);
    const { data, errors } = await client.request(PRODUCTS_QUERY, { signal });
    if (signal.aborted) return fail('slow');
    // Half an answer is none: what is missing from it could be what somebody has in their cart.
    if (errors !== undefined) return fail(faultOf(errors.networkStatusCode, errors.graphQLErrors));
    return readStorefrontAnswer(data);
  };
}

function createClient({ origin, token }: StoreAccess): StorefrontApiClient {
  const options = {
    storeDomain: origin,
    apiVersion: STOREFRONT_API_VERSION,
    // One try: a visitor is waiting, and the shelf asks again later.
    retries: 0,
    customFetchApi: boundedFetch(origin),
    // Without one the client writes to the console; what matters is in the result.
    logger: () => undefined,
  };
  return token.startsWith('shpat_')
    ? createStorefrontApiClient({ ...options, privateAccessToken: token })
    : createStorefrontApiClient({ ...options, publicAccessToken: token });
}

/** The client turns every address into https; a store on this machine has no certificate. Redirects would carry the token away. */
const boundedFetch =
  (origin: string) =>
  async (url: string, init?: RequestInit): Promise<Response> => {
    const { pathname } = new URL(url);
    const response = await fetch(origin + pathname, { ...init, redirect: 'error' });
    return new Response(await readBounded(response), response);
  };

async function readBounded(response: Response): Promise<Blob> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > ANSWER_MAX_BYTES) throw new Error('The answer of the store is too long');
    chunks.push(chunk);
  }
  return new Blob(chunks);
}

function faultOf(status: number | undefined, graphQLErrors: unknown): StoreFault {
  if (graphQLErrors !== undefined) return 'answer-with-errors';
  if (status === undefined) return 'unreachable';
  if (status === 401 || status === 403) return 'refused';
  return status >= 400 ? 'store-error' : 'unreadable';
}
