import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';

/** `tint` and `night` are bands across the page: a shade deeper than the page, and dark. */
export type SectionTone = 'day' | 'tint' | 'night';

const TONE: Record<SectionTone, string> = {
  day: 'pt-16 sm:pt-20',
  tint: 'mt-16 bg-sunken py-16 sm:mt-20 sm:py-20',
  night: 'on-poster mt-16 bg-ink py-16 text-cream sm:mt-20 sm:py-20',
};

export interface GuideSectionProps {
  id: string;
  title: string;
  lead?: ReactNode;
  tone?: SectionTone;
  children: ReactNode;
}

/** One section of a guide, where the chips of the page lead. */
export function GuideSection({ id, title, lead, tone = 'day', children }: GuideSectionProps) {
  const isNight = tone === 'night';
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={classNames('scroll-mt-14', TONE[tone])}>
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
