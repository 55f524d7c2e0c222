import type { VenueKind } from '../../catalogue/venue.ts';
import type { SlotKind } from '../trip-request.ts';
import { type CheckInput, type KnownSlot, slotViolation } from './check-input.ts';
import { expectedPricePence } from './facts.ts';
import type { Violation } from './violation.ts';

const KIND_OF: Record<SlotKind, VenueKind> = {
  activity: 'activity',
  lunch: 'restaurant',
  dinner: 'restaurant',
  night: 'nightlife',
};

/** Every fact shown is the catalogue's. */
export function checkFacts({ places, plan }: CheckInput, { slot, day, venue }: KnownSlot): Violation[] {
  const found: Violation[] = [];
  if (slot.venueKind !== venue.kind || venue.kind !== KIND_OF[slot.kind])
    found.push(slotViolation('venue-kind-wrong', day, slot, `a ${venue.kind} cannot be the ${slot.kind}`));
  const isSame =
    slot.name === venue.name &&
    slot.type === venue.type &&
    slot.area === venue.area &&
    slot.description === venue.description &&
    slot.website === venue.website;
  if (!isSame) found.push(slotViolation('venue-facts-differ', day, slot, 'name or description is not the catalogue’s'));
  if (slot.lat !== venue.lat || slot.lon !== venue.lon)
    found.push(slotViolation('venue-place-differs', day, slot, 'the coordinates are not the catalogue’s'));
  if (slot.asOf !== venue.asOf || slot.source !== venue.source)
    found.push(slotViolation('source-differs', day, slot, 'date or source of the facts is not the catalogue’s'));
  if (slot.venueToBeConfirmed !== (places.kind === 'generic'))
    found.push(slotViolation('confirmation-flag-wrong', day, slot, 'says wrongly whether the venue is open'));
  if (slot.endMinute - slot.startMinute !== venue.durationMinutes)
    found.push(slotViolation('duration-differs', day, slot, `takes ${venue.durationMinutes} minutes`));
  const pence = expectedPricePence(venue, plan.groupSize, slot.splitInto);
  if (slot.pricePerPersonPence !== pence)
    found.push(slotViolation('price-differs', day, slot, `costs ${pence} pence, not ${slot.pricePerPersonPence}`));
  const { minor, currency, per } = venue.price;
  const local = slot.localPrice;
  if (local.minor !== minor || local.currency !== currency || local.per !== per)
    found.push(slotViolation('local-price-differs', day, slot, `costs ${minor} ${currency} per ${per} on the spot`));
  return found;
}
