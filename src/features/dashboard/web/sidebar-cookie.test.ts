import { expect, test } from 'vitest';
import { isSidebarOpenIn, sidebarCookie } from './sidebar-cookie.ts';

test('the sidebar is open until it was closed', () => {
  expect(isSidebarOpenIn('')).toBe(true);
  expect(isSidebarOpenIn('a=1; huzzah.sidebar=open')).toBe(true);
  expect(isSidebarOpenIn('a=1; huzzah.sidebar=closed; b=2')).toBe(false);
  expect(isSidebarOpenIn('not.huzzah.sidebar=closed')).toBe(true);
});

test('its cookie lasts a week and travels by https where there is https', () => {
  expect(sidebarCookie(false, 'http:')).toBe('huzzah.sidebar=closed; Path=/dashboard; Max-Age=604800; SameSite=Lax');
  expect(sidebarCookie(true, 'https:')).toContain('huzzah.sidebar=open;');
  expect(sidebarCookie(true, 'https:')).toContain('; Secure');
});
