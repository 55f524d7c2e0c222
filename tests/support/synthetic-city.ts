import type { CityCatalogue, GenericCatalogue, Hotel, Venue, VenueKind } from '../../src/catalogue/venue.ts';
import { DIETS, EVENT_TYPES, VIBES } from '../../src/catalogue/vocabulary.ts';
import { createRng, type Rng } from '../../src/shared/rng.ts';

const CENTRE = { lat: 51.51, lon: -0.12 };
const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
const HOURS: Record<VenueKind, readonly string[]> = {
  activity: ['09:00-18:00', '10:00-17:00', '10:00-13:00 14:00-20:00', '12:00-22:00', '09:30-16:30'],
  restaurant: ['12:00-23:00', '12:00-15:00 17:30-23:00', '18:00-24:00', '11:30-16:00', '08:00-22:30'],
  nightlife: ['17:00-23:30', '18:00-26:00', '22:00-28:00', '20:00-25:00', '12:00-24:00'],
};

const pick = <Value>(rng: Rng, values: readonly Value[]): Value => {
  const value = values[Math.floor(rng() * values.length)];
  if (value === undefined) throw new Error('Nothing to pick from');
  return value;
};
const some = <Value>(rng: Rng, values: readonly Value[], share: number): Value[] => values.filter(() => rng() < share);

/** A made-up city for tests: `size` venues of all kinds with hours, prices and limits as uneven as real ones. */
export function syntheticCity(seed: number, size: number): CityCatalogue {
  const rng = createRng(seed);
  const kinds = ['activity', 'restaurant', 'nightlife'] as const;
  return {
    id: `synthetic-${seed}`,
    name: 'Testville',
    country: 'Nowhere',
    currency: 'GBP',
    timeZone: 'Europe/London',
    aliases: [],
    centre: CENTRE,
    bounds: { south: 51.4, west: -0.3, north: 51.6, east: 0.1 },
    detourFactor: 1.2 + rng() * 0.2,
    venues: Array.from({ length: size }, (_, index) => syntheticVenue(rng, index, kinds[index % 3] ?? 'activity')),
    hotels: Array.from({ length: 5 }, (_, index) => syntheticHotel(rng, index)),
  };
}

/** The same venues without places, as outside the cities. */
export function syntheticGeneric(seed: number, size: number): GenericCatalogue {
  const venues = syntheticCity(seed, size).venues.map((venue) => ({ ...venue, lat: null, lon: null, website: null }));
  return { venues, travelMinutes: 20 };
}

function syntheticVenue(rng: Rng, index: number, kind: VenueKind): Venue {
  const hours: Record<string, string> = {};
  const usual = pick(rng, HOURS[kind]);
  for (const day of DAYS) if (rng() < 0.88) hours[day] = rng() < 0.85 ? usual : pick(rng, HOURS[kind]);
  const isPerGroup = kind !== 'restaurant' && rng() < 0.15;
  const currency = pick(rng, ['GBP', 'GBP', 'EUR', 'CZK'] as const);
  const pounds = isPerGroup ? 80 + rng() * 300 : kind === 'restaurant' ? 8 + rng() * 45 : rng() * 60;
  const perPound = { GBP: 1, EUR: 1.15, CZK: 28, PLN: 4.9 }[currency];
  return {
    id: `synthetic-venue-${index}`,
    kind,
    name: `Venue ${index}`,
    area: pick(rng, ['North', 'South', 'East', 'West']),
    lat: CENTRE.lat + (rng() - 0.5) * 0.06,
    lon: CENTRE.lon + (rng() - 0.5) * 0.1,
    hours,
    durationMinutes: pick(rng, kind === 'restaurant' ? [60, 75, 90, 105] : [45, 60, 90, 120, 150, 180]),
    price: { minor: Math.round(pounds * perPound * 100), currency, per: isPerGroup ? 'group' : 'person' },
    groupSize: { min: pick(rng, [1, 1, 1, 2, 6]), max: pick(rng, [8, 12, 20, 30, 60]) },
    type: `${kind} type ${Math.floor(rng() * Math.max(4, 9))}`,
    vibes: some(
      rng,
      VIBES.filter((vibe) => vibe !== 'mix'),
      0.35,
    ),
    events: some(rng, EVENT_TYPES, 0.3),
    indoor: rng() < 0.7,
    stepFree: rng() < 0.6,
    adultsOnly: kind === 'nightlife' ? rng() < 0.6 : rng() < 0.08,
    alcohol: pick(
      rng,
      kind === 'nightlife' ? (['central', 'central', 'optional'] as const) : (['none', 'optional'] as const),
    ),
    diets: some(rng, DIETS, 0.55),
    quality: pick(rng, [1, 2, 3, 4, 5] as const),
    description: `What the group does at venue ${index}.`,
    website: rng() < 0.5 ? `https://example.org/${index}` : null,
    asOf: '2026-11',
    source: 'made up for tests',
  };
}

function syntheticHotel(rng: Rng, index: number): Hotel {
  return {
    id: `synthetic-hotel-${index}`,
    name: `Hotel ${index}`,
    type: pick(rng, ['Hostel', '3-star hotel', '5-star hotel']),
    area: 'Centre',
    lat: CENTRE.lat + (rng() - 0.5) * 0.03,
    lon: CENTRE.lon + (rng() - 0.5) * 0.05,
    pricePerRoomNight: { minor: Math.round(5000 + rng() * 20000), currency: 'GBP' },
    sleepsPerRoom: pick(rng, [2, 3, 4]),
    groupMax: pick(rng, [10, 25, 60, 100]),
    stepFree: rng() < 0.7,
    quality: pick(rng, [2, 3, 4, 5] as const),
    description: 'A place to sleep.',
    website: null,
    asOf: '2026-11',
    source: 'made up for tests',
  };
}
