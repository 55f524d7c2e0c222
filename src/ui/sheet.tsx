import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import { ModalHeader } from './modal-header.tsx';
import { useModal } from './use-modal.ts';

export interface SheetProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  side?: 'left' | 'right';
  id?: string;
  /** Of links, not of things: 18rem instead of 26rem wide. */
  isMenu?: boolean;
  /** Stays at the foot while the middle scrolls. */
  footer?: ReactNode;
  children: ReactNode;
}

/** A panel that slides over from a side, as tall as the window: a cart, a menu, filters. */
export function Sheet({ isOpen, onClose, title, side = 'right', id, isMenu = false, footer, children }: SheetProps) {
  const ownId = useId();
  const titleId = `${id ?? ownId}-title`;
  const { ref, closers } = useModal(isOpen, onClose);
  return (
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      {...closers}
      className={classNames(
        'modal m-0 h-dvh max-h-none max-w-none bg-raised p-0 text-content shadow-float',
        isMenu ? 'w-72' : 'w-[min(26rem,calc(100vw-2.5rem))]',
        side === 'right' ? 'from-right ml-auto border-l border-line' : 'from-left mr-auto border-r border-line',
      )}
    >
      <div className="flex h-full flex-col gap-4 p-5">
        <ModalHeader titleId={titleId} title={title} onClose={onClose} />
        <div className="-mx-5 min-h-0 flex-1 overflow-y-auto px-5">{children}</div>
        {footer ? <footer className="border-t border-line pt-4">{footer}</footer> : null}
      </div>
    </dialog>
  );
}
