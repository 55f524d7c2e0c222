import { Minus, Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { type CartLine, QUANTITY_MAX } from '../domain/cart.ts';
import { moneyText } from '../domain/price.ts';
import { ProductPicture } from './product-picture.tsx';

export interface CartRowProps {
  line: CartLine;
  /** Zero takes it out. */
  onSet: (quantity: number) => void;
}

/** One product of the cart, with its quantity and what it comes to. */
export function CartRow({ line: { product, quantity, totalMinor, isForSale }, onSet }: CartRowProps) {
  return (
    <li className="flex gap-4 border-t border-line py-4">
      <ProductPicture product={product} className="size-14 shrink-0 rounded-control" />
      <div className="min-w-0 flex-1">
        <p className="flex justify-between gap-3 font-semibold">
          <span className="min-w-0 wrap-break-word">{product.title}</span>
          <span className="tabular-nums">{moneyText(totalMinor, product.currency)}</span>
        </p>
        {isForSale ? null : <p className="text-sm text-danger">Not for sale just now, so not in the total.</p>}
        <div className="mt-2 flex items-center gap-1">
          <Step label={`Fewer: ${product.title}`} isOff={quantity <= 1} onPress={() => onSet(quantity - 1)}>
            <Minus aria-hidden="true" strokeWidth={1.75} className="size-5" />
          </Step>
          <span aria-live="polite" className="w-10 text-center text-lg font-semibold tabular-nums">
            {quantity}
          </span>
          <Step label={`More: ${product.title}`} isOff={quantity >= QUANTITY_MAX} onPress={() => onSet(quantity + 1)}>
            <Plus aria-hidden="true" strokeWidth={1.75} className="size-5" />
          </Step>
          <Button
            variant="ghost"
            size="icon"
            aria-label={`Remove: ${product.title}`}
            onClick={() => onSet(0)}
            className="ml-auto"
          >
            <Trash2 aria-hidden="true" strokeWidth={1.75} className="size-5" />
          </Button>
        </div>
      </div>
    </li>
  );
}

/** Stays where it is at the bound: a control that vanishes from under the keyboard loses its user. */
function Step({
  label,
  isOff,
  onPress,
  children,
}: {
  label: string;
  isOff: boolean;
  onPress: () => void;
  children: ReactNode;
}) {
  return (
    <Button
      variant="secondary"
      size="icon"
      aria-label={label}
      aria-disabled={isOff || undefined}
      onClick={isOff ? undefined : onPress}
    >
      {children}
    </Button>
  );
}
