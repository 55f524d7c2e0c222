import { index, layout, prefix, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  layout('layouts/public-layout.tsx', [
    index('routes/home.tsx'),
    route('ideas', 'routes/ideas.tsx'),
    route('plans', 'routes/plans.tsx'),
    route('plans/:slug', 'routes/sample-plan.tsx'),
    route('auth', 'routes/auth.tsx'),
    route('auth/forgotten-password', 'routes/forgotten-password.tsx'),
    route('auth/new-password', 'routes/new-password.tsx'),
    route('plan', 'routes/plan.tsx'),
    route('quote', 'routes/quote.tsx'),
    route('contact', 'routes/contact.tsx'),
    route('contact-us', 'routes/contact.tsx', { id: 'contact-us' }),
    route('partners', 'routes/partners.tsx'),
    route('about', 'routes/about.tsx'),
    route('about-us', 'routes/about.tsx', { id: 'about-us' }),
    route('how-it-works', 'routes/how-it-works.tsx'),
    route('privacy', 'routes/privacy.tsx'),
    route('privacy-policy', 'routes/privacy.tsx', { id: 'privacy-policy' }),
    route('cookies', 'routes/cookies.tsx'),
    route('cookie-policy', 'routes/cookies.tsx', { id: 'cookie-policy' }),
    route('terms', 'routes/terms.tsx'),
    route('sitemap', 'routes/sitemap.tsx'),
    route('thank-you', 'routes/thank-you.tsx'),
    route('cities/:city', 'routes/city.tsx'),
    route('activities/:type', 'routes/activity.tsx'),
    route('404', 'routes/not-found.tsx'),
    route('dev/kitchen-sink', 'routes/dev-kitchen-sink.tsx'),
  ]),
  layout('layouts/query-layout.tsx', [
    layout('layouts/public-layout.tsx', { id: 'public-layout-with-queries' }, [
      route('dev/mail', 'routes/dev-mail.tsx'),
    ]),
    layout('layouts/dashboard-layout.tsx', [
      ...prefix('dashboard', [
        index('routes/dashboard.tsx'),
        route('trips', 'routes/dashboard-trips.tsx'),
        route('trip', 'routes/dashboard-trip.tsx'),
        route('profile', 'routes/dashboard-profile.tsx'),
        route('analytics', 'routes/dashboard-analytics.tsx'),
        route('calendar', 'routes/dashboard-calendar.tsx'),
        route('settings', 'routes/dashboard-settings.tsx'),
      ]),
    ]),
  ]),
] satisfies RouteConfig;
