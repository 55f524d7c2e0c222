import { expect, test } from 'vitest';
import { maskCardNumbers } from './mask-card-numbers.ts';

// The test numbers that payment providers publish.
test.each([
  ['4242424242424242', '•••• 4242'],
  ['my card is 4242 4242 4242 4242, thanks', 'my card is •••• 4242, thanks'],
  ['5555-5555-5555-4444', '•••• 4444'],
  ['3782 822463 10005', '•••• 0005'],
  ['6011111111111117 and 4000056655665556', '•••• 1117 and •••• 5556'],
])('a card number in %j is masked', (text, masked) => {
  expect(maskCardNumbers(text)).toBe(masked);
});

test.each([
  '4242 4242 4242 4241',
  'call +44 7700 900123 or 07700 900123',
  'booking 1234567890123',
  '424242424242424242424242',
  '12 people, 4 nights, 2027-05-14 to 2027-05-18, 40 each',
])('%j is left as it was typed', (text) => {
  expect(maskCardNumbers(text)).toBe(text);
});
