import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { ACTIVITY_GUIDES } from './activity-guides.ts';
import { CITIES } from './cities.ts';
import { GENERIC } from './generic.ts';
import { hasOwnSpot, pictured, SPOT_NAMES, spotFor } from './spot-art.ts';

const FOLDER = fileURLToPath(new URL('../../public/art/spots/', import.meta.url));

const pictureless = (types: readonly string[]) => [...new Set(types)].filter((type) => !hasOwnSpot(type));

/** The lists of things that guides show in one section. */
const SECTIONS: readonly (readonly [title: string, kind: string, things: readonly { type: string; name: string }[]])[] =
  [
    ...CITIES.flatMap(({ id, guide, hotels, venues }) => {
      const placeOf = (placeId: string) =>
        [...venues, ...hotels].find((place) => place.id === placeId) ?? { type: '', name: '' };
      return [
        [`stays of ${id}`, 'hotel', guide.stays.map(({ hotelId }) => placeOf(hotelId))],
        [`things to do in ${id}`, 'activity', guide.thingsToDo.map(placeOf)],
        [`tables of ${id}`, 'restaurant', guide.eat.map(({ venueId }) => placeOf(venueId))],
        [`nights of ${id}`, 'nightlife', guide.nightlife.map(({ venueId }) => placeOf(venueId))],
      ] as const;
    }),
    ...ACTIVITY_GUIDES.flatMap(({ id, sections }) =>
      sections.map(({ title, items }) => [`${title} of ${id}`, 'activity', items] as const),
    ),
  ];

describe('the pictures of things', () => {
  it('have a file for every name', () => {
    expect(SPOT_NAMES.filter((name) => !existsSync(`${FOLDER}${name}.svg`))).toEqual([]);
  });

  it('show every type of place in the eight cities, and of those that are made up for any other', () => {
    const types = CITIES.flatMap(({ venues, hotels }) => [...venues, ...hotels].map(({ type }) => type));
    expect(pictureless([...types, ...GENERIC.venues.map(({ type }) => type)])).toEqual([]);
  });

  it('show every idea of the five activity guides', () => {
    const ideas = ACTIVITY_GUIDES.flatMap(({ sections }) => sections.flatMap(({ items }) => items));
    expect(pictureless(ideas.map(({ type }) => type))).toEqual([]);
  });

  it('show what the shop sells when the shop is away', () => {
    expect(pictureless(['Birthday kit', 'Hen do kit', 'Stag do pack', 'Personalized gifts'])).toEqual([]);
  });

  it('give a kart to go-karting and, of an unknown type, a bed to a hotel', () => {
    expect(spotFor({ kind: 'activity', type: 'Go-karting' })).toBe('kart');
    expect(spotFor({ kind: 'hotel', type: 'Lighthouse' })).toBe('hotel-room');
    expect(spotFor({ kind: 'restaurant', type: 'Igloo' })).toBe('bistro');
    expect(spotFor({ kind: 'nightlife', type: 'Speakeasy' })).toBe('cocktail');
    expect(spotFor({ kind: 'activity', type: 'Yodelling' })).toBe('party');
  });

  it('are always the same for one place, and not the same for all', () => {
    const club = { kind: 'nightlife', type: 'Club' };
    const picked = ['fabric', 'epic', 'lux', 'sankeys', 'opium', 'prozak'].map((id) => spotFor(club, id));
    expect(picked).toEqual(['fabric', 'epic', 'lux', 'sankeys', 'opium', 'prozak'].map((id) => spotFor(club, id)));
    expect(new Set(picked).size).toBeGreaterThan(1);
  });

  it.each([
    ['Historic sight', 'Wieliczka Salt Mine', 'salt-mine'],
    ['Historic sight', 'Brunel’s SS Great Britain', 'tall-ship'],
    ['Landmark', 'Clifton Suspension Bridge', 'bridge'],
    ['Landmark', 'Sagrada Família', 'landmark'],
    ['Boat hire', 'Private catamaran party on the Tagus', 'sail'],
    ['Museum', 'Anne Frank House', 'museum'],
    ['Museum', 'Churchill War Rooms', 'museum'],
    ['Boat trip', 'Cheese and wine evening cruise', 'boat-trip'],
    ['Restaurant', 'The Bridge', 'bistro'],
  ])('look at the name of a broad type: %s, %s', (type, name, spot) => {
    expect(spotFor({ kind: 'activity', type }, name)).toBe(spot);
  });

  it.each(SECTIONS)('are never shown twice among the %s', (_, kind, things) => {
    const spots = pictured(kind, things).map(({ spot }) => spot);
    expect(spots).toHaveLength(things.length);
    expect(new Set(spots).size).toBe(spots.length);
  });

  it('come round again when a list has more of one type than there are pictures', () => {
    const hostels = pictured('hotel', [
      { type: 'Hostel', name: 'The Bunk' },
      { type: 'Hostel', name: 'The Other Bunk' },
    ]);
    expect(hostels.map(({ spot }) => spot)).toEqual(['bunks', 'bunks']);
  });
});
