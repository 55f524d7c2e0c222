import type { ReadDay, ReadLeg, ReadRecommendations } from './recommendations-schema.ts';

export interface MapPlace {
  /** `stay`, or the number of the stop in the order of the day, from 1. */
  mark: number | 'stay';
  name: string;
  lat: number;
  lon: number;
}

/** From one place to the next, by their marks. */
export interface MapWay {
  from: MapPlace['mark'];
  to: MapPlace['mark'];
  minutes: number;
  mode: 'walk' | 'ride';
}

export interface DayOnMap {
  places: readonly MapPlace[];
  ways: readonly MapWay[];
  /** Marks of the stops of which nobody knows yet where they will be. */
  unplaced: readonly number[];
}

interface Located {
  lat: number | null;
  lon: number | null;
}

const onEarth = ({ lat, lon }: Located): { lat: number; lon: number } | null =>
  lat === null || lon === null || Math.abs(lat) > 85 || Math.abs(lon) > 180 ? null : { lat, lon };

/**
 * Where a day takes place: its stops in the order of the clock, the stay, and the ways between those that follow one
 * another. A way to or from a stop without a place is left out.
 */
export function dayOnMap(day: ReadDay, stay: ReadRecommendations['stay']): DayOnMap {
  const slots = day.schedule
    .flatMap((entry) => (entry?.slot ? [{ slot: entry.slot, name: entry.activity?.name ?? '' }] : []))
    .toSorted((one, other) => one.slot.startMinute - other.slot.startMinute);
  const home = stay === null ? null : onEarth(stay);
  const places: MapPlace[] = stay !== null && home !== null ? [{ mark: 'stay', name: stay.name, ...home }] : [];
  const ways: MapWay[] = [];
  const unplaced: number[] = [];
  let here: MapPlace['mark'] | null = home === null ? null : 'stay';
  const go = (to: MapPlace['mark'], { minutes, mode }: ReadLeg): void => {
    if (here !== null && mode !== 'none' && minutes > 0)
      ways.push({ from: here, to, minutes: Math.round(minutes), mode });
    here = to;
  };
  for (const [index, { slot, name }] of slots.entries()) {
    const where = onEarth(slot);
    const mark = index + 1;
    if (where === null) {
      unplaced.push(mark);
      here = null;
      continue;
    }
    places.push({ mark, name, ...where });
    go(mark, slot.travel);
  }
  if (home !== null && slots.length > 0) go('stay', day.travelHome);
  return { places, ways, unplaced };
}
