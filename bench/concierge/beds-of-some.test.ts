import { expect, test } from 'vitest';
import { intentsOf } from './trip-for-tests.ts';

const kinds = (id: string, message: string): string[] =>
  intentsOf(id, message).map((intent) => (intent.kind === 'impossible' ? intent.why.kind : intent.kind));

test.each([
  ['london-hen', 'can you find my parents a hotel for friday night'],
  ['krakow-stag', 'could you get the in-laws a hotel near ours'],
  ['lisbon-hen', 'my sister is coming down from porto, can you find her somewhere to stay'],
  ['london-day', 'my parents are coming up from Devon. Could you find them a hotel for the night?'],
  ['dublin-work', 'we need a hotel for two of our clients'],
  ['prague-stag', 'can two of us stay in a different hotel'],
])('%s: nobody is moved to another hotel for a bed that is for somebody else, %s', (id, message) =>
  expect(kinds(id, message)).toEqual(['beds-of-some']),
);

test.each([
  ['london-hen', 'find us a hotel near the shard'],
  ['london-hen', 'the girls hate it, find them a better hotel'],
  ['krakow-stag', 'can you find a cheaper hotel for the lads'],
  ['lisbon-hen', "a nicer hotel for my mum's sake please"],
  ['london-hen', 'somewhere better to stay than a hostel for my aunt'],
])('%s: a hotel that is for all of them is looked for, %s', (id, message) =>
  expect(kinds(id, message)).toEqual(['change-stay']),
);

test.each([
  ['krakow-stag', 'does that include somewhere to stay?'],
  ['krakow-stag', 'does that count the hotel'],
  ['whitby-birthday', '£135 each, and does that count somewhere to sleep?'],
  ['prague-stag', '£232 each, and is that counting where we sleep?'],
])('%s: whether the stay is in the price is asked, %s', (id, message) => {
  const [first] = intentsOf(id, message);
  expect(first).toMatchObject({ kind: 'price', asksIncluded: true });
});
