import { classNames } from '../../../ui/class-names.ts';

export interface SectionChip {
  id: string;
  label: string;
}

/** The sections of the page, always at hand under the header. A row that does not fit scrolls within itself and fades. */
export function SectionChips({ chips }: { chips: readonly SectionChip[] }) {
  const isDense = chips.length > 5;
  return (
    <nav aria-label="On this page" className="sticky top-18 z-30 border-b border-line bg-surface">
      <ul
        className={classNames(
          'mx-auto flex max-w-page overflow-x-auto py-1.5 [scrollbar-width:none] [mask-image:linear-gradient(to_right,#000_calc(100%-2.5rem),transparent)]',
          isDense ? 'px-2 pr-10 sm:px-4 xl:justify-between xl:mask-none' : 'gap-1 px-2 pr-10 sm:px-4',
        )}
      >
        {chips.map(({ id, label }) => (
          <li key={id} className="shrink-0">
            <a
              href={`#${id}`}
              className={classNames(
                'inline-flex min-h-11 items-center rounded-full px-3 font-semibold whitespace-nowrap -outline-offset-3 hover:bg-sunken',
                isDense && 'text-sm',
              )}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
