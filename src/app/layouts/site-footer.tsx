import { thisYear } from '../../platform/browser/filled-by-server.ts';
import { BRAND } from '../../shared/brand.ts';
import { Wordmark } from '../../ui/wordmark.tsx';
import { FOOTER_COLUMNS } from './site-links.ts';

export function SiteFooter() {
  return (
    <footer className="on-poster border-t border-cream/10 bg-ink-deep text-cream">
      <div className="mx-auto grid max-w-page in-pairs gap-x-6 gap-y-10 px-4 py-14 sm:px-6 md:grid-cols-[1.4fr_repeat(3,1fr)]">
        <div className="max-md:col-span-full">
          <Wordmark name={BRAND.name} />
          <p className="mt-3 text-cream/85">{BRAND.strapline}</p>
        </div>
        {FOOTER_COLUMNS.map((column, index) => (
          <nav
            key={column.title}
            aria-label={column.title}
            // On a phone the two short columns stand below each other beside the long one.
            className={index === 0 ? 'max-md:row-span-2' : undefined}
          >
            <h2 className="font-semibold text-gold">{column.title}</h2>
            <ul className="mt-2">
              {column.links.map((link) => (
                <li key={link.href}>
                  <a href={link.href} className="inline-flex min-h-11 items-center underline-offset-4 hover:underline">
                    {link.label}
                  </a>
                </li>
              ))}
              {column.soon?.map((name) => (
                <li key={name} className="flex min-h-11 items-center text-cream/75">
                  {`${name} (coming soon)`}
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className="border-t border-cream/15">
        {/* The server's clock and the visitor's may differ on New Year's Eve. */}
        <p suppressHydrationWarning className="mx-auto max-w-page px-4 py-6 text-sm text-cream/80 sm:px-6">
          {`© ${thisYear()} ${BRAND.name}. All rights reserved.`}
        </p>
      </div>
    </footer>
  );
}
