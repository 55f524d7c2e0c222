import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { classNames } from './class-names.ts';
import type { ToastTone } from './toast-context.ts';
import type { ShownToast } from './toast-queue.ts';

/** SPEC 9: about four seconds, counted only while nobody is reading. */
const TOAST_MS = 4000;
/** After a pause a message never goes from under the eyes at once. */
const LEAST_MS = 1000;

const ICON = { info: Info, success: CircleCheck, error: CircleAlert };
const BOX: Record<ToastTone, string> = {
  info: 'border-line bg-raised',
  success: 'border-success bg-success-soft',
  error: 'border-danger bg-danger-soft',
};
const SIGN: Record<ToastTone, string> = { info: '', success: 'text-success', error: 'text-danger' };

export interface ToastCardProps {
  toast: ShownToast;
  isPaused: boolean;
  /** Must keep its identity, or the clock starts again. */
  onTimeUp: (id: number) => void;
  onClose: (id: number) => void;
}

/** One message with its sign, its words and a button that closes it. */
export function ToastCard({ toast, isPaused, onTimeUp, onClose }: ToastCardProps) {
  const { id, title, description, tone = 'info' } = toast;
  const remainingMs = useRef(TOAST_MS);
  useEffect(() => {
    if (isPaused) return;
    const startedMs = performance.now();
    const timer = setTimeout(onTimeUp, remainingMs.current, id);
    return () => {
      clearTimeout(timer);
      remainingMs.current = Math.max(LEAST_MS, remainingMs.current - (performance.now() - startedMs));
    };
  }, [isPaused, onTimeUp, id]);
  const Icon = ICON[tone];
  return (
    <div
      role={tone === 'error' ? 'alert' : undefined}
      data-tone={tone}
      className={classNames(
        'flex items-start gap-3 rounded-card border-2 p-4 text-content shadow-float transition-[opacity,translate] duration-200 starting:translate-y-3 starting:opacity-0',
        BOX[tone],
      )}
    >
      <Icon aria-hidden="true" strokeWidth={1.75} className={classNames('mt-0.5 size-5 shrink-0', SIGN[tone])} />
      <div className="min-w-0 flex-1 wrap-break-word">
        <p className="font-semibold">{title}</p>
        {description ? <p className="text-sm">{description}</p> : null}
      </div>
      <button
        type="button"
        aria-label={`Close: ${title}`}
        onClick={() => onClose(id)}
        className="-m-2 grid size-11 shrink-0 cursor-pointer place-items-center rounded-full hover:bg-sunken"
      >
        <X aria-hidden="true" strokeWidth={1.75} className="size-4" />
      </button>
    </div>
  );
}
