/** The planner's words, with the values of SPEC 3. */
export const EVENT_TYPES = ['stag-do', 'hen-party', 'birthday', 'work-do', 'group-weekend', 'just-travel'] as const;
export type EventType = (typeof EVENT_TYPES)[number];

export const VIBES = ['party-hard', 'chill-relaxed', 'adventurous', 'cultural', 'foodie', 'mix'] as const;
export type Vibe = (typeof VIBES)[number];

/** A venue serves particular vibes; `mix` is a wish of the brief, never a property of a place. */
export type VenueVibe = Exclude<Vibe, 'mix'>;

export const BUDGET_BANDS = ['budget', 'mid-range', 'premium', 'luxury'] as const;
export type BudgetBand = (typeof BUDGET_BANDS)[number];

/** Pounds per person for the whole trip (SPEC 3); the upper end is the cap and luxury has none (PRODUCT). */
export const BUDGET_PENCE: Record<BudgetBand, { fromPence: number; capPence: number | null }> = {
  budget: { fromPence: 50_00, capPence: 150_00 },
  'mid-range': { fromPence: 150_00, capPence: 300_00 },
  premium: { fromPence: 300_00, capPence: 500_00 },
  luxury: { fromPence: 500_00, capPence: null },
};

export const DIETS = ['vegetarian', 'vegan', 'gluten-free', 'halal', 'kosher', 'dairy-free', 'nut-free'] as const;
export type Diet = (typeof DIETS)[number];
