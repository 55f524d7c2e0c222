import { useRef, useState } from 'react';
import { track } from '../../../platform/browser/analytics/track.ts';
import { Button } from '../../../ui/button.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { useToast } from '../../../ui/use-toast.ts';
import { type Cart, checkoutOf, viewCart, withQuantity } from '../domain/cart.ts';
import type { StoreProduct } from '../domain/store-product.ts';
import { CartRow } from './cart-row.tsx';
import { changeCart } from './cart-storage.ts';

export interface CartSheetProps {
  isOpen: boolean;
  onClose: () => void;
  cart: Cart;
  products: readonly StoreProduct[];
  storeUrl: string | null;
  /** The store does not answer: what is missing has not left it. */
  isAway: boolean;
}

/** What is in the cart, and the way to the store's checkout. */
export function CartSheet({ isOpen, onClose, cart, products, storeUrl, isAway }: CartSheetProps) {
  const toast = useToast();
  const list = useRef<HTMLDivElement>(null);
  const [blockedUrl, setBlockedUrl] = useState<string | null>(null);
  const { lines, missing, total } = viewCart(cart, products);
  const set = (id: string, quantity: number) => {
    setBlockedUrl(null);
    changeCart((now) => withQuantity(now, id, quantity));
    // The button that was pressed is gone with its row.
    if (quantity === 0) list.current?.focus();
  };
  // The sheet lies over the messages, so it closes before one is shown.
  const say = (tone: 'success' | 'error', title: string, description?: string) => {
    onClose();
    toast.show({ tone, title, description });
  };
  const checkOut = () => {
    const checkout = checkoutOf(cart, products, storeUrl);
    switch (checkout.kind) {
      case 'empty':
        return say('error', 'Cart is empty', 'Add some items to your cart before checking out');
      case 'unavailable':
        return say('error', 'Checkout unavailable', 'Some items in your cart are not available for checkout yet');
      case 'ready': {
        // With `noopener` a blocked tab looks like an opened one, so the tie is cut by hand.
        const tab = window.open(checkout.url, '_blank');
        if (tab === null) return setBlockedUrl(checkout.url);
        tab.opener = null;
        setBlockedUrl(null);
        track({ event: 'booking', category: 'booking', action: 'store_checkout', label: 'party-essentials' });
        return say('success', 'Redirecting to checkout!');
      }
    }
  };
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title="Your cart"
      footer={
        <>
          <p className="mb-1 flex items-baseline justify-between gap-4">
            <span className="font-semibold">Total</span>
            <output className="display text-section tabular-nums">{total}</output>
          </p>
          <p className="mb-5 text-sm text-soft">
            You pay in our shop, which opens in a new tab. Delivery is worked out there, before you pay.
          </p>
          <Button size="large" className="w-full" onClick={checkOut} data-track="Checkout">
            Checkout
          </Button>
          {blockedUrl === null ? null : (
            <p role="alert" className="mt-3">
              Your browser kept the new tab shut.{' '}
              <a
                href={blockedUrl}
                target="_blank"
                rel="noopener noreferrer"
                className="font-semibold text-link underline"
              >
                Open the checkout
              </a>
            </p>
          )}
        </>
      }
    >
      <div ref={list} tabIndex={-1} className="outline-none">
        {lines.length + missing.length === 0 ? (
          <p className="rounded-card border-2 border-dashed border-line px-5 py-12 text-center text-soft">
            Nothing in here yet. A party needs at least one sash.
          </p>
        ) : null}
        <ul>
          {lines.map((line) => (
            <CartRow key={line.product.id} line={line} onSet={(quantity) => set(line.product.id, quantity)} />
          ))}
        </ul>
        {missing.length === 0 ? null : (
          <div className="mt-4 rounded-card bg-sunken p-4">
            <p>
              {isAway
                ? 'We cannot reach the shop just now. What you put in your cart is kept for your next visit.'
                : 'Something in your cart is not on our shelf any more, so it cannot be ordered.'}
            </p>
            {isAway ? null : (
              <Button
                variant="link"
                onClick={() => {
                  for (const id of missing) set(id, 0);
                }}
              >
                Take it out
              </Button>
            )}
          </div>
        )}
      </div>
    </Sheet>
  );
}
