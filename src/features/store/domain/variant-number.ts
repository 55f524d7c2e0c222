/**
 * The number in `gid://shopify/ProductVariant/123`, the only part of the store's answer that ever reaches an address;
 * null for anything else.
 */
export function variantNumber(variantId: string | null): string | null {
  return /^gid:\/\/shopify\/ProductVariant\/(\d{1,20})$/.exec(variantId ?? '')?.[1] ?? null;
}
