import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { graphql } from 'graphql';
import { storefrontSchema } from './storefront-schema.ts';

export interface StockedProduct {
  /** The number in its gid; its variant has a hundred times that. */
  number: number;
  title: string;
  description?: string;
  productType?: string;
  image?: string;
  /** Undefined: the product has no variant. */
  price?: { amount: string; currencyCode: string };
}

/** How the store behaves. `slow` never answers; `partial` gives data and errors together. */
export type StoreMood = 'good' | 'slow' | 'down' | 'garbage' | 'broken-json' | 'errors' | 'partial' | 'wrong-shape';

export interface StorefrontServer {
  /** `127.0.0.1:port`, as SHOPIFY_STORE_DOMAIN takes it. */
  host: string;
  token: string;
  /** What was asked so far: method and path, headers, and the query. */
  calls: { line: string; headers: IncomingMessage['headers']; query: string }[];
  stock: (products: readonly StockedProduct[]) => void;
  behave: (mood: StoreMood) => void;
  close: () => Promise<void>;
}

const TOKEN = 'public-token-of-the-test-store';
const PATH = '/api/2025-07/graphql.json';

const edges = (nodes: readonly object[]) => ({ edges: nodes.map((node) => ({ node })) });
type Page = { first: number };

const asNode = ({ number, title, description = '', productType = '', image, price }: StockedProduct) => ({
  id: `gid://shopify/Product/${number}`,
  title,
  description,
  productType,
  handle: `product-${number}`,
  images: ({ first }: Page) => edges((image === undefined ? [] : [{ url: image }]).slice(0, first)),
  variants: ({ first }: Page) =>
    edges((price === undefined ? [] : [{ id: `gid://shopify/ProductVariant/${number * 100}`, price }]).slice(0, first)),
});

/** A store on this machine that answers as the published schema has it, or misbehaves as it is told. */
export async function startStorefrontServer(): Promise<StorefrontServer> {
  const schema = storefrontSchema();
  const calls: StorefrontServer['calls'] = [];
  let products: readonly StockedProduct[] = [];
  let mood: StoreMood = 'good';

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const line = `${request.method} ${request.url}`;
    // Whoever is no longer there has asked nothing.
    const sent = await text(request).catch(() => null);
    if (sent === null) return;
    const { query = '' }: { query?: string } = request.method === 'POST' ? JSON.parse(sent) : {};
    calls.push({ line, headers: request.headers, query });
    const send = (status: number, body: string, type = 'application/json'): void => {
      response.writeHead(status, { 'content-type': type }).end(body);
    };
    if (line.startsWith('GET /cart/')) return send(200, '<title>Checkout</title>', 'text/html');
    if (line !== `POST ${PATH}`) return send(404, '{"errors":"Not Found"}');
    if (request.headers['x-shopify-storefront-access-token'] !== TOKEN)
      return send(401, '{"errors":[{"message":"","extensions":{"code":"UNAUTHORIZED"}}]}');
    const rootValue = { products: ({ first }: Page) => edges(products.slice(0, first).map(asNode)) };
    const result = await graphql({ schema, source: query, rootValue });
    const fault = { message: 'Throttled', extensions: { code: 'THROTTLED' } };
    switch (mood) {
      case 'good':
        return send(200, JSON.stringify(result));
      case 'slow':
        return;
      case 'down':
        return send(500, '{"errors":"Internal Server Error"}');
      case 'garbage':
        return send(200, '<h1>Be right back</h1>', 'text/html');
      case 'broken-json':
        return send(200, '{"data":{"products":');
      case 'errors':
        return send(200, JSON.stringify({ errors: [fault] }));
      case 'partial':
        return send(200, JSON.stringify({ ...result, errors: [fault] }));
      case 'wrong-shape':
        return send(200, '{"data":{"products":{"edges":[{"node":{"id":7}}]}}}');
    }
  };

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    host: `127.0.0.1:${port}`,
    token: TOKEN,
    calls,
    stock: (stocked) => {
      products = stocked;
    },
    behave: (next) => {
      mood = next;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
