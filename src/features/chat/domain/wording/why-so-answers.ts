import { formatPounds } from '../../../../shared/money.ts';
import type { ConciergeState } from '../concierge-state.ts';
import { type PlacedSlot, slotsOf } from '../understanding/finding/find-slots.ts';
import type { Wish } from '../understanding/intent.ts';
import { listOf, nameSlot, partAndName, partOf, priceOf } from './name-slot.ts';
import { offer } from './offers.ts';

const NAMED_MAX = 6;

const byPrice = (left: PlacedSlot, right: PlacedSlot): number =>
  right.slot.pricePerPersonPence - left.slot.pricePerPersonPence;

/** What makes a part or a day dear: what it costs beside the rest of the plan, with something cheaper as an offer. */
export function answerWhyDear({ plan }: ConciergeState, { slots }: Extract<Wish, { kind: 'why-dear' }>): string {
  const all = slotsOf(plan).toSorted(byPrice);
  const [dearest, ...others] = [...slots].sort(byPrice);
  if (!dearest) return 'There is nothing planned there, so it costs nothing.';
  const cheaper = offer(`find something cheaper than ${dearest.slot.name}`);
  if (others.length > 0) {
    const sum = slots.reduce((total, { slot }) => total + slot.pricePerPersonPence, 0);
    const priced = [dearest, ...others].filter(({ slot }) => slot.pricePerPersonPence > 0).slice(0, NAMED_MAX);
    return `It comes to ${formatPounds(sum)} a person, of ${formatPounds(plan.totals.slotsPerPersonPence)} for the whole plan without the stay: ${listOf(priced.map(({ slot }) => `${slot.name} ${formatPounds(slot.pricePerPersonPence)}`))}. ${cheaper}`;
  }
  const rank = all.findIndex(({ slot }) => slot.id === dearest.slot.id);
  const [top] = all;
  const place =
    rank === 0
      ? `It is the dearest of the ${all.length} stops`
      : `It is number ${rank + 1} of the ${all.length} stops by price${top ? `, after ${top.slot.name} at ${formatPounds(top.slot.pricePerPersonPence)}` : ''}`;
  const kind = dearest.slot.type.toLowerCase();
  return `${dearest.slot.name} (${partOf(plan, dearest)}) is ${priceOf(dearest.slot)}, the typical price there for this ${kind}. ${place}. ${cheaper}`;
}

/** How many of a sort the plan has, which ones, and why each of them is there. */
export function answerWhyMany({ plan }: ConciergeState, { slots, label }: Extract<Wish, { kind: 'why-many' }>): string {
  const count = slotsOf(plan).length;
  if (slots.length === 0) return `The plan has no ${label}: none of its ${count} stops is that.`;
  const told = slots.slice(0, NAMED_MAX);
  const more = slots.length - told.length;
  const names = told.map((placed) => partAndName(plan, placed));
  const list = more > 0 ? `${names.join(', ')} and ${more} more` : listOf(names);
  const reasons = told.slice(0, 3).map((placed) => `${nameSlot(placed)}: ${placed.slot.reason}`);
  const last = told.at(-1);
  return [
    `${slots.length === 1 ? 'Only 1' : slots.length} of the ${count} stops: ${list}.`,
    ...reasons,
    ...(last && slots.length > 1
      ? [`If that is one too many: ${offer(`swap ${last.slot.name} for something else`)}`]
      : []),
  ].join('\n');
}
