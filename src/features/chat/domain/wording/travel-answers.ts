import { legBetween } from '../../../../engine/travel-legs.ts';
import type { ConciergeState } from '../concierge-state.ts';
import { slotsOf } from '../understanding/finding/find-slots.ts';
import type { Scope } from '../understanding/intent.ts';
import { changeLines, priceLine } from './describe-change.ts';
import { dayName } from './name-slot.ts';
import { NOTHING_TO_UNDO } from './small-talk.ts';

const HOW = { walk: 'on foot', ride: 'by taxi or public transport', none: 'away' } as const;

/** How the group gets to each stop from the one before; times are the planner's estimates. */
export function answerTravel(state: ConciergeState, scope: Scope, isFromStay = false): string {
  const { plan } = state;
  const fromStay = isFromStay ? waysFromStay(state, scope) : null;
  if (fromStay) return fromStay;
  const chosen = scope.slots.length > 0 ? scope.slots : slotsOf(plan);
  const lines = chosen.slice(0, 12).map(({ day, slot }) => {
    const slots = plan.days[day]?.slots ?? [];
    const before = slots[slots.findIndex((other) => other.id === slot.id) - 1];
    const { minutes, mode } = slot.travel;
    return `${dayName(plan, day)}, ${slot.name}: ${minutes} minutes ${HOW[mode]} from ${before ? before.name : (plan.stay?.name ?? 'where you stay')}.`;
  });
  return `${lines.join('\n')}\nThese are estimates with a few minutes in hand.`;
}

/** How far parts of the plan are from where the group sleeps; null where nobody sleeps over or nothing is named. */
function waysFromStay({ plan, places }: ConciergeState, { slots }: Scope): string | null {
  const hotel = places.kind === 'city' ? places.city.hotels.find(({ id }) => id === plan.stay?.hotelId) : undefined;
  if (!hotel || slots.length === 0) return null;
  const lines = slots.slice(0, 12).map(({ slot }) => {
    const { minutes, mode } = legBetween(places, hotel, slot, plan.groupSize);
    return `${slot.name}: ${minutes} minutes ${HOW[mode]} from ${hotel.name}.`;
  });
  return `${lines.join('\n')}\nThese are estimates with a few minutes in hand.`;
}

/** What the last change did. */
export function answerChanges({ plan, previous }: ConciergeState): string {
  if (!previous) return NOTHING_TO_UNDO;
  const lines = changeLines(previous.plan, plan);
  const told = lines.length > 0 ? lines : ['No slot of the plan changed.'];
  return `With the last change:\n${told.join('\n')}\n${priceLine(previous.plan, plan)}`;
}
