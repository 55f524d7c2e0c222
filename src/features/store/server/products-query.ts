import { PRODUCTS_MAX } from '../domain/store-product.ts';

/** SPEC 7. Shopify answers a retired version with the oldest that it still serves. */
export const STOREFRONT_API_VERSION = '2025-07';

/** The listed fields of SPEC 7 and no others; tested against the published schema of the version. */
export const PRODUCTS_QUERY = `query PartyEssentials {
  products(first: ${PRODUCTS_MAX}) {
    edges {
      node {
        id
        title
        description
        handle
        productType
        images(first: 1) { edges { node { url } } }
        variants(first: 1) { edges { node { id price { amount currencyCode } } } }
      }
    }
  }
}`;
