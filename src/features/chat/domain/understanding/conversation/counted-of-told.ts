import type { SlotKind } from '../../../../../engine/trip-request.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { isNothingOpen, lastReplyOf } from '../../wording/offers.ts';
import { slotsOf } from '../finding/find-slots.ts';
import { readOrdinal } from '../finding/read-number.ts';
import { read } from '../reading.ts';
import { asTyped } from '../typing/as-typed.ts';

/** A line of a schedule. */
const TOLD = /^\d\d:\d\d to \d\d:\d\d (.+?)(?: \(|$)/gm;
const COUNTED =
  /\b(?:the )?(first|second|third|fourth|1st|2nd|3rd|4th|last|final)(?: (one|thing|activity|stop|bit|meal|bar|place|pub|club|venue))\b(?! (?:of|on|that|we|to) )/i;
const KINDS: Readonly<Record<string, readonly SlotKind[]>> = {
  activity: ['activity'],
  meal: ['lunch', 'dinner'],
  bar: ['night'],
  pub: ['night'],
  club: ['night'],
};

/**
 * `drop the second one`, right after some parts of the plan were told: the message with the name of the one that stands there in
 * what was told, and not in the whole plan; null for any other.
 */
export function countedOfTold(state: ConciergeState, message: string): string | null {
  const [said, ordinal = '', noun = ''] = COUNTED.exec(message) ?? [];
  if (said === undefined || !isNothingOpen(state.history) || read(message, state).days.length > 0) return null;
  const names = [...lastReplyOf(state.history).matchAll(TOLD)].map(([, name]) => name);
  const kinds = KINDS[noun.toLowerCase()];
  const told = slotsOf(state.plan).filter(
    ({ slot }) => names.includes(slot.name) && (kinds === undefined || kinds.includes(slot.kind)),
  );
  const at = (readOrdinal(ordinal.toLowerCase()) ?? told.length) - 1;
  const part = told.length < 2 ? undefined : told[at];
  return part ? message.replace(said, asTyped(part.slot.name)) : null;
}
