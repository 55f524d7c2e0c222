import { readTripRecord, type TripRecord } from '../../src/features/trip-files/domain/trip-record.ts';

export interface StopChanges {
  name?: string;
  description?: string;
  type?: string;
  slot?: Record<string, unknown> | null;
}

export const BOOKING_ID = '0b2f1c9e-3a57-4c0e-9a53-2f3d4a5b6c7d';

/** One stop as `ai_recommendations` holds it. */
export const storedStop = ({
  name = 'Milk bar',
  description = 'Pierogi.',
  type = 'Polish',
  slot,
}: StopChanges = {}) => ({
  timeOfDay: 'Evening',
  description,
  activity: { name, type, affiliateLink: '' },
  slot:
    slot === null
      ? null
      : {
          id: 'd0-dinner',
          startMinute: 1140,
          endMinute: 1230,
          area: 'Kazimierz',
          lat: 50.0514,
          lon: 19.9449,
          travel: { minutes: 12, mode: 'walk', km: 0.8 },
          pricePerPersonPence: 2250,
          localPrice: { minor: 11000, currency: 'PLN', per: 'person' },
          ...slot,
        },
});

/** A row as it is read of `bookings`: a hen party in Kraków on a day in May, or with these differences. */
export const storedTrip = (
  stops: readonly unknown[] = [storedStop()],
  row: Record<string, unknown> = {},
  plan: Record<string, unknown> = {},
): Record<string, unknown> => ({
  id: BOOKING_ID,
  event_type: 'hen-party',
  destination: 'Kraków',
  start_date: '2027-05-14',
  end_date: '2027-05-14',
  status: 'planning',
  revision: 3,
  ai_recommendations: {
    days: [{ date: '2027-05-14', weekday: 4, travelHome: { minutes: 9, mode: 'ride', km: 2.1 }, schedule: stops }],
    destination: 'Kraków',
    groupSize: 14,
    totals: {
      slotsPerPersonPence: 2250,
      slotsGroupPence: 31500,
      stayPerPersonPence: 0,
      stayGroupPence: 0,
      allPerPersonPence: 2250,
      allGroupPence: 31500,
    },
    relaxations: [],
    notes: [],
    ...plan,
  },
  ...row,
});

export function tripRecord(...stored: Parameters<typeof storedTrip>): TripRecord {
  const record = readTripRecord(storedTrip(...stored));
  if (record === null) throw new Error('the row has no plan');
  return record;
}
