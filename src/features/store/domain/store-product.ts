/** A product as the store section presents it (SPEC 3). Everything in it came from elsewhere: it is text, never markup. */
export interface StoreProduct {
  id: string;
  title: string;
  description: string;
  /** The amount alone, with the decimals of its currency: `29.99` for pounds, `0.00` without a variant. */
  price: string;
  /** ISO 4217. The specification's store sells in pounds; one that does not is shown in what it really charges. */
  currency: string;
  /** A picture of ours by its path, or one of the store's own host. */
  image: string;
  /** Lower case. */
  category: string;
  /** `gid://shopify/ProductVariant/…`, or null while the product cannot be bought. */
  variantId: string | null;
  handle: string;
}

/** `store` is what the shop sells; `demo` are the examples that stand in for it. */
export interface StoreShelf {
  source: 'store' | 'demo';
  products: readonly StoreProduct[];
}

/** SPEC 2 and 9: how many are asked for and shown. */
export const PRODUCTS_MAX = 12;
export const DEFAULT_DESCRIPTION = 'Perfect for your party needs!';
export const DEFAULT_CATEGORY = 'party';
export const PLACEHOLDER_IMAGE = '/art/store/placeholder.svg';
