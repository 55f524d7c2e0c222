import { type FocusEvent, type ReactNode, useRef, useState } from 'react';
import { ToastCard } from './toast-card.tsx';
import { ToastContext, type ToastMessage } from './toast-context.ts';
import { type ShownToast, withToast } from './toast-queue.ts';
import { useIsHydrated } from './use-is-hydrated.ts';

/**
 * Shows the messages of useToast. Timers stop while a pointer or the keyboard is on them; failures are announced at
 * once, the rest politely. On phones they stand under the header: the thumb and the box one types in are at the bottom.
 */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly ShownToast[]>([]);
  const nextId = useRef(0);
  const [kit] = useState(() => ({
    show: (message: ToastMessage) => {
      nextId.current += 1;
      const added = { ...message, id: nextId.current };
      setToasts((shown) => withToast(shown, added));
    },
  }));
  const [close] = useState(() => (id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id)));
  // Documents are prerendered with this provider around them and never have a message.
  const isHydrated = useIsHydrated();
  return (
    <ToastContext value={kit}>
      {children}
      {isHydrated ? <ToastRegion toasts={toasts} onTimeUp={close} /> : null}
    </ToastContext>
  );
}

function ToastRegion({ toasts, onTimeUp }: { toasts: readonly ShownToast[]; onTimeUp: (id: number) => void }) {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const cameFrom = useRef<HTMLElement | null>(null);
  const region = useRef<HTMLElement>(null);

  const enter = ({ relatedTarget }: FocusEvent) => {
    setFocused(true);
    const isFromOutside = relatedTarget instanceof HTMLElement && !region.current?.contains(relatedTarget);
    if (isFromOutside) cameFrom.current = relatedTarget;
  };
  // A closed message takes its button with it, so the keyboard goes back to where it was before.
  const close = (id: number) => {
    onTimeUp(id);
    // The message from under the pointer is gone; the next move over another one stops the clock again.
    setHovered(false);
    if (!region.current?.contains(document.activeElement)) return;
    setFocused(false);
    if (cameFrom.current?.isConnected) cameFrom.current.focus();
  };
  const isPaused = (isHovered || isFocused) && toasts.length > 0;
  const cards = (isUrgent: boolean) =>
    toasts
      .filter((toast) => (toast.tone === 'error') === isUrgent)
      .map((toast) => (
        <ToastCard key={toast.id} toast={toast} isPaused={isPaused} onTimeUp={onTimeUp} onClose={close} />
      ));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- It only stops the clock and closes: nothing here needs a role.
    <section
      ref={region}
      aria-label="Notifications"
      onPointerMove={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={enter}
      onBlur={({ relatedTarget }) => setFocused(region.current?.contains(relatedTarget) === true)}
      onKeyDown={(event) => {
        const newest = toasts.at(-1);
        if (event.key === 'Escape' && newest !== undefined) close(newest.id);
      }}
      className="fixed inset-x-4 top-20 z-50 sm:top-auto sm:bottom-4 sm:left-auto sm:w-96"
    >
      <div className="flex flex-col gap-3">{cards(true)}</div>
      {/* A live region must be there before its words are, or they are not announced. */}
      <div aria-live="polite" className="mt-3 flex flex-col gap-3 empty:mt-0">
        {cards(false)}
      </div>
    </section>
  );
}
