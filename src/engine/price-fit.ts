import type { Candidate } from './candidates.ts';
import { slotKindsOf } from './candidates.ts';
import type { SlotKind, TripRequest } from './trip-request.ts';

/** What a slot of each kind should about cost on this trip, pence a person. */
export type PriceTargets = Record<SlotKind, number>;

/** Where on the price list of the town a band shops, 0 the cheapest and 1 the dearest: dinner is the day's treat. */
interface Taste extends Record<SlotKind, number> {
  /** Up to this many pence a person for a weekend. */
  upTo: number;
}
const TASTES: readonly Taste[] = [
  { upTo: 150_00, activity: 0.25, lunch: 0.15, dinner: 0.25, night: 0.25 },
  { upTo: 300_00, activity: 0.45, lunch: 0.35, dinner: 0.55, night: 0.5 },
  { upTo: 500_00, activity: 0.6, lunch: 0.6, dinner: 0.76, night: 0.65 },
];
const NO_CAP_TASTE: PriceTargets = { activity: 0.75, lunch: 0.78, dinner: 0.92, night: 0.8 };

/** A band is meant for a weekend; the same sum over more days is a thriftier trip, on one day a grander one. */
const USUAL_DAYS = 3;
const GRANDER_AT_MOST = 1.4;

/** Points lost when the price is a factor of e below what the band expects, and above it. */
const BELOW_POINTS: PriceTargets = { activity: 45, lunch: 140, dinner: 260, night: 110 };
const ABOVE_POINTS: PriceTargets = { activity: 60, lunch: 160, dinner: 160, night: 130 };
const MOST_POINTS = 420;
/** Without a cap a dear place is rather too much than too dear. */
const UNCAPPED_ABOVE = 0.5;
/** Keeps free things comparable: nobody feels the difference between nothing and a little. */
const SOFT_FLOOR_PENCE = 4_00;

/** What the band should pay for each kind of slot, read off the prices of the places this group can use. */
export function priceTargets(request: TripRequest, candidates: readonly Candidate[]): PriceTargets {
  const taste = tasteOf(request);
  const priceAt = (kind: SlotKind): number => {
    const prices = candidates
      .filter(({ venue, pricePence }) => pricePence > 0 && slotKindsOf(venue.kind).includes(kind))
      .map(({ pricePence }) => pricePence)
      .sort((left, right) => left - right);
    return prices[Math.round(taste[kind] * (prices.length - 1))] ?? 0;
  };
  return { activity: priceAt('activity'), lunch: priceAt('lunch'), dinner: priceAt('dinner'), night: priceAt('night') };
}

function tasteOf({ budgetCapPence, days }: TripRequest): PriceTargets {
  if (budgetCapPence === null) return NO_CAP_TASTE;
  const weekendPence = budgetCapPence * Math.min(GRANDER_AT_MOST, USUAL_DAYS / Math.max(1, days.length));
  return TASTES.find(({ upTo }) => weekendPence <= upTo) ?? NO_CAP_TASTE;
}

/** Points, never above zero, for a price other than the band expects. */
export function pricePoints(request: TripRequest, targets: PriceTargets, kind: SlotKind, pricePence: number): number {
  const target = targets[kind];
  if (target === 0) return 0;
  const ratio = Math.log((pricePence + SOFT_FLOOR_PENCE) / (target + SOFT_FLOOR_PENCE));
  const above = request.budgetCapPence === null ? ABOVE_POINTS[kind] * UNCAPPED_ABOVE : ABOVE_POINTS[kind];
  const lost = ratio < 0 ? -ratio * BELOW_POINTS[kind] : ratio * above;
  return -Math.round(Math.min(MOST_POINTS, lost));
}
