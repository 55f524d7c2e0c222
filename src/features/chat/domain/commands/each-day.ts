import type { ConciergeState } from '../concierge-state.ts';
import { type PlacedSlot, slotsOf } from '../understanding/finding/find-slots.ts';
import type { Scope } from '../understanding/scope.ts';
import { dayName } from '../wording/name-slot.ts';
import { isHeld } from './hold-slots.ts';
import { changed, type Outcome, refused } from './outcome.ts';

/** The days that a wish takes as wholes, with what of each may change; fewer than two where it is about single parts. */
export function wholeDays(state: ConciergeState, { slots, days, kinds, timesOfDay }: Scope): PlacedSlot[][] {
  if (days.length < 2 || kinds.length + timesOfDay.length > 0) return [];
  const asked = new Set(slots.map(({ slot }) => slot.id));
  const ofDays = days.map((day) => slotsOf(state.plan).filter((one) => one.day === day && !isHeld(state, one)));
  const isWhole = ofDays.flat().every(({ slot }) => asked.has(slot.id));
  return isWhole ? ofDays.filter(({ length }) => length > 0) : [];
}

/** A scope narrowed to these slots of one day. */
export const onDay = (scope: Scope, slots: readonly PlacedSlot[]): Scope => ({
  ...scope,
  slots,
  days: [...new Set(slots.map(({ day }) => day))],
  isNamed: true,
  isEach: false,
});

/** A wish for several days, each on the trip that the one before left; what cannot be done on one is told beside what can. */
export function eachDay(
  state: ConciergeState,
  days: readonly (readonly PlacedSlot[])[],
  run: (present: ConciergeState, slots: readonly PlacedSlot[]) => Outcome,
): Outcome {
  let present = state;
  const remarks: string[] = [];
  const asides: string[] = [];
  for (const slots of days) {
    const ids = new Set(slots.map(({ slot }) => slot.venueId));
    const outcome = run(
      present,
      slotsOf(present.plan).filter((one) => one.day === slots[0]?.day && ids.has(one.slot.venueId)),
    );
    const name = dayName(state.plan, slots[0]?.day ?? 0);
    const ofDay = (text: string): string => (text.includes(name) ? text : `${name}: ${text}`);
    if (outcome.kind === 'said') {
      asides.push(ofDay(outcome.text.replace(/ ?Nothing has changed\./, '')));
      continue;
    }
    present = { ...present, ...outcome.trip };
    if (outcome.remark !== null) remarks.push(ofDay(outcome.remark));
    if (outcome.aside !== null) asides.push(ofDay(outcome.aside));
  }
  const aside = asides.length > 0 ? [...new Set(asides)].join(' ') : null;
  if (present === state) return refused(`${aside ?? 'There is nothing there to change.'} Nothing has changed.`);
  const trip = { request: present.request, plan: present.plan };
  return changed(trip, remarks.length > 0 ? remarks.join(' ') : null, aside);
}
