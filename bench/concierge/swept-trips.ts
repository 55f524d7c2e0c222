import { TRIP_OUTLINES, type TripOutline } from './trip-outlines.ts';

/** `npm run bench:sweeps` goes over every trip. */
const IS_WHOLE = import.meta.env.MODE === 'whole';
const STRIDE = 3;

/**
 * The trips that a long sweep goes over in `npm test`, each with its id: every third of them. Sweeps that begin with
 * another one see to it that each trip is gone over by some.
 */
export const sweptTrips = (from: 0 | 1 | 2): (readonly [id: string, outline: TripOutline])[] =>
  TRIP_OUTLINES.filter((_, at) => IS_WHOLE || at % STRIDE === from).map((outline) => [outline.id, outline]);
