import { expect, test } from 'vitest';
import { splitLinks } from './split-links.ts';

const linksIn = (text: string) => splitLinks(text).flatMap((part) => (part.isLink ? [part.text] : []));

test('pages of our own become links, with the section they name', () => {
  expect(linksIn('See our terms (/terms#cancellation), or /cities/prague.')).toEqual([
    '/terms#cancellation',
    '/cities/prague',
  ]);
});

test('so do the pages of the dashboard and the wizard, and what a reply puts behind them stays text', () => {
  const text = 'It is under /dashboard/trips, due at /dashboard/calendar. A new brief at /plan makes another (/plans).';
  expect(linksIn(text)).toEqual(['/dashboard/trips', '/dashboard/calendar', '/plan', '/plans']);
});

test('and the shop on the home page', () => {
  expect(linksIn('Some are on our home page (/#store).')).toEqual(['/#store']);
});

test('nothing else does, whatever it looks like', () => {
  const others =
    'https://evil.example/terms //evil.example/terms /termsandmore /dashboard and/or 1/2 javascript:/terms';
  expect(linksIn(others)).toEqual([]);
});

test('no letter is lost', () => {
  for (const text of ['', '/terms', 'a /terms b /terms', 'Nothing here.'])
    expect(
      splitLinks(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
});
