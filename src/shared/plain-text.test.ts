import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldText, stripHtml } from './plain-text.ts';

describe('text without HTML', () => {
  test.each([
    ['<b>two</b> vegans', 'two vegans'],
    ['<script>steal()</script>hello', 'hello'],
    ['<style>*{}</style>hi', 'hi'],
    ['a<!-- note -->b', 'ab'],
    ['<<b>b>bold</b>', 'bold'],
    ['<img src=x onerror=alert(1)', ''],
    ['groups < 20 people & > 4', 'groups < 20 people & > 4'],
    ['I <3 Prague', 'I <3 Prague'],
    ['a\u0000b\u0007c', 'abc'],
    ['line one\nline two', 'line one\nline two'],
  ])('%j becomes %j', (typed, kept) => {
    expect(stripHtml(typed)).toBe(kept);
  });

  test('whatever is typed, no tag is left and a second pass changes nothing', () => {
    const pieces = fc.constantFrom('<', '>', '/', 'b', 'script', '<b>', '</', '!--', '-->', ' ', 'x', '"', '=');
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 30 }), (typed) => {
        const once = stripHtml(typed.join(''));
        expect(once).not.toMatch(/<\/?[a-z!?]/i);
        expect(stripHtml(once)).toBe(once);
      }),
      { numRuns: 3_000 },
    );
  });

  test('a megabyte of nested tags takes no longer than any other megabyte', () => {
    const nested = '<'.repeat(300_000) + 'b>'.repeat(300_000);
    const before = process.threadCpuUsage().user;
    expect(stripHtml(nested)).not.toContain('<');
    expect(process.threadCpuUsage().user - before).toBeLessThan(3_000_000);
  });
});

test('words are matched without case and accents', () => {
  expect(foldText('Kraków')).toBe(foldText('KRAKOW'));
  expect(foldText('Łódź Café Straße')).toBe('lodz cafe strasse');
});
