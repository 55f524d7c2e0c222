import { Toast } from '@base-ui/react/toast';
import { useCallback } from 'react';

/** SPEC 9: about four seconds, at most three in sight. */
export const TOAST_MS = 4000;
export const TOAST_LIMIT = 3;

export type ToastTone = 'info' | 'success' | 'error';

export interface ToastMessage {
  title: string;
  description?: string | undefined;
  /** Errors are announced at once, the rest when the screen reader is free. */
  tone?: ToastTone;
}

/** `show` adds a message; it keeps its identity between renders. */
export function useToast(): { show: (message: ToastMessage) => void } {
  const { add } = Toast.useToastManager();
  const show = useCallback(
    ({ title, description, tone = 'info' }: ToastMessage) => {
      add({ title, description, type: tone, priority: tone === 'error' ? 'high' : 'low' });
    },
    [add],
  );
  return { show };
}
