import { formatPounds } from '../shared/money.ts';
import { EASY_SHARE } from './easy-share.ts';
import type { Places } from './places.ts';
import { slotsOnDays } from './plan-effect.ts';
import { swapSlot } from './slot-ideas.ts';
import { rivalsFor } from './slot-rivals.ts';
import type { PlanSlot, TripPlan } from './trip-plan.ts';
import type { SlotKind, TripRequest } from './trip-request.ts';

export type SpendingKind = 'activities' | 'meals' | 'nights';

export interface SpendingShare {
  kind: SpendingKind;
  pencePerPerson: number;
  slots: number;
  /** Whole percent of what the slots cost; the three add up to 100 unless nothing costs anything. */
  percent: number;
}

/** Something dearer that the rest of the budget would pay for. */
export interface Upgrade {
  slotId: string;
  slotName: string;
  venueId: string;
  venueName: string;
  extraPencePerPerson: number;
  /** Points of the planner that it suits the brief better by; below zero when it suits less. */
  points: number;
}

/** What the slots of a plan cost a person and where that goes. The stay is on a line of its own (PRODUCT). */
export interface BudgetStory {
  spentPence: number;
  capPence: number | null;
  /** What the budget leaves, pence a person; below zero where it had to be raised, null without a cap. */
  leftPence: number | null;
  shares: readonly SpendingShare[];
  /** The dearest slots, dearest first, at most three; free ones never. */
  dearest: readonly PlanSlot[];
  freeSlots: number;
  stayPence: number;
  lines: readonly string[];
}

/** Why there is money left: what the planner would buy next, or that nothing dearer suits better. */
export interface UnspentStory {
  upgrade: Upgrade | null;
  line: string;
}

const KIND_OF: Record<SlotKind, SpendingKind> = {
  activity: 'activities',
  lunch: 'meals',
  dinner: 'meals',
  night: 'nights',
};
const KIND_WORDS: Record<SpendingKind, string> = {
  activities: 'things to do',
  meals: 'meals',
  nights: 'nights out',
};
const SPENDING_KINDS = ['activities', 'meals', 'nights'] as const;
const DEAREST_MAX = 3;
/** Dearer places that are tried, best first. */
const TRIES = 5;

/** Where the money of a plan goes, from the plan's own prices. */
export function budgetStory(plan: TripPlan): BudgetStory {
  const slots = slotsOnDays(plan).map(({ slot }) => slot);
  const spentPence = plan.totals.slotsPerPersonPence;
  const capPence = plan.budgetCapPence;
  const story = {
    spentPence,
    capPence,
    leftPence: capPence === null ? null : capPence - spentPence,
    shares: sharesOf(slots, spentPence),
    dearest: slots
      .filter(({ pricePerPersonPence }) => pricePerPersonPence > 0)
      .sort((left, right) => right.pricePerPersonPence - left.pricePerPersonPence)
      .slice(0, DEAREST_MAX),
    freeSlots: slots.filter(({ pricePerPersonPence }) => pricePerPersonPence === 0).length,
    stayPence: plan.totals.stayPerPersonPence,
  };
  return { ...story, lines: linesOf(story) };
}

/** Percents by largest remainder, so that what is read adds up. */
function sharesOf(slots: readonly PlanSlot[], spentPence: number): SpendingShare[] {
  const sums = SPENDING_KINDS.map((kind) => {
    const ofKind = slots.filter((slot) => KIND_OF[slot.kind] === kind);
    const pencePerPerson = ofKind.reduce((sum, slot) => sum + slot.pricePerPersonPence, 0);
    const exact = spentPence === 0 ? 0 : (pencePerPerson / spentPence) * 100;
    return { kind, pencePerPerson, slots: ofKind.length, percent: Math.floor(exact), rest: exact - Math.floor(exact) };
  });
  const missing = spentPence === 0 ? 0 : 100 - sums.reduce((sum, { percent }) => sum + percent, 0);
  const byRest = [...sums].sort((left, right) => right.rest - left.rest).slice(0, missing);
  return sums.map(({ rest: _rest, ...share }, index) => {
    const source = sums[index];
    return source && byRest.includes(source) ? { ...share, percent: share.percent + 1 } : share;
  });
}

function linesOf(story: Omit<BudgetStory, 'lines'>): string[] {
  const { spentPence, capPence, leftPence, shares, dearest, freeSlots } = story;
  const parts = shares
    .filter(({ pencePerPerson }) => pencePerPerson > 0)
    .map(({ kind, pencePerPerson, percent }) => `${formatPounds(pencePerPerson)} on ${KIND_WORDS[kind]} (${percent}%)`);
  const lines = [
    parts.length === 0
      ? 'Nothing in the plan costs anything.'
      : `${formatPounds(spentPence)} a person: ${parts.join(', ')}.`,
  ];
  const [top] = dearest;
  if (top)
    lines.push(
      `The dearest is ${top.name} at ${formatPounds(top.pricePerPersonPence)}${freeSlots > 0 ? `; ${freeSlots} ${freeSlots === 1 ? 'stop costs' : 'stops cost'} nothing` : ''}.`,
    );
  if (leftPence !== null && capPence !== null)
    lines.push(
      leftPence >= 0
        ? `Of the ${formatPounds(capPence)} a person, ${formatPounds(leftPence)} is left.`
        : `That is ${formatPounds(-leftPence)} a person more than the ${formatPounds(capPence)} you set.`,
    );
  return lines;
}

/**
 * Why the rest of the budget was not spent, by trying: the slot where something dearer within the budget suits the
 * brief best is named, and whether the planner thinks it better. Null without a cap or with nothing left.
 */
export function unspentStory(plan: TripPlan, request: TripRequest, places: Places): UnspentStory | null {
  const { leftPence, capPence } = budgetStory(plan);
  if (leftPence === null || capPence === null || leftPence <= 0) return null;
  const upgrade = bestUpgrade(plan, request, places);
  const kept =
    plan.totals.slotsPerPersonPence >= Math.round(capPence * EASY_SHARE)
      ? ' The planner keeps the last tenth of a budget for taxis and tips.'
      : '';
  if (!upgrade)
    return {
      upgrade,
      line: `Nothing dearer that fits its hour and the ${formatPounds(leftPence)} was found for any slot.${kept}`,
    };
  const { venueName, slotName, extraPencePerPerson, points } = upgrade;
  const what = `${venueName} instead of ${slotName} would take ${formatPounds(extraPencePerPerson)} of it`;
  return { upgrade, line: `${what}: ${howItSuits(points)}.${kept}` };
}

/** In words, how something dearer suits the brief by so many points of difference. */
export function howItSuits(points: number): string {
  if (points === 0) return 'it suits the brief as well, for more';
  return points > 0 ? 'worth a look, it suits the brief better' : 'it suits the brief less';
}

function bestUpgrade(plan: TripPlan, request: TripRequest, places: Places): Upgrade | null {
  const left = budgetStory(plan).leftPence ?? 0;
  const wanted = slotsOnDays(plan).flatMap((placed) =>
    rivalsFor(plan, request, places, placed)
      .filter(({ stop, startMinute, isOdd }) => {
        const extra = stop.candidate.pricePence - placed.slot.pricePerPersonPence;
        return startMinute !== null && !isOdd && extra > 0 && extra <= left;
      })
      .slice(0, TRIES)
      .map((rival) => ({ slot: placed.slot, rival })),
  );
  wanted.sort((one, other) => other.rival.pointsGained - one.rival.pointsGained);
  for (const { slot, rival } of wanted.slice(0, TRIES)) {
    const { venue } = rival.stop.candidate;
    const idea = swapSlot(plan, request, places, slot.id, venue.id);
    if (!idea || idea.raisesBudgetToPence !== null) continue;
    return {
      slotId: slot.id,
      slotName: slot.name,
      venueId: venue.id,
      venueName: venue.name,
      extraPencePerPerson: idea.effect.deltaPencePerPerson,
      points: idea.pointsGained,
    };
  }
  return null;
}
