export interface LinkChip {
  label: string;
  href: string;
}

/** Ways on from here, as a row of names. */
export function LinkChips({ title, links }: { title: string; links: readonly LinkChip[] }) {
  return (
    <nav aria-label={title} className="mx-auto max-w-page px-4 pt-16 sm:px-6">
      <h2 className="display text-section">{title}</h2>
      <ul className="mt-4 flex flex-wrap gap-3">
        {links.map(({ label, href }) => (
          <li key={href}>
            <a
              href={href}
              className="inline-flex min-h-11 items-center rounded-full border-2 border-edge px-5 font-semibold hover:border-content hover:bg-content hover:text-surface"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
