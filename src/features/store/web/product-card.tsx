import { SITE_MODE } from '../../../platform/browser/site-mode.ts';
import { Button } from '../../../ui/button.tsx';
import { SampleMark } from '../../../ui/sample-mark.tsx';
import { StarRow } from '../../../ui/star-row.tsx';
import { CLAIMS, shownClaim } from '../../site/domain/claims.ts';
import { moneyText, parseAmount } from '../domain/price.ts';
import type { StoreProduct } from '../domain/store-product.ts';
import { variantNumber } from '../domain/variant-number.ts';
import { ProductPicture } from './product-picture.tsx';

export interface ProductCardProps {
  product: StoreProduct;
  /** The id of the words that say why the button is off, where they stand beside the shelf. */
  whyNot: string | undefined;
  onAdd: () => void;
}

const RATING = shownClaim(CLAIMS.storeRating, SITE_MODE);

/** A product as a ticket: what it is above the tear, what it costs below. */
export function ProductCard({ product, whyNot, onAdd }: ProductCardProps) {
  const { title, description, price, currency, category, variantId } = product;
  const isForSale = variantNumber(variantId) !== null;
  return (
    <li className="flex rounded-card shadow-card">
      <article className="flex flex-1 flex-col ticket rounded-card bg-raised wrap-anywhere [--tear:calc(100%-5rem)]">
        <div className="relative">
          <ProductPicture product={product} className="aspect-4/3 w-full rounded-t-card" />
          <span className="absolute top-4 left-4 mr-4 rounded-full bg-ink px-3 py-0.5 text-sm font-semibold text-cream">
            {category}
          </span>
        </div>
        <div className="flex flex-1 flex-col p-5">
          <h3 className="display text-card">{title}</h3>
          <p className="mt-1.5 flex-1 text-soft">{description}</p>
          {RATING.kind === 'hidden' ? null : (
            <p className="mt-3 flex flex-wrap items-center gap-2">
              <StarRow count={5} label="Five stars" />
              <span className="font-semibold">{RATING.value}</span>
              {RATING.kind === 'sample' ? <SampleMark label="Demo rating" className="text-soft" /> : null}
            </p>
          )}
          {isForSale || whyNot !== undefined ? null : <p className="mt-3 text-sm text-soft">Not for sale just now.</p>}
        </div>
        <div className="mx-5 flex min-h-20 flex-wrap items-center justify-between gap-x-2 border-t-2 border-dashed border-line">
          <span className="display text-card whitespace-nowrap tabular-nums">
            {moneyText(parseAmount(price, currency) ?? 0, currency)}
          </span>
          <Button
            variant="accent"
            disabled={!isForSale}
            aria-describedby={isForSale ? undefined : whyNot}
            onClick={onAdd}
            data-track="Add to Cart"
            className="px-4! whitespace-nowrap"
          >
            Add to Cart<span className="sr-only">{title}</span>
          </Button>
        </div>
      </article>
    </li>
  );
}
