import path from 'node:path';
import { expect, test } from 'vitest';
import { asLaterSheet, pageStyles, withoutUnusedFaces } from './page-styles.ts';

const styles = pageStyles(path.resolve(import.meta.dirname, '..'), (file) => `/built/${path.basename(file)}`);

test('a page carries the style of its own classes and of no others', async () => {
  const css = await styles.of(['<p class="text-hero sm:flex">Plan less</p>']);
  expect(css).toMatch(/\.text-hero\s*\{/);
  expect(css).toContain('.sm\\:flex');
  expect(css).not.toContain('.text-title');
});

test('what an island shows later is styled too, and words of its code are no classes', async () => {
  const script = ['const blur=1;h("p",{className:`mt-4 $', '{a?"text-title":`mt-8`}`,x:', "'z-40'})"].join('');
  const css = await styles.of(['<p>Plan less</p>'], [script]);
  for (const found of ['.mt-4', '.text-title', '.z-40']) expect(css).toContain(found);
  expect(css).not.toContain('.blur');
});

test('the files that the style sheet names are asked for where the build put them', async () => {
  const css = await styles.of(['<p>Plan less</p>']);
  expect(css).toContain('/built/figtree-latin.woff2');
  expect(css).not.toContain('.cache/');
});

test('a class is found although HTML writes its ampersand and its quotes as entities', async () => {
  const css = await styles.of(['<div class="[&amp;_p]:mt-4 [&amp;&gt;li]:mt-2">Plan less</div>']);
  expect(css).toMatch(/ p\s*\{\s*margin-top/);
  expect(css).toMatch(/>\s*li\s*\{\s*margin-top/);
});

test('a page keeps the faces of the letters it shows', () => {
  const czech = '@font-face{src:url(c);unicode-range:U+10C-10F,U+11B}';
  const polish = '@font-face{src:url(p);unicode-range:U+141}';
  const latin = '@font-face{src:url(l)}';
  expect(withoutUnusedFaces(czech + latin + polish, ['<p>Brno</p>', '<p>Čest</p>'])).toBe(czech + latin);
  expect(withoutUnusedFaces(czech + latin + polish, ['<p>Łódź</p>'])).toBe(latin + polish);
});

test('a colour mixed with nothing is mixed without asking the browser first', async () => {
  const css = await styles.of(['<p class="bg-ink/10 hover:bg-cream/12">Plan less</p>']);
  expect(css).toContain('color-mix(');
  expect(css).not.toContain('@supports (color:color-mix');
});

test('the fonts are ours, and no list stands in for them', async () => {
  const css = await styles.of(['<p>Plan less</p>']);
  expect(css).toContain('font-family:var(--default-font-family)');
  expect(css).toMatch(/--default-font-family:\s*var\(--font-sans\)/);
  expect(css).toMatch(/--default-mono-font-family:/);
  expect(css).not.toContain('Segoe');
  expect(css).not.toMatch(/settings:var/);
});

test('the colour of a placeholder is that of its box', async () => {
  const css = await styles.of(['<input class="placeholder:text-soft">']);
  expect(css).toMatch(/placeholder\{color:var\(--soft\)\}/);
  expect(css).not.toContain('apple-pay');
});

test('only a page that has a box for a date, or whose scripts bring one, says how its parts stand', async () => {
  const parts = '::-webkit-datetime-edit';
  expect(await styles.of(['<input type="text">'], ['h("input",{type:`text`})'])).not.toContain(parts);
  expect(await styles.of(['<input type="date">'])).toContain(parts);
  expect(await styles.of(['<p>Plan less</p>'], ['h("input",{type:`date`})'])).toContain(parts);
});

test('a quotation mark in an expression of the code hides no class behind it', async () => {
  const value = '$' + '{e}';
  const script = `var e=/["']/g,t=\`it’s ${value} "\`,n="mt-4",r=\`p-2 ${value} gap-3\``;
  const css = await styles.of(['<p>Plan less</p>'], [script]);
  for (const name of ['.mt-4', '.p-2', '.gap-3']) expect(css).toContain(name);
});

test('a sheet that joins a page lies in a layer above that of the page, wherever it stands', async () => {
  const css = asLaterSheet(await styles.of(['<p class="hidden print:block">Plan less</p>']));
  expect(css).toMatch(/^@layer [\w,]*\butilities,later;/);
  expect(css).toContain('@layer later{');
  expect(css).not.toContain('@layer utilities{');
});
