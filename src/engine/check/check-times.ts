import type { Leg, PlanSlot } from '../trip-plan.ts';
import { type CheckInput, type KnownSlot, relaxationsOf, slotViolation } from './check-input.ts';
import { expectedLeg, findHotel, hoursOn } from './facts.ts';
import type { Violation } from './violation.ts';

const THREE_IN_THE_MORNING = 1620;
const REST = 540;

/** A slot lies within its day and the venue's hours, and in none that are kept free. */
export function checkSlotTime({ plan, request }: CheckInput, { slot, day, venue }: KnownSlot): Violation[] {
  const found: Violation[] = [];
  const { startMinute: start, endMinute: end } = slot;
  if (!Number.isInteger(start) || !Number.isInteger(end))
    found.push(slotViolation('time-not-whole', day, slot, 'times are whole minutes'));
  const spoken = start < 720 ? 'Morning' : start < 1080 ? 'Afternoon' : 'Evening';
  if (slot.timeOfDay !== spoken) found.push(slotViolation('time-of-day-wrong', day, slot, `this is ${spoken}`));
  const asked = request.days[day];
  if (!asked) return found;
  const allowed = (edge: 'start' | 'end'): number =>
    relaxationsOf(plan, 'day-extended').find((one) => one.day === day && one.edge === edge)?.byMinutes ?? 0;
  if (start < asked.startMinute - allowed('start'))
    found.push(slotViolation('before-day-start', day, slot, 'begins before the day does'));
  if (end > asked.endMinute + allowed('end'))
    found.push(slotViolation('after-day-end', day, slot, 'ends after the day does'));
  if (end > THREE_IN_THE_MORNING)
    found.push(slotViolation('after-three', day, slot, 'ends after three in the morning'));
  for (const free of request.keptFree ?? []) {
    if (free.day === day && start < free.endMinute && end > free.startMinute)
      found.push(slotViolation('in-hours-kept-free', day, slot, 'lies in hours that the group keeps free'));
  }
  const windows = hoursOn(venue, asked.weekday);
  if (windows.length === 0) found.push(slotViolation('closed-that-day', day, slot, 'is closed that day'));
  else if (!windows.some(([open, close]) => open <= start && end <= close))
    found.push(slotViolation('closed-at-that-hour', day, slot, 'is not open all through the visit'));
  return found;
}

/** Slots follow one another with time to get there, and nights leave their rest. */
export function checkSequence(input: CheckInput): Violation[] {
  const { plan, request, places } = input;
  const found: Violation[] = [];
  const hotel = plan.stay ? findHotel(places, plan.stay.hotelId) : undefined;
  const base = hotel ?? (places.kind === 'city' ? places.city.centre : { lat: null, lon: null });
  plan.days.forEach((planDay, day) => {
    let before: PlanSlot | null = null;
    for (const slot of planDay.slots) {
      if (legDiffers(slot.travel, expectedLeg(places, before ?? base, slot, request.groupSize)))
        found.push(slotViolation('leg-differs', day, slot, `${slot.travel.minutes} minutes cannot be right`));
      if (before && slot.startMinute < before.endMinute)
        found.push(slotViolation('overlap', day, slot, `begins before ${before.name} ends`));
      else if (before && slot.startMinute < before.endMinute + slot.travel.minutes)
        found.push(slotViolation('unreachable', day, slot, `cannot be reached in time from ${before.name}`));
      before = slot;
    }
    const home = planDay.travelHome;
    const isWrong = before
      ? legDiffers(home, expectedLeg(places, before, base, request.groupSize))
      : home.minutes !== 0 || home.mode !== 'none';
    if (isWrong) found.push({ code: 'travel-home-differs', day, text: `${home.minutes} minutes home cannot be right` });
    const first = plan.days[day + 1]?.slots[0];
    if (before && first && first.startMinute + 1440 - before.endMinute < REST)
      found.push(slotViolation('rest-too-short', day + 1, first, 'begins less than nine hours after the night before'));
  });
  return found;
}

/** A minute of difference is rounding; so are ten metres. */
function legDiffers(leg: Leg, expected: ReturnType<typeof expectedLeg>): boolean {
  if (leg.mode === 'none' || !Number.isInteger(leg.minutes)) return true;
  if (expected.mode !== 'either' && leg.mode !== expected.mode) return true;
  if (expected.mode !== 'either' && Math.abs(leg.minutes - Math.ceil(expected.minutes)) > 1) return true;
  if (leg.km === null || expected.km === null) return leg.km !== expected.km;
  return Math.abs(leg.km - expected.km) > 0.011;
}
