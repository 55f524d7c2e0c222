import { venuesOf } from '../../../../engine/places.ts';
import { whyNot } from '../../../../engine/why-not.ts';
import { formatClock } from '../../../../shared/dates.ts';
import { formatPounds } from '../../../../shared/money.ts';
import type { ConciergeState } from '../concierge-state.ts';
import { type PlacedSlot, slotsOf } from '../understanding/finding/find-slots.ts';
import type { Preference } from '../understanding/intent.ts';
import { dayName, nameSlot } from '../wording/name-slot.ts';
import { offer } from '../wording/offers.ts';
import { cannotSwap, nothingCheaper } from '../wording/refusals.ts';
import { addSlot } from './add-slot.ts';
import { swapWithin } from './swap-one.ts';

/**
 * Why a slot stays that somebody wanted swapped, with what would work instead: a higher limit where only the money is
 * missing, the same thing on another day where only the hours are.
 */
export function refuseSwap(
  state: ConciergeState,
  target: PlacedSlot,
  want: Preference,
  { mayOffer }: { mayOffer: boolean },
): string {
  if (want.isCheaper) return nothingCheaper(target, want);
  if (!mayOffer) return cannotSwap(state, target, want);
  return (
    overLimit(state, target, want) ??
    whyNotIt(state, target, want) ??
    `${cannotSwap(state, target, want)}${onAnotherDay(state, target, want)}`
  );
}

/** With no limit it would be done: what it comes to, and the limit that would allow it. */
function overLimit(state: ConciergeState, target: PlacedSlot, want: Preference): string | null {
  const { plan, request } = state;
  const cap = request.budgetCapPence;
  if (cap === null) return null;
  const free = swapWithin(
    { ...state, request: { ...request, budgetCapPence: null }, plan: { ...plan, budgetCapPence: null } },
    target,
    want,
  );
  const total = free?.plan.totals.slotsPerPersonPence ?? 0;
  if (!free || total <= cap) return null;
  const known = new Set(slotsOf(plan).map(({ slot }) => slot.venueId));
  const [fresh, ...more] = slotsOf(free.plan).filter(({ slot }) => !known.has(slot.venueId));
  if (!fresh || more.length > 0) return null;
  const name = nameSlot(target);
  const price = formatPounds(fresh.slot.pricePerPersonPence);
  const wish = `raise the limit to ${formatPounds(total)} pp and swap ${name} for ${fresh.slot.name}`;
  return `${name} stays: ${fresh.slot.name} (${fresh.slot.type}, ${price} a person) would fit, but brings activities, meals and nights out to ${formatPounds(total)} a person, and your limit is ${formatPounds(cap)}, so nothing has changed. ${offer(wish)}`;
}

/** Of one place, the rule or the rival that keeps it out, found by trying; null where several would have done. */
function whyNotIt({ plan, request, places }: ConciergeState, target: PlacedSlot, want: Preference): string | null {
  const [only, ...others] = venuesOf(places).filter(({ id, type }) =>
    want.venueIds.length > 0 ? want.venueIds.includes(id) : want.types.includes(type),
  );
  if (!only || others.length > 0) return null;
  const { reason, text } = whyNot(plan, request, places, only.id);
  const cannot = `${only.name} (${only.type}) cannot take the place of ${nameSlot(target)} on ${dayName(plan, target.day)}, so that stays.`;
  if (reason.kind === 'has-room')
    return `${cannot} There is room for it on ${dayName(plan, reason.at.day)} at ${formatClock(reason.at.slot.startMinute)}. ${offer(`add ${only.name} on ${dayName(plan, reason.at.day)}`)}`;
  const elsewhere = reason.kind === 'taken' ? ` ${offer(`swap ${reason.by.slot.name} for ${only.name}`)}` : '';
  return `${cannot} ${text}${elsewhere}`;
}

/** Another day of the trip that has room for one of the kind, as an offer; empty where none has. */
function onAnotherDay(state: ConciergeState, target: PlacedSlot, want: Preference): string {
  if (want.types.length === 0) return '';
  const known = new Set(slotsOf(state.plan).map(({ slot }) => slot.venueId));
  for (const day of state.plan.days.keys()) {
    if (day === target.day) continue;
    const trip = addSlot(state, { want, days: [day], timesOfDay: [], slotKind: null });
    const fresh = trip && slotsOf(trip.plan).find(({ slot }) => !known.has(slot.venueId));
    if (!fresh) continue;
    const on = dayName(state.plan, day);
    return ` ${fresh.slot.name} would fit on ${on}. ${offer(`add ${fresh.slot.name} on ${on}`)}`;
  }
  return '';
}
