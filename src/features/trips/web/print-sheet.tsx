import { tripAddress } from '../../trip-files/domain/trip-record.ts';
import { PrintPlan } from './print-plan.tsx';
import { useTripDocument } from './use-trip-document.ts';

/** Whatever part of a trip is open, the browser's own Print prints the whole plan; until that is read, the page as it is. */
export function PrintSheet({ bookingId }: { bookingId: string }) {
  const { data: trip } = useTripDocument(bookingId);
  if (!trip) return null;
  return <PrintPlan trip={trip} address={tripAddress(location.origin, bookingId)} />;
}
