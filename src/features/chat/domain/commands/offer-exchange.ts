import { exchangeSlots } from '../../../../engine/exchange-slots.ts';
import { exchangesFor, othersMoved } from '../../../../engine/exchanges-for.ts';
import { formatClock } from '../../../../shared/dates.ts';
import type { ConciergeState } from '../concierge-state.ts';
import { type PlacedSlot, slotsOf } from '../understanding/finding/find-slots.ts';
import { dayName } from '../wording/name-slot.ts';
import { offer } from '../wording/offers.ts';

/** Where the best of them is named twice in the plan, another one may be offered. */
const TRIED = 3;

/**
 * What a slot could change places with on a day that did not take it, as an offer that `yes` accepts: the exchange that
 * leaves most as it is, checked. Empty where there is none.
 */
export function offerExchange(state: ConciergeState, target: PlacedSlot, day: number): string {
  const { plan, request, places } = state;
  const { startMinute } = target.slot;
  for (const { partner } of exchangesFor({ plan, request, places, placed: target, day, startMinute }, TRIED)) {
    if (!isOnlyOne(state, target) || !isOnlyOne(state, partner)) continue;
    // As the wish asks for it, which names no hour.
    const made = exchangeSlots({ plan, request, places, first: target, second: partner });
    if (!made.ok) continue;
    const { first, second } = made.value;
    const when = (placed: PlacedSlot): string =>
      `${dayName(plan, placed.day)} at ${formatClock(placed.slot.startMinute)}`;
    const shifts = othersMoved(made.value).map(
      ({ name, toMinute }) => ` ${name} then starts at ${formatClock(toMinute)}.`,
    );
    return ` It could change places with ${partner.slot.name}: ${target.slot.name} on ${when(first)}, ${partner.slot.name} on ${when(second)}.${shifts.join('')} ${offer(`swap ${target.slot.name} with ${partner.slot.name}`)}`;
  }
  return '';
}

/** A name that two slots have would make another wish of it. */
const isOnlyOne = ({ plan }: ConciergeState, { slot }: PlacedSlot): boolean =>
  slotsOf(plan).filter((other) => other.slot.name === slot.name).length === 1;
