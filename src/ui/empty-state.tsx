import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

export interface EmptyStateProps {
  icon?: LucideIcon;
  title: string;
  children?: ReactNode;
  /** The one thing to do next. */
  action?: ReactNode;
}

/** What stands where a list would be, with the way out of it. */
export function EmptyState({ icon: Icon, title, children, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-3 rounded-card border-2 border-dashed border-line px-6 py-12 text-center">
      {Icon ? (
        <span className="mb-1 grid size-14 place-items-center rounded-full bg-chosen text-link">
          <Icon aria-hidden="true" strokeWidth={1.75} className="size-7" />
        </span>
      ) : null}
      <h2 className="display text-card">{title}</h2>
      {children ? <div className="max-w-prose text-soft">{children}</div> : null}
      {action ? <div className="mt-3">{action}</div> : null}
    </div>
  );
}
