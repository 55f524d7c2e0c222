import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** What a colour scheme can change; the rest of a page is the same document in light and in dark. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

export interface Looked {
  /** Only this part of the page. */
  within?: string;
  /** Only what a colour scheme can change, on a page whose other rules were read before. */
  isColourOnly?: boolean;
  /** How a failure names the state; the page's address by default. */
  state?: string;
}

/** Axe finds nothing against WCAG 2.2 AA and its own best practice, and had something to look at. */
export async function expectAccessible(page: Page, looked: Looked = {}): Promise<void> {
  const state = looked.state ?? page.url();
  // Once for all states of one document: reading half a megabyte of script takes as long as a small page.
  if (await page.evaluate(() => window.axe === undefined)) await page.evaluate(axe.source);
  const found = await page.evaluate(
    async ({ within, type, values }) => {
      if (window.axe === undefined) throw new Error('the page has gone');
      const { violations, passes } = await window.axe.run(within ?? document, {
        runOnly: { type, values },
        // All that is right is counted and not described.
        resultTypes: ['violations'],
      });
      const faults = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
      return { faults, passed: passes.length };
    },
    {
      within: looked.within ?? null,
      type: looked.isColourOnly ? ('rule' as const) : ('tag' as const),
      values: looked.isColourOnly ? COLOUR_RULES : WCAG,
    },
  );
  expect(found.faults, state).toEqual([]);
  expect(found.passed, `rules that had something to look at: ${state}`).toBeGreaterThan(0);
}

/** Another scheme's colours are there at once: what is far below only begins to change when it is looked at. */
export const withoutTransitions = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, ::before, ::after { transition-property: none !important }');
    document.adoptedStyleSheets.push(sheet);
  });

export type Scheme = 'light' | 'dark';

/**
 * Accessible in light and in dark, and no wider than the window. The scheme changes under the open page, as it does at
 * sunset: it is the same document, so only what has a colour is read again.
 */
export async function expectGood(page: Page, looked: Looked & { schemes?: readonly Scheme[] } = {}): Promise<void> {
  const { schemes = ['light', 'dark'], state = page.url(), ...part } = looked;
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    const seen = `${state} in ${colorScheme}`;
    await expectAccessible(page, { ...part, isColourOnly: colorScheme === 'dark', state: seen });
    await expectNoSidewaysScroll(page, seen);
  }
}

/** Nothing is wider than the window. */
export async function expectNoSidewaysScroll(page: Page, state = page.url()): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, `${state} scrolls sideways`).toBeLessThanOrEqual(0);
}
