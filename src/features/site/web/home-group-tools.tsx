import { Link2 } from 'lucide-react';
import { Badge } from '../../../ui/badge.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { GROUP_TOOLS } from './group-tools.ts';
import { HomeSection } from './home-section.tsx';

/** The tools for the whole group: what is here, and plainly what is still to come (CHECKLIST M). */
export function HomeGroupTools() {
  return (
    <HomeSection
      id="group-tools"
      title="Herding the group, minus the spreadsheet"
      lead="One organiser, eleven opinions, one bill. We are building the tools that turn the group chat into answers."
    >
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
        {GROUP_TOOLS.map(({ title, text, drawing }) => (
          <li
            key={title}
            className="flex flex-col overflow-hidden rounded-card border border-line bg-raised shadow-card"
          >
            <img src={`/art/tools/${drawing}.svg`} alt="" width={400} height={240} loading="lazy" className="w-full" />
            <div className="flex flex-1 flex-col items-start p-5">
              <Badge>Coming soon</Badge>
              <h3 className="mt-3 display text-card">{title}</h3>
              <p className="mt-1.5 text-soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <div className="mt-5 flex flex-wrap items-center justify-between gap-5 rounded-card bg-chosen p-6 sm:p-7">
        <div className="flex max-w-prose items-start gap-4">
          <span className="grid size-14 shrink-0 place-items-center rounded-full bg-gold text-ink">
            <Link2 aria-hidden="true" strokeWidth={1.75} className="size-6" />
          </span>
          <div>
            <Badge tone="success">Here today</Badge>
            <h3 className="mt-2 display text-card">One link for everybody</h3>
            <p className="mt-1 text-soft">
              Your quick-search ideas have a link of their own. Drop it in the group chat: nobody needs an account to
              read it.
            </p>
          </div>
        </div>
        <ButtonLink href="#ideas" variant="secondary" data-track="Get a link to share">
          Get a link to share
        </ButtonLink>
      </div>
    </HomeSection>
  );
}
