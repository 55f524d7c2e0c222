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
 * Many tiny chunks compress badly and lengthen every page's list of them. The loader of the islands must import none of
 * these, or documents would pay for them: that is why platform/browser is not here. A chunk takes along what its modules
 * import, so the posted form stays out too: it would bring the schema library to pages without a form.
 */
const CHUNKS = [
  { name: 'react', test: /node_modules.(react|react-dom|scheduler)[\\/]/ },
  // What fetches a script on demand, alone: the loader of the islands needs it and nothing beside it.
  { name: 'preload-helper', test: /preload-helper/ },
  { name: 'router', test: /node_modules.react-router[\\/]/ },
  // Plain functions of a few lines: on a line with six connections every file is a wait of its own.
  {
    name: 'browser',
    test: /src.(platform.browser.(public-config|post-function|form-text|consent|analytics.track)|features.planner.domain.brief-rules|features.quick-search.web.ideas-key)[.]ts$/,
    minShareCount: 2,
  },
  // What every app page has around it, and no document.
  {
    name: 'shell',
    test: /src.(app.(main-id|page-meta)|features.auth.web.session-context|ui.(wordmark|skip-link))[.]tsx?$/,
    minShareCount: 2,
  },
  // Who is signed in: of every app page, and of no document.
  {
    name: 'account',
    test: /src.(features.auth.(web.(use-session|auth-commands)|domain.(link-outcome|safe-next-path))|platform.browser.(session-key|auth-client))[.]tsx?$/,
    minShareCount: 2,
  },
  // Pictures of the wizard's first steps, most of which the home page shows too: each alone would cost its name.
  { name: 'icons', test: /lucide-react.*icons.(cake|circle-check|plus|sparkles|users-round|wallet)[.]/ },
  { name: 'kit', test: /src.(ui|shared)[\\/](?!posted-form)|lucide-react/, minShareCount: 10 },
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
