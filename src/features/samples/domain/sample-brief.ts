import type { BudgetBand, EventType, Vibe } from '../../../catalogue/vocabulary.ts';
import { addDays, type Weekday } from '../../../shared/dates.ts';
import { briefToRequest, type Catalogues, type PlannerOrder } from '../../planner/domain/brief-to-request.ts';

/** A brief that the gallery shows a real plan for. */
export interface SampleBrief {
  /** Its page is /plans/{slug}. */
  slug: string;
  title: string;
  /** One or two sentences on who this is for and what they get. */
  lead: string;
  eventType: EventType;
  vibe: Vibe;
  destination: string;
  groupSize: number;
  budgetRange: BudgetBand;
  /** The trip's first day of the week and how many days it has. */
  days: { from: Weekday; count: number };
  /** As an organiser would type them. */
  specialRequirements?: string;
}

/** A Monday. Samples have no dates, so any will do; this one never changes, and with it no plan does. */
const REFERENCE_MONDAY = '2026-01-05';

/**
 * What the planner is asked for a sample: the brief on its days of the week, with the dates left open. Nothing in it
 * depends on the day of the build, so every build makes the same plan.
 */
export function sampleOrder(brief: SampleBrief, catalogues: Omit<Catalogues, 'today'>): PlannerOrder {
  const start = addDays(REFERENCE_MONDAY, brief.days.from);
  const dates = `${start} to ${addDays(start, brief.days.count - 1)}`;
  const order = briefToRequest({ ...brief, dates }, { ...catalogues, today: REFERENCE_MONDAY });
  return { ...order, request: { ...order.request, days: order.request.days.map((day) => ({ ...day, date: null })) } };
}
