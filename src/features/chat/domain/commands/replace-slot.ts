import type { Venue } from '../../../../catalogue/venue.ts';
import { type Alternative, alternativesFor } from '../../../../engine/alternatives-for.ts';
import type { PlanSlot } from '../../../../engine/trip-plan.ts';
import type { TripRequest } from '../../../../engine/trip-request.ts';
import type { ConciergeState, PlannedTrip } from '../concierge-state.ts';
import type { PlacedSlot } from '../understanding/finding/find-slots.ts';
import { hasFeature } from '../understanding/finding/place-features.ts';
import type { Preference } from '../understanding/intent.ts';
import { changePlan, losesNothing, withoutVenues } from './change-plan.ts';
import { isCalledSo, SAID_TO_TELL, wordsSaidOf } from './words-said-of.ts';

const ALL = 500;
const TRIES = 4;
/** What a price weighs beside the fit of a place: a pound is four points, so £10 are half a star of our own judgement. */
export const pricePoints = (pence: number): number => (pence / 100) * 4;
/** More than any price, pence: of two equally good places the dearer one is the better. */
const BEST_POINTS = 1_000_000;
/** More than any difference of fit. */
const TONE_POINTS = 10_000;
/** The part of a price that a wish for cheaper saves at least, and one for smarter spends more where the list has it. */
const WORTHWHILE = 0.1;
const worthwhile = ({ pricePerPersonPence }: PlanSlot): number => pricePerPersonPence * WORTHWHILE;

/** Venues that could take the slot with nothing else moved and that are what was asked for, best first. */
export function replacements(state: ConciergeState, target: PlacedSlot, want: Preference): Alternative[] {
  const { slot } = target;
  const all = alternativesFor(state.plan, state.request, state.places, slot.id, ALL).filter(({ venue }) =>
    suits(venue, want),
  );
  const affordable = all.filter((one) => isCheapEnough(one, slot, want));
  const isOpenWish = want.types.length === 0 && want.venueIds.length === 0;
  const ofOtherType = isOpenWish ? affordable.filter(({ venue }) => venue.type !== slot.type) : affordable;
  const open = ofOtherType.length > 0 ? ofOtherType : affordable;
  const dearer = want.isDearer === true ? open.filter((one) => one.deltaPencePerPerson >= worthwhile(slot)) : [];
  const felt = dearer.length > 0 ? dearer : open;
  const called = felt.filter(({ venue }) => isCalledSo(venue, want.typeLabel));
  const named = called.length > 0 ? called : felt;
  const most = Math.max(0, ...named.map(({ venue }) => wordsSaidOf(venue, want.typeLabel)));
  const chosen = most < SAID_TO_TELL ? named : named.filter(({ venue }) => wordsSaidOf(venue, want.typeLabel) === most);
  const value = (one: Alternative) =>
    TONE_POINTS * inTone(one.venue, want) + one.fitPoints - pricePoints(Math.max(0, one.deltaPencePerPerson));
  const worth = ({ venue, pricePerPersonPence }: Alternative) => BEST_POINTS * venue.quality + pricePerPersonPence;
  return [...chosen].sort((left, right) => (want.isBest ? worth(right) - worth(left) : value(right) - value(left)));
}

/** Where the small hours are spent over a bagel, no night gets wilder; and nobody calls that drinks. */
export const ONLY_EATS = /bites|dessert|café|tea house/i;

/**
 * Who asks for a livelier place means a party before a climb, and for thrills no stroll and no museum; for a quieter one, no party, and a
 * rest before a museum.
 */
function inTone({ vibes }: Venue, { mood }: Preference): number {
  const [isParty, isRest] = [vibes.includes('party-hard'), vibes.includes('chill-relaxed')];
  if (mood === 'wilder') return isParty ? 1 : 0;
  if (mood === 'adventurous') return (isRest ? 0 : 1) + (vibes.includes('cultural') ? 0 : 1);
  return mood === 'calmer' ? (isParty ? 0 : 2) + (isRest ? 1 : 0) : 0;
}

export function suits(venue: Venue, want: Preference): boolean {
  if (want.venueIds.length > 0 && !want.venueIds.includes(venue.id)) return false;
  if (want.types.length > 0 && want.venueIds.length === 0 && !want.types.includes(venue.type)) return false;
  if (want.venueIds.length === 0 && want.notTypes?.includes(venue.type)) return false;
  if (venue.kind === 'restaurant' && !want.diets.every((diet) => venue.diets.includes(diet))) return false;
  if (want.isIndoor && !venue.indoor) return false;
  if (want.isOutdoor === true && venue.indoor) return false;
  if (want.isSober === true && venue.alcohol === 'central') return false;
  if (want.area !== null && venue.area !== want.area) return false;
  if (want.near && !want.near.venueIds.includes(venue.id)) return false;
  if (want.feature && !hasFeature(venue, want.feature)) return false;
  switch (want.mood) {
    case 'calmer':
      return venue.vibes.includes('chill-relaxed') || !venue.vibes.includes('party-hard');
    case 'wilder':
      return (
        (venue.vibes.includes('party-hard') || venue.vibes.includes('adventurous')) &&
        !venue.vibes.includes('chill-relaxed') &&
        !(venue.kind === 'nightlife' && ONLY_EATS.test(venue.type))
      );
    case 'cultural':
    case 'foodie':
    case 'adventurous':
      return venue.vibes.includes(want.mood);
    case null:
      return true;
  }
}

function isCheapEnough(one: Alternative, slot: PlanSlot, want: Preference): boolean {
  if (want.isDearer)
    return one.deltaPencePerPerson > 0 && (want.maxPence === null || one.pricePerPersonPence <= want.maxPence);
  if (want.maxPence !== null) return one.pricePerPersonPence <= want.maxPence;
  return !want.isCheaper || -one.deltaPencePerPerson >= worthwhile(slot);
}

/**
 * The trip with another venue in the slot's place and nothing else lost, or null when nothing fits. The old venue is
 * not offered again.
 */
export function replaceSlot(state: ConciergeState, target: PlacedSlot, want: Preference): PlannedTrip | null {
  const request = withoutVenues(state.request, [target.slot.venueId]);
  for (const { venue } of replacements({ ...state, request }, target, want).slice(0, TRIES)) {
    const trip = withVenue(state, target, request, venue.id);
    if (trip) return trip;
  }
  return null;
}

/** The trip replanned for this request with the venue in the slot's place and nothing else lost; null where it does not fit. */
export function withVenue(
  state: ConciergeState,
  { slot, day }: PlacedSlot,
  request: TripRequest,
  venueId: string,
): PlannedTrip | null {
  const result = changePlan(state, { request, freeSlotIds: [slot.id], add: [{ day, kind: slot.kind, venueId }] });
  if (!result.ok) return null;
  const { plan } = result.value;
  const isIn = plan.days[day]?.slots.some((other) => other.venueId === venueId) === true;
  return isIn && losesNothing(state.plan, plan, [slot.id]) ? result.value : null;
}
