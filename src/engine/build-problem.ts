import { dayStart, isDropped, kindCap, NIGHTS_MAX, REST_MINUTES, SLOT_KINDS, typeCap } from './day-rules.ts';
import { EASY_SHARE } from './easy-share.ts';
import { NO_LIMIT, type Problem } from './orienteering/problem.ts';
import type { Places } from './places.ts';
import { type Stop, startWindows } from './stops.ts';
import type { Spot } from './travel-legs.ts';
import { travelMatrix } from './travel-matrix.ts';
import { travelTable, waysFromBase } from './travel-table.ts';
import type { SlotKind, TripRequest } from './trip-request.ts';
import { familyOf } from './type-families.ts';
import { LIKED_POINTS } from './venue-fit.ts';

/** Points lost for a minute on the way. */
const TRAVEL_POINTS = 5;
/** Points for a penny spent below the floor of the band, and lost again above it. */
const SPENDING_POINTS = 0.02;
/** Points lost for a penny within the last tenth of the budget: a plan to the last penny leaves nothing for a taxi. */
const LAST_TENTH_POINTS = 0.05;
/** Points lost for a second slot of one type. */
const REPEAT_POINTS = 260;
/** Points lost for one more slot of a family of types than every second day has. */
const FAMILY_POINTS = 180;
/** Minutes on the way from the hotel that any stop is worth, or this share of its length; points lost for each one more. */
const NEAR_MINUTES = 35;
const WAY_SHARE = 0.6;
const FAR_POINTS = 60;
/** Before the first slot of a day the group is on its way from the hotel. */
const SETTING_OUT_MINUTES = 30;
/** No way of any city takes longer. */
const LONGEST_WAY = 180;

const BUDGET = 0;
const LAST_TENTH = 1;

export interface BuildOptions {
  /** Where every day begins and ends. */
  base: Spot;
  /** Most slots of a kind on a day, below the request's own caps; null to leave them. */
  kindLimits: readonly Record<SlotKind, number>[] | null;
  /**
   * Stops that no rule of taste keeps apart, and between which every minute counts, because a promise of the brief
   * cannot be kept otherwise. Only what the checker asks holds between two of them.
   */
  isBeyondTaste?: (stop: Stop) => boolean;
  /** Nights out that a day must have room for, though its pace would have fewer; by day. */
  nightsAsked?: readonly number[];
}

/** The brief as numbers. Node 0 is the base and node i is `stops[i - 1]`; routes are days and kinds are SLOT_KINDS. */
export function buildProblem(
  request: TripRequest,
  places: Places,
  stops: readonly Stop[],
  options: BuildOptions,
): Problem {
  const nodeCount = stops.length + 1;
  const routeCount = request.days.length;
  const uses = resourceUses(request, stops);
  const windows = windowLists(request, stops, options);
  const spends = (stop: Stop): number => Math.round(SPENDING_POINTS * stop.candidate.pricePence);
  const { rowOf } = travelTable(places, request.groupSize);
  const fromBase = waysFromBase(places, options.base, request.groupSize).scheduled;
  const wayTo = ({ candidate }: Stop): number => fromBase[rowOf.get(candidate.venue.id) ?? 0] ?? 0;
  const scoreOf = (stop: Stop): number => stop.score + spends(stop) - farPoints(request, stop, wayTo(stop));
  const days = Array.from({ length: routeCount }, (_, day) => day);
  return {
    nodeCount,
    routeCount,
    travel: travelMatrix(request, places, stops, options.base, options.isBeyondTaste),
    service: Int32Array.from([0, ...stops.map((stop) => stop.candidate.venue.durationMinutes)]),
    score: Int32Array.from([0, ...stops.map(scoreOf)]),
    priority: Int32Array.from([0, ...stops.map((stop) => stop.priority)]),
    ...windows,
    startNode: new Int32Array(routeCount),
    endNode: new Int32Array(routeCount),
    routeStart: Int32Array.from(days, (day) => settingOut(request, stops, options, day, wayTo)),
    routeEnd: new Int32Array(routeCount).fill(NO_LIMIT),
    kind: Int32Array.from([0, ...stops.map((stop) => SLOT_KINDS.indexOf(stop.kind))]),
    kindCount: SLOT_KINDS.length,
    kindCap: Int32Array.from(
      days.flatMap((day) =>
        SLOT_KINDS.map((kind) =>
          Math.min(capOf(request, day, kind, options), options.kindLimits?.[day]?.[kind] ?? NO_LIMIT),
        ),
      ),
    ),
    ...uses,
    travelCost: TRAVEL_POINTS,
    restOffset: 24 * 60 - REST_MINUTES,
    isLocked: Uint8Array.from([0, ...stops.map((stop) => Number(stop.isLocked))]),
  };
}

function capOf(request: TripRequest, day: number, kind: SlotKind, { nightsAsked }: BuildOptions): number {
  const usual = kindCap(request, day, kind);
  if (kind !== 'night' || isDropped(request, day, kind)) return usual;
  return Math.max(usual, Math.min(NIGHTS_MAX, nightsAsked?.[day] ?? 0));
}

/** Nobody rides forty minutes for a coffee, unless it was asked for or is in the plan already. */
function farPoints(request: TripRequest, stop: Stop, minutes: number): number {
  const { venue } = stop.candidate;
  const { likedTypes, mustHaveVenueIds } = request.wishes;
  if (stop.isLocked) return 0;
  if (likedTypes.includes(venue.type) || mustHaveVenueIds.includes(venue.id)) return 0;
  return FAR_POINTS * Math.max(0, minutes - Math.max(NEAR_MINUTES, venue.durationMinutes * WAY_SHARE));
}

/** When the group leaves the hotel at the earliest: sooner than usual if a stop that is fixed asks for it. */
function settingOut(
  request: TripRequest,
  stops: readonly Stop[],
  { isBeyondTaste }: BuildOptions,
  day: number,
  wayTo: (stop: Stop) => number,
): number {
  let from = dayStart(request, day) - (isBeyondTaste ? LONGEST_WAY : SETTING_OUT_MINUTES);
  for (const stop of stops) {
    const { pin } = stop;
    if (pin?.day !== day || (pin.startMinute ?? 0) > from + LONGEST_WAY) continue;
    const start = pin.startMinute ?? request.days[day]?.startMinute ?? 0;
    from = Math.min(from, start - wayTo(stop));
  }
  return from;
}

function windowLists(request: TripRequest, stops: readonly Stop[], { isBeyondTaste }: BuildOptions) {
  const from: number[] = [];
  const open: number[] = [];
  const close: number[] = [];
  for (let day = 0; day < request.days.length; day++) {
    from.push(open.length);
    for (const stop of stops) {
      from.push(open.length);
      for (const window of startWindows(request, day, stop, isBeyondTaste?.(stop))) {
        open.push(window.from);
        close.push(window.to);
      }
    }
  }
  from.push(open.length);
  return { windowFrom: Int32Array.from(from), windowOpen: Int32Array.from(open), windowClose: Int32Array.from(close) };
}

/** The budget, one resource for each type, and one for each venue with several stops. */
function resourceUses(request: TripRequest, stops: readonly Stop[]) {
  const cap = request.budgetCapPence ?? NO_LIMIT;
  const resourceCap = [cap, NO_LIMIT];
  const easy = cap === NO_LIMIT ? NO_LIMIT : Math.max(request.budgetFloorPence, Math.round(cap * EASY_SHARE));
  const softCap = [request.budgetFloorPence, easy];
  const overCost = [SPENDING_POINTS, LAST_TENTH_POINTS];
  const ofType = new Map<string, number>();
  const ofFamily = new Map<string, number>();
  const ofVenue = new Map<string, number>();
  const numberOf = (numbers: Map<string, number>, key: string, most: number, soft: number, cost: number): number => {
    const known = numbers.get(key);
    if (known !== undefined) return known;
    const number = resourceCap.push(most) - 1;
    numbers.set(key, number);
    softCap.push(soft);
    overCost.push(cost);
    return number;
  };
  // One go-karting fulfils the wish for it.
  const isLiked = (type: string): boolean => request.wishes.likedTypes.includes(type);
  const mostOfType = typeCap(request);
  const familyRoom = Math.max(1, Math.ceil(request.days.length / 2));
  const useFrom = [0, 0];
  const useResource: number[] = [];
  const useAmount: number[] = [];
  for (const { candidate } of stops) {
    const { venue, pricePence } = candidate;
    useResource.push(
      BUDGET,
      LAST_TENTH,
      numberOf(ofType, venue.type, mostOfType, 1, REPEAT_POINTS + (isLiked(venue.type) ? LIKED_POINTS : 0)),
      numberOf(ofFamily, familyOf(venue.type), NO_LIMIT, familyRoom, FAMILY_POINTS),
      numberOf(ofVenue, venue.id, 1, 1, 0),
    );
    useAmount.push(pricePence, pricePence, 1, 1, 1);
    useFrom.push(useResource.length);
  }
  return {
    useFrom: Int32Array.from(useFrom),
    useResource: Int32Array.from(useResource),
    useAmount: Int32Array.from(useAmount),
    resourceCap: Int32Array.from(resourceCap),
    softCap: Int32Array.from(softCap),
    overCost: Float64Array.from(overCost),
  };
}
