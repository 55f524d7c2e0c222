import { formatDay, isIsoDay } from '../../../shared/dates.ts';
import { tripTitle } from '../../trips/domain/trip-words.ts';
import type { Booking } from './booking.ts';

type Named = Pick<Booking, 'id' | 'event_type' | 'destination' | 'start_date' | 'group_size'>;

/** The title of each trip by its id; trips of one title are told apart by their day, or by how many they are for. */
export function titlesApart(trips: readonly Named[]): (trip: Named) => string {
  const alike = Map.groupBy(trips, (trip) => tripTitle(trip));
  return (trip) => {
    const title = tripTitle(trip);
    return (alike.get(title)?.length ?? 0) < 2 ? title : `${title}, ${whichOf(trip)}`;
  };
}

function whichOf({ start_date: start, group_size: people }: Named): string {
  if (start === null || !isIsoDay(start)) return people === 1 ? '1 person' : `${people} people`;
  // `10 January 2049`: the day of the week tells nobody which trip it is.
  return formatDay(start).split(' ').slice(1).join(' ');
}
