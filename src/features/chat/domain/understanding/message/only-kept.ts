import type { ConciergeState } from '../../concierge-state.ts';
import { eachOnce } from '../finding/among-slots.ts';
import { type PlacedSlot, slotsOf } from '../finding/find-slots.ts';
import { read } from '../reading.ts';
import { asTyped } from '../typing/as-typed.ts';
import { normalise } from '../typing/normalise.ts';
import { openings } from '../typing/openings.ts';

const LEAD = openings('actually|yeah|please|think|i|can|could|we|you|lets|will|should|maybe');
const DAY = '(?<day>(?:mon|tues|wednes|thurs|fri|satur|sun)day)';
const FULL =
  '(?: (?:is|was|looks|feels|seems) (?:\\w+ ){0,3}?(?:much|full|packed|busy|crammed|rammed|full on|lot|rushed|hectic|heavy|stuffed))';
const KEEP = '(?:keep|leave|stick with|do with) (?:us )?(?:with )?(?<kept>.+)';
/** `just keep the bowling` alone leaves it as it is. */
const SAID: readonly RegExp[] = [
  new RegExp(`^ ${LEAD}${DAY}${FULL} ${LEAD}(?:just|only) ${KEEP} $`),
  new RegExp(`^ ${LEAD}(?:(?:on|for) )?${DAY} ${LEAD}only ${KEEP} $`),
  new RegExp(`^ ${LEAD}only ${KEEP} (?:on|for) ${DAY} $`),
];
/** The list of what is kept ends at any further word of the kind. */
const MORE =
  / (?:add|swap|move|drop|change|find|get|book|so|but|then|because|as it is|as they are|at|free|clear|open|light|to|for|from|until|before|after) /;

/** `sunday is too much, just keep the bowling`: everything else of that day goes, by its name. Null for any other wish. */
export function onlyKept(state: ConciergeState, message: string): string | null {
  const { line } = normalise(message);
  const said = SAID.map((pattern) => pattern.exec(line)?.groups).find((groups) => groups !== undefined);
  const { day: name, kept } = said ?? {};
  if (name === undefined || kept === undefined || MORE.test(` ${kept} `)) return null;
  const [day] = read(name, state).days;
  const ofDay = slotsOf(state.plan).filter((placed) => placed.day === day);
  const named = kept.split(' and ');
  const isKept = (placed: PlacedSlot): boolean => named.some((words) => isNamedBy(placed, words, state));
  const [stays, goes] = [ofDay.filter(isKept), ofDay.filter((placed) => !isKept(placed))];
  const isAll = named.every((words) => ofDay.some((placed) => isNamedBy(placed, words, state)));
  if (stays.length === 0 || goes.length === 0 || !isAll) return null;
  return `drop ${goes.map(({ slot }) => asTyped(slot.name)).join(' and ')}`;
}

const OTHER_LOST = new RegExp(
  `^ ${LEAD}(?:just|only|keep|leave|stick with|have|do)(?: (?:just|with|us))* (?<kept>.+?) (?:(?:then|and|but|so|please) )*(?<verb>drop|lose|swap|change) (?:the |that )?(?<which>other|others|rest)(?: \\w+day)?(?: (?:night|one|ones|bars?|pubs?|clubs?|nights?|activity|activities|places?|things?|stops?))?(?: (?:then|please|out|off|x+))* $`,
);

/**
 * `just lucky voice then, lose the other`: what stands beside the part that stays, of its kind and its day, by its name. Null where `the
 * other` may be one of several, and for any other wish.
 */
export function otherLost(state: ConciergeState, message: string): string | null {
  const { kept, verb, which } = OTHER_LOST.exec(normalise(message).line)?.groups ?? {};
  if (kept === undefined || verb === undefined) return null;
  const [stays, another] = eachOnce(read(kept, state).slots.flatMap((mention) => mention.slots));
  if (!stays || another) return null;
  const others = slotsOf(state.plan).filter(
    ({ day, slot }) => day === stays.day && slot.kind === stays.slot.kind && slot.id !== stays.slot.id,
  );
  if (others.length === 0 || (which === 'other' && others.length > 1)) return null;
  const wish = `${verb} ${others.map(({ slot }) => asTyped(slot.name)).join(' and ')}`;
  // `keep the golf, lose the rest` may be of more than that day, and is shown first.
  return which === 'other' || stays.slot.kind === 'night' ? wish : `what if we ${wish}?`;
}

/** Whether a part is what those words name. */
function isNamedBy({ slot }: PlacedSlot, words: string, state: ConciergeState): boolean {
  const { slots, kinds } = read(words, state);
  const isMeal = kinds.includes(slot.kind) || (slot.kind === 'lunch' && / brunch /.test(` ${words} `));
  return isMeal || slots.some((mention) => mention.slots.some((one) => one.slot.id === slot.id));
}
