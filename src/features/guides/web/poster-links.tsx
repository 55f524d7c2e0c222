import { classNames } from '../../../ui/class-names.ts';

export interface PosterLink {
  label: string;
  href: string;
  /** The scene on the card, by the name of its files in /art. */
  scene: string;
}

/** Ways on from here, each with its poster. Far down the page and small, so one size of picture does. */
export function PosterLinks({ title, links }: { title: string; links: readonly PosterLink[] }) {
  return (
    <nav aria-label={title} className="mx-auto max-w-page px-4 pt-16 sm:px-6 sm:pt-20">
      <h2 className="display text-section">{title}</h2>
      <ul className={classNames('mt-5 grid in-pairs gap-4', links.length === 5 ? 'md:grid-cols-5' : 'md:grid-cols-4')}>
        {links.map(({ label, href, scene }) => (
          <li key={href} className="max-md:odd:last:col-span-full">
            <a
              href={href}
              className="block overflow-hidden rounded-card border border-line bg-raised font-semibold underline-offset-4 shadow-card hover:underline"
            >
              <img
                src={`/art/${scene}-400.webp`}
                alt=""
                width={400}
                height={250}
                loading="lazy"
                decoding="async"
                className="w-full"
              />
              <span className="block px-4 py-3">{label}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
