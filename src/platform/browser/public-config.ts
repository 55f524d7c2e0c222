import * as z from 'zod/mini';

/** What the server tells the browser about itself; it holds nothing secret. */
export const PublicConfig = z.object({
  url: z.url(),
  anonKey: z.string().check(z.minLength(1)),
  siteMode: z.enum(['demo', 'live']),
  features: z.object({ group: z.boolean() }),
  /** The online store, when one is configured. */
  storeUrl: z.nullable(z.url()),
});
export type PublicConfig = z.output<typeof PublicConfig>;

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
  const parsed = PublicConfig.safeParse(json);
  if (!parsed.success) throw new Error(`The configuration of the page is wrong: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

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
