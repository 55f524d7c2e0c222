import type { CityCatalogue, Venue } from '../../../catalogue/venue.ts';
import { DIETS } from '../../../catalogue/vocabulary.ts';
import { canArrive, DINNER, LUNCH, NIGHT, WEEK } from './visit-faults.ts';

/** What a catalogue holds and where it is thin, for the person who writes it. */
export interface CityStrength {
  counts: { activities: number; restaurants: number; nightlife: number; hotels: number; types: number };
  /** A sentence for each gap, the figures inside; none for a catalogue as full as those of the release. */
  thin: readonly string[];
}

const GROUP_SIZES = [2, 8, 16, 30, 60];
/** What the cities of the release have at the least (src/catalogue/catalogue.test.ts). */
const FULL = { activities: 25, restaurants: 15, nightlife: 10, hotels: 5 };
const DAY_NAMES = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
};

/** What a city has to choose from, and where that is less than the cities of the release have. */
export function cityStrength({ venues, hotels }: CityCatalogue): CityStrength {
  const of = (kind: Venue['kind']) => venues.filter((venue) => venue.kind === kind);
  const [activities, restaurants, nightlife] = [of('activity'), of('restaurant'), of('nightlife')];
  const counts = {
    activities: activities.length,
    restaurants: restaurants.length,
    nightlife: nightlife.length,
    hotels: hotels.length,
    types: new Set(venues.map(({ type }) => type)).size,
  };
  const thin: string[] = [];
  for (const kind of ['activities', 'restaurants', 'nightlife', 'hotels'] as const)
    if (counts[kind] < FULL[kind])
      thin.push(`${counts[kind]} ${kind}; the cities of the release have ${FULL[kind]} or more`);

  const weekdays = (list: readonly Venue[], span: typeof LUNCH, least: number, word: string) => {
    const few = WEEK.map((day) => ({ day, open: list.filter((venue) => canArrive(venue, day, span)).length })).filter(
      ({ open }) => open < least,
    );
    if (few.length > 0)
      thin.push(
        `${word}: ${few.map(({ day, open }) => `${open} on ${DAY_NAMES[day]}`).join(', ')}; ${least} would give a choice`,
      );
  };
  weekdays(restaurants, LUNCH, 4, 'open for lunch');
  weekdays(restaurants, DINNER, 4, 'open for dinner');
  weekdays(nightlife, NIGHT, 2, 'open at night');

  for (const size of GROUP_SIZES) {
    const taking = (list: readonly Venue[]) =>
      list.filter(({ groupSize }) => groupSize.min <= size && size <= groupSize.max).length;
    const [doing, eating, drinking] = [taking(activities), taking(restaurants), taking(nightlife)];
    if (doing < 6 || eating < 4 || drinking < 2)
      thin.push(
        `a group of ${size} finds ${doing} activities, ${eating} restaurants and ${drinking} places for the night`,
      );
  }
  const rare = DIETS.map((diet) => ({ diet, count: restaurants.filter(({ diets }) => diets.includes(diet)).length }))
    .filter(({ diet, count }) => count < (diet === 'kosher' ? 1 : 2))
    .map(({ diet, count }) => `${diet} ${count}`);
  if (rare.length > 0) thin.push(`restaurants for a diet: ${rare.join(', ')}`);
  const stepFree = [activities, restaurants].map((list) => list.filter((venue) => venue.stepFree).length);
  if (stepFree.some((count) => count < 6))
    thin.push(`step-free: ${stepFree[0]} activities and ${stepFree[1]} restaurants`);
  return { counts, thin };
}
