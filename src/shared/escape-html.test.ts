import { expect, test } from 'vitest';
import { escapeHtml } from './escape-html.ts';

test('nothing of a text can open a tag or end an attribute', () => {
  expect(escapeHtml(`<b title="a" lang='b'>&amp;`)).toBe('&lt;b title=&quot;a&quot; lang=&#39;b&#39;&gt;&amp;amp;');
});
