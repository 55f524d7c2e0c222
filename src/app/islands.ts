import { whenReady } from '../platform/browser/analytics/when-ready.ts';
import { wakeIslands } from '../platform/browser/islands/wake-islands.ts';

/** Every island of the document pages, by the name it was made with. */
wakeIslands({
  'kitchen-sink': () =>
    import('../features/kitchen-sink/web/kitchen-sink-screen.tsx').then((module) => module.KitchenSinkScreen),
  'quick-search': () =>
    import('../features/quick-search/web/quick-search.tsx').then((module) => module.QuickSearchForm),
  'contact-form': () =>
    import('../features/enquiries/web/contact-form-island.tsx').then((module) => module.ContactForm),
  'partner-form': () =>
    import('../features/enquiries/web/partner-form-island.tsx').then((module) => module.PartnerForm),
  store: () => import('../features/store/web/store-front.tsx').then((module) => module.StoreFrontPanel),
  'quote-form': () => import('../features/quotes/web/quote-form.tsx').then((module) => module.QuoteForm),
});

whenReady(() => {
  import('../platform/browser/analytics/start-analytics.ts').then(
    (module) => module.startAnalytics(),
    // Offline or blocked: the page works without being counted.
    () => undefined,
  );
});
