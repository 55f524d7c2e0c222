import { test as base, expect, type Page } from '@playwright/test';
import { CONSENT_KEY, CONSENT_VERSION } from '../../src/platform/browser/consent.ts';
import { type SiteProcess, startSite } from '../support/site-process.ts';

interface SiteFixtures {
  /** Most journeys are those of a visitor who answered the question about statistics long ago; `open` asks it. */
  consentChoice: 'open' | 'accepted' | 'rejected';
  /** The page refuses to end with an error in its console; a test that provokes one says which. */
  allowConsole: (pattern: RegExp) => void;
}

interface SiteWorkerFixtures {
  site: SiteProcess;
}

/** What the browser says of a request that nobody answered, or only to say that the site is not ready yet. */
export const WHILE_AWAY =
  /net::ERR_(CONNECTION|EMPTY_RESPONSE|SOCKET_NOT_CONNECTED)|status of 503|Failed to fetch dynamically imported module/;

/** Resolves when the page's own script has taken over from the inline stub. */
export const awake = (page: Page): Promise<unknown> => page.waitForFunction(() => window.__early === undefined);

/**
 * A journey begins on a page that is awake: what comes earlier is kept and played again, which tests of its own prove
 * (they open their page with `waitUntil: 'commit'`), but two presses before that are one press to a page.
 */
function wakeFirst(page: Page): void {
  const open = page.goto.bind(page);
  page.goto = async (url, options) => {
    const response = await open(url, options);
    if (options?.waitUntil === undefined && page.url().startsWith('http')) await awake(page);
    return response;
  };
}

/** Each worker has a whole site of its own: process, database and port. Sign-up asks for confirmation, as by default. */
export const test = base.extend<SiteFixtures, SiteWorkerFixtures>({
  site: [
    async ({ browserName }, use) => {
      expect(browserName).toBe('chromium');
      const site = await startSite();
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  consentChoice: ['rejected', { option: true }],
  context: async ({ context, consentChoice }, use) => {
    if (consentChoice !== 'open') {
      const stored = { version: CONSENT_VERSION, choice: consentChoice, at: '2026-01-01T00:00:00.000Z' };
      const keep = ([key, value]: readonly [string, string]) => {
        // An empty page has no storage.
        if (location.protocol.startsWith('http')) localStorage.setItem(key, value);
      };
      await context.addInitScript(keep, [CONSENT_KEY, JSON.stringify(stored)] as const);
    }
    await use(context);
  },
  baseURL: async ({ site }, use) => use(site.url),
  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) wakeFirst(page);
    await use(page);
  },
  allowConsole: [
    async ({ context }, use) => {
      const allowed: RegExp[] = [];
      const unexpected: string[] = [];
      const watch = (page: Page): void => {
        page.on('console', (message) => {
          if (message.type() === 'error' && !allowed.some((pattern) => pattern.test(message.text())))
            unexpected.push(message.text());
        });
        page.on('pageerror', (error) => unexpected.push(String(error)));
      };
      context.on('page', watch);
      await use((pattern) => allowed.push(pattern));
      expect(unexpected, 'errors in the browser console').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
