import { CITIES } from '../catalogue/cities.ts';

/** Every address the site answers with a page of its own; anything else is `/404`. */
export const PRERENDERED_PATHS: readonly string[] = [
  '/',
  '/plan',
  '/auth',
  '/quote',
  ...CITIES.filter(({ guide }) => guide !== undefined).map(({ id }) => `/cities/${id}`),
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
