import type { ReactNode } from 'react';

/** A section of the home page with the id that the header's links lead to. */
export function HomeSection({
  id,
  title,
  lead,
  children,
}: {
  id: string;
  title: string;
  lead?: string;
  children: ReactNode;
}) {
  return (
    <section aria-labelledby={`${id}-title`} id={id} className="mx-auto max-w-page px-4 pt-20 sm:px-6 sm:pt-28">
      <header className="mb-9 gold-rule">
        <h2 id={`${id}-title`} className="display text-title">
          {title}
        </h2>
        {lead ? <p className="mt-3 max-w-prose text-lead text-soft">{lead}</p> : null}
      </header>
      {children}
    </section>
  );
}
