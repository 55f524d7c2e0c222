import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';

export interface GuideSectionProps {
  id: string;
  title: string;
  lead?: ReactNode;
  /** `night` is a dark band across the page. */
  tone?: 'day' | 'night';
  children: ReactNode;
}

/** One section of a guide, where the chips of the page lead. */
export function GuideSection({ id, title, lead, tone = 'day', children }: GuideSectionProps) {
  const isNight = tone === 'night';
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={classNames(
        'scroll-mt-14',
        isNight ? 'on-poster mt-20 bg-ink py-16 text-cream sm:mt-24 sm:py-20' : 'pt-16 sm:pt-20',
      )}
    >
      <div className="mx-auto max-w-page px-4 sm:px-6">
        <header className="mb-8 gold-rule">
          <h2 id={`${id}-title`} className="display text-title">
            {title}
          </h2>
          {lead ? (
            <p className={classNames('mt-3 max-w-prose text-lead', isNight ? 'text-cream/85' : 'text-soft')}>{lead}</p>
          ) : null}
        </header>
        {children}
      </div>
    </section>
  );
}
