import type { ConciergeState } from '../../concierge-state.ts';
import { dayName } from '../../wording/name-slot.ts';
import { lastChanged, lastWish } from '../../wording/offers.ts';
import { read } from '../reading.ts';
import { normalise } from '../typing/normalise.ts';

const COUNTED = / (?:first|second|third|last|final) (?:thing|activity|stop|slot|bit|meal|bar|place|pub|club|one) /;

const ORDINAL = /^(?:first|second|third|last|final)$/;

/** `whats on sunday`, then `drop the first thing`: the first of the day that was just asked about. The same message for any other words. */
export function onDaySpokenOf(state: ConciergeState, message: string): string {
  const asked = lastWish(state.history);
  if (asked === null || lastChanged(state.history) || !COUNTED.test(normalise(message).line)) return message;
  const { days, slots, words } = read(message, state);
  const isCounted = slots.every(({ from, to }) => words.slice(from, to).some((word) => ORDINAL.test(word)));
  const [day, another] = read(asked, state).days;
  const isOpen = days.length === 0 && isCounted && day !== undefined && another === undefined;
  return isOpen && !/\?\s*$/.test(message) ? `${message} on ${dayName(state.plan, day)}` : message;
}
