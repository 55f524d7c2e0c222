import type { PlannedTrip } from '../concierge-state.ts';

/** What a command did: a new trip, or only words (an answer, a question back, or why it cannot be done). */
export type Outcome =
  | { kind: 'changed'; trip: PlannedTrip; remark: string | null }
  | { kind: 'said'; text: string; isRefusal: boolean };

export const changed = (trip: PlannedTrip, remark: string | null = null): Outcome => ({
  kind: 'changed',
  trip,
  remark,
});
export const said = (text: string): Outcome => ({ kind: 'said', text, isRefusal: false });
export const refused = (text: string): Outcome => ({ kind: 'said', text, isRefusal: true });
