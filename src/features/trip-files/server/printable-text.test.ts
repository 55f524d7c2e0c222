import { expect, test } from 'vitest';
import { printableText } from './printable-text.ts';

test.each([
  'Kraków, Łódź, Žižkov, Malá Strana, Ještěd, Größe, Ñandú, Åland',
  '£12 · €9.50 · 250 Kč · 110 zł',
  'A “quoted” O’Neill – and — so on…',
])('our cities and their money are printed as they are written: %s', (text) => {
  expect(printableText(text)).toBe(text);
});

test.each([
  ['Ho\u0301tel', 'Hótel'],
  ['Party 🎉👩‍👩‍👧 time', 'Party time'],
  ['Việt Ĥaus', 'Viet Haus'],
  ['ﬁne №5', 'fine No5'],
  ['東京', '??'],
  ['a\u0000b\u202ec', 'abc'],
])('what no face can draw is left out, or replaced so that it shows: %j', (text, printed) => {
  expect(printableText(text)).toBe(printed);
});
