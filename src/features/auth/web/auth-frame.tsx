import type { ReactNode } from 'react';
import { Card } from '../../../ui/card.tsx';

/** The narrow column of every page under /auth: its heading, a line under it, what went wrong before, and the card. */
export function AuthFrame({
  title,
  lead,
  notice,
  children,
}: {
  title: string;
  lead: ReactNode;
  notice?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="mx-auto w-full max-w-lg px-4 pt-8 pb-20 sm:pt-14">
      <h1 className="display text-title">{title}</h1>
      <p className="mt-2 mb-6 text-soft">{lead}</p>
      {notice}
      <Card>{children}</Card>
    </div>
  );
}
