import { type CheckInput, type KnownSlot, relaxationsOf, slotViolation } from './check-input.ts';
import type { Violation } from './violation.ts';

/** The venue takes this group with all its needs. */
export function checkPeople({ plan, request }: CheckInput, { slot, day, venue }: KnownSlot): Violation[] {
  const found: Violation[] = [];
  const { needs, groupSize } = request;
  const { splitInto } = slot;
  const isDeclared = relaxationsOf(plan, 'group-split').some(
    (one) => one.into === splitInto && one.venueIds.includes(slot.venueId),
  );
  if (!Number.isInteger(splitInto) || splitInto < 1 || (splitInto > 1 && !isDeclared))
    found.push(slotViolation('split-not-declared', day, slot, `comes in ${splitInto} parties`));
  const parties = Math.max(1, splitInto);
  if (groupSize > venue.groupSize.max * parties)
    found.push(slotViolation('group-too-large', day, slot, `takes ${venue.groupSize.max} at once`));
  if (Math.floor(groupSize / parties) < venue.groupSize.min)
    found.push(slotViolation('group-too-small', day, slot, `wants at least ${venue.groupSize.min}`));
  if (venue.kind === 'restaurant') {
    const unmet = needs.diets.filter((diet) => !venue.diets.includes(diet));
    const isUnconfirmed = relaxationsOf(plan, 'diet-unconfirmed').some((one) => one.venueIds.includes(venue.id));
    if (unmet.length > 0 && !isUnconfirmed)
      found.push(slotViolation('diet-not-met', day, slot, `does not cater for ${unmet.join(', ')}`));
  }
  if (needs.stepFree && !venue.stepFree) found.push(slotViolation('not-step-free', day, slot, 'has steps'));
  if (needs.noAlcohol && venue.alcohol === 'central')
    found.push(slotViolation('alcohol-central', day, slot, 'drink is the point there'));
  if (needs.minorsPresent && venue.adultsOnly)
    found.push(slotViolation('adults-only', day, slot, 'takes no one under 18'));
  if (request.bannedVenueIds.includes(venue.id))
    found.push(slotViolation('venue-banned', day, slot, 'the organiser does not want it'));
  return found;
}
