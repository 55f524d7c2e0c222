import { wakeIslands } from '../platform/browser/islands/wake-islands.ts';

/** Every island of the document pages, by the name it was made with. */
wakeIslands({
  'trip-starter': () => import('../features/site/web/trip-starter.tsx').then((module) => module.TripStarterForm),
});
