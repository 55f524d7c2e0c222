import { Undo2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { PlannerLines } from './planner-panel.tsx';
import type { PlanChanging } from './use-plan-change.ts';

/** Says what was just changed, with the way back. What was pressed is gone with the old plan, so the keyboard goes on here. */
export function ChangeNotice({ changing }: { changing: PlanChanging }) {
  const { made, undo, isBusy } = changing;
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (made !== null) notice.current?.focus();
  }, [made]);
  return (
    <output className="block">
      {made === null ? null : (
        <div
          ref={notice}
          tabIndex={-1}
          className="mt-5 flex flex-wrap items-center justify-between gap-x-3 rounded-card bg-sunken p-5 outline-none"
        >
          <div className="flex min-w-0 flex-col gap-2">
            <p className="font-semibold">{made.words}</p>
            {made.lines.length > 0 ? <PlannerLines lines={made.lines} /> : null}
          </div>
          {made.undoRevision === null ? null : (
            <Button variant="link" isBusy={isBusy} onClick={undo}>
              <Undo2 aria-hidden="true" strokeWidth={1.75} className="size-4" />
              Take it back
            </Button>
          )}
        </div>
      )}
    </output>
  );
}
