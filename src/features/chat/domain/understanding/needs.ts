import type { Diet } from '../../../../catalogue/vocabulary.ts';

/** What somebody needs of the places, as a wish or a question has it. */
export interface Needs {
  diets: readonly Diet[];
  stepFree: boolean;
  noAlcohol: boolean;
  minorsPresent: boolean;
}

/** A need that held for the whole trip, and does no more. */
export type LiftedNeed = 'stepFree' | 'noAlcohol' | 'minorsPresent' | 'pregnancy';

/** Needs that are to be kept to. */
export interface NeedsWished extends Needs {
  isPregnant: boolean;
  /** Diets that nobody has any more. */
  notDiets?: readonly Diet[];
  /** What need not be kept to any more. */
  lifted?: readonly LiftedNeed[];
}

/** Needs that are only asked about. */
export interface NeedsAsked extends Needs {
  isPregnant?: true;
  /** Told of somebody who comes, and asked about: worth keeping to. */
  isTold?: true;
}
