import { useEffect, useState } from 'react';
import { browserStorage } from '../../../platform/browser/browser-storage.ts';
import { newId } from '../../../platform/browser/new-id.ts';
import { createTripDraftStore, type TripDraftStore } from './trip-draft-store.ts';

/** The draft of this browser; what is still unwritten is written when the page is hidden or left. */
export function useTripDraft(): TripDraftStore {
  const [store] = useState(() => createTripDraftStore({ storage: browserStorage(), nowMs: Date.now, newId }));
  useEffect(() => {
    const flush = () => store.flush();
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
      flush();
    };
  }, [store]);
  return store;
}
