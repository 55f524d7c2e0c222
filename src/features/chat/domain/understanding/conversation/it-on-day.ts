import type { ConciergeState } from '../../concierge-state.ts';
import { offeredWish, openQuestion } from '../../wording/offers.ts';
import { read } from '../reading.ts';
import { asTyped } from '../typing/as-typed.ts';
import { normalise } from '../typing/normalise.ts';
import { whole } from './leaning/frame.ts';
import { inOneClause } from './leaning/in-one-clause.ts';
import { placeAtHand } from './place-at-hand.ts';
import { partAtHand } from './spoken-of.ts';

const DAY_WORD = '(?<day>\\w+day|mon|tues?|weds?|thurs?|fri|sat|sun)';
const LEAD =
  "^\\s*(?:(?:ah|oh|ok|okay|right|actually|no|nah|hmm|well|then|so|and|please|maybe|lets|let's|(?:can|could|should|shall) (?:you|we)(?: not?)?)[,\\s]+)*";
/** `could we not do that friday, and have the axes saturday`, `can it be sunday`. */
const ON_DAY = new RegExp(
  `${LEAD}(?:(?:put|do|dae|have|hae|move|stick|shift|get) (?:it|that)(?: (?:in|over))?|(?:can|could) (?:it|that) (?:be|go))(?: (?:on|to|onto))? (?:the )?${DAY_WORD}(?: (?:afternoon|morning|evening|night))?(?: (?:instead|then|please))*(?:\\s*(?:,|;|\\.|\\band?\\b|\\bn\\b|\\bthen\\b)\\s*(?:and )?(?<rest>\\S.+))?[\\s.?!]*$`,
  'i',
);
/** `what about the saturday for that instead`. */
const DAY_FOR_IT = / (?:what|how) about (?:the )?(?<day>\w+day) for (?:it|that)(?: (?:instead|then|please))* $/;
const IT = '(?:it|that|this|that one|this one)';
const DAY = '(?<day>\\w+day(?: (?:afternoon|morning|evening|night|lunchtime))?)';
const AT_ALL =
  '(?: (?:instead|rather|then|please|maybe|somehow|if possible|if you can|at all|for us|though|x+))*(?: (?:rather than|not|instead of) (?:the )?\\w+day)?';
/** `stick that on sunday`, `can it be moved to saturday instead`, `id rather it was on the friday`: a day, and no more. */
const ONLY_DAY: readonly RegExp[] = [
  `(?:(?:can|could|shall|should|would) (?:we|you|i) |lets |id rather |wed rather |want to |like to )*(?:move|stick|put|do|have|shift|bung|shove|pop|chuck|bring|push|switch|get|change|make|add) ${IT}(?: (?:be|in|over|across|back|forward))?(?: (?:to|on|onto|for))?(?: the)? ${DAY}${AT_ALL}`,
  `(?:(?:is there (?:any|a) (?:way|chance)|any (?:way|chance)|do you think|would) )?(?:can|could|might|may|should|would) ${IT} (?:be|go|happen|work|fit)(?: (?:in|moved|put|shifted|switched|done|changed|swapped))*(?: (?:to|on|onto|for))?(?: the)? ${DAY}${AT_ALL}`,
  `(?:i|we|they|she|he)(?:d| would) (?:rather|prefer|like) ${IT}(?: (?:was|were|be|to be|went|happened))?(?: (?:to|on|for))?(?: the)? ${DAY}${AT_ALL}`,
  `(?:${IT} (?:would|might|is|could)(?: be)? )?(?:better|nicer|best)(?: off)? (?:on|for)(?: the)? ${DAY}${AT_ALL}`,
].map(whole);
/** `put that in for saturday lunch`. */
const FOR_MEAL = whole(
  `(?:(?:can|could|shall|should) (?:we|you|i) |lets |ok )*(?:put|do|have|add|book|get|make|stick) ${IT}(?: in)?(?: (?:for|as|at))? (?:the |our )?(?<when>(?:\\w+day )?(?:lunch|dinner)(?: (?:on )?(?:the )?\\w+day)?)(?: (?:instead|then|please))*`,
);
const FOR_IT = /\s+(?:for|to make room for|to fit) (?:it|that)(?: in)?[\s.!]*$/i;

/**
 * `stick that on sunday`, of the one part that was spoken of last, with its name; `put it on saturday instead, drop laser tag for
 * it` so that what goes for it goes, and nothing else comes in its place. Null for any other.
 */
export const itOnDay = (state: ConciergeState, message: string): string | null =>
  onDay(state, message) ?? inOneClause(state, message, (clause) => onDay(state, clause));

function onDay(state: ConciergeState, message: string): string | null {
  const { line } = normalise(message);
  const only = ONLY_DAY.map((pattern) => pattern.exec(line)).find((one) => one !== null);
  const meal = offeredWish(state.history) === null ? FOR_MEAL.exec(line)?.groups?.when : undefined;
  const wanted = meal === undefined ? null : placeAtHand(state);
  if (wanted !== null) return `have ${wanted} for ${meal}`;
  const { day, rest } = (only ?? ON_DAY.exec(message) ?? DAY_FOR_IT.exec(line))?.groups ?? {};
  if (day === undefined || offeredWish(state.history) !== null || openQuestion(state.history) !== null) return null;
  const place = placeAtHand(state);
  if (place !== null && rest === undefined) return `add ${place} on ${day}`;
  const part = partAtHand(state);
  const [meant] = read(`on ${day}`, state).days;
  if (!part || meant === undefined || meant === part.day) return null;
  const move = `move ${asTyped(part.slot.name)} to ${day}`;
  return rest === undefined ? move : `${move}, ${rest.replace(FOR_IT, '')}`;
}
