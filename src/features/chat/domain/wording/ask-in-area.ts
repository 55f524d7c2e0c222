import { venuesOf } from '../../../../engine/places.ts';
import type { ConciergeState } from '../concierge-state.ts';
import { slotsOf } from '../understanding/finding/find-slots.ts';
import { listOf } from './name-slot.ts';
import { asList } from './suggestions.ts';

const CHOICES_MAX = 4;
const SORT_OF = { activity: 'activity', night: 'nightlife', lunch: 'restaurant', dinner: 'restaurant' } as const;

/**
 * Asked of a whole plan that is to be in one neighbourhood: which of its parts are elsewhere and could be looked for there,
 * each in words that the concierge understands.
 */
export function askInArea({ plan, places }: ConciergeState, area: string): string {
  const all = slotsOf(plan);
  const had = new Set(all.map(({ slot }) => slot.venueId));
  const there = venuesOf(places).filter((venue) => venue.area === area && !had.has(venue.id));
  const elsewhere = all.filter(
    ({ slot }) => slot.area !== area && there.some(({ kind }) => kind === SORT_OF[slot.kind]),
  );
  const names = all.filter(({ slot }) => slot.area === area).map(({ slot }) => slot.name);
  const now = names.length === 0 ? `Nothing in the plan is in ${area} yet.` : `In ${area} there is ${listOf(names)}.`;
  if (elsewhere.length === 0) return `${now} Our list has nothing else there that could take a part’s place.`;
  return `${now} Which part shall I look for there?\n${asList(
    elsewhere.slice(0, CHOICES_MAX).map(({ slot }) => {
      const what = slot.kind === 'activity' ? 'something' : 'somewhere';
      return `Swap ${slot.name} for ${what} in ${area}`;
    }),
  )}\nOr name another part.`;
}

/** Asked of a whole plan that is to be on one side of a city, which no list tells. */
export function askWhichAreas({ plan }: ConciergeState): string {
  const areas = [...new Set(slotsOf(plan).map(({ slot }) => slot.area))];
  return `Our list tells a place’s neighbourhood, and not its side of the city. The plan is in ${listOf(areas)}. Which neighbourhood shall it be?`;
}
