import * as z from 'zod/mini';
import { stripHtml } from '../../../shared/plain-text.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import { amountText, parseAmount } from './price.ts';
import {
  DEFAULT_CATEGORY,
  DEFAULT_DESCRIPTION,
  PLACEHOLDER_IMAGE,
  PRODUCTS_MAX,
  type StoreProduct,
} from './store-product.ts';
import { variantNumber } from './variant-number.ts';

/** Where every Shopify store keeps its pictures, and the only foreign host that our pages load one from. */
export const IMAGE_ORIGIN = 'https://cdn.shopify.com';

const TITLE_MAX = 120;
const DESCRIPTION_MAX = 200;
const WORD_MAX = 40;

const Money = z.object({ amount: z.string(), currencyCode: z.string().check(z.regex(/^[A-Z]{3}$/)) });
const first = <Node extends z.ZodMiniType>(node: Node) => z.object({ edges: z.array(z.object({ node })) });

const Product = z.object({
  id: z.string().check(z.regex(/^gid:\/\/shopify\/Product\/\d{1,20}$/)),
  title: z.string(),
  description: z.string(),
  handle: z.string(),
  productType: z.string(),
  images: first(z.object({ url: z.string() })),
  variants: first(z.object({ id: z.string(), price: Money })),
});

/** The `data` of an answer to PRODUCTS_QUERY, as the published schema of 2025-07 has it. */
const StorefrontAnswer = z.object({ products: first(Product) });

const words = (text: string): string => stripHtml(text).replace(/\s+/g, ' ').trim();

/** Cut between words, with an ellipsis, so that one long text does not stretch the whole shelf. */
function shortened(text: string, max: number): string {
  const plain = words(text);
  if (plain.length <= max) return plain;
  return `${plain.slice(0, max).replace(/\s+\S*$/, '')}…`;
}

/** The slash after the host matters: without it `cdn.shopify.com.evil.example` would pass. */
const IMAGE = /^https:\/\/cdn\.shopify\.com\/[\w\-./~%!$&'()*+,;=:@?]+$/;

/** The picture if it is one of the store's host; anything else could name any server in our visitors' browsers. */
const imageOf = (url: string | undefined): string => (url !== undefined && IMAGE.test(url) ? url : PLACEHOLDER_IMAGE);

/**
 * Reads the store's answer into what the section shows. The whole answer is `unreadable` when a part that decides what
 * somebody pays for is not as the schema has it; what only decorates falls back to the words of SPEC 3.
 */
export function readStorefrontAnswer(data: unknown): Result<StoreProduct[], 'unreadable'> {
  const answer = StorefrontAnswer.safeParse(data);
  if (!answer.success) return fail('unreadable');
  const products: StoreProduct[] = [];
  for (const { node } of answer.data.products.edges.slice(0, PRODUCTS_MAX)) {
    const variant = node.variants.edges[0]?.node;
    const currency = variant?.price.currencyCode ?? 'GBP';
    const minor = variant === undefined ? 0 : parseAmount(variant.price.amount, currency);
    if (minor === null) return fail('unreadable');
    products.push({
      id: node.id,
      title: shortened(node.title, TITLE_MAX) || 'Party essential',
      description: shortened(node.description, DESCRIPTION_MAX) || DEFAULT_DESCRIPTION,
      price: amountText(minor, currency),
      currency,
      image: imageOf(node.images.edges[0]?.node.url),
      category: shortened(node.productType, WORD_MAX).toLowerCase() || DEFAULT_CATEGORY,
      variantId: variant !== undefined && variantNumber(variant.id) !== null ? variant.id : null,
      handle: node.handle,
    });
  }
  return ok(products);
}
