import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';

const TRIP_TITLE = 'display text-section';
const TRIP_SPACE = 'pt-4 pb-4';

/**
 * The frame of /plan. Once there is a trip the opening makes room for it: on a phone the chat then fits the screen. Until
 * the page knows (null), what is drawn first goes by the mark that the first script made of the address (TRIP_MARK), so
 * that nothing moves afterwards.
 */
export function PlanFrame({ hasTrip, children }: { hasTrip: boolean | null; children: ReactNode }) {
  return (
    <div className="mx-auto w-full max-w-page px-4 pb-20 sm:px-6">
      {hasTrip === true ? (
        <header className={TRIP_SPACE}>
          <h1 className={TRIP_TITLE}>Your trip</h1>
        </header>
      ) : (
        <>
          {hasTrip === null ? (
            <div className={classNames(TRIP_SPACE, 'not-in-data-trip:hidden')}>
              <p className={TRIP_TITLE}>Your trip</p>
            </div>
          ) : null}
          <header className={classNames('pt-8 pb-8 sm:pt-14', hasTrip === null && 'in-data-trip:hidden')}>
            <h1 className="display text-title gold-rule">Plan your trip</h1>
            <p className="mt-3 max-w-prose text-lead text-soft">
              Six quick questions, then a plan that is checked to the minute.
            </p>
          </header>
        </>
      )}
      {children}
    </div>
  );
}
