import { onlyOf } from '../../../../../shared/only-of.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { offeredWish } from '../../wording/offers.ts';
import { read } from '../reading.ts';
import { asTyped } from '../typing/as-typed.ts';
import { normalise } from '../typing/normalise.ts';
import { partsSpokenOf } from './spoken-of.ts';

const DAY = '(?<day>\\w+day|mon|tues?|weds?|thurs?|fri|sat|sun)';
const LEAD =
  "^\\s*(?:(?:ah|oh|ok|okay|right|actually|no|nah|hmm|well|then|so|and|please|maybe|lets|let's|(?:can|could|should|shall) (?:you|we)(?: not?)?)[,\\s]+)*";
/** `could we not do that friday, and have the axes saturday`, `can it be sunday`. */
const ON_DAY = new RegExp(
  `${LEAD}(?:(?:put|do|dae|have|hae|move|stick|shift|get) (?:it|that)(?: (?:in|over))?|(?:can|could) (?:it|that) (?:be|go))(?: (?:on|to|onto))? (?:the )?${DAY}(?: (?:afternoon|morning|evening|night))?(?: (?:instead|then|please))*(?:\\s*(?:,|;|\\.|\\band?\\b|\\bn\\b|\\bthen\\b)\\s*(?:and )?(?<rest>\\S.+))?[\\s.?!]*$`,
  'i',
);
/** `what about the saturday for that instead`. */
const DAY_FOR_IT = / (?:what|how) about (?:the )?(?<day>\w+day) for (?:it|that)(?: (?:instead|then|please))* $/;
const FOR_IT = /\s+(?:for|to make room for|to fit) (?:it|that)(?: in)?[\s.!]*$/i;

/**
 * `put it on saturday instead, drop laser tag for it`, of the one part that was spoken of last: the message with its name, so that
 * what goes for it goes, and nothing else comes in its place. Null for any other.
 */
export function itOnDay(state: ConciergeState, message: string): string | null {
  const { day, rest } = (ON_DAY.exec(message) ?? DAY_FOR_IT.exec(normalise(message).line))?.groups ?? {};
  if (day === undefined || offeredWish(state.history) !== null) return null;
  const part = onlyOf(partsSpokenOf(state));
  const [meant] = read(`on ${day}`, state).days;
  if (!part || meant === undefined || meant === part.day) return null;
  const move = `move ${asTyped(part.slot.name)} to ${day}`;
  return rest === undefined ? move : `${move}, ${rest.replace(FOR_IT, '')}`;
}
