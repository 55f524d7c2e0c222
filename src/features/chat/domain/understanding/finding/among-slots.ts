import type { PlacedSlot } from './find-slots.ts';

/** Each part once. */
export const eachOnce = (slots: readonly PlacedSlot[]): PlacedSlot[] =>
  slots.filter((slot, index) => slots.findIndex((other) => other.slot.id === slot.slot.id) === index);

/** Those of these days, where some are; else all. */
export function onDays(slots: readonly PlacedSlot[], days: readonly number[]): readonly PlacedSlot[] {
  const ofDay = slots.filter(({ day }) => days.includes(day));
  return ofDay.length > 0 ? ofDay : slots;
}
