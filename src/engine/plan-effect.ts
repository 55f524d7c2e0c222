import { type Places, venuesOf } from './places.ts';
import type { PlanSlot, TripPlan } from './trip-plan.ts';

export interface MovedSlot {
  venueId: string;
  name: string;
  day: number;
  fromMinute: number;
  toMinute: number;
}

export interface SlotOnDay {
  day: number;
  slot: PlanSlot;
}

/** What becomes different when one plan takes the place of another, to the penny and the minute. */
export interface PlanEffect {
  deltaPencePerPerson: number;
  deltaPenceGroup: number;
  /** On the way, all days together, the way home included. */
  deltaTravelMinutes: number;
  /** Slots of the plan before that are nowhere in the one after, and the other way round. */
  gone: readonly SlotOnDay[];
  added: readonly SlotOnDay[];
  /** Slots of both that start at another minute or on another day. */
  moved: readonly MovedSlot[];
  /** Slots outdoors, before and after. */
  outdoorBefore: number;
  outdoorAfter: number;
}

/** What changes from `before` to `after`. A slot is the same where its venue and kind are; days count from 0. */
export function planEffect(before: TripPlan, after: TripPlan, places: Places): PlanEffect {
  const outdoor = outdoorVenueIds(places);
  const [old, fresh] = [slotsOnDays(before), slotsOnDays(after)];
  const find = (list: readonly SlotOnDay[], { slot }: SlotOnDay): SlotOnDay | undefined =>
    list.find((other) => other.slot.venueId === slot.venueId && other.slot.kind === slot.kind);
  const countOutdoor = (list: readonly SlotOnDay[]): number =>
    list.filter(({ slot }) => outdoor.has(slot.venueId)).length;
  return {
    deltaPencePerPerson: after.totals.slotsPerPersonPence - before.totals.slotsPerPersonPence,
    deltaPenceGroup: after.totals.slotsGroupPence - before.totals.slotsGroupPence,
    deltaTravelMinutes: travelMinutes(after) - travelMinutes(before),
    gone: old.filter((one) => !find(fresh, one)),
    added: fresh.filter((one) => !find(old, one)),
    moved: fresh.flatMap((one) => {
      const was = find(old, one);
      if (!was || (was.day === one.day && was.slot.startMinute === one.slot.startMinute)) return [];
      const { venueId, name, startMinute } = one.slot;
      return [{ venueId, name, day: one.day, fromMinute: was.slot.startMinute, toMinute: startMinute }];
    }),
    outdoorBefore: countOutdoor(old),
    outdoorAfter: countOutdoor(fresh),
  };
}

/** Every slot of a plan with the index of its day, in order. */
export const slotsOnDays = (plan: TripPlan): SlotOnDay[] =>
  plan.days.flatMap(({ slots }, day) => slots.map((slot) => ({ day, slot })));

/** Ids of the venues that lie outdoors. */
export const outdoorVenueIds = (places: Places): Set<string> =>
  new Set(venuesOf(places).flatMap(({ id, indoor }) => (indoor ? [] : [id])));

const travelMinutes = (plan: TripPlan): number =>
  plan.days.reduce(
    (sum, day) => sum + day.travelHome.minutes + day.slots.reduce((way, { travel }) => way + travel.minutes, 0),
    0,
  );
