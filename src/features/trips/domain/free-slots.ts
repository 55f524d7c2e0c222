import type { Venue } from '../../../catalogue/venue.ts';
import { slotsOnDays } from '../../../engine/plan-effect.ts';
import type { PlanSlot, TripPlan } from '../../../engine/trip-plan.ts';
import type { TripRequest } from '../../../engine/trip-request.ts';
import { venueFit } from '../../../engine/venue-fit.ts';
import { isSameContent } from './is-same-content.ts';

/** Of the slots that nobody touched, so many of a hundred may make room for a brief of another taste. */
const FREE_PERCENT = 20;

export interface FreeingTask {
  plan: TripPlan;
  before: TripRequest;
  after: TripRequest;
  venues: readonly Venue[];
  chosenSlotIds: readonly string[];
}

/** Slots that neither a pin, a wish by name nor a hand holds in place. */
function untouchedSlots({ plan, after, chosenSlotIds }: Omit<FreeingTask, 'before' | 'venues'>): PlanSlot[] {
  const isHeld = ({ id, venueId, kind }: PlanSlot): boolean =>
    chosenSlotIds.includes(id) ||
    after.wishes.mustHaveVenueIds.includes(venueId) ||
    after.pinned.some((pin) => pin.venueId === venueId && pin.kind === kind);
  return slotsOnDays(plan).flatMap(({ slot }) => (isHeld(slot) ? [] : [slot]));
}

/** How many of the stops that nobody touched an edit of the brief may free for another taste. */
export const freeMost = (untouched: number): number => Math.floor((untouched * FREE_PERCENT) / 100);

/**
 * The slots that a brief of another taste may have filled anew: those that suit it least beside what they did before,
 * never more than a fifth. None where the brief asks for no other taste. The planner may well put the same back.
 */
export function freedSlots(task: FreeingTask): string[] {
  const { before, after, venues } = task;
  if (!isOtherTaste(before, after)) return [];
  const byId = new Map(venues.map((venue) => [venue.id, venue]));
  const newlyLiked = after.wishes.likedTypes.filter((type) => !before.wishes.likedTypes.includes(type));
  const kindsLiked = new Set(venues.filter(({ type }) => newlyLiked.includes(type)).map(({ kind }) => kind));
  const ranked = untouchedSlots(task)
    .flatMap((slot) => {
      const venue = byId.get(slot.venueId);
      if (!venue) return [];
      const [was, is] = [venueFit(venue, before).total, venueFit(venue, after).total];
      return [{ id: slot.id, canServe: Number(kindsLiked.has(venue.kind)), loss: was - is, is }];
    })
    .sort((left, right) => right.canServe - left.canServe || right.loss - left.loss || left.is - right.is);
  return ranked.slice(0, freeMost(ranked.length)).map(({ id }) => id);
}

function isOtherTaste(before: TripRequest, after: TripRequest): boolean {
  const tasteOf = ({ eventType, vibe, wishes, members, budgetFloorPence }: TripRequest) => [
    eventType,
    vibe,
    wishes,
    (members ?? []).map(({ label, likedTypes, dislikedTypes, likedVibes }) => [
      label,
      likedTypes,
      dislikedTypes,
      likedVibes,
    ]),
    budgetFloorPence,
  ];
  return !isSameContent(tasteOf(before), tasteOf(after));
}
