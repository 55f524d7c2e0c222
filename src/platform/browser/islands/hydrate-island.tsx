import { type ComponentType, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** Gives life to the prerendered HTML inside `box`; resolves when the component listens. */
export function hydrateIsland(box: HTMLElement, Component: ComponentType<object>, props: object): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  function Awake() {
    useEffect(() => resolve(), []);
    return <Component {...props} />;
  }
  hydrateRoot(box, <Awake />);
  return promise;
}
