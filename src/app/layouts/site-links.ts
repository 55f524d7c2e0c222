import { shopUrl } from '../../platform/browser/filled-by-server.ts';

/** A place on the site. A page that opens later takes one line here, or a new address on its line. */
export interface SiteLink {
  label: string;
  href: string;
}

/** The navigation of SPEC 2. A function: where Shop leads is known only to the running site. */
export const headerLinks = (): readonly SiteLink[] => [
  { label: 'Plan Trip', href: '/plan' },
  { label: 'Destinations', href: '/#destinations' },
  { label: 'Stag Dos', href: '/activities/stag-do' },
  { label: 'Hen Dos', href: '/activities/hen-do' },
  { label: 'Shop', href: shopUrl() },
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
      { label: 'Stag dos', href: '/activities/stag-do' },
      { label: 'Hen dos', href: '/activities/hen-do' },
      { label: 'Birthdays', href: '/activities/birthday' },
      { label: 'Work dos', href: '/activities/work-do' },
      { label: 'Group weekends', href: '/activities/group-weekends' },
      { label: 'Sample plans', href: '/plans' },
      { label: 'Get a quote', href: '/quote' },
    ],
  },
  {
    title: 'Company',
    links: [
      { label: 'About', href: '/about' },
      { label: 'How it works', href: '/how-it-works' },
      { label: 'Destinations', href: '/#destinations' },
      { label: 'Local experts', href: '/partners' },
      { label: 'Contact', href: '/contact' },
    ],
    soon: ['Blog'],
  },
  {
    title: 'Legal',
    links: [
      { label: 'Privacy', href: '/privacy' },
      { label: 'Cookies', href: '/cookies' },
      { label: 'Terms', href: '/terms' },
      { label: 'Sitemap', href: '/sitemap' },
    ],
  },
];
