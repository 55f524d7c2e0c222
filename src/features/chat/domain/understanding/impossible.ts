/** Why a wish is beyond any planner: another city, something for nothing, an end before the start. */
export type Impossible =
  | { kind: 'elsewhere'; place: string }
  | { kind: 'free'; thing: string }
  | { kind: 'underage'; thing: string }
  | { kind: 'odd-hour'; meal: string; hour: string }
  | { kind: 'other-day'; day: string }
  | { kind: 'contradiction'; thing: string }
  | { kind: 'too-many'; count: number }
  | { kind: 'no-such-day'; day: string }
  | { kind: 'backwards' }
  /** Sky, beasts and hours obey nobody. */
  | { kind: 'nature'; thing: string }
  | { kind: 'too-long'; hours: number }
  | { kind: 'famous'; name: string }
  /** A place or a thing that everybody knows and nobody can hire. */
  | { kind: 'nowhere'; thing: string }
  | { kind: 'opposites'; first: string; second: string }
  | { kind: 'at-once' }
  | { kind: 'in-parts'; things: string }
  | { kind: 'diet-clash'; diet: string; thing: string }
  | { kind: 'others-business' }
  /** How long a part takes is for its place to say. */
  | { kind: 'fixed-length'; name: string; minutes: number }
  /** An hour that is on no clock, in figures. */
  | { kind: 'no-such-hour'; hour: string }
  /** Every place comes once; this one on that day of the plan. */
  | { kind: 'once'; name: string; day: number }
  /** Some come for a day or a part only: the plan counts everybody throughout. */
  | { kind: 'part-of-group' }
  /** `find my parents a hotel`. */
  | { kind: 'beds-of-some' }
  /** How some of them get there: the plan begins for everybody at once. */
  | { kind: 'own-way' };
