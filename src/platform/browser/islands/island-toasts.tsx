import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import type { ToastKit } from '../../../ui/toast-context.ts';
import { ToastProvider } from '../../../ui/toast-provider.tsx';
import { useToast } from '../../../ui/use-toast.ts';

let kit: Promise<ToastKit> | undefined;

/**
 * The one kit of toasts that all islands of a document share, in a React root of its own: islands are separate
 * roots, and three messages are three messages wherever they come from. Its region is on the page before the first
 * message, or a screen reader would not hear it.
 */
export function islandToasts(): Promise<ToastKit> {
  kit ??= new Promise((resolve) => {
    const box = document.createElement('div');
    document.body.append(box);
    createRoot(box).render(
      <ToastProvider>
        <HandOver to={resolve} />
      </ToastProvider>,
    );
  });
  return kit;
}

function HandOver({ to }: { to: (kit: ToastKit) => void }) {
  const toasts = useToast();
  useEffect(() => to(toasts), [to, toasts]);
  return null;
}
