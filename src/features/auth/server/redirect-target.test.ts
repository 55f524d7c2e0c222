import { describe, expect, test } from 'vitest';
import { redirectTarget } from './redirect-target.ts';

const alone = (publicUrl: string) => ({ publicUrl, redirectUrls: [] });

describe('on the public site', () => {
  const site = 'https://huzzah.example';

  test.each([
    'https://huzzah.example',
    'https://huzzah.example/',
    'https://huzzah.example/dashboard?tab=1',
    'https://huzzah.example/a/../b%20c',
  ])('%s is where a mail may lead', (target) => {
    expect(redirectTarget(alone(site), target)).toBe(new URL(target).pathname === '/' ? target : new URL(target).href);
  });

  test.each([
    undefined,
    '',
    '/dashboard',
    '//huzzah.example.evil.example',
    'http://huzzah.example/',
    'https://huzzah.example:8443/',
    'https://sub.huzzah.example/',
    'https://huzzah.example.evil.example/',
    'https://huzzah.example@evil.example/',
    'https://evil.example/#https://huzzah.example/',
    'https://evil.example\\@huzzah.example/',
    'https://user@huzzah.example/',
    'https://huzzah.examp1e/',
    'http://localhost:3000/',
    'http://127.0.0.1/',
    'javascript:alert(document.domain)',
    'data:text/html,x',
    'https://[::ffff:7f00:1]/',
    'https://2130706433/',
  ])('%s leads to the start page', (target) => {
    expect(redirectTarget(alone(site), target)).toBe(site);
  });

  test('fragments are dropped, so that nobody can plant a second session next to ours', () => {
    expect(redirectTarget(alone(site), 'https://huzzah.example/x#access_token=theirs')).toBe(
      'https://huzzah.example/x',
    );
  });

  test('line breaks never reach a header', () => {
    expect(redirectTarget(alone(site), 'https://huzzah.example/\r\nSet-Cookie: a=b')).not.toMatch(/[\r\n]/);
  });
});

describe("on a developer's machine", () => {
  const site = 'http://localhost:3000';

  test.each(['http://localhost:5173/x', 'http://127.0.0.1:3000/x', 'http://[::1]:80/x', 'http://2130706433:1/x'])(
    '%s is this machine as well',
    (target) => {
      expect(redirectTarget(alone(site), target)).toBe(new URL(target).href);
    },
  );

  test.each([
    'https://localhost:3000/',
    'http://localhost.evil.example/',
    'http://10.0.0.1/',
    'http://192.168.1.2:3000/',
    'http://128.0.0.1/',
  ])('%s is not', (target) => {
    expect(redirectTarget(alone(site), target)).toBe(site);
  });
});

describe('where the operator allows further places', () => {
  const publicUrl = 'https://huzzah.example';
  const site = { publicUrl, redirectUrls: ['https://app.example/', 'https://other.example/welcome'] };

  test.each([
    'https://app.example',
    'https://app.example/any/page?x=1',
    'https://other.example/welcome',
    'https://other.example/welcome/back?x=1',
    'https://huzzah.example/dashboard',
  ])('%s is one of them', (target) => {
    expect(redirectTarget(site, target)).toBe(target);
  });

  test.each([
    'http://app.example/',
    'https://app.example:444/',
    'https://app.example.evil.example/',
    'https://app.example@evil.example/',
    'https://other.example/',
    'https://other.example/welcomed',
    'https://other.example/welcome/../elsewhere',
    'https://other.example/welcome/%2e%2e/elsewhere',
  ])('%s is not', (target) => {
    expect(redirectTarget(site, target)).toBe(publicUrl);
  });
});
