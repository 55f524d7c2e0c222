import { formatDay, formatMonth, isIsoDay, WEEKDAY_NAMES } from '../../../shared/dates.ts';
import { formatMoney } from '../../../shared/money.ts';
import type { ReadDay, ReadRecommendations, ReadSlot } from '../../itinerary/domain/recommendations-schema.ts';

export type CostKind = 'activities' | 'meals' | 'nights' | 'stay';
const COST_KINDS: readonly CostKind[] = ['activities', 'meals', 'nights', 'stay'];

/** Pence; the group's is what all of them pay together. */
export interface Cost {
  perPersonPence: number;
  groupPence: number;
}

/** One thing that is paid for. */
export interface CostLine extends Cost {
  key: string;
  name: string;
  kind: CostKind;
  /** The price on the spot, where it is not in pounds or is one for the group: `450 Kč per person`. */
  localPrice: string | null;
  /** `June 2025`; empty where the plan does not say. */
  asOf: string;
  /** The venue is still open, so the price is what such a thing usually costs. */
  isUsual: boolean;
}

export interface DayCosts {
  key: string;
  title: string;
  lines: readonly CostLine[];
  sum: Cost;
}

export interface TripCosts {
  people: number;
  days: readonly DayCosts[];
  /** Priced beside the budget, never inside it (PRODUCT); null where none is suggested. */
  stay: CostLine | null;
  /** The kinds that there are, in a fixed order. */
  kinds: readonly { kind: CostKind; cost: Cost }[];
  /** Activities, meals and nights out: what the budget is for. */
  slots: Cost;
  all: Cost;
  /** Pence a person; `left` is below nought where the plan goes over. Null where there is no limit. */
  budget: { capPence: number; leftPence: number } | null;
  /** What had to be bent and costs money, in the planner's words. */
  bent: readonly string[];
}

const NOTHING: Cost = { perPersonPence: 0, groupPence: 0 };
const COSTLY_RELAXATIONS: ReadonlySet<string> = new Set(['budget-raised', 'group-split']);

const sumOf = (costs: readonly Cost[]): Cost =>
  costs.reduce(
    (sum, { perPersonPence, groupPence }) => ({
      perPersonPence: sum.perPersonPence + perPersonPence,
      groupPence: sum.groupPence + groupPence,
    }),
    NOTHING,
  );

/**
 * What a trip costs, line by line, with sums that are the sums of what is shown, to the penny. A price for the group is
 * shared and rounded up by the planner, so a line of the group is the price of one times the people. Null for a stored
 * plan that does not say how many go.
 */
export function tripCosts(plan: ReadRecommendations): TripCosts | null {
  const people = plan.groupSize;
  if (people === null || people < 1) return null;
  const days = plan.days.map((day, index) => costsOfDay(day, index, people));
  const stay = stayLine(plan);
  const lines = days.flatMap((day) => day.lines);
  const slots = sumOf(lines);
  const every = stay === null ? lines : [...lines, stay];
  const cap = plan.budgetCapPence;
  return {
    people,
    days,
    stay,
    kinds: COST_KINDS.flatMap((kind) => {
      const found = every.filter((line) => line.kind === kind);
      return found.length === 0 ? [] : [{ kind, cost: sumOf(found) }];
    }),
    slots,
    all: sumOf(every),
    budget: cap === null ? null : { capPence: cap, leftPence: cap - slots.perPersonPence },
    bent: plan.relaxations
      .filter(({ kind, text }) => COSTLY_RELAXATIONS.has(kind) && text !== '')
      .map(({ text }) => text),
  };
}

function costsOfDay(day: ReadDay, index: number, people: number): DayCosts {
  const lines = day.schedule.flatMap((entry, order): CostLine[] => {
    const slot = entry?.slot;
    if (!entry || !slot) return [];
    return [
      {
        key: slot.id || `${index}-${order}`,
        name: entry.activity?.name || entry.description || 'Something to do',
        kind: kindOf(slot),
        perPersonPence: slot.pricePerPersonPence,
        groupPence: slot.pricePerPersonPence * people,
        localPrice: localPrice(slot),
        asOf: formatMonth(slot.asOf),
        isUsual: slot.venueToBeConfirmed,
      },
    ];
  });
  return { key: `day-${index}`, title: dayTitle(day, index), lines, sum: sumOf(lines) };
}

function stayLine({ stay, totals }: ReadRecommendations): CostLine | null {
  if (stay === null || totals === null) return null;
  const nights = stay.nights === 1 ? '1 night' : `${stay.nights} nights`;
  const rooms = stay.rooms === 1 ? '1 room' : `${stay.rooms} rooms`;
  return {
    key: 'stay',
    name: `${stay.name}, ${nights}, ${rooms}`,
    kind: 'stay',
    perPersonPence: totals.stayPerPersonPence,
    groupPence: totals.stayGroupPence,
    localPrice: null,
    asOf: formatMonth(stay.asOf),
    isUsual: false,
  };
}

/** Older plans do not say what a slot is for; the kind of place tells it well enough. */
function kindOf({ kind, venueKind }: ReadSlot): Exclude<CostKind, 'stay'> {
  switch (kind ?? venueKind) {
    case 'lunch':
    case 'dinner':
    case 'restaurant':
      return 'meals';
    case 'night':
    case 'nightlife':
      return 'nights';
    case 'activity':
    case null:
      return 'activities';
  }
}

function localPrice({ localPrice: price }: ReadSlot): string | null {
  if (price === null || price.minor === 0 || (price.currency === 'GBP' && price.per === 'person')) return null;
  return `${formatMoney(price)} per ${price.per}`;
}

/** `Saturday 15 May 2027`, `Saturday` while the dates are open, else `Day 2`. */
function dayTitle({ date, weekday }: ReadDay, index: number): string {
  if (date !== null && isIsoDay(date)) return formatDay(date);
  return weekday === null ? `Day ${index + 1}` : WEEKDAY_NAMES[weekday];
}
