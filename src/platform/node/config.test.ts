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

  test('a live site must have its https address', () => {
    expect(() => readConfig({ SITE_MODE: 'live' })).toThrow('PUBLIC_URL');
    expect(() => readConfig({ SITE_MODE: 'live', PUBLIC_URL: 'http://huzzah.example' })).toThrow('PUBLIC_URL');
    expect(readConfig({ SITE_MODE: 'live', PUBLIC_URL: 'https://huzzah.example/' }).publicUrl).toBe(
      'https://huzzah.example',
    );
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

  test('a setting that nothing reads yet is named, so that nobody waits for its effect', () => {
    expect(readConfig({ SMTP_URL: 'smtp://mail', AI_MODEL: '' }).ignoredNames).toEqual(['SMTP_URL']);
  });
});
