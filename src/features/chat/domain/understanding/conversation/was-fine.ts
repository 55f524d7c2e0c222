import { formatClock } from '../../../../../shared/dates.ts';
import { onlyOf } from '../../../../../shared/only-of.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { diffPlans, type PlanDifference } from '../../wording/diff-plans.ts';
import { lastChanged, lastWish } from '../../wording/offers.ts';
import { type PlacedSlot, slotsWhere } from '../finding/find-slots.ts';
import { read } from '../reading.ts';
import { asTyped } from '../typing/as-typed.ts';
import { beforeChange } from './last-read.ts';

/** `no not the dinner, that was fine at half 6`, `leave the boat, it was grand where it was`. */
const WAS_FINE =
  /^ (?:(?:no|oh|sorry|but|ok|hang on|wait|actually|hmm|not|leave|keep|dont (?:touch|change|move)) )*(?<part>(?:\w+ ){1,6}?)(?:(?:that|it|which|they|this|the one) )?(?:was|were) (?:(?:all|absolutely|just|totally|already|perfectly) )*(?:fine|ok|okay|good|grand|great|perfect|lovely|alright|right|spot on|sorted)(?: (?:(?:as|where|how|when|the way|like) (?:it|they|that) (?:was|were|is)|at (?:about )?(?:\w+ ){0,2}\w+|on \w+day|already|before|though|tbh|thanks|please|mate|x+))* $/;
/** `scrap the dinner bit`, right after two things were done. */
const SCRAPS =
  /^ (?:(?:no|oh|sorry|but|ok|hang on|wait|actually|hmm|maybe|just) )*(?:scrap|forget|undo|ignore|scratch|drop) (?:the |that )?(?<part>(?:\w+ ){1,3})(?:bit|part|change|move)(?: (?:please|though|actually|x+))* $/;
/** Another than what was changed may be meant by these, and more is wished. */
const OTHERWISE =
  / (?:other|both|all|everything|swap|drop|change|move|add|make|instead|cheaper|earlier|later|if|what|which|when) /;

/**
 * What becomes of a part that is said to have been fine as it was, right after a reply: as it was again where the last
 * change touched it, and `left` where nothing did. Null where no part is named so.
 */
export function wasFine(state: ConciergeState, line: string): { wish: string } | 'left' | null {
  const scrapped = SCRAPS.exec(line)?.groups?.part;
  const said = scrapped ?? WAS_FINE.exec(line)?.groups?.part;
  if (said === undefined || (scrapped === undefined && OTHERWISE.test(line)) || lastWish(state.history) === null)
    return null;
  const base = lastChanged(state.history) ? beforeChange(state) : state;
  const named = partsNamed(said, base);
  if (named.length === 0) return null;
  const made = base === state ? [] : diffPlans(base.plan, state.plan);
  const touched = made.filter(
    (one) => one.kind !== 'added' && named.some(({ slot }) => slot.venueId === one.before.slot.venueId),
  );
  if (touched.length === 0) return scrapped === undefined ? 'left' : null;
  if (touched.length === made.length) return { wish: 'undo' };
  const only = onlyOf(touched);
  const wish = only ? asBefore(only) : null;
  return wish === null ? null : { wish };
}

function partsNamed(said: string, base: ConciergeState): readonly PlacedSlot[] {
  const { slots, kinds, days, timesOfDay } = read(said, base);
  const byName = slots.flatMap((mention) => mention.slots);
  if (byName.length > 0) return byName;
  return kinds.length > 0 ? slotsWhere(base.plan, days, timesOfDay, kinds) : [];
}

function asBefore(difference: PlanDifference): string | null {
  switch (difference.kind) {
    case 'added':
      return null;
    case 'moved':
      return difference.before.day === difference.after.day
        ? `move ${asTyped(difference.before.slot.name)} to ${formatClock(difference.before.slot.startMinute)}`
        : null;
    case 'removed':
    case 'replaced':
      return `put ${asTyped(difference.before.slot.name)} back`;
  }
}
