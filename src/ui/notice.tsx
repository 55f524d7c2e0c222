import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type NoticeTone = 'info' | 'success' | 'error';

const ICON = { info: Info, success: CircleCheck, error: CircleAlert };
const BOX: Record<NoticeTone, string> = {
  info: 'border-line bg-sunken',
  success: 'border-success bg-success-soft',
  error: 'border-danger bg-danger-soft',
};
const SIGN: Record<NoticeTone, string> = { info: 'text-link', success: 'text-success', error: 'text-danger' };

/** A message that stays where it belongs; a failure is announced at once. */
export function Notice({
  tone = 'info',
  className,
  children,
}: {
  tone?: NoticeTone;
  className?: string;
  children: ReactNode;
}) {
  const Icon = ICON[tone];
  return (
    <div
      role={tone === 'error' ? 'alert' : undefined}
      className={classNames('flex items-start gap-3 rounded-card border-2 p-4', BOX[tone], className)}
    >
      <Icon aria-hidden="true" strokeWidth={1.75} className={classNames('mt-0.5 size-5 shrink-0', SIGN[tone])} />
      <div className="flex min-w-0 flex-col items-start gap-3 wrap-break-word">{children}</div>
    </div>
  );
}
