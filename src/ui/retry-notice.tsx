import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

/** What could not be read, and the way to try again. */
export function RetryNotice({ isBusy, onRetry, children }: { isBusy: boolean; onRetry: () => void; children: string }) {
  return (
    <Notice tone="error" className="w-full">
      <p>{children}</p>
      <Button variant="secondary" isBusy={isBusy} onClick={onRetry}>
        Try again
      </Button>
    </Notice>
  );
}
