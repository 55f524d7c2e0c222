import { useState } from 'react';

/** `isBusy` is true from the start of `run`'s work to its end, however it ends. */
export function useBusy(): { isBusy: boolean; run: <Value>(work: () => Promise<Value>) => Promise<Value> } {
  const [isBusy, setIsBusy] = useState(false);
  return {
    isBusy,
    run: (work) => {
      setIsBusy(true);
      return work().finally(() => setIsBusy(false));
    },
  };
}
