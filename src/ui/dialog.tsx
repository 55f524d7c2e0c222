import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { buttonClass } from './button-class.ts';

export interface DialogProps {
  isOpen: boolean;
  /** Called for Escape, the close button and a press beside the box; the owner then sets `isOpen` to false. */
  onClose: () => void;
  title: string;
  children: ReactNode;
}

/** The browser's own modal dialog: it traps focus, closes on Escape and gives focus back. */
export function Dialog({ isOpen, onClose, title, children }: DialogProps) {
  const box = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const element = box.current;
    if (element === null || element.open === isOpen) return;
    if (isOpen) element.showModal();
    else element.close();
  }, [isOpen]);
  return (
    <dialog
      ref={box}
      aria-labelledby={titleId}
      closedby="any"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      className="m-auto w-[min(36rem,calc(100vw-2rem))] rounded-card bg-raised p-0 text-content shadow-float backdrop:bg-ink-deep/70"
    >
      <div className="flex flex-col gap-4 p-6">
        <div className="flex items-start justify-between gap-4">
          <h2 id={titleId} className="display text-section">
            {title}
          </h2>
          <button
            type="button"
            aria-label="Close"
            onClick={onClose}
            className={buttonClass({ variant: 'ghost', size: 'icon', className: '-mt-1.5 -mr-2' })}
          >
            <X aria-hidden="true" strokeWidth={1.75} className="size-5" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
