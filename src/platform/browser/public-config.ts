/** What the server tells the browser about itself; it holds nothing secret. */
export interface PublicConfig {
  url: string;
  anonKey: string;
  siteMode: 'demo' | 'live';
  features: { group: boolean };
  /** The online store, when one is configured. */
  storeUrl: string | null;
}

/** Stands in the prerendered HTML until the server replaces it at start-up. */
export const CONFIG_PLACEHOLDER = '%HUZZAH_CONFIG%';
export const CONFIG_META_NAME = 'huzzah-config';

/**
 * Reads the content of the configuration tag.
 * @throws Error that says what is wrong when the tag is absent, still holds the placeholder, or is malformed
 */
export function parsePublicConfig(content: string | null): PublicConfig {
  if (content === null) throw new Error(`The page has no <meta name="${CONFIG_META_NAME}">.`);
  if (content === CONFIG_PLACEHOLDER) {
    throw new Error('The page was not served by the Huzzah server: its configuration tag still holds the placeholder.');
  }
  let json: unknown;
  try {
    json = JSON.parse(content);
  } catch (cause) {
    throw new Error('The configuration tag of the page is not JSON.', { cause });
  }
  return checkPublicConfig(json);
}

/** By hand, because every document with an island pays for what this file imports. */
function checkPublicConfig(json: unknown): PublicConfig {
  const wrong = (field: string) => new Error(`The configuration of the page is wrong: ${field}.`);
  const { url, anonKey, siteMode, features, storeUrl } = fieldsOf(json);
  if (!isWebAddress(url)) throw wrong('url');
  if (typeof anonKey !== 'string' || anonKey === '') throw wrong('anonKey');
  if (siteMode !== 'demo' && siteMode !== 'live') throw wrong('siteMode');
  const { group } = fieldsOf(features);
  if (typeof group !== 'boolean') throw wrong('features');
  if (storeUrl !== null && !isWebAddress(storeUrl)) throw wrong('storeUrl');
  return { url, anonKey, siteMode, features: { group }, storeUrl };
}

const isWebAddress = (value: unknown): value is string =>
  typeof value === 'string' && /^https?:/.test(value) && URL.canParse(value);

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};

/** What the tag holds now: the placeholder while a page is prerendered, the server's answer in a browser. */
export function publicConfigContent(): string | null {
  if (typeof document === 'undefined') return CONFIG_PLACEHOLDER;
  return document.querySelector(`meta[name="${CONFIG_META_NAME}"]`)?.getAttribute('content') ?? null;
}

let config: PublicConfig | undefined;

/** The configuration of the running site. Browser only; throws as parsePublicConfig does. */
export function publicConfig(): PublicConfig {
  config ??= parsePublicConfig(publicConfigContent());
  return config;
}
