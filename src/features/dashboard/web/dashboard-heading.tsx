import type { ReactNode } from 'react';

/** The heading of a dashboard page, with its one action at the side. */
export function DashboardHeading({ title, lead, action }: { title: string; lead?: string; action?: ReactNode }) {
  return (
    <div className="mb-8 flex flex-wrap items-end justify-between gap-4">
      <div>
        <h1 className="display text-title">{title}</h1>
        {lead ? <p className="mt-2 text-soft">{lead}</p> : null}
      </div>
      {action}
    </div>
  );
}
