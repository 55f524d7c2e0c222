import { WEEKDAY_NAMES } from '../shared/dates.ts';
import { dayInWords } from './day-in-words.ts';
import { activityCap, NIGHTS_MAX } from './day-rules.ts';
import { isPinOf } from './is-pin-of.ts';
import type { Visits } from './moved-plan.ts';
import { openingWindows } from './opening-windows.ts';
import type { Places } from './places.ts';
import type { SlotOnDay } from './plan-effect.ts';
import { venueOf } from './slot-move.ts';
import type { PlanSlot, TripPlan } from './trip-plan.ts';
import type { SlotKind, TripRequest } from './trip-request.ts';

/** Two slots of a trip that are to change places. */
export interface SlotExchange {
  plan: TripPlan;
  request: TripRequest;
  places: Places;
  first: SlotOnDay;
  second: SlotOnDay;
  /** The wanted start of the first on the day of the second, minutes after midnight; without it, that of the second. */
  startMinute?: number;
}

/** Both as what they are in each other's place: a lunch that changes places with a dinner becomes one, on one day too. */
export function exchangedKinds({ first, second }: SlotExchange): readonly [PlanSlot, PlanSlot] {
  const isMeals = isMeal(first.slot.kind) && isMeal(second.slot.kind);
  if (!isMeals) return [first.slot, second.slot];
  return [
    { ...first.slot, kind: second.slot.kind },
    { ...second.slot, kind: first.slot.kind },
  ];
}

const isMeal = (kind: SlotKind): boolean => kind === 'lunch' || kind === 'dinner';

/** The slots of a kind on a day once both have changed places. */
function countAfter(exchange: SlotExchange, day: number, kind: SlotKind): number {
  const { plan, first, second } = exchange;
  const [firstAs, secondAs] = exchangedKinds(exchange);
  const staying = (plan.days[day]?.slots ?? []).filter(({ id }) => id !== first.slot.id && id !== second.slot.id);
  const coming = [...(second.day === day ? [firstAs] : []), ...(first.day === day ? [secondAs] : [])];
  return [...staying, ...coming].filter((slot) => slot.kind === kind).length;
}

/** The brief that the exchange itself asks for: neither is pinned where it was, and what comes to a day may be there. */
export function requestForExchange(exchange: SlotExchange): TripRequest {
  const { request, first, second } = exchange;
  const [firstAs, secondAs] = exchangedKinds(exchange);
  const comes = (day: number, kind: SlotKind): boolean =>
    (day === second.day && kind === firstAs.kind) || (day === first.day && kind === secondAs.kind);
  return {
    ...request,
    pinned: request.pinned.filter(
      (pin) => !isPinOf(pin, first.day, first.slot) && !isPinOf(pin, second.day, second.slot),
    ),
    droppedSlots: request.droppedSlots.filter(({ day, kind }) => !comes(day, kind)),
    activityCapByDay: request.activityCapByDay.map((cap, day) =>
      cap !== null && comes(day, 'activity') ? Math.max(cap, countAfter(exchange, day, 'activity')) : cap,
    ),
  };
}

/** The same once it is known where both are: what was pinned is pinned there. */
export function withPinsTaken(
  { request, first, second }: SlotExchange,
  asked: TripRequest,
  fitted: ReadonlyMap<number, Visits>,
): TripRequest {
  const pinned = [first, second].flatMap(({ day, slot }) => {
    if (!request.pinned.some((pin) => isPinOf(pin, day, slot))) return [];
    return [...fitted].flatMap(([newDay, visits]) =>
      visits
        .filter((visit) => visit.slot.venueId === slot.venueId)
        .map((visit) => ({
          day: newDay,
          kind: visit.slot.kind,
          venueId: slot.venueId,
          startMinute: visit.startMinute,
        })),
    );
  });
  return pinned.length === 0 ? asked : { ...asked, pinned: [...asked.pinned, ...pinned] };
}

/** Why two slots cannot change places whatever the hours, in a sentence; null where they might. */
export function whyNoExchange(exchange: SlotExchange): string | null {
  const { plan, first, second } = exchange;
  if (first.slot.id === second.slot.id) return `${first.slot.name} cannot change places with itself.`;
  if (first.day === second.day) return null;
  return whyClosed(exchange) ?? whyOneTooMany(exchange, plan);
}

/** That one of the two is closed on the day of the other. */
function whyClosed({ plan, places, first, second }: SlotExchange): string | null {
  const closed = closedOn(plan, places, first, second.day) ?? closedOn(plan, places, second, first.day);
  return closed && `${closed}.`;
}

/** `Museum is closed on Mondays`; null where it opens on that day. */
export function closedOn(plan: TripPlan, places: Places, { slot }: SlotOnDay, day: number): string | null {
  const weekday = plan.days[day]?.weekday ?? 0;
  const windows = openingWindows(venueOf(places, slot.venueId)?.hours ?? {}, weekday);
  return windows.length === 0 ? `${slot.name} is closed on ${WEEKDAY_NAMES[weekday]}s` : null;
}

/** Only two slots of different kinds can make one too many. */
function whyOneTooMany(exchange: SlotExchange, plan: TripPlan): string | null {
  const { first, second } = exchange;
  const [firstAs, secondAs] = exchangedKinds(exchange);
  if (first.slot.kind === second.slot.kind || firstAs !== first.slot) return null;
  const asked = requestForExchange(exchange);
  for (const { slot, day, left } of [
    { slot: firstAs, day: second.day, left: first.day },
    { slot: secondAs, day: first.day, left: second.day },
  ]) {
    if (isMeal(slot.kind))
      return `Every day has its own meals, so ${slot.name} stays on ${dayInWords(plan, left)} as long as no other meal comes for it.`;
    const most = slot.kind === 'night' ? NIGHTS_MAX : activityCap(asked, day);
    if (countAfter(exchange, day, slot.kind) > most)
      return `${dayInWords(plan, day)} has as many ${slot.kind === 'night' ? 'nights out' : 'activities'} as it can have already.`;
  }
  return null;
}
