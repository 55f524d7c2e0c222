import type { Diet } from '../catalogue/vocabulary.ts';
import type { PlanEffect, SlotOnDay } from './plan-effect.ts';

export type Need = 'step-free' | 'no-alcohol' | 'under-18';

/** The rule or the rival that keeps a venue out of a plan. Pence are a person's. */
export type WhyNotReason =
  | { kind: 'unknown' }
  | ({ kind: 'in-plan' } & SlotOnDay)
  | { kind: 'banned' }
  | { kind: 'need'; need: Need }
  | { kind: 'diet'; missing: readonly Diet[] }
  | { kind: 'group-size'; groupSize: number; min: number; max: number }
  /** Closed on every day of the trip. */
  | { kind: 'closed' }
  /** Open on some of the days, but never when such a slot can be. */
  | { kind: 'hours' }
  /** The plan holds as many of its type as it may. */
  | { kind: 'type-often'; type: string; count: number }
  /** It fits as soon as the budget is so much higher, and not before. */
  | { kind: 'too-dear'; byPence: number; pricePence: number; insteadOf: SlotOnDay | null; effect: PlanEffect }
  /** It would fit if it were next to where the group stays, minutes away now. */
  | { kind: 'too-far'; minutes: number; atThePriceOf: Sacrifice | null }
  /** It would fit if it took half the minutes it does. */
  | { kind: 'too-long'; minutes: number; atThePriceOf: Sacrifice | null }
  /** It would fit in this slot's place, which is worth more to the brief by so many of the planner's points, or as much. */
  | { kind: 'taken'; by: SlotOnDay; points: number; effect: PlanEffect }
  /** Nothing keeps it out: there is room for it as one more stop. */
  | { kind: 'has-room'; at: SlotOnDay; effect: PlanEffect }
  /** Every place for it was tried, so many, and none works. */
  | { kind: 'no-room'; tried: number; atThePriceOf: Sacrifice | null };

/** What would have to go for it: the fewest slots the planner finds. */
export interface Sacrifice {
  at: SlotOnDay;
  gone: readonly SlotOnDay[];
  /** What that plan costs beyond the budget, pence a person; 0 where it stays within. */
  overPence: number;
  effect: PlanEffect;
}
