import { expect, test } from 'vitest';
import { eachOnce } from './each-once.ts';

test('what stands in several lists stands in the joined one once, and brackets stay whole', () => {
  expect(eachOnce('ok|go on(?: then| so)?|x', 'ok|x|(?:a|b)', 'and')).toBe('ok|go on(?: then| so)?|x|(?:a|b)|and');
});
