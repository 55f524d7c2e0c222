import { venuesOf } from '../../../../engine/places.ts';
import { formatPounds } from '../../../../shared/money.ts';
import type { ConciergeState } from '../concierge-state.ts';
import { type PlacedSlot, slotsOf } from '../understanding/finding/find-slots.ts';
import type { Preference } from '../understanding/intent.ts';
import { dayName, nameSlot } from '../wording/name-slot.ts';
import { offer } from '../wording/offers.ts';
import { cannotSwap, nothingCheaper, whyNoSwap } from '../wording/refusals.ts';
import { addSlot } from './add-slot.ts';
import { keptOut } from './kept-out.ts';
import { offerExchange } from './offer-exchange.ts';
import { swapWithin } from './swap-one.ts';

/** What is said of a slot that stays, with what would work instead; and alone, why the other cannot be had. */
interface SwapRefusal {
  text: string;
  why: string | null;
}

/**
 * Why a slot stays that somebody wanted swapped: a higher limit is offered where only the money is missing, the same
 * thing elsewhere where only the hours are.
 */
export function refuseSwap(
  state: ConciergeState,
  target: PlacedSlot,
  want: Preference,
  { mayOffer }: { mayOffer: boolean },
): SwapRefusal {
  if (want.isCheaper) return { text: nothingCheaper(target, want), why: null };
  const plain = { text: cannotSwap(state, target, want), why: whyNoSwap(state, target, want) };
  if (!mayOffer) return plain;
  const certain = overLimit(state, target, want) ?? onlyOne(state, target, want);
  return certain ?? { ...plain, text: `${plain.text}${onAnotherDay(state, target, want)}` };
}

/** With no limit it would be done: what it comes to, and the limit that would allow it. */
function overLimit(state: ConciergeState, target: PlacedSlot, want: Preference): SwapRefusal | null {
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
  const { name, type, pricePerPersonPence } = fresh.slot;
  const it = `${name} (${type}, ${formatPounds(pricePerPersonPence)} a person)`;
  const sums = `activities, meals and nights out to ${formatPounds(total)} a person, and your limit is ${formatPounds(cap)}`;
  const wish = `raise the limit to ${formatPounds(total)} pp and swap ${nameSlot(target)} for ${name}`;
  return {
    text: `${nameSlot(target)} stays: ${it} would fit, but brings ${sums}, so nothing has changed. ${offer(wish)}`,
    why: `${it} would have brought ${sums}`,
  };
}

/** Of one other place, the rule or the rival that keeps it out; null where several would have done. */
function onlyOne(state: ConciergeState, target: PlacedSlot, want: Preference): SwapRefusal | null {
  const { plan, places } = state;
  const [only, ...others] = venuesOf(places).filter(({ id, type }) =>
    want.venueIds.length > 0 ? want.venueIds.includes(id) : want.types.includes(type),
  );
  if (!only || others.length > 0 || only.id === target.slot.venueId) return null;
  const { reason, told } = keptOut(state, only.id);
  const cannot = `${only.name} (${only.type}) cannot take the place of ${nameSlot(target)} on ${dayName(plan, target.day)}`;
  const instead = reason.kind === 'in-plan' ? offerExchange(state, reason, target.day) : '';
  return { text: `${cannot}, so that stays. ${told}${instead}`, why: cannot };
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
