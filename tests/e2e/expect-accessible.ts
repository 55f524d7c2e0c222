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

/** Nothing is wider than the window. */
export async function expectNoSidewaysScroll(page: Page, state = page.url()): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, `${state} scrolls sideways`).toBeLessThanOrEqual(0);
}
