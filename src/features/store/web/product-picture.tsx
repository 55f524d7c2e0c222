import { useState } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { PLACEHOLDER_IMAGE, type StoreProduct } from '../domain/store-product.ts';

const WIDTHS = [400, 800];

/** The picture of a product, or the drawn one when the store's does not come. It decorates: the title stands beside it. */
export function ProductPicture({ product: { image }, className }: { product: StoreProduct; className: string }) {
  const [isBroken, setBroken] = useState(false);
  const src = isBroken ? PLACEHOLDER_IMAGE : image;
  return (
    <img
      src={src}
      srcSet={src.startsWith('https:') ? WIDTHS.map((width) => `${sized(src, width)} ${width}w`).join(', ') : undefined}
      sizes="(min-width: 64rem) 18rem, (min-width: 40rem) 45vw, 92vw"
      alt=""
      width={400}
      height={300}
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setBroken(true)}
      className={classNames('bg-sunken object-cover', className)}
    />
  );
}

/** The store's host makes any width of a picture that its address asks for. */
function sized(address: string, width: number): string {
  const url = new URL(address);
  url.searchParams.set('width', String(width));
  return url.href;
}
