import type { ReactNode } from 'react';

/** One subject of a long page: a card with its heading, what it is about, and an address within the page. */
export function SectionCard({
  id,
  title,
  lead,
  children,
}: {
  id: string;
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}) {
  const titleId = `${id}-title`;
  return (
    <section
      id={id}
      aria-labelledby={titleId}
      className="rounded-card border border-line bg-raised p-5 shadow-card sm:p-7"
    >
      <h2 id={titleId} className="display text-card">
        {title}
      </h2>
      {lead ? <p className="mt-1 max-w-prose text-soft">{lead}</p> : null}
      <div className="mt-5 flex flex-col items-start gap-5">{children}</div>
    </section>
  );
}
