import { checkPlan } from '../../../engine/check-plan.ts';
import { planFairly } from '../../../engine/fair-plan.ts';
import { type Places, venuesOf } from '../../../engine/places.ts';
import { slotsOnDays } from '../../../engine/plan-effect.ts';
import { planNotes } from '../../../engine/plan-notes.ts';
import { FIRST_PLAN_ITERATIONS, type PlanOptions, planTrip } from '../../../engine/plan-trip.ts';
import { type ReplanOptions, replanTrip } from '../../../engine/replan-trip.ts';
import type { PlanDay, TripPlan } from '../../../engine/trip-plan.ts';
import type { SlotKind, TripRequest } from '../../../engine/trip-request.ts';
import { planSeed } from '../../planner/domain/plan-seed.ts';
import type { BriefField } from './brief-changes.ts';
import { brokenPromises } from './broken-promises.ts';
import { freedSlots } from './free-slots.ts';
import { keepPins } from './keep-pins.ts';
import type { BriefEditTask, PlannedEdit } from './prepare-brief-edit.ts';

/** Rounds of search for a changed brief: most of the plan is held, and a day or two may be new. */
const ITERATIONS = 160;

export interface EditedTrip {
  request: TripRequest;
  plan: TripPlan;
  /** Pins that had to move or to go, a sentence each. */
  lost: string[];
  /** The plan that each changed field alone would make, where there are several. */
  alone: { field: BriefField; plan: TripPlan; continues: PlannedEdit['continues'] }[];
}

/**
 * The plan of an edited brief, as close to the present one as the brief allows: the same place keeps its slots and
 * changes what no longer holds; another place is planned afresh. Deterministic, and what it returns the checker accepts
 * wherever any of the ways it tries leads to such a plan.
 */
export function replanBrief(task: BriefEditTask, places: Places): EditedTrip {
  const planned = planEdit(task, task.edit, places);
  const alone = task.alone.map(({ field, edit }) => ({
    field,
    plan: planEdit(task, edit, places).plan,
    continues: edit.continues,
  }));
  return { ...planned, alone };
}

function planEdit(task: BriefEditTask, edit: PlannedEdit, places: Places): Omit<EditedTrip, 'alone'> {
  const { plan } = task;
  const withNotes = (made: TripPlan): TripPlan => ({ ...made, notes: [...edit.notes, ...made.notes] });
  if (edit.isUnchanged) {
    const notes = planNotes(edit.request, places, plan.stay);
    const destination = places.kind === 'city' ? places.city.name : edit.destination;
    return { request: task.before, plan: withNotes({ ...plan, destination, notes }), lost: [] };
  }
  const { request, plan: made, lost } = keepPins(edit.request, places, (pinned) => bestOf(task, edit, pinned, places));
  return { request, plan: withNotes(made), lost };
}

/** The first of the ways that breaks no more promises than the others, nearest to the present plan first. */
function bestOf(task: BriefEditTask, edit: PlannedEdit, request: TripRequest, places: Places): TripPlan {
  const seed = edit.isSamePlace ? task.plan.seed : planSeed(request);
  const fresh: PlanOptions = { seed, iterations: FIRST_PLAN_ITERATIONS, destination: edit.destination };
  if (!edit.isSamePlace) return planFairly(request, places, fresh);
  // Being fair to everyone's taste costs a dozen plans: it waits until this one is wanted.
  const afresh = planTrip(request, places, fresh);
  const previous = onNewDays(task, edit);
  const add = fuller(previous, afresh, task.before, request, edit);
  const venues = venuesOf(places);
  const freeSlotIds = freedSlots({ ...task, plan: previous, after: request, venues });
  const options: ReplanOptions = {
    ...fresh,
    iterations: ITERATIONS,
    freeSlotIds: [],
  };
  const isSound = (plan: TripPlan): boolean => checkPlan(plan, request, places).length === 0;
  const free = replanTrip(previous, request, places, { ...options, freeSlotIds, add });
  const ways = [free];
  // What was freed for taste must not push out more than itself: then the plan stays as it is.
  if (freeSlotIds.length > 0 && goneFrom(previous, free) > freeSlotIds.length)
    ways.unshift(replanTrip(previous, request, places, options));
  const [first = afresh, ...others] = [...ways, afresh].filter(isSound);
  const best = others.reduce((least, way) => (brokenPromises(way) < brokenPromises(least) ? way : least), first);
  return best === afresh ? planFairly(request, places, fresh) : best;
}

/** How many slots of one plan are not in the other. */
function goneFrom(before: TripPlan, after: TripPlan): number {
  const there = new Set(slotsOnDays(after).map(({ slot }) => `${slot.kind} ${slot.venueId}`));
  return slotsOnDays(before).filter(({ slot }) => !there.has(`${slot.kind} ${slot.venueId}`)).length;
}

const NO_LEG = { minutes: 0, mode: 'none', km: null } as const;

/** The present plan on the days of the new brief, so that day by day the replan keeps what it continues. */
function onNewDays({ plan, before }: BriefEditTask, { request, continues }: PlannedEdit): TripPlan {
  const days = request.days.map(({ date, weekday }, index): PlanDay => {
    const day = plan.days[continues[index] ?? -1];
    return { slots: day?.slots ?? [], travelHome: day?.travelHome ?? NO_LEG, date, weekday };
  });
  const isOtherBudget =
    before.budgetCapPence !== request.budgetCapPence || before.budgetFloorPence !== request.budgetFloorPence;
  // What people are ready to pay for a night goes by their budget, so the place to stay is chosen anew with it.
  return { ...plan, days, stay: isOtherBudget ? null : plan.stay };
}

/** More of a kind than before on days whose hours, mood or pace are others, as far as a fresh plan would have them. */
function fuller(
  previous: TripPlan,
  afresh: TripPlan,
  before: TripRequest,
  request: TripRequest,
  { continues }: PlannedEdit,
): NonNullable<ReplanOptions['add']> {
  const isOtherMood = before.vibe !== request.vibe || before.wishes.pace !== request.wishes.pace;
  const countOf = (plan: TripPlan, day: number, kind: SlotKind): number =>
    plan.days[day]?.slots.filter((slot) => slot.kind === kind).length ?? 0;
  return request.days.flatMap((day, index) => {
    const was = before.days[continues[index] ?? -1];
    if (!was || countAll(previous, index) === 0) return [];
    const isLonger = day.startMinute < was.startMinute || day.endMinute > was.endMinute;
    if (!isOtherMood && !isLonger) return [];
    return (['activity', 'night'] as const).flatMap((kind) => {
      const more = countOf(afresh, index, kind) - countOf(previous, index, kind);
      return Array.from({ length: Math.max(0, more) }, () => ({ day: index, kind, venueId: null }));
    });
  });
}

const countAll = (plan: TripPlan, day: number): number => plan.days[day]?.slots.length ?? 0;
