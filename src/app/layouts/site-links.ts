/** A place on the site. A page that opens later takes one line here, or a new address on its line. */
export interface SiteLink {
  label: string;
  href: string;
}

export const HEADER_LINKS: readonly SiteLink[] = [
  { label: 'Plan Trip', href: '/plan' },
  { label: 'Destinations', href: '/#destinations' },
  { label: 'Stag Dos', href: '/#stag-dos' },
  { label: 'Hen Dos', href: '/#hen-dos' },
];

export interface FooterColumn {
  title: string;
  links: readonly SiteLink[];
  /** Named, but not there yet: shown as words, never as a link that leads nowhere. */
  soon?: readonly string[];
}

export const FOOTER_COLUMNS: readonly FooterColumn[] = [
  {
    title: 'Solutions',
    links: [
      { label: 'Plan a trip', href: '/plan' },
      { label: 'Stag dos', href: '/#stag-dos' },
      { label: 'Hen dos', href: '/#hen-dos' },
      { label: 'Get a quote', href: '/quote' },
    ],
  },
  {
    title: 'Company',
    links: [
      { label: 'Destinations', href: '/#destinations' },
      { label: 'How it works', href: '/#how-it-works' },
    ],
    soon: ['Blog'],
  },
  {
    title: 'Legal',
    links: [{ label: 'What we store', href: '/#what-we-store' }],
  },
];
