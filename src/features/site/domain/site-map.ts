import { SAMPLE_BRIEFS } from '../../samples/domain/sample-briefs.ts';

export interface SiteMapEntry {
  path: string;
  name: string;
  description: string;
}

export interface SiteMapGroup {
  title: 'Main Pages' | 'Destinations' | 'Activities' | 'User Account' | 'Legal';
  entries: readonly SiteMapEntry[];
}

const entry = (path: string, name: string, description: string): SiteMapEntry => ({ path, name, description });

/**
 * The one list of what is on the site: the page /sitemap shows it, and sitemap.xml is made of it. Of two addresses of
 * one page only the canonical one stands here. A test in a browser holds it against every page that is built.
 */
export const SITE_MAP: readonly SiteMapGroup[] = [
  {
    title: 'Main Pages',
    entries: [
      entry('/', 'Home', 'Where it starts: who you are celebrating, where to, and how many of you.'),
      entry('/plan', 'Plan a trip', 'Six short steps to a plan for every hour, checked before you see it.'),
      entry('/plans', 'Sample itineraries', 'Real plans made by our planner. Like one? Make it yours.'),
      entry('/how-it-works', 'How it works', 'From the first idea to everybody having paid, in four steps.'),
      entry('/about', 'About us', 'Why we do this, and who we are.'),
      entry('/quote', 'Get a free quote', 'A boat, a hotel for twelve, a whole weekend: ask what it costs.'),
      entry('/contact', 'Contact', 'Write to us. A person reads it and answers.'),
      entry('/partners', 'Local experts', 'You know your city and love a party? Join our network.'),
      entry('/sitemap', 'Sitemap', 'This list.'),
      ...SAMPLE_BRIEFS.map(({ slug, title, lead }) => entry(`/plans/${slug}`, title, lead)),
    ],
  },
  {
    title: 'Destinations',
    entries: [
      entry('/cities/london', 'London', 'The Big Smoke: rooftops, river boats and last orders that are not.'),
      entry('/cities/amsterdam', 'Amsterdam', 'Canals & Culture: brown cafés, bikes and a boat of your own.'),
      entry('/cities/barcelona', 'Barcelona', 'Sun Sea & Sangria: Gaudí by day, tapas until late.'),
      entry('/cities/prague', 'Prague', 'Stag & Hen Heaven: beer spas, castle views and cellar bars.'),
      entry('/cities/bristol', 'Bristol', 'Street Art & Sound: the harbour, the bridge and the bass.'),
      entry('/cities/dublin', 'Dublin', 'Guinness & Craic: a pub for every mood and a song in each.'),
      entry('/cities/krakow', 'Krakow', 'Vodka & Culture: big squares, small prices.'),
      entry('/cities/lisbon', 'Lisbon', 'Sun Seafood & Views: hills, trams and grilled sardines.'),
    ],
  },
  {
    title: 'Activities',
    entries: [
      entry('/activities/stag-do', 'Stag dos', 'Karts, clays and a curry: a send-off that everyone comes home from.'),
      entry('/activities/hen-do', 'Hen dos', 'Cocktail classes, spa mornings and a dance floor.'),
      entry('/activities/birthday', 'Birthdays', 'From a big table to a bigger weekend, at any age over eighteen.'),
      entry('/activities/work-do', 'Work dos', 'Team days and parties that nobody has to be talked into.'),
      entry('/activities/group-weekends', 'Group weekends', 'Lodges, long lunches and somewhere to be silly.'),
    ],
  },
  {
    title: 'User Account',
    entries: [
      entry('/auth', 'Sign in or sign up', 'Your account, by email and password.'),
      entry('/dashboard', 'Dashboard', 'Your trips at a glance. You need to be signed in.'),
      entry('/dashboard/trips', 'My trips', 'Every trip that you have planned.'),
      entry('/dashboard/calendar', 'Calendar', 'Your trips by date, and what is to be done for them by when.'),
      entry('/dashboard/analytics', 'Analytics', 'What your trips come to, and how their plans came about.'),
      entry('/dashboard/profile', 'Profile', 'Your name and what others see of you.'),
      entry('/dashboard/settings', 'Settings', 'Password, second step, devices and your data.'),
    ],
  },
  {
    title: 'Legal',
    entries: [
      entry('/privacy', 'Privacy policy', 'What we know about you, why, for how long, and your rights.'),
      entry('/cookies', 'Cookie policy', 'Everything your browser keeps for us, by name.'),
      entry('/terms', 'Terms and conditions', 'What we promise, what you promise, and what a cancellation costs.'),
    ],
  },
];

/** Where search engines have no business: pages of one visitor, and addresses that are not pages. */
const CLOSED_TO_CRAWLERS = ['/dashboard', '/dev/', '/ideas', '/auth/', '/rest/v1/', '/functions/v1/', '/forms/'];

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const isOpen = ({ path }: SiteMapEntry): boolean => !CLOSED_TO_CRAWLERS.some((prefix) => path.startsWith(prefix));

/** sitemap.xml (sitemaps.org 0.9) with absolute addresses; `publicUrl` has no trailing slash. */
export function siteMapXml(publicUrl: string): string {
  const urls = SITE_MAP.flatMap(({ entries }) => entries)
    .filter(isOpen)
    .map(({ path }) => `  <url><loc>${escapeXml(publicUrl + path)}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

/** robots.txt (RFC 9309): where not to go, and where the list of pages is. */
export function robotsText(publicUrl: string): string {
  const closed = CLOSED_TO_CRAWLERS.map((prefix) => `Disallow: ${prefix}`);
  return ['User-agent: *', ...closed, 'Allow: /', '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n');
}
