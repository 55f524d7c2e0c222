import { describe, expect, it } from 'vitest';
import { CONFIG_PLACEHOLDER, parsePublicConfig } from './public-config.ts';

const CONFIG = {
  url: 'http://localhost:3000',
  anonKey: 'key',
  siteMode: 'demo',
  features: { group: false },
  storeUrl: null,
};

describe('the configuration that the server puts into a page', () => {
  it('is read from the tag', () => {
    expect(parsePublicConfig(JSON.stringify(CONFIG))).toEqual(CONFIG);
  });

  it('says so when the page was not served by our server', () => {
    expect(() => parsePublicConfig(CONFIG_PLACEHOLDER)).toThrow('not served by the Huzzah server');
  });

  it('says so when the page has no such tag', () => {
    expect(() => parsePublicConfig(null)).toThrow('no <meta name="huzzah-config">');
  });

  it('says so when the tag is not JSON', () => {
    expect(() => parsePublicConfig('{')).toThrow('not JSON');
  });

  it.each([
    ['anonKey', { ...CONFIG, anonKey: '' }],
    ['siteMode', { ...CONFIG, siteMode: 'test' }],
    ['url', { ...CONFIG, url: 'localhost' }],
    ['features', { ...CONFIG, features: {} }],
    ['storeUrl', { ...CONFIG, storeUrl: 'javascript:alert(1)' }],
  ])('names the field that is wrong: %s', (field, config) => {
    expect(() => parsePublicConfig(JSON.stringify(config))).toThrow(field);
  });
});
