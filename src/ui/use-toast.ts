import { useContext } from 'react';
import { ToastContext, type ToastKit } from './toast-context.ts';

/**
 * `show` adds a message; it keeps its identity between renders.
 * @throws Error outside ToastProvider, where nobody would see the message
 */
export function useToast(): ToastKit {
  const kit = useContext(ToastContext);
  if (kit === null) throw new Error('useToast must be used inside ToastProvider');
  return kit;
}
