export interface Crumb {
  label: string;
  href: string;
}

/** The way here. The page itself comes last, in words. */
export function Breadcrumbs({ trail, current }: { trail: readonly Crumb[]; current: string }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="flex flex-wrap items-center text-sm">
        {trail.map(({ label, href }) => (
          <li key={href}>
            <a
              href={href}
              className="-my-1.5 inline-flex min-h-11 min-w-11 items-center underline-offset-4 hover:underline"
            >
              {label}
            </a>
            <span aria-hidden="true" className="px-2 opacity-60">
              /
            </span>
          </li>
        ))}
        <li aria-current="page" className="font-semibold">
          {current}
        </li>
      </ol>
    </nav>
  );
}
