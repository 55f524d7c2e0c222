/** Everything that can be wrong with a plan. */
export type ViolationCode =
  // The plan as a document.
  | 'scope-differs'
  | 'group-size-differs'
  | 'budget-cap-differs'
  | 'day-count-differs'
  | 'day-differs'
  | 'slot-id-repeated'
  | 'slot-id-misleads'
  | 'reason-missing'
  // Facts of the catalogue.
  | 'venue-unknown'
  | 'venue-kind-wrong'
  | 'venue-facts-differ'
  | 'venue-place-differs'
  | 'source-differs'
  | 'confirmation-flag-wrong'
  | 'duration-differs'
  | 'price-differs'
  | 'local-price-differs'
  // Time and place.
  | 'time-not-whole'
  | 'time-of-day-wrong'
  | 'overlap'
  | 'unreachable'
  | 'leg-differs'
  | 'travel-home-differs'
  | 'closed-that-day'
  | 'closed-at-that-hour'
  | 'before-day-start'
  | 'after-day-end'
  | 'after-three'
  | 'rest-too-short'
  | 'in-hours-kept-free'
  // Shape of a day.
  | 'lunch-missing'
  | 'dinner-missing'
  | 'meal-twice'
  | 'meal-not-asked-for'
  | 'lunch-at-odd-hour'
  | 'dinner-at-odd-hour'
  | 'meals-too-close'
  | 'night-too-early'
  | 'night-not-last'
  | 'too-many-activities'
  | 'too-many-nights'
  | 'day-empty'
  // Variety and the organiser's orders.
  | 'venue-repeated'
  | 'type-too-often'
  | 'type-in-a-row'
  | 'venue-banned'
  | 'dropped-slot-filled'
  | 'pin-not-kept'
  | 'must-have-missing'
  // The people.
  | 'group-too-large'
  | 'group-too-small'
  | 'split-not-declared'
  | 'diet-not-met'
  | 'not-step-free'
  | 'alcohol-central'
  | 'adults-only'
  // Money and the stay.
  | 'over-budget'
  | 'totals-wrong'
  | 'stay-unknown'
  | 'stay-differs'
  | 'stay-too-small'
  | 'stay-not-step-free'
  | 'stay-missing'
  // Honesty.
  | 'relaxation-untrue'
  | 'relaxation-repeated';

export interface Violation {
  code: ViolationCode;
  slotId?: string;
  /** Index into the days of the request. */
  day?: number;
  text: string;
}
