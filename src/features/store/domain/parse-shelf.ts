import type { StoreProduct, StoreShelf } from './store-product.ts';

const TEXTS = ['id', 'title', 'description', 'price', 'currency', 'image', 'category', 'handle'] as const;

/** Our own server's answer, read by hand: the section must stay light. Null when a proxy answered in its place. */
export function parseShelf(json: unknown): StoreShelf | null {
  if (!isRecord(json) || !Array.isArray(json.products)) return null;
  if (json.source !== 'store' && json.source !== 'demo') return null;
  return json.products.every(isProduct) ? { source: json.source, products: json.products } : null;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isProduct = (value: unknown): value is StoreProduct =>
  isRecord(value) &&
  TEXTS.every((name) => typeof value[name] === 'string') &&
  /^[A-Z]{3}$/.test(String(value.currency)) &&
  (value.variantId === null || typeof value.variantId === 'string');
