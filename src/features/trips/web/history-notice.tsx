import { Undo2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';

export interface HistoryNoticeProps {
  /** Null while there is nothing to tell. */
  words: string | null;
  isBusy: boolean;
  /** Null where there is nothing to take back. */
  onUndo: (() => void) | null;
}

/** Says what was just brought back, with the way back. The dialog it was asked in is gone, so the keyboard goes on here. */
export function HistoryNotice({ words, isBusy, onUndo }: HistoryNoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (words !== null) notice.current?.focus();
  }, [words]);
  return (
    <output className="block w-full empty:hidden">
      {words === null ? null : (
        <div
          ref={notice}
          tabIndex={-1}
          className="flex flex-wrap items-center justify-between gap-x-3 rounded-card bg-sunken p-5 outline-none"
        >
          <p className="font-semibold">{words}</p>
          {onUndo ? (
            <Button variant="link" isBusy={isBusy} onClick={onUndo}>
              <Undo2 aria-hidden="true" strokeWidth={1.75} className="size-4" />
              Take it back
            </Button>
          ) : null}
        </div>
      )}
    </output>
  );
}
