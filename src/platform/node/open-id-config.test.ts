import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const google = (env: Record<string, string>) =>
  readConfig({ OIDC_GOOGLE_CLIENT_ID: 'site', OIDC_GOOGLE_CLIENT_SECRET: 'very-secret', ...env }).googleClient;

describe('sign-in by Google', () => {
  test('needs an id and a secret, and goes to Google unless another issuer is named', () => {
    expect(readConfig({}).googleClient).toBeNull();
    expect(google({})).toEqual({
      issuer: 'https://accounts.google.com',
      clientId: 'site',
      clientSecret: 'very-secret',
    });
    expect(google({ OIDC_GOOGLE_ISSUER: 'https://id.example/realms/party' })?.issuer).toBe(
      'https://id.example/realms/party',
    );
    expect(() => readConfig({ OIDC_GOOGLE_CLIENT_ID: 'site' })).toThrow('OIDC_GOOGLE_CLIENT_SECRET');
    expect(() => readConfig({ OIDC_GOOGLE_CLIENT_SECRET: 'very-secret' })).toThrow('OIDC_GOOGLE_CLIENT_ID');
  });

  test('talks in the clear to this machine only, and a fault never shows the secret', () => {
    expect(google({ OIDC_GOOGLE_ISSUER: 'http://127.0.0.1:9000' })?.issuer).toBe('http://127.0.0.1:9000');
    for (const issuer of [
      'http://id.example',
      'ftp://id.example',
      'id.example',
      'https://u@id.example',
      'https://a.b?c',
    ]) {
      expect(() => google({ OIDC_GOOGLE_ISSUER: issuer }), issuer).toThrow(/^ *OIDC_GOOGLE_ISSUER(?!.*secret)/m);
    }
  });
});

describe('where links may lead beside the site itself', () => {
  const urls = (REDIRECT_URLS: string) => readConfig({ REDIRECT_URLS }).redirectUrls;

  test('is a list of https addresses', () => {
    expect(urls('')).toEqual([]);
    expect(urls('https://app.example, https://other.example/welcome')).toEqual([
      'https://app.example/',
      'https://other.example/welcome',
    ]);
    expect(urls('http://localhost:5173')).toEqual(['http://localhost:5173/']);
  });

  test.each([
    'http://app.example',
    'app.example',
    'https://*.example',
    'https://10.0.0.1',
    'https://u:p@app.example',
    'https://app.example/?a=1',
    'javascript:alert(1)',
  ])('and not %s', (url) => {
    expect(() => urls(url)).toThrow(ConfigError);
  });
});
