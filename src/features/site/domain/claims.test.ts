import { expect, test } from 'vitest';
import { CLAIMS, shownClaim } from './claims.ts';

const UNPROVEN = { value: '500+', label: 'reviews', evidence: null };
const PROVEN = { ...UNPROVEN, evidence: { source: 'review export', n: 512, asOf: '2026-10' } };

test('a figure nobody has proven is marked as a sample on a demo and left out of a live site', () => {
  expect(shownClaim(UNPROVEN, 'demo')).toEqual({ kind: 'sample', value: '500+', label: 'reviews' });
  expect(shownClaim(UNPROVEN, 'live')).toEqual({ kind: 'hidden' });
});

test('a figure with its evidence stands as a fact in both modes', () => {
  expect(shownClaim(PROVEN, 'demo').kind).toBe('proven');
  expect(shownClaim(PROVEN, 'live').kind).toBe('proven');
});

test('no figure of the specification claims evidence that this project does not have', () => {
  expect(Object.values(CLAIMS).filter(({ evidence }) => evidence !== null)).toEqual([]);
});
