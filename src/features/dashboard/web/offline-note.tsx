import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';

/** Says that the line is gone, for as long as it is; told to screen readers when it goes and when it is back. */
export function OfflineNote() {
  const isOnline = useSyncExternalStore(
    watch,
    () => navigator.onLine,
    () => true,
  );
  return (
    <output className="sticky top-18 z-40 block">
      {isOnline ? null : (
        <span className="flex items-center justify-center gap-3 bg-gold px-4 py-2 text-sm font-semibold text-ink">
          <WifiOff aria-hidden="true" strokeWidth={1.75} className="size-5 shrink-0" />
          You are offline. What was loaded stays here, and so does what you typed; what is on its way waits for the
          line.
        </span>
      )}
    </output>
  );
}

function watch(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
