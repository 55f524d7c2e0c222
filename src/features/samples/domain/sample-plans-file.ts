/** From the project's root: written by scripts/make-sample-plans.ts, read while the pages are prerendered. */
export const SAMPLE_PLANS_FILE = '.cache/sample-plans.json';
