import { defineConfig } from '@playwright/test';
import { browserLaunchOptions } from './tests/support/browser.ts';

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: false,
  workers: 2,
  retries: 0,
  // For a machine that is slow or busy with other things: only what fails waits that long.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    viewport: { width: 1280, height: 800 },
    launchOptions: await browserLaunchOptions(),
    // Without its film, which costs a fifth of the whole run; what the page held at each step is kept.
    trace: { mode: 'retain-on-failure', screenshots: false },
    locale: 'en-GB',
    timezoneId: 'Europe/London',
  },
});
