import type { SlotKind, TimeOfDay, TripRequest } from './trip-request.ts';

/** Lunch starts and dinner starts, minutes after midnight. */
export const LUNCH_START = { from: 12 * 60, to: 14 * 60 };
export const DINNER_START = { from: 18 * 60 + 30, to: 20 * 60 + 30 };
/** Where there is a choice, nobody lunches on the stroke of twelve or goes out before the evening has begun. */
export const LIKED_START: Record<SlotKind, number> = {
  activity: 0,
  lunch: 12 * 60 + 30,
  dinner: 19 * 60,
  night: 21 * 60,
};
/** A night out begins after dinner, and nobody is kept beyond three in the morning. */
export const NIGHT_START_FROM = 20 * 60;
export const LAST_FINISH = 27 * 60;
export const REST_MINUTES = 9 * 60;
/** The last morning is gentle: nothing before ten, unless the group wants its days packed. */
const LAST_MORNING_FROM = 10 * 60;
/** Never more, whoever asks. */
export const NIGHTS_MAX = 2;

/** Most activities on a day: parties and quiet trips need air, two still fill a day, and nobody enjoys more than four. */
export function activityCap(request: TripRequest, day: number): number {
  const byVibe = request.vibe === 'chill-relaxed' || request.vibe === 'party-hard' ? 2 : 3;
  const byPace =
    request.wishes.pace === 'packed' ? byVibe + 1 : request.wishes.pace === 'calm' ? Math.min(byVibe, 2) : byVibe;
  return Math.max(0, Math.min(byPace, request.activityCapByDay[day] ?? byPace));
}

/** Most nightlife venues on a day; chosen evenings only, never more than two. */
function nightCap(request: TripRequest, day: number): number {
  if (isDropped(request, day, 'night')) return 0;
  if (request.pinned.filter((pin) => pin.day === day && pin.kind === 'night').length > 1) return NIGHTS_MAX;
  if (request.wishes.pace === 'calm' || request.vibe === 'chill-relaxed') return 1;
  if (request.vibe === 'party-hard' || request.wishes.pace === 'packed') return NIGHTS_MAX;
  return request.eventType === 'stag-do' || request.eventType === 'hen-party' ? NIGHTS_MAX : 1;
}

/** True where the organiser wants no slot of the kind on the day. */
export const isDropped = (request: TripRequest, day: number, kind: SlotKind): boolean =>
  request.droppedSlots.some((dropped) => dropped.day === day && dropped.kind === kind);

/** True where the brief asks for the meal on the day and nobody dropped it since. */
export function needsMeal(request: TripRequest, day: number, meal: 'lunch' | 'dinner'): boolean {
  const tripDay = request.days[day];
  if (!tripDay || isDropped(request, day, meal)) return false;
  return meal === 'lunch' ? tripDay.needsLunch : tripDay.needsDinner;
}

/** Most slots of a kind on a day, by the pace, the vibe and the brief. */
export function kindCap(request: TripRequest, day: number, kind: SlotKind): number {
  switch (kind) {
    case 'activity':
      return activityCap(request, day);
    case 'night':
      return nightCap(request, day);
    case 'lunch':
    case 'dinner':
      return needsMeal(request, day, kind) ? 1 : 0;
  }
}

/** Most slots of one type in a trip: two, and half the days on a long one, which could not be filled otherwise. */
export const typeCap = (request: TripRequest): number => Math.max(2, Math.ceil(request.days.length / 2));

/** Earliest start of any slot on a day. */
export function dayStart(request: TripRequest, day: number): number {
  const start = request.days[day]?.startMinute ?? 0;
  const isLastMorning = day > 0 && day === request.days.length - 1 && request.wishes.pace !== 'packed';
  return isLastMorning ? Math.max(start, LAST_MORNING_FROM) : start;
}

/** Latest finish of any slot on a day, minutes after its midnight. */
export const dayEnd = (request: TripRequest, day: number): number =>
  Math.min(request.days[day]?.endMinute ?? 0, LAST_FINISH);

/**
 * When a slot of a kind may start on a day, before opening hours and duration. A gentle last morning is a habit of
 * ours: what was fixed for that day may lie in it.
 */
export function startWindow(
  request: TripRequest,
  day: number,
  kind: SlotKind,
  isFixed: boolean,
): { from: number; to: number } {
  const from = isFixed ? (request.days[day]?.startMinute ?? 0) : dayStart(request, day);
  const to = dayEnd(request, day);
  switch (kind) {
    case 'lunch':
      return { from: Math.max(from, LUNCH_START.from), to: Math.min(to, LUNCH_START.to) };
    case 'dinner':
      return { from: Math.max(from, DINNER_START.from), to: Math.min(to, DINNER_START.to) };
    case 'night':
      return { from: Math.max(from, NIGHT_START_FROM), to };
    case 'activity':
      return { from, to };
  }
}

/** The time of day of SPEC 3 for a start in minutes after midnight; what begins after midnight is still the evening. */
export const timeOfDay = (startMinute: number): TimeOfDay =>
  startMinute < 12 * 60 ? 'Morning' : startMinute < 18 * 60 ? 'Afternoon' : 'Evening';

/** Their order numbers the kinds of a problem (`Problem.kind`). */
export const SLOT_KINDS = ['activity', 'lunch', 'dinner', 'night'] as const satisfies readonly SlotKind[];
