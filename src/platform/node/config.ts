import path from 'node:path';
import { z } from 'zod';
import { fail, ok, type Result } from '../../shared/result.ts';
import { type MailConfig, mailConfig } from './mail/mail-config.ts';
import { type MapTilesConfig, mapTilesConfig } from './map-tiles-config.ts';
import { googleClient, type OpenIdClient, redirectUrls } from './open-id-config.ts';
import { parseTrustedProxies, type TrustedProxies } from './trusted-proxies.ts';

/** Blank means unset: compose files and CI systems like to pass empty strings. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (typeof value === 'string' && value.trim() === '' ? undefined : value), schema.optional());

/** A bare host name. A port may follow only where the store is on this machine: then it is a test's, without https. */
const STORE_HOST = /^(?:(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}|(?:localhost|127\.0\.0\.1)(?::\d{1,5})?)$/i;
const LOOPBACK = /^(localhost|127\.0\.0\.1)(:|$)/i;

/** Of AES-256. */
const FACTOR_KEY_BYTES = 32;

const Environment = z.object({
  PORT: optional(z.coerce.number().int().min(0).max(65535)),
  DATA_DIR: optional(z.string()),
  DATABASE_URL: optional(z.url({ protocol: /^postgres(ql)?$/ })),
  DATABASE_PREPARED: optional(z.stringbool()),
  PUBLIC_URL: optional(z.url({ protocol: /^https?$/ })),
  SITE_MODE: optional(z.enum(['demo', 'live'])),
  MAIL_AUTOCONFIRM: optional(z.stringbool()),
  SHOPIFY_STORE_DOMAIN: optional(
    z.string().trim().regex(STORE_HOST, 'must be a bare host name, as in party.myshopify.com'),
  ),
  SHOPIFY_STOREFRONT_TOKEN: optional(
    z
      .string()
      .trim()
      .regex(/^[\w-]{1,200}$/, 'must be an access token'),
  ),
  AI_BASE_URL: optional(z.url({ protocol: /^https?$/ })),
  AI_MODEL: optional(z.string().trim().max(200)),
  AI_API_KEY: optional(
    z
      .string()
      .trim()
      .regex(/^[\x21-\x7e]{1,500}$/, 'must be a key without blanks'),
  ),
  AI_TOKENS_PER_DAY: optional(z.coerce.number().int().min(1)),
  AI_DEADLINE_MS: optional(z.coerce.number().int().min(100).max(50_000)),
  ALLOWED_ORIGINS: optional(z.string()),
  SECURITY_CONTACT: optional(
    z
      .string()
      .trim()
      .regex(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/[^\s@]+)$/, 'must be mailto:somebody@example.com or an https address'),
  ),
  TRUSTED_PROXIES: optional(
    z.string().transform((text, context) => {
      const proxies = parseTrustedProxies(text);
      if (proxies !== undefined) return proxies;
      context.addIssue('must be a number of hops from 1 to 10, or addresses and networks with commas');
      return z.NEVER;
    }),
  ),
  RATE_LIMIT_SCALE: optional(z.coerce.number().min(0.1).max(1000)),
  PLAN_MAX_MS: optional(z.coerce.number().int().min(1_000).max(60_000)),
  FACTOR_KEYS: optional(
    z.string().transform((text, context) => {
      const keys = text.split(',').map((key) => Buffer.from(key.trim(), 'base64'));
      if (keys.every(({ length }) => length === FACTOR_KEY_BYTES)) return keys;
      context.addIssue('must be 32 random bytes in base64, or several with commas, the newest first');
      return z.NEVER;
    }),
  ),
  MAP_TILES_URL: optional(z.string().trim()),
  MAP_ATTRIBUTION: optional(z.string().trim()),
  CAPTCHA_VERIFY_URL: optional(z.url({ protocol: /^https?$/ })),
  CAPTCHA_SECRET: optional(z.string().trim().max(500)),
  SMTP_URL: optional(z.string().trim()),
  MAIL_FROM: optional(z.string()),
  REDIRECT_URLS: optional(z.string()),
  OIDC_GOOGLE_ISSUER: optional(z.string().trim()),
  OIDC_GOOGLE_CLIENT_ID: optional(z.string().trim()),
  OIDC_GOOGLE_CLIENT_SECRET: optional(z.string().trim()),
  LOG_LEVEL: optional(z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent'])),
});

export interface Config {
  port: number;
  dataDir: string;
  databaseUrl: string | undefined;
  /** True: the database of DATABASE_URL keeps plans for us; a pooler in between knows prepared statements. */
  isPrepared: boolean;
  /** Without a trailing slash. Undefined until the server knows its port, when PUBLIC_URL is not set. */
  publicUrl: string | undefined;
  siteMode: 'demo' | 'live';
  /** True: sign-up needs no confirmation mail. */
  mailAutoconfirm: boolean;
  /** Where people report a weakness, as an address with its scheme; null while the operator names none. */
  securityContact: string | null;
  /** Other origins whose pages may call auth/v1, rest/v1 and functions/v1 from a browser: `https://app.example`. */
  allowedOrigins: string[];
  logLevel: 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'silent';
  /** Which machines may say in X-Forwarded-For who is calling. */
  trustedProxies: TrustedProxies;
  /** Multiplies what accounts allow one visitor in a time: more for a site whose visitors share few addresses. */
  limitScale: number;
  /** How long one plan or answer may be computed before the call is turned away; undefined: the threads' own limit. */
  planMaxMs: number | undefined;
  /** Encrypt the secrets of authenticator apps, the newest first; empty: they are stored as they are. */
  factorKeys: readonly Buffer[];
  /** Asked whether a person filled in a form of the accounts; null: nobody is. */
  captcha: CaptchaConfig | null;
  /** Where mail goes; null while no server is configured, and mail stays in the outbox. */
  mail: MailConfig | null;
  /** Where mailed links and providers may lead back to beside the site itself. */
  redirectUrls: readonly string[];
  /** What this site is at Google, or at whatever issuer stands in for it; null while none is configured. */
  googleClient: OpenIdClient | null;
  /** The online store; null while none is configured, and the site shows examples. */
  store: StoreConfig | null;
  /** The language model behind the concierge; null while none is configured, and the concierge works by itself. */
  model: ModelConfig | null;
  /** Pictures under the map of a day; null while no tile server is configured, and the map is a sketch. */
  mapTiles: MapTilesConfig | null;
  /** Variables that are set although nothing reads them yet. */
  ignoredNames: string[];
}

export interface StoreConfig {
  /** Scheme and host: `https://party.myshopify.com`. */
  origin: string;
  /** Of the Storefront API: public, or private when it begins with `shpat_`. It stays on the server. */
  token: string;
}

export interface CaptchaConfig {
  /** Takes `secret`, `response` and `remoteip` as a form, as Turnstile and hCaptcha do. */
  verifyUrl: string;
  secret: string;
}

export interface ModelConfig {
  /** Of an OpenAI-compatible endpoint, without a trailing slash: `http://localhost:11434/v1`. */
  baseUrl: string;
  /** As the endpoint calls it. */
  model: string;
  /** Undefined for an endpoint that wants none, as one on this machine. It stays on the server. */
  apiKey: string | undefined;
  /** What the whole site may use in a day. */
  tokensPerDay: number;
  /** From a message to the model's last word; after that the local concierge answers. */
  deadlineMs: number;
}

/** About two thousand messages a day. */
const AI_TOKENS_PER_DAY = 20_000_000;
const AI_DEADLINE_MS = 8_000;

function modelConfig(env: z.output<typeof Environment>): Result<ModelConfig | null, string> {
  const { AI_BASE_URL: url, AI_MODEL: model, AI_API_KEY: apiKey, AI_TOKENS_PER_DAY: tokensPerDay } = env;
  if (url === undefined && model === undefined && apiKey === undefined) return ok(null);
  if (url === undefined) return fail('AI_BASE_URL: a model or a key is set, so its endpoint must be too');
  if (model === undefined) return fail('AI_MODEL: the endpoint is set, so its model must be too');
  const { protocol, hostname, username } = new URL(url);
  if (username !== '') return fail('AI_BASE_URL: the key belongs into AI_API_KEY');
  if (apiKey !== undefined && protocol === 'http:' && !LOOPBACK.test(hostname))
    return fail('AI_BASE_URL: a key travels by https only, except on this machine');
  return ok({
    baseUrl: url.replace(/\/+$/, ''),
    model,
    apiKey,
    tokensPerDay: tokensPerDay ?? AI_TOKENS_PER_DAY,
    deadlineMs: env.AI_DEADLINE_MS ?? AI_DEADLINE_MS,
  });
}

function captchaConfig(
  verifyUrl: string | undefined,
  secret: string | undefined,
): Result<CaptchaConfig | null, string> {
  if (verifyUrl === undefined && secret === undefined) return ok(null);
  if (verifyUrl === undefined) return fail('CAPTCHA_VERIFY_URL: a secret is set, so the address must be too');
  if (secret === undefined) return fail('CAPTCHA_SECRET: the address is set, so the secret must be too');
  const { protocol, host } = new URL(verifyUrl);
  if (protocol === 'http:' && !LOOPBACK.test(host))
    return fail('CAPTCHA_VERIFY_URL: a secret travels by https only, except on this machine');
  return ok({ verifyUrl, secret });
}

function storeConfig(
  domain: string | undefined,
  token: string | undefined,
  siteMode: 'demo' | 'live',
): Result<StoreConfig | null, string> {
  if (domain === undefined && token === undefined) return ok(null);
  if (domain === undefined) return fail('SHOPIFY_STORE_DOMAIN: the token is set, so its store must be too');
  if (token === undefined) return fail('SHOPIFY_STOREFRONT_TOKEN: the store is set, so its token must be too');
  const isLoopback = LOOPBACK.test(domain);
  if (isLoopback && siteMode === 'live') return fail('SHOPIFY_STORE_DOMAIN: a live site needs a real store');
  return ok({ origin: `${isLoopback ? 'http' : 'https'}://${domain.toLowerCase()}`, token });
}

function originList(text: string | undefined): Result<string[], string> {
  const names = (text ?? '').split(',').map((name) => name.trim());
  const origins: string[] = [];
  for (const name of names.filter(Boolean)) {
    const url = URL.canParse(name) ? new URL(name) : undefined;
    const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && LOOPBACK.test(url.host));
    if (!url || !isSafe || url.host.includes('*') || url.origin !== name.toLowerCase())
      return fail('ALLOWED_ORIGINS: origins as in https://app.example, with commas between; http on this machine only');
    origins.push(url.origin);
  }
  return ok(origins);
}

function publicUrl(url: string | undefined, siteMode: 'demo' | 'live'): Result<string | undefined, string> {
  if (siteMode === 'live' && !url?.startsWith('https://'))
    return fail('PUBLIC_URL: a live site needs its public https address');
  return ok(url?.replace(/\/+$/, ''));
}

/** Names that stay fixed for features to come (.env.example). Setting one is answered with a warning, not with silence. */
const RESERVED = /^STRIPE_\w+$/;

/** Thrown at start-up only; the message names each fault by its variable and never quotes a value. */
export class ConfigError extends Error {}

const unusable = (faults: readonly string[]): ConfigError =>
  new ConfigError(`The environment is not usable:\n  ${faults.join('\n  ')}`);

/**
 * The one place that reads the environment. Throws ConfigError with every setting that is wrong by itself or, where none
 * is, with all that do not fit together.
 */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const parsed = Environment.safeParse(env);
  if (!parsed.success) throw unusable(parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`));
  const set = parsed.data;
  const siteMode = set.SITE_MODE ?? 'demo';
  const read = {
    publicUrl: publicUrl(set.PUBLIC_URL, siteMode),
    allowedOrigins: originList(set.ALLOWED_ORIGINS),
    captcha: captchaConfig(set.CAPTCHA_VERIFY_URL, set.CAPTCHA_SECRET),
    mail: mailConfig(set.SMTP_URL, set.MAIL_FROM),
    redirectUrls: redirectUrls(set.REDIRECT_URLS),
    googleClient: googleClient(set),
    store: storeConfig(set.SHOPIFY_STORE_DOMAIN, set.SHOPIFY_STOREFRONT_TOKEN, siteMode),
    model: modelConfig(set),
    mapTiles: mapTilesConfig(set.MAP_TILES_URL, set.MAP_ATTRIBUTION),
  };
  const faults = Object.values(read).flatMap((part) => (part.ok ? [] : [part.reason]));
  const sound = <Value>(part: Result<Value, string>): Value => {
    if (!part.ok) throw unusable(faults);
    return part.value;
  };
  return {
    port: set.PORT ?? 3000,
    dataDir: path.resolve(set.DATA_DIR ?? '.data'),
    databaseUrl: set.DATABASE_URL,
    isPrepared: set.DATABASE_PREPARED ?? false,
    publicUrl: sound(read.publicUrl),
    siteMode,
    mailAutoconfirm: set.MAIL_AUTOCONFIRM ?? false,
    securityContact: set.SECURITY_CONTACT ?? null,
    allowedOrigins: sound(read.allowedOrigins),
    logLevel: set.LOG_LEVEL ?? 'info',
    trustedProxies: set.TRUSTED_PROXIES ?? null,
    limitScale: set.RATE_LIMIT_SCALE ?? 1,
    planMaxMs: set.PLAN_MAX_MS,
    factorKeys: set.FACTOR_KEYS ?? [],
    captcha: sound(read.captcha),
    mail: sound(read.mail),
    redirectUrls: sound(read.redirectUrls),
    googleClient: sound(read.googleClient),
    store: sound(read.store),
    model: sound(read.model),
    mapTiles: sound(read.mapTiles),
    ignoredNames: Object.keys(env).filter((name) => RESERVED.test(name) && env[name]?.trim()),
  };
}

/** What a child process needs of the environment, and none of our secrets. */
export function childEnvironment(): Record<string, string> {
  const { PATH = '', SystemRoot } = process.env;
  return { PATH, LC_ALL: 'C', TZ: 'UTC', ...(SystemRoot ? { SystemRoot } : {}) };
}
