import { BackToTrips } from './trip-header.tsx';
import { TripNotFound } from './trip-not-found.tsx';

/** The page of a trip that is not there. */
export function NoSuchTrip() {
  return (
    <>
      <BackToTrips />
      <h1 className="mt-2 mb-8 display text-title">Your trip</h1>
      <TripNotFound />
    </>
  );
}
