import { expect, test } from 'vitest';
import { clickEvent } from './click-events.ts';

const origin = 'https://huzzah.example';
const link = (href: string) => clickEvent({ kind: 'link', label: 'go', href, origin });

test('[T-02] a button click carries the label we gave the button', () => {
  expect(clickEvent({ kind: 'button', label: 'start_planning', href: undefined, origin })).toEqual({
    event: 'button_click',
    label: 'start_planning',
  });
});

test('[T-02] a link click carries the page it leads to, without query or anything deeper', () => {
  expect(link('https://huzzah.example/plan?destination=Prague')).toMatchObject({ target: '/plan' });
  expect(link('https://huzzah.example/invite/a/secret-token')).toMatchObject({ target: '/invite/a' });
});

test('a link elsewhere is its host, and an address to write to is none', () => {
  expect(link('https://shop.example/cart/1:2')).toMatchObject({ target: 'shop.example' });
  expect(link('mailto:ana@example.com')).toMatchObject({ target: 'mail' });
});
