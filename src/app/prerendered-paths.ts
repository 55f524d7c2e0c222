import { ACTIVITY_GUIDES } from '../catalogue/activity-guides.ts';
import { CITIES } from '../catalogue/cities.ts';
import { SAMPLE_BRIEFS } from '../features/samples/domain/sample-briefs.ts';

/** Every address the site answers with a page of its own; anything else is `/404`. */
export const PRERENDERED_PATHS: readonly string[] = [
  '/',
  '/plan',
  '/auth',
  '/quote',
  '/contact',
  '/contact-us',
  '/partners',
  '/about',
  '/about-us',
  '/how-it-works',
  '/privacy',
  '/privacy-policy',
  '/cookies',
  '/cookie-policy',
  '/terms',
  '/sitemap',
  '/thank-you',
  '/ideas',
  '/plans',
  ...SAMPLE_BRIEFS.map(({ slug }) => `/plans/${slug}`),
  ...CITIES.filter(({ guide }) => guide !== undefined).map(({ id }) => `/cities/${id}`),
  ...ACTIVITY_GUIDES.map(({ id }) => `/activities/${id}`),
  '/dashboard',
  '/dashboard/trips',
  '/dashboard/profile',
  '/dashboard/analytics',
  '/dashboard/calendar',
  '/dashboard/settings',
  '/dev/mail',
  '/dev/kitchen-sink',
  '/404',
];
