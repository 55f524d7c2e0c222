import { onlyOf } from '../../../../../shared/only-of.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { lastChanged, lastWish } from '../../wording/offers.ts';
import { type PlacedSlot, slotsOf, slotsWhere } from '../finding/find-slots.ts';
import { read } from '../reading.ts';
import { beforeChange, lastParts } from './last-read.ts';

const SPARES =
  /^ (?:(?:but|ok|okay|yes|yeah|oh|and|sorry|no|just|please|can you|could you|cheaper|great|fine) )*(?:(?:without|not) (?:changing|touching|moving|losing|dropping|swapping|cutting|affecting|messing with)|dont (?:change|touch|move|lose|drop|swap|cut)|(?:keep|leave)(?! it| that| them| us| this)) ((?:the |our |my )?(?:\w+ ){1,5}?)(?:(?:alone|as (?:it is|is|it was|they are)|in|though|please|the same|be|this time|if you can|if possible) )*$/;
/** `but not the dinner`, `not saturday night though`: of the change, and no dislike of what gave way to it. */
const NOT_THAT =
  /^ (?:(?:yes|yeah|ok|okay|great|fine|cool) )*(?:(?:but (?:not|dont do)|except(?: for)?|apart from|other than|just not|only not) (?!so |too |that |as |all |every)((?:the |our |my |on |for )?(?:\w+ ){1,10}?)(?:(?:please|though|thanks) )*|not (?!so |too |that |as |all |every)((?:the |our |my )?(?:\w+ ){1,10}?)(?:though|tho) )$/;
/** Wishes that choose by themselves what gives way. */
const CHOOSES: ReadonlySet<string> = new Set(['cheaper', 'budget', 'mood', 'closer', 'improve']);

/**
 * `without touching dinner`, right after `make it cheaper` changed something: the same once more, with that part spared; where it
 * was not touched it only stays. Null for any other message, and where the last wish named what it changed.
 */
export function sparedOfLast(state: ConciergeState, line: string): { wish: string; isTouched: boolean } | null {
  const [, after, though] = NOT_THAT.exec(line) ?? [];
  const part = (SPARES.exec(line)?.[1] ?? after ?? though)?.trim();
  const said = part === undefined ? null : lastWish(state.history);
  if (part === undefined || said === null || !state.previous || !lastChanged(state.history)) return null;
  const before = beforeChange(state);
  const { slots, kinds, days } = read(part, before);
  if (slots.length + kinds.length + days.length === 0) return null;
  const wish = onlyOf(lastParts(state));
  if (!wish || !CHOOSES.has(wish.intent.kind)) return null;
  const named = slots.length > 0 ? slots.flatMap((one) => one.slots) : slotsWhere(before.plan, days, [], kinds);
  const now = new Set(slotsOf(state.plan).map(placeAndTime));
  const isTouched = named.some((placed) => !now.has(placeAndTime(placed)));
  return { wish: isTouched ? `${said.replace(/[\s.!]+$/, '')} but keep ${part}` : `keep ${part}`, isTouched };
}

const placeAndTime = ({ day, slot }: PlacedSlot): string => `${day} ${slot.venueId} ${slot.startMinute}`;
