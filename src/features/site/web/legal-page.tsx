import type { ReactNode } from 'react';
import { formatDay, type IsoDay } from '../../../shared/dates.ts';

export interface LegalSection {
  id: string;
  title: string;
  body: ReactNode;
}

export interface LegalPageProps {
  title: string;
  lead: string;
  /** The day of the text, not of the build. */
  updated: IsoDay;
  sections: readonly LegalSection[];
}

/** What paragraphs, lists, tables and links of a legal text look like; one rule here instead of a class on each. */
const PROSE =
  '[&_a]:text-link [&_a]:underline [&_a]:underline-offset-4 [&_li]:mt-2 [&>ol]:mt-3 [&>ol]:list-decimal [&>ol]:pl-6 [&>p]:mt-4 [&>ul]:mt-3 [&>ul]:list-disc [&>ul]:pl-6';

/** The frame of a legal text: what is in it, when it was last changed, and lines of 65 characters. */
export function LegalPage({ title, lead, updated, sections }: LegalPageProps) {
  return (
    <div className="mx-auto max-w-page px-4 pt-10 pb-24 sm:px-6 sm:pt-14">
      <header className="gold-rule">
        <h1 className="display text-title">{title}</h1>
        <p className="mt-3 max-w-prose text-lead text-soft">{lead}</p>
        <p className="mt-3 text-sm text-soft">
          Last updated <time dateTime={updated}>{formatDay(updated)}</time>
        </p>
      </header>
      <div className="mt-10 grid items-start gap-10 lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-16">
        <nav
          aria-label="On this page"
          className="rounded-card border border-line bg-raised p-5 lg:sticky lg:top-24 lg:max-h-[calc(100dvh-7rem)] lg:overflow-y-auto"
        >
          <h2 className="font-semibold">On this page</h2>
          <ol className="mt-2">
            {sections.map(({ id, title: name }, index) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="flex min-h-9 items-center gap-2 text-sm underline-offset-4 hover:text-link hover:underline"
                >
                  <span className="w-5 shrink-0 text-soft">{index + 1}</span>
                  {name}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="min-w-0 max-w-prose">
          {sections.map(({ id, title: name, body }, index) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`} className="mb-12 last:mb-0">
              <h2 id={`${id}-title`} className="display text-section">
                {`${index + 1}. ${name}`}
              </h2>
              <div className={PROSE}>{body}</div>
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}
