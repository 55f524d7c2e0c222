import { CircleAlert, X } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Spinner } from '../../../ui/spinner.tsx';
import { useArrivalFocus } from '../../../ui/use-arrival-focus.ts';
import type { StopPart } from './hour-rows.tsx';
import { slotTimes } from './slot-words.ts';

/** Where in the day a stop would go: being chosen, being checked, or refused with a reason. */
export type MoveMark = { part: StopPart; startMinute: number } & (
  | { status: 'dragged' | 'chosen' | 'checking' }
  | { status: 'refused'; why: string; onClose: () => void; offers: ReactNode }
);

/** Whether the mark offers something: it then has a place of its own in the day and covers nothing of it. */
export const isOffering = (mark: MoveMark | null): boolean => mark?.status === 'refused' && mark.offers !== null;

/** The mark of a stop at the hour where somebody wants it, over the day as it is. */
export function MoveMarkBox({ mark, at }: { mark: MoveMark; at: number }) {
  const { entry } = mark.part;
  const length = entry.slot.endMinute - entry.slot.startMinute;
  const times = slotTimes({ startMinute: mark.startMinute, endMinute: mark.startMinute + length });
  const isRefused = mark.status === 'refused';
  const name = entry.activity?.name ?? '';
  return (
    <div
      className={classNames(
        'ml-10 scroll-mt-36 scroll-mb-4 flex flex-wrap items-start gap-3 rounded-control border-2 p-3 shadow-float',
        isOffering(mark) ? 'my-3' : 'absolute right-0 left-0 z-10',
        isRefused ? 'border-danger bg-danger-soft' : 'pointer-events-none border-content bg-chosen',
      )}
      style={{ top: `${at * 100}%` }}
      data-move={mark.status}
    >
      {mark.status === 'checking' ? <Spinner /> : null}
      {isRefused ? (
        <CircleAlert aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-5 shrink-0 text-danger" />
      ) : null}
      <div className="min-w-0 flex-1 leading-tight" role={isRefused ? 'alert' : 'status'}>
        <p className="font-semibold tabular-nums wrap-break-word">
          {isRefused ? `${name} is not moved to ${times}` : mark.status === 'checking' ? `Checking ${times}` : times}
        </p>
        <p className="mt-1 text-sm wrap-break-word">{isRefused ? mark.why : name}</p>
      </div>
      {isRefused ? <CloseButton onClose={mark.onClose} /> : null}
      {isRefused && mark.offers !== null ? <div className="w-full">{mark.offers}</div> : null}
    </div>
  );
}

/** The stop is back at its place: the keyboard goes on here, where its owner looks, and all of the reason is in sight. */
function CloseButton({ onClose }: { onClose: () => void }) {
  const button = useArrivalFocus<HTMLButtonElement>();
  useEffect(() => {
    // In a block of its own: a browser may answer with a promise, which React would take for the way to undo it.
    button.current?.closest('[data-move]')?.scrollIntoView({ block: 'nearest' });
  }, [button]);
  return (
    <Button ref={button} variant="ghost" size="icon" aria-label="Close" onClick={onClose} className="-m-2 shrink-0">
      <X aria-hidden="true" strokeWidth={1.75} className="size-5" />
    </Button>
  );
}
