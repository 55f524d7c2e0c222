import { onlyOf } from '../../../../../../shared/only-of.ts';
import type { ConciergeState } from '../../../concierge-state.ts';
import { lastWish } from '../../../wording/offers.ts';
import { eachOnce } from '../../finding/among-slots.ts';
import { slotsOf } from '../../finding/find-slots.ts';
import { read } from '../../reading.ts';
import { asTyped } from '../../typing/as-typed.ts';
import { normalise } from '../../typing/normalise.ts';
import type { Focus } from './focus.ts';
import { whole } from './frame.ts';

const KEEPS = whole(
  '(?:just|only) (?:do |have |keep )?(?:the )?(first|last|earlier|later) (?:one|bar|pub|club|place|thing|activity|stop|bit)?(?: ?(?:for us|will do|is enough|is plenty))*',
);
/** What is said before it says how it is felt, and orders nothing. */
const LAST_CLAUSE = /^(?:[^.!?,;]{1,30}[.!?,;]+\s*)?([^.!?,;]+)[.!?\s]*$/;

/**
 * `till 2?? just the first bar then`, of an evening or a day with two stops of the kind that was just told of: the other of them goes. Null
 * for any other message, and where there are more.
 */
export function onOneOfTwo({ plan }: ConciergeState, message: string, focus: Focus): string | null {
  if (focus.kind !== 'told') return null;
  const said = KEEPS.exec(normalise(LAST_CLAUSE.exec(message)?.[1] ?? '').line)?.[1];
  if (said === undefined) return null;
  const { day, slot } = focus.part;
  const alike = slotsOf(plan).filter((one) => one.day === day && one.slot.kind === slot.kind);
  if (alike.length !== 2) return null;
  const goes = onlyOf(/first|earlier/.test(said) ? alike.slice(1) : alike.slice(0, 1));
  return goes ? `drop ${asTyped(goes.slot.name)}` : null;
}

const ONE_LESS = whole(
  '(?:(?:have|do|lets|want|need|we|i|make it|maybe|just) )*(?:(?:one|1) (?:less|fewer)(?: of)?|(?:drop|lose|swap) (?:just )?one of) (?:them|em|those|these)',
);

/** `one less of them`, of the several parts that were just asked about: whichever, and no guest less. Null for any other message. */
export function onOneLess(state: ConciergeState, line: string): string | null {
  const asked = lastWish(state.history);
  if (asked === null || !ONE_LESS.test(line)) return null;
  const parts = eachOnce(read(asked, state).slots.flatMap((mention) => mention.slots));
  const verb = line.includes(' swap ') ? 'swap' : 'drop';
  return parts.length < 2 ? null : `${verb} either ${parts.map(({ slot }) => asTyped(slot.name)).join(' or ')}`;
}
