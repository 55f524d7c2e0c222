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
          <li key={href} className="after:px-2 after:content-['/'] after:opacity-60">
            <a href={href} className="inline-flex min-h-8 items-center underline-offset-4 hover:underline">
              {label}
            </a>
          </li>
        ))}
        <li aria-current="page" className="font-semibold">
          {current}
        </li>
      </ol>
    </nav>
  );
}
