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

  test('a setting that nothing reads yet is named, so that nobody waits for its effect', () => {
    expect(readConfig({ SMTP_URL: 'smtp://mail', AI_MODEL: '' }).ignoredNames).toEqual(['SMTP_URL']);
  });
});
