import type { ConciergeState } from '../../concierge-state.ts';
import { lastChanged, lastReplyOf, lastWish, listedWishes, openQuestion } from '../../wording/offers.ts';
import { type PlacedSlot, slotsOf } from '../finding/find-slots.ts';
import { read } from '../reading.ts';
import { asTyped } from '../typing/as-typed.ts';
import { PRICE } from './after-change.ts';

const LEAD =
  '^ ((?:(?:so|and|ok|oh|right|then|well|just|please|can we|can you|could you|could we|lets|we could|id|i would|maybe|cool|hmm|in that case) )*)';
const ORDER = '(drop|lose|bin|ditch|scrap|axe|skip|cancel|remove|get rid of|swap|change|replace|keep|move|do without)';
const END = '((?: (?:then|please|instead|for something (?:cheaper|else|different|better)|out|to .+|an hour \\w+))*) $';
/** `lose the dearer one`, of parts that were just compared. */
const OF_SEVERAL = new RegExp(
  `${LEAD}${ORDER} (?:the )?(dearer|dearest|more expensive|most expensive|pricier|priciest|cheaper|cheapest|less expensive|least expensive|earlier|earliest|later|latest|first|last|former|latter|second|longer|longest|shorter|shortest)(?: (?:one|of (?:them|those|these|the two|the lot)|option|part|place))*${END}`,
);
/** `drop both`. */
const BOTH = new RegExp(`${LEAD}${ORDER} (?:both|them both|both of them|the two of them|them|those|these)${END}`);
const ELSE = new RegExp(
  `${LEAD}(?:(?:(?:that is|thats|its|it is) )?(?:a bit |bit |way |far )?too (?:much|dear|expensive|pricey|far|late|early|long|posh)(?: for us)?(?: \\w+)? )?(?:what else|what other (?:options|choices|places))(?: (?:is|are|have|could|can|do|would|there|we|you|got|suggest|have|then|instead|do|go|for|to|offer|on|the|list|round))* $`,
);
const WORDS_MAX = 14;

/**
 * An order or a question that only points at the parts of the plan which were just spoken of, `lose the dearer one`,
 * `drop both`, `what else is there`, with their names in it; null for any other message, and
 * where the last reply changed, listed or asked something.
 */
export function withPartsTold(state: ConciergeState, line: string): string | null {
  const { history } = state;
  if (history.length === 0 || lastChanged(history) || listedWishes(history).length > 0) return null;
  if (openQuestion(history) !== null || line.split(' ').length - 2 > WORDS_MAX) return null;
  const said = line.replace(WHICHEVER_IT, ' $2 the $1 ').replace(WHICHEVER, ' the $1');
  const now = partsTold(state);
  const told = now.length === 1 && OF_SEVERAL.test(said) ? [...partsTold(beforeLastLine(state)), ...now] : now;
  const [first, second] = told;
  if (!first) return null;
  return second ? ofSeveral(told, said) : ofOne(first, line);
}

/** `how much is the swing`, `and the cruise`, `drop the dearer one`: the parts of two questions. */
const beforeLastLine = (state: ConciergeState): ConciergeState => ({
  ...state,
  history: state.history.slice(
    0,
    Math.max(
      0,
      state.history.findLastIndex(({ role }) => role === 'user'),
    ),
  ),
});
const MOST =
  '(dearer|dearest|more expensive|most expensive|pricier|priciest|cheaper|cheapest|longer|longest|shorter|shortest|earlier|later)';
/** `whichever is dearer drop it`, `drop whichever is dearer`. */
const WHICHEVER_IT = new RegExp(
  ` (?:whichever|whatever|the one (?:that|which)) is (?:the )?${MOST}(?: one)? ${ORDER} (?:it|that) `,
);
const WHICHEVER = new RegExp(
  ` (?:whichever|whatever|the one (?:that|which)) is (?:the )?${MOST}(?: one)?(?= $| (?:then|please|for) )`,
);

function ofSeveral(told: readonly PlacedSlot[], line: string): string | null {
  const [, lead = '', order, which = '', end = ''] = OF_SEVERAL.exec(line) ?? [];
  if (order !== undefined) {
    const meant = extreme(told, which);
    return meant ? `${lead}${order} ${nameOf(meant)}${end}`.trim() : null;
  }
  if (told.length !== 2) return null;
  const names = told.map(nameOf).join(' and ');
  const [, before = '', both, after = ''] = BOTH.exec(line) ?? [];
  return both === undefined ? null : `${before}${both} ${names}${after}`.trim();
}

function ofOne(part: PlacedSlot, line: string): string | null {
  if (PRICE.test(line)) return `how much is ${nameOf(part)}?`;
  return ELSE.test(line) ? `what could we do instead of ${nameOf(part)}?` : null;
}

/** The parts that the last question named, where it named several, or else those of the reply to it, in the plan's order. */
function partsTold(state: ConciergeState): PlacedSlot[] {
  const asked = lastWish(state.history);
  const named = asked === null ? [] : read(asked, state).slots.flatMap(({ slots }) => slots);
  const ids = new Set(named.map(({ slot }) => slot.id));
  const all = slotsOf(state.plan);
  if (ids.size === 2) return all.filter(({ slot }) => ids.has(slot.id));
  const reply = lastReplyOf(state.history);
  return all.filter(({ slot }) => reply.includes(slot.name));
}

/** A name with no mark in it that would end a sentence. */
const nameOf = ({ slot }: PlacedSlot): string => asTyped(slot.name);

function extreme(told: readonly PlacedSlot[], which: string): PlacedSlot | undefined {
  const price = ({ slot }: PlacedSlot): number => slot.pricePerPersonPence;
  const minutes = ({ slot }: PlacedSlot): number => slot.endMinute - slot.startMinute;
  const by = (measure: (part: PlacedSlot) => number): readonly PlacedSlot[] =>
    told.toSorted((left, right) => measure(left) - measure(right));
  if (/^(?:dear|pric|more exp|most exp)/.test(which)) return by(price).at(-1);
  if (/^(?:cheap|less exp|least exp)/.test(which)) return by(price)[0];
  if (which.startsWith('long')) return by(minutes).at(-1);
  if (which.startsWith('short')) return by(minutes)[0];
  if (/^(?:last|lat)/.test(which)) return told.at(-1);
  return which === 'second' ? told[1] : told[0];
}
