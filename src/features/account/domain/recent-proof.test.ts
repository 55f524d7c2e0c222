import { expect, test } from 'vitest';
import { hasRecentProof } from './recent-proof.ts';

const NOW = Date.parse('2026-06-01T12:00:00Z');
const proof = (secondsAgo: number) => ({ method: 'password', timestamp: NOW / 1000 - secondsAgo });

test('a password given within ten minutes counts, an older one does not', () => {
  expect(hasRecentProof([proof(0)], NOW)).toBe(true);
  expect(hasRecentProof([proof(599)], NOW)).toBe(true);
  expect(hasRecentProof([proof(600)], NOW)).toBe(false);
  expect(hasRecentProof([proof(86_400), proof(30)], NOW)).toBe(true);
});

test('no proof, and one from the future, count for nothing', () => {
  expect(hasRecentProof([], NOW)).toBe(false);
  expect(hasRecentProof([proof(-3_600)], NOW)).toBe(false);
});
