import { tripPath } from '../../trips/domain/trip-path.ts';
import { type Bar, BarChart } from './bar-chart.tsx';
import { type ChartedTrip, tripPeriods } from './trip-periods.ts';

type BarWords = Omit<Bar, 'key' | 'name'>;

export interface TripChartProps<Trip> {
  title: string;
  /** What is counted; it begins with how the bars are divided: `Plan by plan`. */
  lead: (which: string) => string;
  trips: readonly Trip[];
  /** The bar of one trip, and that of all trips of a month, quarter or year. */
  one: (trip: Trip) => BarWords;
  many: (trips: readonly Trip[]) => BarWords;
  /** Whether the bar of many is their middle, not their sum. */
  isTypical?: boolean;
  /** Columns of the table behind it, after the trip's name, and what stands in them. */
  heads: readonly string[];
  cells: (trip: Trip) => readonly string[];
}

const TYPICAL = ' Typical is the middle one: half of the trips are above it, half below.';

/** `typically, 14 trips`. */
export const typicallyOf = (trips: readonly unknown[]): string =>
  `typically, ${trips.length === 1 ? '1 trip' : `${trips.length} trips`}`;

/** A chart over trips: a bar each while they are few, else one for every month, quarter or year; its table has every trip. */
export function TripChart<Trip extends ChartedTrip>(props: TripChartProps<Trip>) {
  const { title, lead, trips, one, many, isTypical = false, heads, cells } = props;
  const grouped = tripPeriods(trips);
  const rowOf = (trip: Trip, group: string | null) => ({
    key: trip.id,
    group,
    to: tripPath(trip.id),
    cells: [trip.title, ...cells(trip)],
  });
  return (
    <BarChart
      title={title}
      lead={
        grouped === null
          ? lead('Plan by plan')
          : `${lead(`All ${trips.length} plans, by the ${grouped.unit} they were made in`)}${isTypical ? TYPICAL : ''}`
      }
      bars={
        grouped === null
          ? trips.map((trip) => ({ key: trip.id, name: trip.title, ...one(trip) }))
          : grouped.periods.map(({ key, name, trips: members }) => ({ key, name, ...many(members) }))
      }
      heads={['Trip', ...heads]}
      rows={
        grouped === null
          ? trips.map((trip) => rowOf(trip, null))
          : grouped.periods.flatMap(({ name, trips: members }) => members.map((trip) => rowOf(trip, name)))
      }
    />
  );
}
