import { LifeBuoy } from 'lucide-react';
import { siteUrl } from '../../../platform/browser/filled-by-server.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { PageShell } from '../../../ui/page-shell.tsx';
import { SITE_MAP } from '../domain/site-map.ts';

/** Every page of the site by group: what it is, what is there, and its address. */
export function SitemapScreen() {
  return (
    <PageShell title="Sitemap" lead="Everything there is, on one page.">
      {SITE_MAP.map(({ title, entries }) => (
        <section key={title} aria-labelledby={idOf(title)} className="mt-12 first-of-type:mt-0">
          <h2 id={idOf(title)} className="mb-4 display text-section">
            {title}
          </h2>
          <ul className="grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
            {entries.map(({ path, name, description }) => (
              <li key={path} className="border-t border-line py-4">
                <a href={path} className="font-semibold text-link underline underline-offset-4 hover:decoration-2">
                  {name}
                </a>
                <p className="mt-1 text-soft">{description}</p>
                <p className="mt-1 text-sm break-all text-soft">{siteUrl() + path}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <section
        aria-labelledby="need-help"
        className="on-poster mt-16 flex flex-col items-start gap-5 rounded-card bg-indigo p-7 text-cream sm:flex-row sm:items-center sm:p-9"
      >
        <LifeBuoy aria-hidden="true" strokeWidth={1.75} className="size-10 shrink-0 text-gold" />
        <div className="flex-1">
          <h2 id="need-help" className="display text-section">
            Need Help?
          </h2>
          <p className="mt-1 max-w-prose">Not here, or not where you looked? Ask, and a person answers.</p>
        </div>
        <ButtonLink href="/contact" data-track="Contact (sitemap)">
          Contact us
        </ButtonLink>
      </section>
    </PageShell>
  );
}

const idOf = (title: string): string => title.toLowerCase().replaceAll(' ', '-');
