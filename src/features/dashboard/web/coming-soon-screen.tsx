import { Hourglass } from 'lucide-react';
import type { ReactNode } from 'react';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { DashboardHeading } from './dashboard-heading.tsx';

/** Says honestly what a page will hold. */
export function ComingSoonScreen({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <DashboardHeading title={title} />
      <EmptyState icon={Hourglass} title="Not here yet">
        <p>{children}</p>
      </EmptyState>
    </>
  );
}
