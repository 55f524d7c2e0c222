import type { ReactNode } from 'react';
import { TrustLine } from './trust-line.tsx';

/** The last word of a guide: what to do now. */
export function GuideClosing({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section aria-labelledby="closing-title" className="mx-auto max-w-page px-4 pt-20 pb-20 sm:px-6 sm:pt-24 sm:pb-28">
      <div className="on-poster rounded-card bg-[linear-gradient(135deg,var(--color-indigo),var(--color-plum))] px-5 py-10 text-cream sm:px-12 sm:py-14">
        <h2 id="closing-title" className="display text-title">
          {title}
        </h2>
        <p className="mt-3 max-w-prose text-lead text-cream/85">{text}</p>
        <div className="mt-7 mb-8 flex flex-wrap gap-3">{children}</div>
        <TrustLine />
      </div>
    </section>
  );
}
