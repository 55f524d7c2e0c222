import { type ReactNode, useId, useLayoutEffect } from 'react';
import { ModalHeader } from './modal-header.tsx';
import { useModal } from './use-modal.ts';

export interface DialogProps {
  isOpen: boolean;
  /** Asked for by Escape, the close button and a press beside the box; the owner of `isOpen` decides. */
  onClose: () => void;
  title: string;
  /** Set it inside islands, where React's own ids differ from the prerendered ones. */
  id?: string;
  /** Buttons at the foot, the most likely one last. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A question that must be answered first. On the native dialog element: focus, Escape and inertness are the browser's. */
export function Dialog({ isOpen, onClose, title, id, actions, children }: DialogProps) {
  const ownId = useId();
  const titleId = `${id ?? ownId}-title`;
  const { ref, closers } = useModal(isOpen, onClose);
  // One that leaves the page while it is open is closed first: only then does the browser give the focus back.
  useLayoutEffect(() => {
    const dialog = ref.current;
    return () => dialog?.close();
  }, [ref]);
  return (
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      {...closers}
      className="modal m-auto w-[min(32rem,calc(100vw-2rem))] rounded-card border border-line bg-raised p-0 text-content shadow-float"
    >
      <div className="flex flex-col gap-4 p-5 sm:p-7">
        <ModalHeader titleId={titleId} title={title} onClose={onClose} />
        {children}
        {actions ? <footer className="flex flex-wrap justify-end gap-3 pt-2">{actions}</footer> : null}
      </div>
    </dialog>
  );
}
