import { venuesOf } from '../../../../engine/places.ts';
import { formatPounds } from '../../../../shared/money.ts';
import type { ConciergeState } from '../concierge-state.ts';
import type { PlacedSlot } from '../understanding/finding/find-slots.ts';
import type { Preference } from '../understanding/intent.ts';
import { dayName, listOf, nameSlot, partOf, priceOf } from './name-slot.ts';

export function nothingCheaper(target: PlacedSlot, want: Preference): string {
  const limit = want.maxPence === null ? '' : ` under ${formatPounds(want.maxPence)} a person`;
  return `${nameSlot(target)} (${priceOf(target.slot)}) stays: nothing cheaper${limit} is open then and takes your group.`;
}

/** What comes in is not what was named, and why; null where it is. */
export const nearestOnly = ({ plan }: ConciergeState, { isNearest, typeLabel }: Preference): string | null =>
  isNearest && typeLabel !== null
    ? `We have no ${typeLabel} on our list for ${plan.destination}, so this is the nearest to it.`
    : null;

export function cannotSwap(state: ConciergeState, target: PlacedSlot, want: Preference): string {
  const name = nameSlot(target);
  const part = partOf(state.plan, target);
  const why = whyNoSwap(state, target, want);
  if (why !== null) return `${why}, so ${name} stays.`;
  return want.typeLabel
    ? `${name} (${target.slot.type}) is what you ask for already, and no other on our list fits ${part}, so it stays.`
    : `${name} stays: nothing else on our list fits ${part} with your group, your budget and the rest of that day. Say “drop ${name}” to leave the time free.`;
}

/** Why what should come instead cannot be had, without a stop; null where nothing certain should come, or more of the same. */
export function whyNoSwap({ plan, places }: ConciergeState, target: PlacedSlot, want: Preference): string | null {
  const part = partOf(plan, target);
  const wanted = listOf(want.venueIds.map((id) => venuesOf(places).find((venue) => venue.id === id)?.name ?? id));
  if (wanted)
    return `${wanted} does not fit in place of ${nameSlot(target)} on ${dayName(plan, target.day)}: its hours, its size or the price do not allow it`;
  if (want.near) return `Nothing on our list that is near ${want.near.name} fits ${part}`;
  if (want.typeLabel && want.types.length === 0)
    return `We have no ${want.typeLabel} on our list for ${plan.destination}`;
  if (want.typeLabel && want.types.includes(target.slot.type)) return null;
  if (want.typeLabel) return `No ${want.typeLabel} on our list fits ${part}`;
  if (want.diets.length > 0)
    return `No place on our list that caters for ${want.diets.join(' and ')} guests fits ${part}`;
  const of = want.feature ? ` that tells of ${want.feature.label}` : '';
  if (want.area !== null) return `Nothing on our list in ${want.area}${of} fits ${part}`;
  if (want.feature) return `Nothing on our list${of} fits ${part}`;
  const indoors = want.isIndoor ? 'indoors' : want.isOutdoor === true ? 'outdoors' : null;
  const where = want.isSober === true ? 'without drink at its heart' : indoors;
  return where === null ? null : `Nothing ${where} on our list fits ${part}`;
}
