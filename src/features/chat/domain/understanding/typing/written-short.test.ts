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
  ['drop the boat btw how much is dinner', 'drop the boat. also how much is dinner'],
  ['is dinner at 7? by the way, we are 9 now', 'is dinner at 7? also we are 9 now'],
  ['can dinner be at 19:30 btw one of us is vegan', 'can dinner be at 19:30. also one of us is vegan'],
  ['sarah is vegan btw', 'sarah is vegan btw'],
  ['im veggie btw, and no museum for us', 'im veggie btw, and no museum for us'],
  ['btw how much is dinner', 'btw how much is dinner'],
  ['skip the shard and spend it on a nicer dinner', 'skip the shard. also find a nicer dinner'],
  ['drop cahoots, put the money towards a better lunch', 'drop cahoots. also find a nicer lunch'],
  ['Hi, two quick ones: is dinner step free', 'Hi, is dinner step free'],
  ['we need 2 things - drop the boat and swap lunch', 'drop the boat and swap lunch'],
  ['two things to drop', 'two things to drop'],
  ['can we put it on a different day', 'can we put it on a different day'],
])('“%s” says “%s”', (typed, full) => expect(writtenOutShort(typed)).toBe(full));
