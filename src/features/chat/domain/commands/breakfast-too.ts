import { venuesOf } from '../../../../engine/places.ts';
import type { ConciergeState } from '../concierge-state.ts';
import type { Preference } from '../understanding/intent.ts';

/** Whether a breakfast is wished for on days whose lunch nobody gives for it: a plan has two meals a day. */
export function isBreakfastToo({ plan, places }: ConciergeState, want: Preference, days: readonly number[]): boolean {
  const hasLunch = (day: number): boolean => plan.days[day]?.slots.some(({ kind }) => kind === 'lunch') === true;
  // Where no day is said, one that begins after lunch has no breakfast either.
  const isTaken = days.length > 0 ? days.every(hasLunch) : [...plan.days.keys()].some(hasLunch);
  // Where our list has none, that is said.
  const isListed = venuesOf(places).some(({ type }) => want.types.includes(type));
  return isListed && want.typeLabel === 'breakfast' && want.venueIds.length === 0 && isTaken;
}
