import type { TripPlan } from '../../../../engine/trip-plan.ts';
import { type PlacedSlot, slotsOf } from '../understanding/find-slots.ts';
import { dayName } from './name-slot.ts';

/** Three things that can be done to this plan, in words the concierge understands: a swap, a saving and something to add. */
export function suggestionsFor(plan: TripPlan): string[] {
  const slots = slotsOf(plan);
  const dinner = slots.find(({ slot }) => slot.kind === 'dinner') ?? slots[0];
  const dearest = [...slots]
    .sort((left, right) => right.slot.pricePerPersonPence - left.slot.pricePerPersonPence)
    .find((slot) => slot.slot.id !== dinner?.slot.id);
  const lightest = [...plan.days.keys()].sort(
    (left, right) => (plan.days[left]?.slots.length ?? 0) - (plan.days[right]?.slots.length ?? 0),
  )[0];
  return [
    dinner ? `Swap ${partName(plan, dinner)} at ${dinner.slot.name}` : 'Make it a day longer',
    dearest ? `Find something cheaper than ${dearest.slot.name}` : 'Make it cheaper',
    lightest === undefined ? 'Add an activity' : `Add an activity on ${dayName(plan, lightest)}`,
  ];
}

const partName = (plan: TripPlan, { day, slot }: PlacedSlot): string =>
  slot.kind === 'dinner' || slot.kind === 'lunch' ? `${dayName(plan, day)} ${slot.kind}` : dayName(plan, day);

export const asList = (items: readonly string[]): string =>
  items.map((item, index) => `${index + 1}. ${item}`).join('\n');
