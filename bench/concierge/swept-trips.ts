import { TRIP_OUTLINES, type TripOutline } from './trip-outlines.ts';

/** `npm run bench:sweeps` goes over every trip. */
const IS_WHOLE = import.meta.env.MODE === 'whole';
const STRIDE = 4;

/**
 * The trips that a long sweep goes over in `npm test`, each with its id: every fourth of them. Sweeps that begin with
 * another one see to it that each trip is gone over by some.
 */
export const sweptTrips = (from: 0 | 1 | 2 | 3): (readonly [id: string, outline: TripOutline])[] =>
  TRIP_OUTLINES.filter((_, at) => IS_WHOLE || at % STRIDE === from).map((outline) => [outline.id, outline]);

/** Of a long list that every one of some other things meets: in `npm test` one in so many of it, another for each of them. */
export const sweptOf = <T>(items: readonly T[], oneIn: number, at: number): readonly T[] =>
  IS_WHOLE ? items : items.filter((_, index) => (index + at) % oneIn === 0);
