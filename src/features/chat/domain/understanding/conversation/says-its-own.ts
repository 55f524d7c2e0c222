import { toWordLine } from '../../../../planner/domain/tokenise.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import type { ReadPart } from '../cues/read-part.ts';
import type { PlacedSlot } from '../finding/find-slots.ts';
import type { Intent, Wish } from '../intent.ts';
import { read } from '../reading.ts';
import { readAlone } from './read-alone.ts';

/** These say what is meant only with what was said before. */
const LEANS =
  / (?:meant?|said|typo|correction|wrong|instead(?! of)|same|ditto|those|these|them|either|both|neither|(?:number|option) (?:one|two|three|four|\d)|(?:that|this|other|another|first|second|third|fourth|last|cheaper|nicer|earlier|later|cheapest|dearest|nearest|closest|nicest|poshest|best) (?:one|option|place)|(?:cheapest|dearest|nearest|closest|nicest|poshest)(?: of (?:them|those|these|the lot))?(?: (?:please|then|thanks|will do|is fine|would be \w+|grand|so|x+))*(?= $)|(?:the|that|this) (?:first|second|third|last|middle|top|bottom)(?= $)|(?:the|that) \w+ (?:one|option)) /;

/** A line that begins so speaks of what was just done. */
const TAKES_UP =
  /^ (?:no+(?! more than )|nope|nah|naw|och|not(?! (?:keen|fussed|a fan|big) )|sorry|oops|whoops|actually|wait|hang on|oh|ah|eh|but|too|still|undo|typo|my mistake|make that|make it) /;

/**
 * Whether a message says all that it means by itself: each part of it is read by a rule, and names a part of the plan, a
 * place, a day, an hour, a number or a need of its own. Then neither a list nor a wish that could not be had has a say in
 * it. More of the kind of that wish, `previous`, may still correct it, unless it is of other parts. Where that wish was
 * carried out, `came` is what came of it, and only what names other parts has nothing to do with it.
 */
export function saysItsOwn(
  state: ConciergeState,
  message: string,
  previous: Wish | null = null,
  came: readonly PlacedSlot[] | null = null,
): boolean {
  const line = toWordLine(message);
  const takesUp = TAKES_UP.test(line);
  if (LEANS.test(line)) return false;
  if (came !== null && takesUp) return RULES_OUT.test(message) && rulesOutAnother(state, message, previous);
  const parts = readAlone(state, message);
  return (
    parts.length > 0 &&
    parts.every(
      ({ intent }) =>
        namesItsOwn(intent) &&
        !isMoreOf(previous, intent, takesUp, ORDERS_OUT.test(line)) &&
        (came === null || isElsewhere(intent, previous, came)),
    )
  );
}

/** `no bars before 6 please`, `no dinner on friday`: what there is to be none of, with no mark after the `no`. */
const RULES_OUT =
  /^\s*(?:(?:also|and|oh)[\s,]+)?no\s+(?:more\s+)?(?!(?:the|not|no|i|we|it|its|that|this|an?|another|some\w*|thanks|sorry|just|only|keep|leave|put)\b)[a-z]+\b(?!\s*,)/i;

/** Whether that is no correction of the last wish, as it asks for something else than that: it stays done. */
function rulesOutAnother(state: ConciergeState, message: string, previous: Wish | null): boolean {
  const parts = readAlone(state, message);
  const { kinds, days } = read(message, state);
  // `no steak`, after a swap for pizza, says what should have come.
  const isOfKind = previous?.kind === 'swap' && kinds.length + days.length === 0;
  const isElse = ({ intent }: ReadPart): boolean =>
    intent.kind !== previous?.kind && (namesItsOwn(intent) || (intent.kind === 'retime' && intent.scope.isNamed));
  return parts.length > 0 && parts.every((part) => isElse(part) && !(isOfKind && DENIES.has(part.intent.kind)));
}

const DENIES: ReadonlySet<Intent['kind']> = new Set(['drop', 'avoid', 'keep', 'absent-place']);

/** `nah bin it, we will be off home by then`, of what could not be moved. */
const ORDERS_OUT =
  / (?:drop|bin|lose|ditch|scrap|cancel|remove|axe|skip|take out|get rid of) (?!that |it |this |the (?:last|change))/;

function isMoreOf(previous: Wish | null, intent: Intent, takesUp: boolean, isOrdered: boolean): boolean {
  // `no steak not pizza` takes back what was wanted, and takes nothing out of the plan.
  if (previous && takesUp && DENIES.has(intent.kind) && !isOrdered) return true;
  if (previous?.kind !== intent.kind) return false;
  if (takesUp || !('scope' in previous) || !('scope' in intent) || !intent.scope.isNamed) return true;
  return previous.scope.slots.length === 0 || sharesPart(intent.scope.slots, previous.scope.slots);
}

function isElsewhere(intent: Intent, previous: Wish | null, came: readonly PlacedSlot[]): boolean {
  const named = 'scope' in intent ? intent.scope.slots : intent.kind === 'move-day' && intent.slot ? [intent.slot] : [];
  const before = previous && 'scope' in previous ? previous.scope.slots : [];
  return named.length > 0 && !sharesPart(named, before) && !sharesPart(named, came);
}

const sharesPart = (some: readonly PlacedSlot[], others: readonly PlacedSlot[]): boolean =>
  some.some(({ slot }) => others.some((other) => other.slot.id === slot.id));

/** What is asked or told of the stay, of booking or of what nobody has may be an answer in other words. */
const LEANING_KINDS: ReadonlySet<Intent['kind']> = new Set([
  'unknown',
  'vague',
  'undo',
  'improve',
  'stays',
  'change-stay',
  'booking',
  'missing',
]);

function namesItsOwn(intent: Intent): boolean {
  if (LEANING_KINDS.has(intent.kind)) return false;
  if (intent.kind === 'add') return intent.scope.isNamed || intent.beside !== undefined;
  if (intent.kind === 'cheaper' || intent.kind === 'budget') return intent.capPence !== null;
  if (intent.kind === 'mood') return intent.days.length > 0;
  if (intent.kind === 'needs' || intent.kind === 'suits' || !('scope' in intent)) return true;
  // `thursday to 8` says which of several, and not which part.
  const parts = intent.scope.slots.length;
  return intent.scope.isNamed && (intent.kind === 'retime' ? parts === 1 : parts > 0);
}
