import { type CheckInput, relaxationsOf, slotViolation } from './check-input.ts';
import type { Violation } from './violation.ts';

/** Nothing twice, nothing too alike, and what the organiser fixed stays. */
export function checkVariety({ plan, request }: CheckInput): Violation[] {
  const found: Violation[] = [];
  const venues = new Set<string>();
  const types = new Map<string, number>();
  // A fortnight cannot do with two of everything: from five days on, half the days.
  const most = request.days.length <= 4 ? 2 : Math.ceil(request.days.length / 2);
  plan.days.forEach(({ slots }, day) => {
    slots.forEach((slot, index) => {
      if (venues.has(slot.venueId)) found.push(slotViolation('venue-repeated', day, slot, 'is in the plan already'));
      venues.add(slot.venueId);
      const count = (types.get(slot.type) ?? 0) + 1;
      types.set(slot.type, count);
      if (count > most) found.push(slotViolation('type-too-often', day, slot, `the ${count}th ${slot.type}`));
      if (slots[index - 1]?.type === slot.type)
        found.push(slotViolation('type-in-a-row', day, slot, `follows another ${slot.type}`));
    });
  });
  for (const pin of request.pinned) {
    const isKept = plan.days[pin.day]?.slots.some(
      (slot) =>
        slot.venueId === pin.venueId &&
        slot.kind === pin.kind &&
        (pin.startMinute === null || slot.startMinute === pin.startMinute),
    );
    if (!isKept && !relaxationsOf(plan, 'pin-moved').some((one) => one.venueId === pin.venueId))
      found.push({ code: 'pin-not-kept', day: pin.day, text: `${pin.venueId} was to stay where it was` });
  }
  for (const id of request.wishes.mustHaveVenueIds) {
    if (venues.has(id) || relaxationsOf(plan, 'must-have-left-out').some((one) => one.venueId === id)) continue;
    found.push({ code: 'must-have-missing', text: `${id} was asked for` });
  }
  return found;
}
