import { type Places, venuesOf } from '../../src/engine/places.ts';
import type { PlanSlot, TripPlan } from '../../src/engine/trip-plan.ts';
import { familyOf } from '../../src/engine/type-families.ts';
import { foldText } from '../../src/shared/plain-text.ts';
import type { VenueFilter } from './case-schema.ts';

/** A slot with the number of its day, counted from one. */
export interface PlacedSlot {
  day: number;
  slot: PlanSlot;
}

export const placedSlots = (plan: TripPlan): PlacedSlot[] =>
  plan.days.flatMap(({ slots }, index) => slots.map((slot) => ({ day: index + 1, slot })));

/** What makes a slot the same one before and after a change, whatever its time. */
export const slotKey = ({ day, slot }: PlacedSlot): string => `${day} ${slot.kind} ${slot.venueId}`;

export const hasVenue = (plan: TripPlan, venueId: string): boolean =>
  placedSlots(plan).some(({ slot }) => slot.venueId === venueId);

/** The slot of that id. Throws when the plan has none: the case or the conversation before it is wrong. */
export function slotOf(plan: TripPlan, id: string): PlacedSlot {
  const found = placedSlots(plan).find(({ slot }) => slot.id === id);
  if (!found) throw new Error(`the plan has no ${id}`);
  return found;
}

/** Lower case without accents; everything that is neither letter nor digit is one space, with one at either end. */
export const plainWords = (text: string): string =>
  ` ${foldText(text)
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

/** Whether the slot's place is as the filter says; `replaced` is the slot whose price it is compared with. */
export function matches(filter: VenueFilter, slot: PlanSlot, places: Places, replaced: PlanSlot | null): boolean {
  const venue = venuesOf(places).find(({ id }) => id === slot.venueId);
  if (!venue) return false;
  const words = plainWords(`${venue.type} ${familyOf(venue.type)} ${venue.name}`);
  const price = slot.pricePerPersonPence;
  const against = replaced?.pricePerPersonPence ?? price;
  const isLike = (word: string): boolean => words.includes(plainWords(word).trimEnd());
  return (
    (filter.like?.some(isLike) ?? true) &&
    !(filter.notLike?.some(isLike) ?? false) &&
    (filter.ids?.includes(venue.id) ?? true) &&
    (filter.diets?.every((diet) => venue.diets.includes(diet)) ?? true) &&
    (filter.price === undefined || (filter.price === 'less' ? price < against : price > against)) &&
    (filter.atMost === undefined || price <= filter.atMost) &&
    (filter.indoor === undefined || venue.indoor === filter.indoor) &&
    (filter.vibes?.some((vibe) => venue.vibes.includes(vibe)) ?? true) &&
    !(filter.notVibes?.some((vibe) => venue.vibes.includes(vibe)) ?? false)
  );
}
