import type { ReactNode } from 'react';

/** One shelf of the kitchen: a heading and what stands on it. */
export function ExampleSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-6">
      <h2 className="gold-rule display text-section">{title}</h2>
      {children}
    </section>
  );
}

export function ExampleRow({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-3">
      <h3 className="text-sm font-semibold text-soft">{title}</h3>
      <div className="flex flex-wrap items-center gap-3">{children}</div>
    </div>
  );
}
