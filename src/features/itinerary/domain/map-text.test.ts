import { expect, test } from 'vitest';
import { textWidth, wrapText } from './map-text.ts';

test('wide letters count more than narrow ones, and accents nothing', () => {
  expect(textWidth('WWW', 13)).toBeGreaterThan(textWidth('iii', 13));
  expect(textWidth('Lokál Dlouhááá', 13)).toBe(textWidth('Lokal Dlouhaaa', 13));
  expect(textWidth('', 13)).toBe(0);
});

test('a name breaks between words, and ends in an ellipsis where its lines are used up', () => {
  expect(wrapText('The London Dungeon', 13, 100, 2)).toEqual(['The London', 'Dungeon']);
  expect(wrapText('The Museum of Alchemists and Magicians', 13, 100, 2)).toEqual(['The Museum', 'of Alchemist…']);
});

test('a single word that is too long is cut', () => {
  const [line = '', ...more] = wrapText('Llanfairpwllgwyngyllgogerychwyrndrobwll', 13, 100, 2);
  expect(more).toEqual([]);
  expect(line.endsWith('…')).toBe(true);
  expect(textWidth(line, 13)).toBeLessThanOrEqual(100);
});
