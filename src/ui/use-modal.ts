import { type RefObject, useEffect, useRef } from 'react';

export interface Modal {
  ref: RefObject<HTMLDialogElement | null>;
  /** Spread on the dialog element: Escape, the back gesture and a press beside the box all ask to close. */
  closers: {
    onCancel: (event: { preventDefault: () => void }) => void;
    onPointerDown: (event: { target: EventTarget; currentTarget: EventTarget }) => void;
  };
}

/**
 * Ties a native dialog to a state: the browser traps the focus, makes the rest inert and gives the focus back. The
 * element must have no padding of its own, so that a press on the element itself is one beside its content.
 */
export function useModal(isOpen: boolean, onClose: () => void): Modal {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (dialog === null || dialog.open === isOpen) return;
    if (isOpen) dialog.showModal();
    else dialog.close();
  }, [isOpen]);
  return {
    ref,
    closers: {
      // The state closes it, or the two would disagree.
      onCancel: (event) => {
        event.preventDefault();
        onClose();
      },
      onPointerDown: ({ target, currentTarget }) => {
        if (target === currentTarget) onClose();
      },
    },
  };
}
