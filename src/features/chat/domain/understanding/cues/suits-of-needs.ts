import type { Intent } from '../intent.ts';

/** Needs that are only asked about: `is everywhere ok with 13 year olds`. */
export const suitsOfNeeds = ({
  diets,
  stepFree,
  noAlcohol,
  minorsPresent,
  scope,
}: Extract<Intent, { kind: 'needs' }>): Intent => ({
  kind: 'suits',
  diets,
  stepFree,
  noAlcohol,
  minorsPresent,
  scope,
});
