import { expect, test } from 'vitest';
import { CITIES } from '../../../../../catalogue/cities.ts';
import { type Places, venuesOf } from '../../../../../engine/places.ts';
import { clausesOf } from '../cues/clauses.ts';
import { withNamesWhole } from './names-whole.ts';

const places = (city: (typeof CITIES)[number]): Places => ({ kind: 'city', city });

test.each(CITIES.map((city) => [city.id, city] as const))(
  'a name of %s with a mark in it leaves an order in one piece',
  (_id, city) => {
    const names = [...venuesOf(places(city)), ...city.hotels].map(({ name }) => name);
    const marked = names.filter((name) => /[.!?:,()]/.test(name));
    const parted = marked.filter(
      (name) => clausesOf(withNamesWhole(`drop ${name.toLowerCase()} on saturday`, places(city))).length > 1,
    );
    expect(marked.length).toBeGreaterThan(0);
    expect(parted).toEqual([]);
  },
);

test('marks outside of names stay', () => {
  const [london] = CITIES;
  if (!london) throw new Error('there is no city');
  const said = 'drop London Walks: Jack the Ripper. And, please, the boat (on Sunday)!';
  expect(withNamesWhole(said, places(london))).toBe(
    'drop London Walks Jack the Ripper. And, please, the boat (on Sunday)!',
  );
});
