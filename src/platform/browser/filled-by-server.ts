import { publicConfig } from './public-config.ts';

/**
 * Values that a prerendered page cannot know. It carries a blank for each, the server fills them in when it starts
 * (server/pages/page-files.ts), and a hydrating page computes the same value from its configuration.
 */
export const BLANK = {
  siteUrl: '%HUZZAH_URL%',
  shopUrl: '%HUZZAH_SHOP%',
  year: '%HUZZAH_YEAR%',
} as const;

/** Where Shop leads while no store is configured: the store section with its demonstration products. */
const STORE_SECTION = '/#store';

const isPrerendering = typeof document === 'undefined';

/** The site's public address without a trailing slash. */
export const siteUrl = (): string => (isPrerendering ? BLANK.siteUrl : publicConfig().url);

/** The address of the configured store, else of the store section. */
export const shopUrl = (): string => (isPrerendering ? BLANK.shopUrl : (publicConfig().storeUrl ?? STORE_SECTION));

/** The year of the copyright line. */
export const thisYear = (): string => (isPrerendering ? BLANK.year : String(new Date().getFullYear()));
