import { WEEKDAY_NAMES } from '../../../../shared/dates.ts';
import { onlyOf } from '../../../../shared/only-of.ts';
import { foldText } from '../../../../shared/plain-text.ts';
import type { ConciergeState } from '../concierge-state.ts';
import { type PlacedSlot, slotsOf } from '../understanding/finding/find-slots.ts';
import { type Scope, scopeOf } from '../understanding/scope.ts';
import type { Facts } from './concierge-tool.ts';

/** The slot with that id or that place's name; null when the plan has none, or several of that name. */
export function slotNamed({ plan }: ConciergeState, text: string): PlacedSlot | null {
  const asked = foldText(text).trim();
  const all = slotsOf(plan);
  const byId = all.find(({ slot }) => slot.id === asked);
  if (byId) return byId;
  const exact = all.filter(({ slot }) => foldText(slot.name) === asked);
  const near =
    exact.length > 0 ? exact : all.filter(({ slot }) => asked.length > 3 && foldText(slot.name).includes(asked));
  return onlyOf(near) ?? null;
}

/** The number of a day of the trip: `1` for the first, its weekday where the trip has that once, or its date. */
export function dayNamed({ plan }: ConciergeState, text: string): number | null {
  const asked = foldText(text).trim();
  const index = /^(?:day )?\d{1,2}$/.test(asked) ? Number(asked.replace('day ', '')) - 1 : -1;
  if (plan.days[index]) return index;
  const days = plan.days.flatMap(({ weekday, date }, day) =>
    foldText(WEEKDAY_NAMES[weekday]) === asked || date === asked ? [day] : [],
  );
  return onlyOf(days) ?? null;
}

/** A scope that names exactly these slots, and the days they are on. */
export const scopeWithDays = (slots: readonly PlacedSlot[]): Scope =>
  scopeOf(slots, [...new Set(slots.map(({ day }) => day))]);

/** What a tool says of a slot or a day that is not there, with what there is. */
export const noSuchSlot = ({ plan }: ConciergeState, asked: string): Facts => ({
  error: 'The plan has no such slot, or several. Use an id of this list.',
  asked,
  slots: slotsOf(plan).map(({ slot }) => ({ id: slot.id, name: slot.name })),
});

export const noSuchDay = ({ plan }: ConciergeState, asked: string): Facts => ({
  error: 'The trip has no such day, or several. Use its number.',
  asked,
  days: plan.days.map(({ weekday, date }, day) => ({ number: day + 1, weekday: WEEKDAY_NAMES[weekday], date })),
});
