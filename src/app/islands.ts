import { wakeIslands } from '../platform/browser/islands/wake-islands.ts';

/** Every island of the document pages, by the name it was made with. */
wakeIslands({
  'quick-search': () =>
    import('../features/quick-search/web/quick-search.tsx').then((module) => module.QuickSearchForm),
  ideas: () => import('./ideas-island.tsx').then((module) => module.IdeasPanel),
});
