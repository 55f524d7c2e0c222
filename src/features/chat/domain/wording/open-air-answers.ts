import type { Venue } from '../../../../catalogue/venue.ts';
import { pricePerPersonPence, slotKindsOf } from '../../../../engine/candidates.ts';
import { venuesOf } from '../../../../engine/places.ts';
import type { ConciergeState } from '../concierge-state.ts';
import { type PlacedSlot, slotsOf } from '../understanding/finding/find-slots.ts';
import { hasOpenAir } from '../understanding/finding/open-air.ts';
import type { Wish } from '../understanding/intent.ts';
import { listOf, partAndName } from './name-slot.ts';
import { typically } from './price-words.ts';
import { asList } from './suggestions.ts';

const LISTED_MAX = 4;

/** Where one can sit in the open: the parts asked of, or those of the plan and what else the list tells of. */
export function answerOpenAir(state: ConciergeState, { scope, kinds }: Extract<Wish, { kind: 'open-air' }>): string {
  const venues = new Map(venuesOf(state.places).map((venue) => [venue.id, venue]));
  if (scope.slots.length > 0)
    return scope.slots.map((placed) => ofPart(state, placed, venues.get(placed.slot.venueId))).join('\n');
  const { plan } = state;
  const planned = slotsOf(plan).filter(
    ({ slot, day }) => kinds.includes(slot.kind) && (scope.days.length === 0 || scope.days.includes(day)),
  );
  const open = planned.filter(({ slot }) => isOpen(venues.get(slot.venueId)));
  const first =
    open.length > 0
      ? `In the plan you can sit outside at ${listOf(open.map((placed) => partAndName(plan, placed)))}, by what our list tells.`
      : `Of what is planned our list tells of no place to sit outside: ${listOf(planned.map(({ slot }) => slot.name)) || 'nothing is planned there'}.`;
  const others = elsewhere(state, kinds);
  if (others.length === 0)
    return `${first} Which others have tables outside our list for ${plan.destination} does not say, so ask before you book.`;
  const lines = others.map((venue) => {
    const pence = pricePerPersonPence(venue, plan.groupSize, 1);
    return `${venue.name} (${venue.type}, ${venue.area}), ${typically(pence)}`;
  });
  return `${first} Others that are outdoors or have a terrace, a garden or the like by their description:\n${asList(lines)}\nSay a number and I look for a place for it. Whether a table outside is free only the place can say.`;
}

const isOpen = (venue: Venue | undefined): boolean => venue !== undefined && hasOpenAir(venue);

function ofPart({ plan }: ConciergeState, placed: PlacedSlot, venue: Venue | undefined): string {
  const { slot } = placed;
  if (!venue || slot.venueToBeConfirmed)
    return `${slot.name} is still without a venue, so whether one can sit outside there nobody can say yet.`;
  if (!hasOpenAir(venue))
    return `${partAndName(plan, placed)} is indoors or under cover by our list, which tells of no tables outside: ask there before you book.`;
  return `${partAndName(plan, placed)}: by our list ${venue.indoor ? 'there is more than indoors to it' : 'it is outdoors'}. ${slot.description} Ask for an outside table when you book.`;
}

/** Others of the list that take the group and what it eats, the best of them first. */
function elsewhere(
  { plan, places, request }: ConciergeState,
  kinds: Extract<Wish, { kind: 'open-air' }>['kinds'],
): readonly Venue[] {
  const planned = new Set(slotsOf(plan).map(({ slot }) => slot.venueId));
  const { needs, groupSize } = request;
  return places.kind !== 'city'
    ? []
    : venuesOf(places)
        .filter((venue) => slotKindsOf(venue.kind).some((kind) => kinds.includes(kind)) && !planned.has(venue.id))
        .filter((venue) => hasOpenAir(venue) && groupSize >= venue.groupSize.min && groupSize <= venue.groupSize.max)
        .filter(({ adultsOnly }) => !(needs.minorsPresent && adultsOnly))
        .filter((venue) => venue.kind !== 'restaurant' || needs.diets.every((diet) => venue.diets.includes(diet)))
        .toSorted((left, right) => right.quality - left.quality || (left.id < right.id ? -1 : 1))
        .slice(0, LISTED_MAX);
}
