import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};

/**
 * False while the prerendered HTML is being taken over, true ever after. What depends on the query, the session or
 * the clock waits for it, because the prerendered page knows none of them.
 */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
