import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

describe('the configuration', () => {
  test('nothing needs to be set, and blank means unset', () => {
    const defaults = readConfig({});
    expect(defaults).toMatchObject({ port: 3000, siteMode: 'demo', mailAutoconfirm: false, databaseUrl: undefined });
    expect(readConfig({ PORT: '', DATABASE_URL: ' ', SITE_MODE: '', MAIL_AUTOCONFIRM: '' })).toEqual(defaults);
  });

  test('every fault is listed at once, by name and never by value', () => {
    const read = () => readConfig({ PORT: 'eighty', DATABASE_URL: 'mysql://root:secret@db', SITE_MODE: 'test' });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(/PORT[\s\S]*DATABASE_URL[\s\S]*SITE_MODE/);
    expect(read).not.toThrow(/secret/);
  });

  test('settings that do not fit together are listed at once as well', () => {
    const read = () =>
      readConfig({
        SITE_MODE: 'live',
        SMTP_URL: 'smtp://user:geheim@mail.example',
        AI_MODEL: 'qwen3',
        CAPTCHA_SECRET: 'geheim',
        SHOPIFY_STORE_DOMAIN: 'party.myshopify.com',
        OIDC_GOOGLE_CLIENT_ID: 'us',
        MAP_ATTRIBUTION: 'the map makers',
        REDIRECT_URLS: 'ftp://app.example',
        ALLOWED_ORIGINS: 'http://app.example',
      });
    expect(read).toThrow(ConfigError);
    for (const name of [
      'PUBLIC_URL',
      'MAIL_FROM',
      'AI_BASE_URL',
      'CAPTCHA_VERIFY_URL',
      'SHOPIFY_STOREFRONT_TOKEN',
      'OIDC_GOOGLE_CLIENT_SECRET',
      'MAP_TILES_URL',
      'REDIRECT_URLS',
      'ALLOWED_ORIGINS',
    ])
      expect(read).toThrow(`\n  ${name}: `);
    expect(read).not.toThrow(/geheim/);
  });

  test('a live site must have its https address', () => {
    expect(() => readConfig({ SITE_MODE: 'live' })).toThrow('PUBLIC_URL');
    expect(() => readConfig({ SITE_MODE: 'live', PUBLIC_URL: 'http://huzzah.example' })).toThrow('PUBLIC_URL');
    expect(readConfig({ SITE_MODE: 'live', PUBLIC_URL: 'https://huzzah.example/' }).publicUrl).toBe(
      'https://huzzah.example',
    );
  });

  test('a mail server has a sender, and its password is told to nobody', () => {
    const url = 'smtps://user:geheim@mail.example';
    expect(readConfig({}).mail).toBeNull();
    expect(readConfig({ SMTP_URL: url, MAIL_FROM: 'a@huzzah.example' }).mail).toMatchObject({ host: 'mail.example' });
    for (const env of [{ SMTP_URL: url }, { SMTP_URL: `${url}/x`, MAIL_FROM: 'a@huzzah.example' }]) {
      expect(() => readConfig(env)).toThrow(ConfigError);
      expect(() => readConfig(env)).not.toThrow(/geheim/);
    }
  });

  describe('of the store', () => {
    const store = (SHOPIFY_STORE_DOMAIN: string, SHOPIFY_STOREFRONT_TOKEN = 'token', env = {}) =>
      readConfig({ SHOPIFY_STORE_DOMAIN, SHOPIFY_STOREFRONT_TOKEN, ...env }).store;

    test('is a bare host and a token, or nothing', () => {
      expect(store('Party.myshopify.com')).toEqual({ origin: 'https://party.myshopify.com', token: 'token' });
      expect(store('', '')).toBeNull();
      expect(readConfig({}).store).toBeNull();
    });

    test('takes nothing that could lead elsewhere', () => {
      for (const domain of [
        'https://a.com',
        'a.com/x',
        'a.com:8080',
        'user@a.com',
        'a',
        '10.0.0.1',
        '-a.com',
        'a.com.',
        'a b.com',
      ])
        expect(() => store(domain), domain).toThrow('SHOPIFY_STORE_DOMAIN');
      expect(() => store('a.com', 'two words')).toThrow('SHOPIFY_STOREFRONT_TOKEN');
    });

    test('needs both halves', () => {
      expect(() => store('a.com', '')).toThrow('SHOPIFY_STOREFRONT_TOKEN');
      expect(() => store('', 'token')).toThrow('SHOPIFY_STORE_DOMAIN');
    });

    test('may be on this machine for a test, without https, and never on a live site', () => {
      expect(store('127.0.0.1:4567')?.origin).toBe('http://127.0.0.1:4567');
      const live = { SITE_MODE: 'live', PUBLIC_URL: 'https://huzzah.example' };
      expect(() => store('localhost:4567', 'token', live)).toThrow('SHOPIFY_STORE_DOMAIN');
    });
  });

  describe('of the model', () => {
    const model = (env: Record<string, string>) => readConfig(env).model;

    test('is an endpoint and a name, with a key where it wants one, or nothing', () => {
      expect(model({})).toBeNull();
      expect(model({ AI_BASE_URL: 'http://localhost:11434/v1/', AI_MODEL: 'qwen3' })).toMatchObject({
        baseUrl: 'http://localhost:11434/v1',
        model: 'qwen3',
        apiKey: undefined,
      });
      expect(() => model({ AI_MODEL: 'qwen3' })).toThrow('AI_BASE_URL');
      expect(() => model({ AI_API_KEY: 'sk-1' })).toThrow('AI_BASE_URL');
      expect(() => model({ AI_BASE_URL: 'https://api.example/v1' })).toThrow('AI_MODEL');
    });

    test('never gets its key in the clear, and no fault shows the key', () => {
      const far = { AI_BASE_URL: 'http://models.example/v1', AI_MODEL: 'm', AI_API_KEY: 'sk-very-secret' };
      expect(() => model(far)).toThrow('AI_BASE_URL');
      expect(() => model(far)).not.toThrow(/secret/);
      expect(model({ ...far, AI_BASE_URL: 'http://127.0.0.1:9/v1' })?.apiKey).toBe('sk-very-secret');
      expect(() => model({ ...far, AI_API_KEY: 'sk two words' })).toThrow('AI_API_KEY');
    });
  });

  test('the address for reports of weaknesses has its scheme, or there is none', () => {
    expect(readConfig({}).securityContact).toBeNull();
    for (const contact of ['mailto:security@huzzah.example', 'https://huzzah.example/report'])
      expect(readConfig({ SECURITY_CONTACT: contact }).securityContact).toBe(contact);
    for (const wrong of [
      'security@huzzah.example',
      'http://x.example/',
      'mailto:a@b\nPolicy: x',
      'javascript:alert(1)',
    ])
      expect(() => readConfig({ SECURITY_CONTACT: wrong })).toThrow('SECURITY_CONTACT');
  });

  describe('the list of other origins', () => {
    test('is empty unless it is set, and may hold several', () => {
      expect(readConfig({}).allowedOrigins).toEqual([]);
      const origins = readConfig({ ALLOWED_ORIGINS: 'https://app.example, http://localhost:5173,' }).allowedOrigins;
      expect(origins).toEqual(['https://app.example', 'http://localhost:5173']);
    });

    test.each([
      '*',
      'null',
      'app.example',
      'http://app.example',
      'https://app.example/',
      'https://app.example/path',
      'https://user@app.example',
      'https://*.app.example',
      'javascript:alert(1)',
      'https://app.example https://evil.example',
    ])('takes no %s', (origin) => {
      expect(() => readConfig({ ALLOWED_ORIGINS: origin })).toThrow('ALLOWED_ORIGINS');
    });
  });

  test('a setting that nothing reads yet is named, so that nobody waits for its effect', () => {
    expect(readConfig({ STRIPE_SECRET_KEY: 'sk', STRIPE_WEBHOOK_SECRET: '' }).ignoredNames).toEqual([
      'STRIPE_SECRET_KEY',
    ]);
  });
});

test('a machine that is slow may be given longer for a plan, within bounds', () => {
  expect(readConfig({}).planMaxMs).toBeUndefined();
  expect(readConfig({ PLAN_MAX_MS: '60000' }).planMaxMs).toBe(60_000);
  for (const text of ['5', '60001', '5s', '1500.5'])
    expect(() => readConfig({ PLAN_MAX_MS: text })).toThrow('PLAN_MAX_MS');
});

describe('the configuration of accounts', () => {
  test('trusts no proxy, encrypts nothing and asks nobody, unless it says so', () => {
    expect(readConfig({ TRUSTED_PROXIES: '', FACTOR_KEYS: ' ' })).toMatchObject({
      trustedProxies: null,
      factorKeys: [],
      captcha: null,
      limitScale: 1,
    });
    expect(readConfig({ TRUSTED_PROXIES: '2' }).trustedProxies).toEqual({ kind: 'hops', count: 2 });
    expect(readConfig({ TRUSTED_PROXIES: '10.0.0.0/8, fd00::/8' }).trustedProxies).toMatchObject({ kind: 'networks' });
  });

  test('takes keys of the right length only, and no fault shows one', () => {
    const key = Buffer.alloc(32, 7).toString('base64');
    expect(readConfig({ FACTOR_KEYS: `${key}, ${key}` }).factorKeys).toHaveLength(2);
    for (const keys of ['secret-words', `${key},`, Buffer.alloc(16).toString('base64')]) {
      expect(() => readConfig({ FACTOR_KEYS: keys })).toThrow(
        /^The environment is not usable:\n {2}FACTOR_KEYS: must be/,
      );
      expect(() => readConfig({ FACTOR_KEYS: keys })).not.toThrow('secret-words');
    }
  });

  test('names what is wrong with a proxy, a scale or a captcha', () => {
    expect(() => readConfig({ TRUSTED_PROXIES: 'everybody' })).toThrow('TRUSTED_PROXIES: must be a number of hops');
    expect(() => readConfig({ RATE_LIMIT_SCALE: '0' })).toThrow('RATE_LIMIT_SCALE');
    const url = 'https://captcha.example/siteverify';
    expect(() => readConfig({ CAPTCHA_VERIFY_URL: url })).toThrow('CAPTCHA_SECRET');
    expect(() => readConfig({ CAPTCHA_SECRET: 'x' })).toThrow('CAPTCHA_VERIFY_URL');
    expect(() => readConfig({ CAPTCHA_VERIFY_URL: 'http://captcha.example', CAPTCHA_SECRET: 'x' })).toThrow(
      'https only',
    );
    expect(readConfig({ CAPTCHA_VERIFY_URL: url, CAPTCHA_SECRET: 'x' }).captcha).toEqual({
      verifyUrl: url,
      secret: 'x',
    });
  });
});
