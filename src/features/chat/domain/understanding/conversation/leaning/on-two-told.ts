import { formatClock } from '../../../../../../shared/dates.ts';
import { onlyOf } from '../../../../../../shared/only-of.ts';
import type { ConciergeState } from '../../../concierge-state.ts';
import { dayName } from '../../../wording/name-slot.ts';
import { isNothingOpen } from '../../../wording/offers.ts';
import { inDay, inEvening } from '../../finding/clock-in-day.ts';
import { findClocks } from '../../finding/find-clocks.ts';
import { type PlacedSlot, slotsOf } from '../../finding/find-slots.ts';
import { asTyped } from '../../typing/as-typed.ts';
import { normalise } from '../../typing/normalise.ts';
import { whole } from './frame.ts';
import { inOneClause } from './in-one-clause.ts';

const TWO = '(?:those|these|them|the|em)(?: (?:two|dinners|lunches|both|ones))?';
const ROUND = '(?: (?:round|around|over|about))?';
/** `swap those two round`, `can they go the other way round`. */
const EXCHANGED = whole(
  `(?:(?:could |can |should )?(?:(?:swap|switch|flip|change|exchange) (?:(?:the|those|these) (?:two )?nights|${TWO})${ROUND}|${TWO.replace('them', 'them|they')} (?:be )?(?:swap|swapped|switched|change places|trade places|go the other way (?:round|around|about))|(?:do|have|make|put) ${TWO} the other way (?:round|around|about)|${TWO.replace('them', 'them|they')} (?:be |go |work )?(?:the other way (?:round|around|about)|in the other order|vice versa)|(?:the )?other way (?:round|around|about))(?: (?:would you|will you|for us|if poss|instead|(?:would be|is|might be) (?:better|nicer)))*)`,
);
const REPLIES = 2;

/** `half past six on both evenings`, `make them both 7`. */
const SHIFT = / ((?:half an hour|an hour|\w+ minutes|\w+ hours) (?:later|earlier)) /;
const BOTH_AT = / both | them all | (?:those|these) two | each of them /;

/**
 * `swap those two round`, `half six for both`, where the last two replies told of one part each, or the last of two: the exchange, or both at that
 * hour, in full. Null for any other message.
 */
export function onTwoTold(state: ConciergeState, message: string): string | null {
  if (!isNothingOpen(state.history)) return null;
  return inOneClause(state, message, (clause) => {
    const { line, raw } = normalise(clause);
    if (EXCHANGED.test(line)) return exchangeOf(state);
    const shift = BOTH_AT.test(line) ? SHIFT.exec(line)?.[1] : undefined;
    const [first, second] = shift === undefined ? [] : twoTold(state);
    if (first && second)
      return `move ${asTyped(first.slot.name)} ${shift} and move ${asTyped(second.slot.name)} ${shift}`;
    const clock = BOTH_AT.test(line) ? onlyOf(findClocks(raw)) : undefined;
    const [one, other] = clock ? twoTold(state) : [];
    if (!clock || !one || !other || one.slot.kind !== other.slot.kind) return null;
    const at = formatClock(one.slot.kind === 'lunch' ? inDay(clock) : inEvening(clock));
    return `move ${asTyped(one.slot.name)} to ${at} and move ${asTyped(other.slot.name)} to ${at}`;
  });
}

function exchangeOf(state: ConciergeState): string | null {
  const nights = toldLately(state).map((parts) =>
    onlyOf([...new Set(parts.map(({ day, slot }) => `${slot.kind} ${day}`))]),
  );
  const [earlier, later] = nights.map((night) => (night?.startsWith('night ') ? Number(night.slice(6)) : undefined));
  if (earlier !== undefined && later !== undefined && earlier !== later)
    return `swap ${dayName(state.plan, earlier)} night and ${dayName(state.plan, later)} night`;
  const both = twoTold(state);
  const [one, other] = both[0] && both[0].slot.kind === both[1]?.slot.kind ? both : eachOfKind(toldLately(state));
  return one && other && one.slot.id !== other.slot.id && one.slot.kind === other.slot.kind
    ? `swap ${asTyped(one.slot.name)} and ${asTyped(other.slot.name)}`
    : null;
}

/** The two parts that were told of last; none where there were more or fewer. */
function twoTold(state: ConciergeState): readonly PlacedSlot[] {
  const told = toldLately(state);
  const last = told.at(-1) ?? [];
  const [one, other] = last.length === REPLIES ? last : told.map(onlyOf);
  return one && other && one.slot.id !== other.slot.id ? [one, other] : [];
}

/** `where we eating fri`, told by its dinner, and `and sat`, by a lunch and a dinner: each time the one of that kind. */
function eachOfKind(told: readonly PlacedSlot[][]): (PlacedSlot | undefined)[] {
  const [only] = told.flatMap((parts) => onlyOf(parts) ?? []);
  return told.map((parts) => onlyOf(parts) ?? onlyOf(parts.filter(({ slot }) => slot.kind === only?.slot.kind)));
}

/** What each of the last replies told of. */
function toldLately({ history, plan }: ConciergeState): PlacedSlot[][] {
  const slots = slotsOf(plan);
  return history
    .filter(({ role }) => role === 'assistant')
    .slice(-REPLIES)
    .map(({ content }) => slots.filter(({ slot }) => content.includes(slot.name)));
}
