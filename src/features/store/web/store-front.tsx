import { ShoppingBag } from 'lucide-react';
import { useState } from 'react';
import { island } from '../../../platform/browser/islands/island.tsx';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { useIsHydrated } from '../../../ui/use-is-hydrated.ts';
import { useToast } from '../../../ui/use-toast.ts';
import { countOf, QUANTITY_MAX, viewCart, withOneMore } from '../domain/cart.ts';
import { CartSheet } from './cart-sheet.tsx';
import { changeCart, useCart } from './cart-storage.ts';
import { ProductCard } from './product-card.tsx';
import { useShelf } from './use-shelf.ts';

const NOTE = 'store-note';
const GRID = 'grid gap-5 sm:grid-cols-2 lg:grid-cols-4';

/** The shelf and the cart. */
export function StoreFrontPanel() {
  const { shelf, storeUrl, askAgain } = useShelf();
  const cart = useCart();
  const [isOpen, setOpen] = useState(false);
  const isHydrated = useIsHydrated();
  const toast = useToast();
  const { state, products } = shelf;
  const isDemo = state === 'closed' || state === 'away';
  const count = countOf(cart);
  const add = (productId: string) => {
    changeCart((now) => withOneMore(now, productId));
    toast.show(
      cart[productId] === QUANTITY_MAX
        ? { tone: 'error', title: `${QUANTITY_MAX} is the most` }
        : { tone: 'success', title: 'Added to cart!' },
    );
  };
  return (
    <>
      <div
        className={classNames(
          'mb-5 flex min-h-11 items-center justify-end',
          // What is in the cart stays in sight while one looks along the shelf.
          count > 0 && 'pointer-events-none sticky top-20 z-10',
        )}
      >
        {isDemo ? (
          <p id={NOTE} className="mr-auto">
            {state === 'away' ? 'We cannot reach the shop just now. ' : null}
            These four are examples, so they cannot go in a cart yet.
          </p>
        ) : null}
        {isHydrated ? (
          <Button className="pointer-events-auto shadow-card" onClick={() => setOpen(true)} data-track="Open cart">
            <ShoppingBag aria-hidden="true" strokeWidth={1.75} className="size-5" />
            Cart
            {count === 0 ? (
              <span className="sr-only">(empty)</span>
            ) : (
              <span className="tabular-nums">{`(${count}) ${viewCart(cart, products).total}`}</span>
            )}
          </Button>
        ) : null}
      </div>
      {state === 'loading' ? (
        <SkeletonGroup label="Loading the party essentials" className={GRID}>
          {['a', 'b', 'c', 'd'].map((key) => (
            <Skeleton key={key} className="h-96" />
          ))}
        </SkeletonGroup>
      ) : (
        <ul className={GRID}>
          {products.map((product) => (
            <ProductCard
              key={product.id}
              product={product}
              whyNot={isDemo ? NOTE : undefined}
              onAdd={() => add(product.id)}
            />
          ))}
        </ul>
      )}
      {state === 'away' ? (
        <Button variant="secondary" className="mt-5" onClick={askAgain}>
          Try the shop again
        </Button>
      ) : null}
      {state === 'loaded' && products.length === 0 ? (
        <p className="rounded-card border-2 border-dashed border-line px-6 py-12 text-center text-soft">
          The shelves are bare just now.
        </p>
      ) : null}
      {isHydrated ? (
        <CartSheet
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          cart={cart}
          products={products}
          storeUrl={storeUrl}
          isAway={state !== 'loaded'}
        />
      ) : null}
    </>
  );
}

export const StoreFront = island('store', StoreFrontPanel, 'near');
