import type { ToastMessage } from './toast-context.ts';

/** SPEC 9: at most three in sight. */
const TOAST_LIMIT = 3;

export interface ShownToast extends ToastMessage {
  id: number;
}

/**
 * The toasts in sight after one more, oldest first. With three in sight the oldest makes room, but a failure stays
 * for its time as long as there is good news to drop instead.
 */
export function withToast(shown: readonly ShownToast[], added: ShownToast): readonly ShownToast[] {
  const all = [...shown, added];
  if (all.length <= TOAST_LIMIT) return all;
  const dropped = shown.find((toast) => toast.tone !== 'error') ?? shown[0];
  return all.filter((toast) => toast !== dropped);
}
