import { checkDays } from './check/check-days.ts';
import { checkDocument } from './check/check-document.ts';
import { checkFacts } from './check/check-facts.ts';
import { type CheckInput, type KnownSlot, slotViolation } from './check/check-input.ts';
import { checkMoney } from './check/check-money.ts';
import { checkPeople } from './check/check-people.ts';
import { checkRelaxations } from './check/check-relaxations.ts';
import { checkSequence, checkSlotTime } from './check/check-times.ts';
import { checkVariety } from './check/check-variety.ts';
import { findVenue } from './check/facts.ts';
import type { Violation } from './check/violation.ts';
import type { Places } from './places.ts';
import type { TripPlan } from './trip-plan.ts';
import type { TripRequest } from './trip-request.ts';

/**
 * Every hard rule of the brief and every fact of the catalogue that the plan breaks; empty for a plan that may be
 * stored. It shares no code with the planner: hours, distances, prices and sums are worked out afresh.
 */
export function checkPlan(plan: TripPlan, request: TripRequest, places: Places): Violation[] {
  const input: CheckInput = { plan, request, places };
  const found: Violation[] = [...checkDocument(input)];
  const known: KnownSlot[] = [];
  plan.days.forEach(({ slots }, day) => {
    for (const slot of slots) {
      const venue = findVenue(places, slot.venueId);
      if (venue) known.push({ slot, day, venue });
      else found.push(slotViolation('venue-unknown', day, slot, `${slot.venueId} is in no catalogue`));
    }
  });
  for (const slot of known) {
    found.push(...checkFacts(input, slot), ...checkSlotTime(input, slot), ...checkPeople(input, slot));
  }
  found.push(...checkSequence(input), ...checkDays(input), ...checkVariety(input));
  found.push(...checkMoney(input), ...checkRelaxations(input));
  return found;
}
