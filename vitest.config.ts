import os from 'node:os';
import { defineConfig } from 'vitest/config';

/** Long enough for a machine that is busy with other things; a test that hangs still ends. */
const TEST_TIMEOUT_MS = 180_000;
const CORES = Math.max(2, os.availableParallelism());

export default defineConfig({
  test: {
    // Vitest would leave one core to itself, which is half of a small machine.
    maxWorkers: Math.min(4, CORES),
    tags: [{ name: 'long', description: 'Takes seconds of a processor: npm test runs it, npm run check does not.' }],
    projects: [
      {
        // Pages that say who runs the site are read as visitors of a real one read them.
        define: { __SITE_MODE__: JSON.stringify('live') },
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'tools/**/*.test.ts', 'scripts/**/*.test.ts', 'bench/**/*.test.ts'],
          exclude: ['**/*.pg.test.ts', '**/node_modules/**'],
          setupFiles: ['tests/support/property-seed.ts'],
          testTimeout: TEST_TIMEOUT_MS,
          // A process for every file costs a third more; what a test replaces globally it puts back itself.
          isolate: false,
        },
      },
      {
        test: {
          name: 'database',
          // These wait for the database a third of their time, and it has room for four.
          maxWorkers: Math.min(4, CORES + 1),
          sequence: { groupOrder: 1 },
          include: ['src/**/*.pg.test.ts', 'tests/{wire,server}/**/*.test.ts'],
          globalSetup: ['tests/support/postgres-for-tests.ts'],
          setupFiles: ['tests/support/property-seed.ts'],
          testTimeout: TEST_TIMEOUT_MS,
          hookTimeout: TEST_TIMEOUT_MS,
          isolate: false,
        },
      },
    ],
  },
});
