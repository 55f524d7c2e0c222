import type { PlannedTrip } from '../concierge-state.ts';

/** What a command did: a new trip, or only words (an answer, a question back, or why it cannot be done). */
export type Outcome =
  /**
   * `steps`: how far back undo went, below nought for redo. `longerDay`: a day has more hours for it; doubtful where somebody
   * told us those it had, or where much of a day would be left empty.
   */
  | {
      kind: 'changed';
      trip: PlannedTrip;
      remark: string | null;
      aside: string | null;
      steps?: number;
      longerDay?: 'meant' | 'doubtful';
    }
  /** `why`: of a refused exchange, why what should come cannot be had, without a word of what was there. */
  | { kind: 'said'; text: string; isRefusal: boolean; why?: string };

/** `remark` leads the reply; `aside` says after the changes what stayed, and why. */
export const changed = (trip: PlannedTrip, remark: string | null = null, aside: string | null = null): Outcome => ({
  kind: 'changed',
  trip,
  remark,
  aside,
});
export const said = (text: string): Outcome => ({ kind: 'said', text, isRefusal: false });
export const refused = (text: string, why: string | null = null): Outcome => ({
  kind: 'said',
  text,
  isRefusal: true,
  ...(why === null ? {} : { why }),
});
