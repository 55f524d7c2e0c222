import { expect, test } from 'vitest';
import { findVenues } from './find-venues.ts';
import type { NamedVenue } from './named-venue.ts';
import { tokenise } from './tokenise.ts';

const venue = (id: string, name: string): NamedVenue => ({ id, name, type: 'Museum', kind: 'activity' });
const OTHERS = [
  'Dovecot Studios',
  'Surgeons Hall',
  'Jupiter Artland',
  'Craigmillar Castle',
  'Lauriston Castle',
  'Gladstones Land',
  'Camera Obscura',
];
const VENUES = [
  venue('edinburgh-dungeon', 'The Edinburgh Dungeon'),
  ...OTHERS.map((name) => venue(`edinburgh-${tokenise(name).join('-')}`, name)),
];
const found = (text: string) => findVenues(tokenise(text), VENUES).map(({ venueId }) => venueId);

test('the name of an imported city does not name the one place that bears it', () => {
  expect(found('a quiet weekend in Edinburgh')).toEqual([]);
  expect(found('we have been to edinbrugh before')).toEqual([]);
});

test('the place itself is still found', () => {
  expect(found('can we do the Edinburgh Dungeon')).toEqual(['edinburgh-dungeon']);
  expect(found('jupiter artland would be great')).toEqual(['edinburgh-jupiter-artland']);
});
