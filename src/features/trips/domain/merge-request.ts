import { freeHoursInWords, freeHoursOnDays } from '../../../engine/kept-free.ts';
import type { PinnedSlot, TripRequest } from '../../../engine/trip-request.ts';
import { formatPounds } from '../../../shared/money.ts';
import { isSameContent } from './is-same-content.ts';
import { mergeDays } from './merge-days.ts';

export interface RequestMerge {
  /** What the brief alone made, what holds now after chat and tools, and what the new brief alone makes. */
  base: TripRequest;
  current: TripRequest;
  next: TripRequest;
  /** Which present day each new one continues. */
  continues: readonly (number | null)[];
  isCalendarNew: boolean;
  /** False for another city: its places are others. */
  isSamePlace: boolean;
  destination: string;
  /** Kinds of things that the new place has. */
  typesThere: ReadonlySet<string>;
  nameOf: (venueId: string) => string;
}

export interface MergedRequest {
  request: TripRequest;
  /** What the organiser had asked for and what no longer holds, a sentence each. */
  lost: string[];
  /** True when the new brief asks nothing else of the planner. */
  isUnchanged: boolean;
}

/** A three-way merge of one part: what the brief does not change stays as it is now. Both briefs were read alike. */
const merged = <Part>(base: Part, current: Part, next: Part): Part =>
  JSON.stringify(base) === JSON.stringify(next) ? current : next;

/** What the old brief asked for and the new one does not goes; what is newly asked for comes; the rest stays. */
function mergedList<Item>(base: readonly Item[], current: readonly Item[], next: readonly Item[]): readonly Item[] {
  const stays = current.filter((item) => !base.includes(item) || next.includes(item));
  const comes = next.filter((item) => !base.includes(item) && !current.includes(item));
  return stays.length === current.length && comes.length === 0 ? current : [...stays, ...comes];
}

/**
 * The request of an edited brief that keeps what the organiser did since by chat and tools: pins, dropped slots, hours
 * kept free, places ruled out or insisted on, hours and limits, as far as the new place and the new days have room for them.
 */
export function mergeRequest(merge: RequestMerge): MergedRequest {
  const { base, current, next } = merge;
  const lost: string[] = [];
  const days = mergeDays({ ...merge, base: base.days, current: current.days, next: next.days });
  const isWithin = <Slot extends { day: number }>(slots: readonly Slot[]): readonly Slot[] => onNewDays(slots, merge);
  const money = mergedMoney(merge, lost);
  const request: TripRequest = {
    eventType: next.eventType,
    vibe: next.vibe,
    groupSize: next.groupSize,
    days,
    budgetCapPence: money.budgetCapPence,
    budgetFloorPence: money.budgetFloorPence,
    needs: mergedNeeds(merge),
    wishes: {
      pace: merged(base.wishes.pace, current.wishes.pace, next.wishes.pace),
      ...mergedPlaces(merge, lost),
    },
    bannedVenueIds: mergedBans(merge, lost),
    droppedSlots: isWithin(current.droppedSlots),
    activityCapByDay: merge.continues.map((day) => (day === null ? null : (current.activityCapByDay[day] ?? null))),
    pinned: mergedPins(merge, lost),
    ...mergedFreeHours(merge, lost),
    ...membersOf(merge),
  };
  const isUnchanged = lost.length === 0 && isSameRequest(current, request);
  return { request, lost, isUnchanged };
}

function mergedMoney({ base, current, next }: RequestMerge, lost: string[]) {
  const isSame = base.budgetCapPence === next.budgetCapPence && base.budgetFloorPence === next.budgetFloorPence;
  if (isSame) return current;
  const isOwn = current.budgetCapPence !== base.budgetCapPence && current.budgetCapPence !== next.budgetCapPence;
  if (isOwn && current.budgetCapPence !== null)
    lost.push(`Your limit of ${formatPounds(current.budgetCapPence)} a person gives way to the new budget.`);
  return next;
}

function mergedNeeds({ base, current, next }: RequestMerge): TripRequest['needs'] {
  const [was, now, asked] = [base.needs, current.needs, next.needs];
  return {
    diets: mergedList(was.diets, now.diets, asked.diets),
    stepFree: merged(was.stepFree, now.stepFree, asked.stepFree),
    noAlcohol: merged(was.noAlcohol, now.noAlcohol, asked.noAlcohol),
    minorsPresent: merged(was.minorsPresent, now.minorsPresent, asked.minorsPresent),
  };
}

function mergedPlaces(
  merge: RequestMerge,
  lost: string[],
): Pick<TripRequest['wishes'], 'mustHaveVenueIds' | 'likedTypes'> {
  const [was, now, asked] = [merge.base.wishes, merge.current.wishes, merge.next.wishes];
  const likedTypes = mergedList(was.likedTypes, now.likedTypes, asked.likedTypes);
  if (!merge.isSamePlace) {
    nameLost(
      merge,
      lost,
      'You wanted',
      now.mustHaveVenueIds.filter((id) => !was.mustHaveVenueIds.includes(id)),
    );
    return {
      mustHaveVenueIds: asked.mustHaveVenueIds,
      likedTypes: likedTypes.filter((type) => merge.typesThere.has(type)),
    };
  }
  const newlyBanned = merge.next.bannedVenueIds.filter((id) => !merge.base.bannedVenueIds.includes(id));
  const wanted = mergedList(was.mustHaveVenueIds, now.mustHaveVenueIds, asked.mustHaveVenueIds);
  const isRuledOut = (id: string): boolean => newlyBanned.includes(id);
  return { mustHaveVenueIds: wanted.some(isRuledOut) ? wanted.filter((id) => !isRuledOut(id)) : wanted, likedTypes };
}

/** A place that the new brief asks for by name is ruled out no longer, and only then. */
function mergedBans(merge: RequestMerge, lost: string[]): readonly string[] {
  const { base, current, next, isSamePlace } = merge;
  if (!isSamePlace) {
    nameLost(
      merge,
      lost,
      'You ruled out',
      current.bannedVenueIds.filter((id) => !base.bannedVenueIds.includes(id)),
    );
    return next.bannedVenueIds;
  }
  const banned = mergedList(base.bannedVenueIds, current.bannedVenueIds, next.bannedVenueIds);
  const wanted = next.wishes.mustHaveVenueIds.filter((id) => !base.wishes.mustHaveVenueIds.includes(id));
  return banned.some((id) => wanted.includes(id)) ? banned.filter((id) => !wanted.includes(id)) : banned;
}

function mergedPins(merge: RequestMerge, lost: string[]): readonly PinnedSlot[] {
  const { current, isSamePlace, continues, nameOf, destination } = merge;
  for (const { venueId, day } of current.pinned) {
    if (!isSamePlace) lost.push(`${nameOf(venueId)} was pinned and is not in ${destination}.`);
    else if (!continues.includes(day)) lost.push(`${nameOf(venueId)} was pinned on a day that goes.`);
  }
  return isSamePlace ? onNewDays(current.pinned, merge) : [];
}

function mergedFreeHours({ current, continues }: RequestMerge, lost: string[]): Pick<TripRequest, 'keptFree'> {
  for (const hours of current.keptFree ?? []) {
    if (!continues.includes(hours.day)) lost.push(`${freeHoursInWords(hours)} was kept free on a day that goes.`);
  }
  return freeHoursOnDays(current, (day) => (continues.includes(day) ? continues.indexOf(day) : null));
}

function nameLost(merge: RequestMerge, lost: string[], verb: string, venueIds: readonly string[]): void {
  if (venueIds.length === 0) return;
  const names = [...new Set(venueIds.map(merge.nameOf))];
  lost.push(`${verb} ${names.join(', ')}: that says nothing about ${merge.destination}.`);
}

/** These slots on the days that continue theirs; the same list when nothing moves. */
function onNewDays<Slot extends { day: number }>(slots: readonly Slot[], { continues }: RequestMerge): readonly Slot[] {
  const placed = slots.flatMap((slot) => {
    const day = continues.indexOf(slot.day);
    return day < 0 ? [] : [day === slot.day ? slot : { ...slot, day }];
  });
  return placed.length === slots.length && placed.every((slot, index) => slot === slots[index]) ? slots : placed;
}

function membersOf({ base, current, next }: RequestMerge): Pick<TripRequest, 'members'> {
  const members = merged(base.members ?? [], current.members ?? [], next.members ?? []);
  return members.length > 0 ? { members } : {};
}

/** The caps are stored up to the last day that has one. */
function isSameRequest(current: TripRequest, request: TripRequest): boolean {
  const whole = (one: TripRequest) => ({
    ...one,
    activityCapByDay: one.days.map((_, day) => one.activityCapByDay[day] ?? null),
    members: one.members ?? [],
    keptFree: one.keptFree ?? [],
  });
  return isSameContent(whole(current), whole(request));
}
