import type { LucideIcon } from 'lucide-react';

/** One line of a list of facts, told apart at a glance by its picture. */
export function IconFact({ icon: Icon, children }: { icon: LucideIcon; children: string }) {
  return (
    <li className="flex items-start gap-2.5">
      <Icon aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-5 shrink-0" />
      {children}
    </li>
  );
}
