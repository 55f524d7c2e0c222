import os from 'node:os';
import { defineConfig } from '@playwright/test';
import { browserLaunchOptions } from './tests/support/browser.ts';

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: false,
  // A journey waits for a third of its time, for a page or a mail: one more than there are cores fills it.
  workers: Math.min(4, os.availableParallelism() + 1),
  retries: 0,
  // For a machine that is slow or busy with other things: only what fails waits that long.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    viewport: { width: 1280, height: 800 },
    // The page glides to what has the focus. A press that meets the glide may go down on one thing and up on another,
    // which is no press at all.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: await browserLaunchOptions(),
    // A trace of every step costs a ninth of the run: `npm run test:e2e -- --trace retain-on-failure a-file` keeps one.
    trace: 'off',
    locale: 'en-GB',
    timezoneId: 'Europe/London',
  },
});
