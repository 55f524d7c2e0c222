import { expect, test } from 'vitest';
import { startAfterPaint } from './start-after-paint.ts';

const PAGE = `<head><link rel="modulepreload" href="/assets/root-1.js"/><link rel="modulepreload" fetchpriority="low" href="/assets/plan-1.js"/><title>Plan</title></head>
<body><script type="module" async="">import "/assets/manifest-1.js";
import * as route0 from "/assets/root-1.js";
import * as route1 from "/assets/plan-1.js";
  
  window.__reactRouterRouteModules = {"root":route0,"routes/plan":route1};

import("/assets/entry-1.js");</script></body>`;

test('an app page asks for no script before its first frame', () => {
  const html = startAfterPaint(PAGE);
  expect(html).not.toContain('<link rel="modulepreload"');
  expect(html).not.toContain('type="module"');
  expect(html).toContain('<meta name="page-chunks" content="/assets/root-1.js /assets/plan-1.js"><title>');
  expect(html).toContain('requestAnimationFrame');
});

test('a script of the page’s own comes before the inline stub', () => {
  const stubbed = PAGE.replace('<title>', '<script>stub()</script><title>');
  expect(startAfterPaint(stubbed, 'first();')).toContain('<script>first();stub()</script>');
});

test('every route gets the module that was its own', () => {
  const html = startAfterPaint(PAGE);
  expect(html).toContain('import("/assets/manifest-1.js"),import("/assets/root-1.js"),import("/assets/plan-1.js")');
  expect(html).toContain(
    'window.__reactRouterRouteModules={"root":m[1],"routes/plan":m[2]};import("/assets/entry-1.js")',
  );
});

test('a page that starts in another way stops the build', () => {
  expect(() => startAfterPaint('<head><title>Plan</title></head>')).toThrow('start-after-paint');
});
