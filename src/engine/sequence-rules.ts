import type { VenueVibe } from '../catalogue/vocabulary.ts';
import type { SlotKind } from './trip-request.ts';
import { FEEDING_TYPES, familyOf } from './type-families.ts';

/** What of a stop matters to the one before and the one after. */
export interface Step {
  kind: SlotKind;
  type: string;
  /** Minutes the stop takes. */
  minutes: number;
  vibes: readonly VenueVibe[];
}

/** A night out lasts; what takes less than this is a dessert, a coffee or a bagel on the way home. */
const NIGHT_OUT_MINUTES = 75;
const DIGESTION_MINUTES = 75;

/** True of what rounds an evening off but is no night out. */
export const isBite = ({ kind, minutes }: Pick<Step, 'kind' | 'minutes'>): boolean =>
  kind === 'night' && minutes < NIGHT_OUT_MINUTES;

/**
 * Whether a fresh stop may come right after another (null for the base): never two of a family, no club after the
 * bagel, and a late bite for party people only after the party.
 */
export function mayFollow(from: Step | null, to: Step): boolean {
  if (isBite(to) && to.vibes.includes('party-hard') && from?.kind !== 'night') return false;
  if (!from) return true;
  return familyOf(from.type) !== familyOf(to.type) && !(isBite(from) && !isBite(to));
}

const isMeal = ({ kind }: Pick<Step, 'kind'>): boolean => kind === 'lunch' || kind === 'dinner';

/** Minutes between two stops on top of the way: nobody goes straight from an afternoon tea to lunch. */
export function pauseMinutes(from: Pick<Step, 'kind' | 'type'>, to: Pick<Step, 'kind' | 'type'>): number {
  if (isMeal(from) && isMeal(to)) return 0;
  const feeds = (step: typeof from): boolean => isMeal(step) || FEEDING_TYPES.has(step.type);
  return feeds(from) && feeds(to) ? DIGESTION_MINUTES : 0;
}
