import { expect, test } from 'vitest';
import { inOneLine } from './written-lines.ts';

test('a line is a sentence, unless it runs on', () => {
  expect(inOneLine('drop the boat\nwe are 9')).toBe('drop the boat. we are 9');
  expect(inOneLine('drop the boat!\n\nwe are 9')).toBe('drop the boat! we are 9');
  expect(inOneLine('swap the boat for\nkarting')).toBe('swap the boat for karting');
});

test('items of a list lose their marks and stay parted', () => {
  expect(inOneLine('- drop the boat\n- we are 9')).toBe('drop the boat \n we are 9');
  expect(inOneLine('please:\n1. drop the boat\n2) we are 9')).toBe('please: drop the boat \n we are 9');
  expect(inOneLine('1) drop the boat 2) dinner at 19:30 3) we are 9')).toBe(
    'drop the boat \n dinner at 19:30 \n we are 9',
  );
});

test('an item of a list may begin with a number', () => {
  expect(inOneLine('1) 2 more are coming 2) is lunch indoors')).toBe('2 more are coming \n is lunch indoors');
});

test('a number is no mark of a list by itself', () => {
  for (const line of ['12. actually 13', 'we are 14. budget is 280', '7.30 for dinner'])
    expect(inOneLine(line)).toBe(line);
  expect(inOneLine('dinner\n7.30 please')).toBe('dinner. 7.30 please');
});
