import { type ComponentType, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { ToastContext } from '../../../ui/toast-context.ts';
import { islandToasts } from './island-toasts.tsx';

/** Gives life to the prerendered HTML inside `box`; resolves when the component listens. It may use `useToast`. */
export async function hydrateIsland(box: HTMLElement, Component: ComponentType<object>, props: object): Promise<void> {
  const toasts = await islandToasts();
  const { promise, resolve } = Promise.withResolvers<void>();
  function Awake() {
    useEffect(() => resolve(), []);
    return (
      <ToastContext value={toasts}>
        <Component {...props} />
      </ToastContext>
    );
  }
  hydrateRoot(box, <Awake />);
  return promise;
}
