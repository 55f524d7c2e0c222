import type { Candidate } from './candidates.ts';
import { slotKindsOf } from './candidates.ts';
import { dayEnd, startWindow } from './day-rules.ts';
import { daylightEnd } from './daylight.ts';
import { keptFreeOn, outsideFreeHours } from './kept-free.ts';
import { earliestOpening, openingWindows } from './opening-windows.ts';
import { type PriceTargets, pricePoints, priceTargets } from './price-fit.ts';
import { isBite } from './sequence-rules.ts';
import type { PinnedSlot, SlotKind, TripRequest } from './trip-request.ts';
import { type VenueFit, venueFit } from './venue-fit.ts';

/** Points that make the search keep what it must before it looks at taste. Each rank outweighs all below it. */
export const RANK = { pinned: 50_000_000, pinnedMinute: 10_000_000, meal: 5_000_000, mustHave: 100_000, kept: 20_000 };
/** Between a kept slot at its old time and the same slot moved within the day. */
const SAME_TIME_POINTS = 150;
const UNCONFIRMED_DIET_POINTS = 2_000_000;
const SPLIT_POINTS = 300;
/** An hour with something in it is better than an empty one, whatever it is. */
const STOP_POINTS = 600;
/** An evening should end somewhere, so a night out counts for more than one more stop by day. */
const NIGHT_POINTS = 350;
/** Unless the brief is a quiet or a dry one, a night out is rather a bar or a club than a dessert. */
const PARTY_NIGHT_POINTS = 120;
/** A dessert or a coffee is no night out, though it rounds off a quiet evening. */
const BITE_POINTS = { quiet: -200, other: -650 } as const;
/** What opens only this late, or keeps its guests this long, lives off its bar, whatever else it offers. */
const CLUB_OPENING = 21 * 60;
const CLUB_MINUTES = 150;
const DRY_CLUB_POINTS = -900;

/** To what somebody has of their own, and back from it, is a way that nobody knows, minutes. Rule of taste, not the checker's. */
const BESIDE_FREE_HOURS = 15;

/** A venue in one role, perhaps bound to a day or a minute: a node of the problem. */
export interface Stop {
  candidate: Candidate;
  kind: SlotKind;
  fit: VenueFit;
  score: number;
  /** Points of RANK: what outweighs taste. */
  priority: number;
  pin: PinnedSlot | null;
  isLocked: boolean;
}

/** A slot to be kept: by the organiser's order (`pinned`), or because nobody asked to change it (`kept`). */
export interface Wanted {
  slot: PinnedSlot;
  rank: 'pinned' | 'kept';
}

/** Every stop the planner may choose from. Pinned slots have a stop at their minute, and one free within the day. */
export function stopsFor(request: TripRequest, candidates: readonly Candidate[], wanted: readonly Wanted[]): Stop[] {
  const stops: Stop[] = [];
  const targets = priceTargets(request, candidates);
  for (const candidate of candidates) {
    const fit = venueFit(candidate.venue, request);
    for (const kind of slotKindsOf(candidate.venue.kind)) {
      const score = baseScore(request, targets, candidate, kind, fit);
      const priority = basePriority(request, candidate, kind);
      stops.push({ candidate, kind, fit, score, priority, pin: null, isLocked: false });
      for (const { slot, rank } of wanted) {
        if (slot.venueId !== candidate.venue.id || slot.kind !== kind) continue;
        const kept = { candidate, kind, fit, priority: priority + RANK[rank], isLocked: true };
        stops.push({ ...kept, score, pin: { ...slot, startMinute: null } });
        if (slot.startMinute === null) continue;
        const exact = rank === 'pinned' ? RANK.pinnedMinute : 0;
        stops.push({ ...kept, priority: kept.priority + exact, score: score + SAME_TIME_POINTS, pin: slot });
      }
    }
  }
  return stops;
}

function baseScore(
  request: TripRequest,
  targets: PriceTargets,
  candidate: Candidate,
  kind: SlotKind,
  fit: VenueFit,
): number {
  let score = STOP_POINTS + fit.total + pricePoints(request, targets, kind, candidate.pricePence);
  if (kind === 'night') score += nightPoints(request, candidate);
  if (candidate.splitInto > 1) score -= SPLIT_POINTS;
  if (!candidate.isDietConfirmed) score -= UNCONFIRMED_DIET_POINTS;
  return score;
}

function nightPoints(request: TripRequest, { venue }: Candidate): number {
  const isShort = isBite({ kind: 'night', minutes: venue.durationMinutes });
  const opens = earliestOpening(venue.hours) ?? Number.POSITIVE_INFINITY;
  const isClub = venue.adultsOnly && (opens >= CLUB_OPENING || venue.durationMinutes >= CLUB_MINUTES);
  const dry = request.needs.noAlcohol && isClub ? DRY_CLUB_POINTS : 0;
  const party = !isQuiet(request) && !isShort && venue.vibes.includes('party-hard') ? PARTY_NIGHT_POINTS : 0;
  return NIGHT_POINTS + party + dry + (isShort ? BITE_POINTS[isQuiet(request) ? 'quiet' : 'other'] : 0);
}

const isQuiet = ({ vibe, wishes, needs }: TripRequest): boolean =>
  vibe === 'chill-relaxed' || wishes.pace === 'calm' || needs.noAlcohol || needs.minorsPresent;

function basePriority(request: TripRequest, candidate: Candidate, kind: SlotKind): number {
  const meal = kind === 'lunch' || kind === 'dinner' ? RANK.meal : 0;
  return meal + (request.wishes.mustHaveVenueIds.includes(candidate.venue.id) ? RANK.mustHave : 0);
}

/**
 * Windows of the START of a stop on a day: within the role's hours, done before the place or the day closes, and clear of
 * hours that are kept free. What lies outdoors by day is done before dusk, unless its hour was fixed or `mayBeDark`.
 */
export function startWindows(
  request: TripRequest,
  day: number,
  stop: Stop,
  mayBeDark = false,
): { from: number; to: number }[] {
  const tripDay = request.days[day];
  if (!tripDay || (stop.pin && stop.pin.day !== day)) return [];
  const { venue } = stop.candidate;
  const role = startWindow(request, day, stop.kind, stop.pin !== null);
  const lastStart = Math.min(role.to, dayEnd(request, day) - venue.durationMinutes);
  const windows: { from: number; to: number }[] = [];
  for (const { open, close } of openingWindows(venue.hours, tripDay.weekday)) {
    const at = stop.pin?.startMinute ?? null;
    const from = Math.max(role.from, open);
    const light =
      at === null && !mayBeDark && stop.kind === 'activity' && !venue.indoor ? daylightEnd(tripDay, open) : null;
    const to = Math.min(lastStart, Math.min(close, light ?? close) - venue.durationMinutes);
    if (at === null ? from <= to : from <= at && at <= to)
      windows.push(at === null ? { from, to } : { from: at, to: at });
  }
  const free = keptFreeOn(request, day);
  if (free.length === 0) return windows;
  const pause = stop.pin === null && !mayBeDark ? BESIDE_FREE_HOURS : 0;
  return outsideFreeHours(windows, { before: venue.durationMinutes + pause, after: pause }, free);
}
