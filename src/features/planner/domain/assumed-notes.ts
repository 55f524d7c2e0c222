import type { TripRequest } from '../../../engine/trip-request.ts';

// What a plan says was assumed where the brief was silent.
export const NO_DATES = 'The dates could not be used, so this plan is for a weekend without dates.';
export const NO_BUDGET =
  'No budget chosen: planned as mid-range, £150 to £300 a person for the activities, meals and nights out.';
export const NO_VIBE = 'No vibe chosen: planned as a mix.';

/** The notes without those of assumptions that somebody has settled since: a limit that was set, dates that were given. */
export function withoutSettled(notes: readonly string[], before: TripRequest, after: TripRequest): string[] {
  const isLimitSet = after.budgetCapPence !== before.budgetCapPence;
  const isDated = after.days[0]?.date !== before.days[0]?.date;
  return notes.filter((note) => !((isLimitSet && note === NO_BUDGET) || (isDated && note === NO_DATES)));
}
