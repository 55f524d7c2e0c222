import path from 'node:path';
import type { Plugin } from 'vite';

/** What a browser must never be sent: the server's half, the solver, and the catalogue's thousands of lines. */
const FORBIDDEN: readonly { pattern: RegExp; reason: string }[] = [
  { pattern: /^src\/(server|platform\/node)\//, reason: 'is the server’s' },
  { pattern: /^src\/features\/[^/]+\/server\//, reason: 'is the server’s' },
  // trip-request.ts holds the words of a day as well, which the screens name.
  {
    pattern: /^src\/engine\/(?!trip-request\.ts$)/,
    reason: 'is the planner, which runs on the server; a type import is free',
  },
  {
    pattern: /^src\/catalogue\/(cities|generic|activity-guides)(\/|\.ts$)/,
    reason: 'is the catalogue; have a build script write what the page needs',
  },
  { pattern: /^(src\/)?node:/, reason: 'is Node’s' },
  {
    pattern: /node_modules\/(pg|pg-[^/]+|kysely|hono|@hono|pino|piscina|jose)\//,
    reason: 'is a library of the server',
  },
];

/** Says, for each module that no browser should load, which one and why. `modules` are paths from the project's root. */
export const wallsBrokenBy = (modules: readonly string[]): string[] =>
  modules.flatMap((name) =>
    FORBIDDEN.filter(({ pattern }) => pattern.test(name)).map(({ reason }) => `${name} ${reason}.`),
  );

/**
 * Fails the build of the pages when a chunk for the browser holds code or data that is none of a browser's business.
 * It looks at what was really bundled, after the bundler has dropped what nobody uses.
 */
export const browserWalls = (root: string): Plugin => ({
  name: 'huzzah-browser-walls',
  apply: 'build',
  applyToEnvironment: (environment) => environment.name === 'client',
  generateBundle(_options, bundle) {
    const modules = Object.values(bundle).flatMap((file) =>
      file.type === 'chunk'
        ? Object.entries(file.modules)
            .filter(([, { renderedLength }]) => renderedLength > 0)
            .map(([id]) => path.relative(root, id).replaceAll(path.sep, '/'))
        : [],
    );
    if (modules.length === 0) throw new Error('The walls of the browser were asked about no module at all.');
    const broken = wallsBrokenBy(modules);
    if (broken.length > 0) throw new Error(`The browser would be sent what it must not have:\n${broken.join('\n')}`);
  },
});
