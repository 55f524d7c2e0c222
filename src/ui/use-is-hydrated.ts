import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the prerendered HTML and during hydration, true afterwards: for what only the browser knows. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
