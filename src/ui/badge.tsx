import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type BadgeTone = 'neutral' | 'success' | 'danger' | 'warm';

const TONE: Record<BadgeTone, string> = {
  neutral: 'bg-sunken text-content',
  success: 'bg-success-soft text-success',
  danger: 'bg-danger-soft text-danger',
  warm: 'bg-gold text-ink',
};

/** A short word about the thing beside it. */
export function Badge({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1.5 rounded-full px-3 py-0.5 text-sm font-semibold',
        TONE[tone],
      )}
    >
      {children}
    </span>
  );
}
