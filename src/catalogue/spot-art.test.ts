import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { ACTIVITY_GUIDES } from './activity-guides.ts';
import { CITIES } from './cities.ts';
import { GENERIC } from './generic.ts';
import { hasOwnSpot, type PicturedThing, SPOT_NAMES, spotFor, spotsFor } from './spot-art.ts';

const FOLDER = fileURLToPath(new URL('../../public/art/spots/', import.meta.url));

const pictureless = (types: readonly string[]) => [...new Set(types)].filter((type) => !hasOwnSpot(type));

/** The lists of things that guides show in one section. */
const SECTIONS: readonly (readonly [string, readonly PicturedThing[]])[] = [
  ...CITIES.flatMap(({ id, guide, hotels, venues }) => {
    const typeOf = (venueId: string) => venues.find((venue) => venue.id === venueId)?.type ?? '';
    return [
      [
        `stays of ${id}`,
        guide.stays.map(({ hotelId }) => ({
          kind: 'hotel',
          type: hotels.find(({ id }) => id === hotelId)?.type ?? '',
        })),
      ],
      [`things to do in ${id}`, guide.thingsToDo.map((venueId) => ({ kind: 'activity', type: typeOf(venueId) }))],
      [`tables of ${id}`, guide.eat.map(({ venueId }) => ({ kind: 'restaurant', type: typeOf(venueId) }))],
      [`nights of ${id}`, guide.nightlife.map(({ venueId }) => ({ kind: 'nightlife', type: typeOf(venueId) }))],
    ] as const;
  }),
  ...ACTIVITY_GUIDES.flatMap(({ id, sections }) =>
    sections.map(
      ({ title, items }) => [`${title} of ${id}`, items.map(({ type }) => ({ kind: 'activity', type }))] as const,
    ),
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
    expect(spotFor({ kind: 'nightlife', type: 'Speakeasy' })).toBe('cocktail');
    expect(spotFor({ kind: 'activity', type: 'Yodelling' })).toBe('party');
  });

  it('are always the same for one place, and not the same for all', () => {
    const club = { kind: 'nightlife', type: 'Club' };
    const picked = ['fabric', 'epic', 'lux', 'sankeys', 'opium', 'prozak'].map((id) => spotFor(club, id));
    expect(picked).toEqual(['fabric', 'epic', 'lux', 'sankeys', 'opium', 'prozak'].map((id) => spotFor(club, id)));
    expect(new Set(picked).size).toBeGreaterThan(1);
  });

  it.each(SECTIONS)('are never shown twice among the %s', (_, things) => {
    const spots = spotsFor(things);
    expect(spots).toHaveLength(things.length);
    expect(new Set(spots).size).toBe(spots.length);
  });
});
