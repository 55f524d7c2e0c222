import { onlyOf } from '../../../../../../shared/only-of.ts';
import type { ConciergeState } from '../../../concierge-state.ts';
import { lastReplyOf } from '../../../wording/offers.ts';
import { read } from '../../reading.ts';
import { asTyped } from '../../typing/as-typed.ts';

const NOT_LISTED = /We have no ([^,.\n]+?) on our list for /;
const INSTEAD =
  /^ (?:(?:i|we|no|oh|sorry|meant|mean|and|just|but) )*(?:instead of|in place of|to replace|rather than|in the place of) (?:the |our )?(.+?)(?: (?:i mean|i meant|then|please|that is))* $/;

/** `ok add one`: of what was just told to be nowhere, and no guest more. */
const ADDS_ONE =
  /^ (?:(?:ok|oh|well|then|yes|yeah|cool|great|please|can you|could you|can we|just) )*(?:add|put|stick|get|find|book|squeeze|fit|pop|chuck) (?:one|it|that|some|something)(?: (?:in|on|for us|please|then|anyway))* $/;

/** `instead of the sailing i mean`, after a boat party that nobody has: the two in one order; null for anything else. */
export function onRefused(state: ConciergeState, line: string): string | null {
  const wanted = NOT_LISTED.exec(lastReplyOf(state.history))?.[1];
  if (wanted !== undefined && ADDS_ONE.test(line)) return `add a ${wanted}`;
  const part = INSTEAD.exec(line)?.[1];
  if (wanted === undefined || part === undefined) return null;
  const placed = onlyOf(onlyOf(read(part, state).slots)?.slots ?? []);
  return placed ? `swap ${asTyped(placed.slot.name)} for a ${wanted}` : null;
}
