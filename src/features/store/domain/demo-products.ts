import type { StoreProduct } from './store-product.ts';

const demo = (handle: string, title: string, price: string, category: string, description: string): StoreProduct => ({
  id: `demo-${handle}`,
  title,
  description,
  price,
  currency: 'GBP',
  image: `/art/store/${handle}.svg`,
  category,
  variantId: null,
  handle,
});

/** What stands on the shelf while the store gives no answer (SPEC 8). Without a variant none of it can be bought. */
export const DEMO_PRODUCTS: readonly StoreProduct[] = [
  demo(
    'birthday-kit',
    'Birthday kit',
    '29.99',
    'birthday',
    'Balloons, bunting, candles, and a banner that spells the name right.',
  ),
  demo(
    'hen-do-kit',
    'Hen do kit',
    '39.99',
    'hen do',
    'Sashes, a veil, straws she will pretend to hate, and dares for all.',
  ),
  demo(
    'stag-do-pack',
    'Stag do pack',
    '34.99',
    'stag do',
    'A crown for the groom, shirts for the crew, and a very loud hat.',
  ),
  demo(
    'personalized-gifts',
    'Personalized gifts',
    '24.99',
    'gifts',
    'A mug, a print or a hip flask, with the in-joke put on it.',
  ),
];
