import type { Intent } from '../intent.ts';

/** Needs that are only asked about: `is everywhere ok with 13 year olds`. */
export const suitsOfNeeds = ({
  diets,
  stepFree,
  noAlcohol,
  minorsPresent,
  isPregnant,
  scope,
}: Extract<Intent, { kind: 'needs' }>): Extract<Intent, { kind: 'suits' }> => ({
  kind: 'suits',
  diets,
  stepFree,
  noAlcohol,
  minorsPresent,
  ...(isPregnant ? { isPregnant } : {}),
  scope,
});
