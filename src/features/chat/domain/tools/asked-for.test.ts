import { expect, test } from 'vitest';
import { isAskedFor } from './asked-for.ts';

const offered = [{ role: 'assistant', content: 'Shall I drop the karting?' } as const];

test.each([
  ['drop', 'get rid of the karting'],
  ['drop', 'Can we skip lunch on Sunday?'],
  ['drop', 'we don’t want the museum'],
  ['set_dates', 'make it 4 to 6 June'],
  ['set_dates', 'the weekend after'],
  ['undo', 'put it back please'],
  ['swap', 'anything'],
])('%s is asked for by “%s”', (tool, message) => {
  expect(isAskedFor(tool, message, [])).toBe(true);
});

test.each([
  ['drop', 'what happens on Saturday?'],
  ['drop', 'how much is dinner?'],
  ['undo', 'where are we staying?'],
  ['set_dates', 'is dinner vegan?'],
])('%s is not asked for by “%s”', (tool, message) => {
  expect(isAskedFor(tool, message, [])).toBe(false);
});

test('a yes asks for what was offered, and for nothing else', () => {
  expect(isAskedFor('drop', 'Yes please', offered)).toBe(true);
  expect(isAskedFor('undo', 'Yes please', offered)).toBe(false);
  expect(isAskedFor('drop', 'Yes please', [])).toBe(false);
  expect(isAskedFor('drop', 'is it vegan?', offered)).toBe(false);
});
