import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { useArrivalFocus } from './use-arrival-focus.ts';

export interface PageShellProps {
  title: string;
  lead?: ReactNode;
  /** `narrow` for forms, `wide` for anything with columns. */
  width?: 'narrow' | 'wide';
  /** For a page that takes the place of a form just sent: its heading takes the focus. */
  isArrival?: boolean;
  children: ReactNode;
}

/** The frame of a content page below the header: its heading, an opening line, and the body. */
export function PageShell({ title, lead, width = 'wide', isArrival = false, children }: PageShellProps) {
  const heading = useArrivalFocus<HTMLHeadingElement>(isArrival);
  return (
    <div
      className={classNames(
        'mx-auto w-full px-4 pt-10 pb-20 sm:px-6 sm:pt-14',
        width === 'narrow' ? 'max-w-2xl' : 'max-w-page',
      )}
    >
      <header className="mb-8 gold-rule">
        <h1 ref={heading} tabIndex={isArrival ? -1 : undefined} className="display text-title outline-none">
          {title}
        </h1>
        {lead ? <p className="mt-3 max-w-prose text-lead text-soft">{lead}</p> : null}
      </header>
      {children}
    </div>
  );
}
