import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { browserWalls } from './scripts/browser-walls.ts';
import { subsetFonts } from './scripts/subset-fonts.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

/** app.css names the subset fonts by path, so they must exist before Vite reads it. */
const fonts = (): Plugin => ({
  name: 'huzzah-fonts',
  async config() {
    await subsetFonts(root);
  },
});

/**
 * Components and hooks: anything else holds nothing for the React Compiler. The parts of src/ui are drawn by components
 * that remember them already: compiled as well they would cost every page 2 KB and save little, but for those that give
 * a context.
 */
const REACT_CODE = [/\/src\/(?!ui\/).*\.tsx$/, /\/src\/ui\/(tabs|.*-provider)\.tsx$/, /\/src\/.*\/use-[^/]+\.ts$/];

/** The React Compiler alone: what else Vite's plugin for React does, React Router's does for itself. */
function reactCompiler(): Plugin[] {
  const plugins = react({ compiler: true, include: REACT_CODE }).filter(({ name }) => name === 'vite:react-compiler');
  if (plugins.length !== 1)
    throw new Error('The React Compiler has another name in this release of the plugin for React.');
  return plugins;
}

/** The loader that wakes the islands of document pages, under a name the prerendered HTML can rely on. */
const islands = (): Plugin => ({
  name: 'huzzah-islands',
  applyToEnvironment: (environment) => environment.name === 'client',
  buildStart() {
    if (this.environment.mode !== 'build') return;
    this.emitFile({
      type: 'chunk',
      id: `${root}src/app/islands.ts`,
      fileName: 'assets/islands.js',
    });
  },
});

/**
 * Many tiny chunks compress badly, lengthen every page's list of them, and on a line with six connections every file is a
 * wait of its own: a dashboard of 54 files waited nine times. The loader of the islands must import none of these but
 * the first, or documents would pay for them: that is why platform/browser is not here. A chunk takes along what its
 * modules import and no group before it has taken, so the posted form stays out too: it would bring the schema library to
 * pages without a form.
 */
const CHUNKS = [
  { name: 'react', test: /node_modules.(react|react-dom|scheduler)[\\/]/ },
  // What fetches a script on demand and what is done once a page is quiet: the loader of the islands needs these alone.
  { name: 'waking', test: /preload-helper|src.platform.browser.(analytics.when-ready|early-events)[.]ts$/ },
  { name: 'router', test: /node_modules.react-router[\\/]/ },
  // Plain functions of a few lines.
  {
    name: 'browser',
    test: /src.(platform.browser.(public-config|post-function|form-text|consent|analytics.track)|features.planner.domain.brief-rules|features.quick-search.web.ideas-key|ui.use-is-hydrated)[.]ts$/,
    minShareCount: 2,
  },
  // What every app page has around it, and no document.
  {
    name: 'shell',
    test: /src.(app.page-meta|features.auth.web.session-context|ui.(main-id|wordmark|skip-link))[.]tsx?$/,
    minShareCount: 2,
  },
  // Pictures of the wizard's first steps, most of which the home page shows too: each alone would cost its name.
  { name: 'icons', test: /lucide-react.*icons.(cake|circle-check|plus|sparkles|users-round|wallet)[.]/ },
  { name: 'kit', test: /src.(ui|shared)[\\/](?!posted-form)|lucide-react/, minShareCount: 10 },
  // Who is signed in, what they chose, and the way to their data: of every app page, and of no document.
  {
    name: 'account',
    test: /src.(features.(auth.(web.(use-session|auth-commands)|domain.(link-outcome|safe-next-path))|consent.web.consent-choices|dashboard.web.offline-note|planner.web.trip-today)|platform.browser.(session-key|auth-client|backend|browser-storage)|ui.page-shell)[.]tsx?$/,
    minShareCount: 2,
  },
  // What checks an answer, and what keeps it.
  { name: 'schemas', test: /node_modules.zod[\\/]/, minShareCount: 8 },
  { name: 'query', test: /node_modules.@tanstack[\\/]|src.platform.browser.query-client[.]ts$/, minShareCount: 2 },
  // A box over the page.
  { name: 'modal', test: /src.ui.(sheet|modal-header|use-modal)[.]tsx?$/, minShareCount: 2 },
  // Of every page of the dashboard.
  {
    name: 'board',
    test: /src.(features.(auth.web.(first-name-of|leave-context)|profile.web.use-avatar|trips.domain.trip-path|dashboard.web.dashboard-heading)|ui.(avatar|retry-notice))[.]tsx?$|lucide-react.*icons.(calendar-days|chart-column|luggage|map-pinned|user-round)[.]/,
    minShareCount: 2,
  },
  // What is said of a trip, and the lists of trips.
  {
    name: 'trips',
    test: /src.(features.trips.domain.(trip-words|step-rules)|ui.icon-fact)[.]tsx?$/,
    minShareCount: 2,
  },
  {
    name: 'bookings',
    test: /src.features.dashboard.web.(use-bookings|bookings-state|booking-card|what-needs-you)[.]tsx?$/,
    minShareCount: 2,
  },
];

/** The pages are made for one mode: a live site leaves out what a demo marks as a sample (platform/browser/site-mode.ts). */
const siteMode = process.env.SITE_MODE === 'live' ? 'live' : 'demo';

export default defineConfig({
  define: { __SITE_MODE__: JSON.stringify(siteMode) },
  plugins: [fonts(), tailwind(), reactRouter(), reactCompiler(), islands(), browserWalls(root)],
  build: {
    assetsInlineLimit: 0,
    manifest: true,
    rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } }, experimental: { lazyBarrel: true } },
  },
});
