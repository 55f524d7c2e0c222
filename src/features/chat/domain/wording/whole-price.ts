import type { TripPlan } from '../../../../engine/trip-plan.ts';
import { formatPounds } from '../../../../shared/money.ts';

/**
 * What the whole trip costs a person: the sum that the plan's page shows last and largest, with the stay where there is
 * one, and saying so. Whoever reads both must find the same figure.
 */
export const wholePrice = ({ totals, stay }: TripPlan): string =>
  `${formatPounds(totals.allPerPersonPence)} a person${stay ? ' with the stay' : ''}`;

/** What the limit counts, called what the plan's page calls it. */
export const SPENDING = 'Activities, meals and nights out';
