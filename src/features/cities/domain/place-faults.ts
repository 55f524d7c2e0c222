import { toPence } from '../../../catalogue/exchange-rates.ts';
import type { CityCatalogue, Hotel, Venue } from '../../../catalogue/venue.ts';
import { foldText } from '../../../shared/plain-text.ts';
import { type CityFault, error, warning } from './city-fault.ts';
import type { JsonPath } from './read-json.ts';

/** A place of a catalogue and where it stands there. */
export interface Listed<Place extends Venue | Hotel> {
  place: Place;
  path: JsonPath;
}

interface Listing {
  city: Pick<CityCatalogue, 'id' | 'name' | 'currency' | 'centre' | 'bounds'>;
  venues: readonly Listed<Venue>[];
  hotels: readonly Listed<Hotel>[];
}

/** A day's outing by coach; anything farther is a typing slip. */
const FARTHEST_KM = 60;
const KM_A_DEGREE = 111.2;
const MONEY_WORDS = 'prices are in hundredths, so 1250 is 12.50';

/** What is wrong with single places, and with places beside each other: ids, spots, names and prices. */
export function placeFaults({ city, venues, hotels }: Listing): CityFault[] {
  const places = [
    ...venues.map((venue) => ({ ...venue, word: 'venue' })),
    ...hotels.map((hotel) => ({ ...hotel, word: 'hotel' })),
  ];
  const faults = places.flatMap(({ place, path, word }) => [
    ...idFaults(city, place, path, word),
    ...spotFaults(city, place, path, word),
    ...currencyFaults(city, place, path, word),
  ]);
  faults.push(
    ...repeated(
      places,
      ({ id }) => id,
      'id',
      (path, text) => error(path, text),
    ),
  );
  faults.push(
    ...repeated(
      places,
      ({ lat, lon }) => `${lat} ${lon}`,
      'lat',
      (path, text) => warning(path, text),
    ),
  );
  faults.push(
    ...repeated(
      venues.map((venue) => ({ ...venue, word: 'venue' })),
      ({ name }) => foldText(name),
      'name',
      warning,
    ),
  );
  faults.push(...repeated(places, ({ description }) => description, 'description', warning));
  faults.push(...venues.flatMap(({ place, path }) => priceFaults(place, path)));
  faults.push(...hotels.flatMap(({ place, path }) => roomFaults(place, path)));
  return faults;
}

function idFaults({ id }: Listing['city'], place: Venue | Hotel, path: JsonPath, word: string): CityFault[] {
  if (place.id.startsWith(`${id}-`)) return [];
  return [error([...path, 'id'], `${word} “${place.name}”, id must begin with “${id}-”, and is “${place.id}”`)];
}

function spotFaults(
  { centre, bounds, name }: Listing['city'],
  place: Venue | Hotel,
  path: JsonPath,
  word: string,
): CityFault[] {
  const { lat, lon } = place;
  if (lat === null || lon === null) return [];
  const at = [...path, 'lat'];
  const far = kilometres(centre, { lat, lon });
  if (far > FARTHEST_KM) {
    const isSwapped = kilometres(centre, { lat: lon, lon: lat }) <= FARTHEST_KM;
    const hint = isSwapped ? ': latitude and longitude look swapped' : `, more than ${FARTHEST_KM}`;
    return [error(at, `${word} “${place.name}” is ${Math.round(far)} km from the centre of ${name}${hint}`)];
  }
  const isInside = lat >= bounds.south && lat <= bounds.north && lon >= bounds.west && lon <= bounds.east;
  if (!isInside) return [error(at, `${word} “${place.name}” lies outside the bounds of the city`)];
  const isCoarse = [lat, lon].every((degrees) => Number(degrees.toFixed(2)) === degrees);
  if (isCoarse)
    return [warning(at, `${word} “${place.name}” is known to a kilometre only: give four or five decimals`)];
  return [];
}

/** Straight line on a plane, which is within 1 % at these distances. */
function kilometres(from: { lat: number; lon: number }, to: { lat: number; lon: number }): number {
  const east = (to.lon - from.lon) * Math.cos((from.lat * Math.PI) / 180);
  return Math.hypot(to.lat - from.lat, east) * KM_A_DEGREE;
}

function currencyFaults(
  { currency }: Listing['city'],
  place: Venue | Hotel,
  path: JsonPath,
  word: string,
): CityFault[] {
  const [field, price] =
    'price' in place ? (['price', place.price] as const) : (['pricePerRoomNight', place.pricePerRoomNight] as const);
  if (price.currency === currency) return [];
  return [
    error([...path, field, 'currency'], `${word} “${place.name}” charges ${price.currency}, the city ${currency}`),
  ];
}

type Named = Listed<Venue | Hotel> & { word: string };

function repeated(
  places: readonly Named[],
  keyOf: (place: Venue | Hotel) => string,
  field: string,
  fault: (path: JsonPath, text: string) => CityFault,
): CityFault[] {
  const first = new Map<string, Named>();
  return places.flatMap((entry) => {
    const key = keyOf(entry.place);
    const before = first.get(key);
    if (!before) {
      first.set(key, entry);
      return [];
    }
    const what = field === 'lat' ? 'spot' : field;
    return [
      fault(
        [...entry.path, field],
        `${entry.word} “${entry.place.name}” has the same ${what} as “${before.place.name}”`,
      ),
    ];
  });
}

function priceFaults({ name, kind, price, groupSize }: Venue, path: JsonPath): CityFault[] {
  const each = price.per === 'group' ? toPence(price) / groupSize.max : toPence(price);
  const at = [...path, 'price', 'minor'];
  const amount = `${(price.minor / 100).toFixed(2)} ${price.currency}`;
  const isCheapMeal = kind === 'restaurant' && each < 4_00;
  // A fee of a few pence exists nowhere; nothing at all does.
  const isOddFee = price.per === 'person' && price.minor > 0 && toPence(price) < 50;
  if (isCheapMeal || isOddFee) return [warning(at, `venue “${name}” costs ${amount}, which is little: ${MONEY_WORDS}`)];
  if (each > 300_00) return [warning(at, `venue “${name}” costs ${amount}, which is a lot: ${MONEY_WORDS}`)];
  return [];
}

function roomFaults({ name, pricePerRoomNight, sleepsPerRoom }: Hotel, path: JsonPath): CityFault[] {
  const each = toPence(pricePerRoomNight) / sleepsPerRoom;
  if (each >= 8_00 && each <= 600_00) return [];
  const amount = `${(pricePerRoomNight.minor / 100).toFixed(2)} ${pricePerRoomNight.currency}`;
  return [
    warning(
      [...path, 'pricePerRoomNight', 'minor'],
      `hotel “${name}” asks ${amount} for a room of ${sleepsPerRoom}: ${MONEY_WORDS}`,
    ),
  ];
}
