import { expect, test } from 'vitest';
import { notRunSection } from './not-run-section.ts';
import { qualityPage } from './quality-page.ts';
import { rowPlot } from './row-plot.ts';
import { percent, type Section } from './section.ts';
import { ticks } from './svg.ts';

const facts = { date: '2026-11-21', conditions: ['one core'], command: 'npm run bench:engine', isSample: false };
const section = (holds: boolean): Section => ({
  goals: [{ measure: 'Mean gap', goal: '0.30 %', value: '0.41 %', holds }],
  text: '## Figures',
  pictures: [],
});

test('a goal that is missed is named in the first lines', () => {
  const page = qualityPage(facts, [section(false)]);
  expect(page).toContain('0 of 1 goals hold; MISSED: Mean gap.');
  expect(page).toContain('| Mean gap | 0.30 % | 0.41 % | **MISSED** |');
});

test('what was not run is named and counts neither as held nor as missed', () => {
  const open = notRunSection('Growth', [['First plan', '10 ms']]);
  const page = qualityPage(facts, [section(true), open]);
  expect(page).toContain('1 of 2 goals hold; not run, or in part only: First plan.');
  expect(page).toContain('Not run with this code yet');
});

test('a page without misses says so, and a short run says what it is', () => {
  expect(qualityPage(facts, [section(true)])).toContain('All 1 goals hold.');
  expect(qualityPage({ ...facts, isSample: true }, [section(true)])).toContain('none to quote');
});

test('a picture carries its numbers, escapes names and is readable in the dark', () => {
  const svg = rowPlot({
    title: 'Gaps <all>',
    axis: 'per cent',
    from: 0,
    to: 2,
    noteHead: 'mean',
    rows: [{ label: 'a & b', role: 'own', values: [0.5, 1.5], note: '1.00 %' }],
  });
  expect(svg).toContain('Gaps &lt;all&gt;');
  expect(svg).toContain('a &amp; b');
  expect(svg).toContain('prefers-color-scheme:dark');
  expect(svg).not.toMatch(/NaN|undefined/);
});

test('marks of an axis are round and within it', () => {
  expect(ticks(0, 1, 5)).toEqual([0, 0.2, 0.4, 0.6, 0.8, 1]);
  expect(ticks(-1, 10.8, 7)).toEqual([0, 2, 4, 6, 8, 10]);
});

test('nothing is ever minus zero per cent', () => {
  expect(percent(-0.0001)).toBe('0.00 %');
  expect(percent(-0.01)).toBe('-0.01 %');
});
