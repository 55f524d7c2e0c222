import type { Config } from '@react-router/dev/config';
import { PRERENDERED_PATHS } from './src/app/prerendered-paths.ts';

/**
 * Every page is a file: our server answers them from memory and renders nothing itself, and scripts/build.ts
 * drops the server build. `ssr` stays on all the same, because with `ssr: false` React Router also renders a
 * fallback of the home page and insists on its scripts there, which documents leave out on purpose.
 */
export default {
  appDirectory: 'src/app',
  buildDirectory: 'build',
  ssr: true,
  routeDiscovery: { mode: 'initial' },
  prerender: [...PRERENDERED_PATHS],
} satisfies Config;
