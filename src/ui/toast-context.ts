import { createContext } from 'react';

export type ToastTone = 'info' | 'success' | 'error';

export interface ToastMessage {
  title: string;
  description?: string | undefined;
  /** Errors are announced at once, the rest when the screen reader is free. */
  tone?: ToastTone;
}

export interface ToastKit {
  show: (message: ToastMessage) => void;
}

export const ToastContext = createContext<ToastKit | null>(null);
