import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { backend } from '../../../platform/browser/backend.ts';
import { type TripDocument, toTripDocument } from '../../trip-files/domain/trip-document.ts';
import { readTripRecord, TRIP_RECORD_COLUMNS } from '../../trip-files/domain/trip-record.ts';
import { tripKey } from '../domain/trip-key.ts';

/** The trip as it stands on paper, made of the same row by the same rules as its PDF; null where there is none to see. */
export function useTripDocument(bookingId: string): UseQueryResult<TripDocument | null> {
  return useQuery({
    queryKey: tripKey(bookingId, 'document'),
    queryFn: async () => {
      const { rest } = await backend();
      const { data, error } = await rest.from('bookings').select(TRIP_RECORD_COLUMNS).eq('id', bookingId).maybeSingle();
      if (error) throw new Error(error.message);
      const record = data === null ? null : readTripRecord(data);
      return record && toTripDocument(record);
    },
  });
}
