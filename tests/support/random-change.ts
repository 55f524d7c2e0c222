import { DIETS } from '../../src/catalogue/vocabulary.ts';
import type { PlanSlot, TripPlan } from '../../src/engine/trip-plan.ts';
import type { TripRequest } from '../../src/engine/trip-request.ts';
import { addDays, weekdayOf } from '../../src/shared/dates.ts';
import type { Rng } from '../../src/shared/rng.ts';

/** A change as an organiser asks for one: the brief as it is then, and the slots that are named in it. */
export interface RandomChange {
  kind: (typeof CHANGES)[number];
  request: TripRequest;
  freeSlotIds: readonly string[];
  dropSlotIds: readonly string[];
}

export const CHANGES = [
  'one more person',
  'two people fewer',
  'a smaller budget',
  'a diet',
  'no steps',
  'a swap',
  'a drop',
  'a week later',
  'a day later',
  'a day more',
  'a day less',
] as const;

const slotsOf = (plan: TripPlan): PlanSlot[] => plan.days.flatMap((day) => day.slots);

export function randomChange(rng: Rng, plan: TripPlan, request: TripRequest): RandomChange {
  const kind = CHANGES[Math.floor(rng() * CHANGES.length)] ?? 'a swap';
  const slots = slotsOf(plan);
  const slot = slots[Math.floor(rng() * slots.length)];
  const asks = (patch: Partial<TripRequest>, named: Partial<RandomChange> = {}): RandomChange => ({
    kind,
    request: { ...request, ...patch },
    freeSlotIds: [],
    dropSlotIds: [],
    ...named,
  });
  const needs = (patch: Partial<TripRequest['needs']>): RandomChange => asks({ needs: { ...request.needs, ...patch } });
  switch (kind) {
    case 'one more person':
      return asks({ groupSize: request.groupSize + 1 });
    case 'two people fewer':
      return asks({ groupSize: Math.max(1, request.groupSize - 2) });
    case 'a smaller budget':
      return asks({
        budgetCapPence: Math.round(plan.totals.slotsPerPersonPence * (0.8 + rng() * 0.15)),
        budgetFloorPence: 0,
      });
    case 'a diet':
      return needs({ diets: DIETS.filter((diet) => diet === DIETS[Math.floor(rng() * DIETS.length)]) });
    case 'no steps':
      return needs({ stepFree: true });
    case 'a swap':
      return asks({ bannedVenueIds: slot ? [slot.venueId] : [] }, { freeSlotIds: slot ? [slot.id] : [] });
    case 'a drop':
      return asks({ droppedSlots: droppedBy(plan, slot) }, { dropSlotIds: slot ? [slot.id] : [] });
    case 'a week later':
      return asks({ days: movedBy(request, 7) });
    case 'a day later':
      return asks({ days: movedBy(request, 1) });
    case 'a day more':
      return asks({ days: withDayMore(request) });
    case 'a day less':
      return asks({ days: request.days.length > 1 ? withDayLess(request) : request.days });
  }
}

function droppedBy(plan: TripPlan, slot: PlanSlot | undefined): TripRequest['droppedSlots'] {
  const day = plan.days.findIndex(({ slots }) => slots.some((one) => one.id === slot?.id));
  return slot && (slot.kind === 'lunch' || slot.kind === 'dinner') ? [{ day, kind: slot.kind }] : [];
}

function movedBy(request: TripRequest, count: number): TripRequest['days'] {
  return request.days.map((day) => {
    const date = day.date && addDays(day.date, count);
    return { ...day, date, weekday: date ? weekdayOf(date) : day.weekday };
  });
}

/** The last day becomes a whole one, and a copy of it as it was comes after. */
function withDayMore({ days }: TripRequest): TripRequest['days'] {
  const last = days.at(-1);
  if (!last?.date) return days;
  const date = addDays(last.date, 1);
  const whole = { ...last, endMinute: 26 * 60, needsDinner: true };
  return [
    ...days.slice(0, -1),
    whole,
    { ...last, startMinute: 9 * 60 + 30, needsLunch: true, date, weekday: weekdayOf(date) },
  ];
}

/** The last day goes, and the one before becomes the day of departure. */
function withDayLess({ days }: TripRequest): TripRequest['days'] {
  return days
    .slice(0, -1)
    .map((day, index) =>
      index === days.length - 2
        ? { ...day, endMinute: Math.max(17 * 60, day.startMinute + 60), needsDinner: false }
        : day,
    );
}
