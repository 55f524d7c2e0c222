import { expect, test } from 'vitest';
import { writtenOutShort } from './written-short.ts';

test.each([
  ['swap friday dinner w saturday dinner', 'swap friday dinner with saturday dinner'],
  ['dinner w/o pork', 'dinner without pork'],
  ['w the girls', 'w the girls'],
  [
    "swap the first night's dinner with the second night's",
    "swap the first night's dinner with the second night's dinner",
  ],
  ['who pays the deposit and when?', 'who pays the deposit?'],
  ['drop the museum and when is dinner', 'drop the museum and when is dinner'],
  ['love it!! only thing is the market is too early', 'the market is too early'],
  ['we have 3 things, only one is good', 'we have 3 things, only one is good'],
  ['the karting is at a daft time, make it 3', 'the karting is at a daft time, move it to 3'],
  ['make it 14 of us', 'make it 14 of us'],
  ['12 is early days, make it 14 people', '12 is early days, make it 14 people'],
])('“%s” says “%s”', (typed, full) => expect(writtenOutShort(typed)).toBe(full));
