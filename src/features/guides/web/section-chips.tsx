export interface SectionChip {
  id: string;
  label: string;
}

/** The sections of the page, always at hand under the header. On a narrow screen the row scrolls within itself. */
export function SectionChips({ chips }: { chips: readonly SectionChip[] }) {
  return (
    <nav aria-label="On this page" className="sticky top-18 z-30 border-b border-line bg-surface">
      <ul className="mx-auto flex max-w-page gap-1 overflow-x-auto px-3 py-1.5 [scrollbar-width:none] sm:px-5">
        {chips.map(({ id, label }) => (
          <li key={id} className="shrink-0">
            <a
              href={`#${id}`}
              className="inline-flex min-h-11 items-center rounded-full px-4 font-semibold whitespace-nowrap -outline-offset-3 hover:bg-sunken"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
