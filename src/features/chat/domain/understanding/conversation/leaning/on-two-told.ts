import { onlyOf } from '../../../../../../shared/only-of.ts';
import type { ConciergeState } from '../../../concierge-state.ts';
import { dayName } from '../../../wording/name-slot.ts';
import { isNothingOpen } from '../../../wording/offers.ts';
import { slotsOf } from '../../finding/find-slots.ts';
import { asTyped } from '../../typing/as-typed.ts';
import { normalise } from '../../typing/normalise.ts';
import { whole } from './frame.ts';

const TWO = '(?:those|these|them|the|em)(?: (?:two|dinners|lunches|both|ones))?';
const ROUND = '(?: (?:round|around|over|about))?';
/** `swap those two round`, `can they go the other way round`. */
const EXCHANGED = whole(
  `(?:(?:(?:swap|switch|flip|change|exchange) (?:(?:the|those|these) (?:two )?nights|${TWO})${ROUND}|${TWO.replace('them', 'them|they')} (?:be )?(?:swap|swapped|switched|change places|trade places|go the other way (?:round|around|about))|(?:do|have|make|put) ${TWO} the other way (?:round|around|about)|the other way (?:round|around|about))(?: (?:would you|will you|for us|if poss|instead))*)`,
);
const REPLIES = 2;

/** `swap those two round`, where the last two replies told of one part each: the exchange in full. Null for any other message. */
export function onTwoTold(state: ConciergeState, message: string): string | null {
  if (!EXCHANGED.test(normalise(message).line) || !isNothingOpen(state.history)) return null;
  const slots = slotsOf(state.plan);
  const told = state.history
    .filter(({ role }) => role === 'assistant')
    .slice(-REPLIES)
    .map(({ content }) => slots.filter(({ slot }) => content.includes(slot.name)));
  const nights = told.map((parts) => onlyOf([...new Set(parts.map(({ day, slot }) => `${slot.kind} ${day}`))]));
  const [earlier, later] = nights.map((night) => (night?.startsWith('night ') ? Number(night.slice(6)) : undefined));
  if (earlier !== undefined && later !== undefined && earlier !== later)
    return `swap ${dayName(state.plan, earlier)} night and ${dayName(state.plan, later)} night`;
  const last = told.at(-1) ?? [];
  const [one, other] = last.length === REPLIES ? last : told.map(onlyOf);
  if (!one || !other || one.slot.id === other.slot.id) return null;
  return `swap ${asTyped(one.slot.name)} and ${asTyped(other.slot.name)}`;
}
