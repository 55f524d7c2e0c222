import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';

/**
 * The frame of /plan. Once there is a trip the opening makes room for it: on a phone the chat then fits the screen.
 */
export function PlanFrame({ hasTrip, children }: { hasTrip: boolean; children: ReactNode }) {
  return (
    <div
      className={classNames('mx-auto w-full max-w-page px-4 pb-20 sm:px-6', hasTrip ? 'pt-4 sm:pt-8' : 'pt-8 sm:pt-14')}
    >
      <header className={hasTrip ? 'mb-4' : 'mb-8 gold-rule'}>
        <h1 className={classNames('display', hasTrip ? 'text-section' : 'text-title')}>
          {hasTrip ? 'Your trip' : 'Plan your trip'}
        </h1>
        {hasTrip ? null : (
          <p className="mt-3 max-w-prose text-lead text-soft">
            Six quick questions, then a plan that is checked to the minute.
          </p>
        )}
      </header>
      {children}
    </div>
  );
}
