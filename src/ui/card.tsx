import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** A raised box with the house's corners and shadow. */
export function Card({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div className={classNames('rounded-card border border-line bg-raised p-5 shadow-card sm:p-7', className)}>
      {children}
    </div>
  );
}
