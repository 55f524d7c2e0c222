import { type BrowserContext, chromium } from '@playwright/test';
import { browserLaunchOptions } from '../../tests/support/browser.ts';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';

export interface MeasuredBrowser {
  context: BrowserContext;
  /** Where Lighthouse finds the same browser. */
  port: number;
  close: () => Promise<void>;
}

/** One browser that both Lighthouse and Playwright drive, on a profile of its own: what one stores, the other sees. */
export async function openMeasuredBrowser(port: number): Promise<MeasuredBrowser> {
  const profile = temporaryFolder('browser');
  const { args = [], ...options } = await browserLaunchOptions();
  const context = await chromium.launchPersistentContext(profile.path, {
    ...options,
    args: [...args, `--remote-debugging-port=${port}`],
  });
  return {
    context,
    port,
    close: async () => {
      await context.close();
      profile.remove();
    },
  };
}
