/** Every address the site answers with a page of its own; anything else is `/404`. */
export const PRERENDERED_PATHS = [
  '/',
  '/plan',
  '/auth',
  '/quote',
  '/dashboard',
  '/dashboard/trips',
  '/dashboard/profile',
  '/dashboard/analytics',
  '/dashboard/calendar',
  '/dashboard/settings',
  '/dev/mail',
  '/dev/kitchen-sink',
  '/404',
] as const;
