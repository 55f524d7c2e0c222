import type { ConciergeState } from '../../concierge-state.ts';
import { CHANGES } from '../cues/asks.ts';
import { ideasWanted } from '../cues/ideas-wanted.ts';
import { asWhole, type ReadPart } from '../cues/read-part.ts';
import type { PlacedSlot } from '../finding/find-slots.ts';
import type { Intent } from '../intent.ts';
import { read } from '../reading.ts';
import { scopeOf } from '../scope.ts';
import { normalise } from '../typing/normalise.ts';

const MARKS = /[,;.!?\n…]+(?=\s|$)|\s[-–—]+\s/;
/** A question for what there is, at the end of what is told. */
const ASKS =
  /^ (?:(?:so|and|but|ok|um|just|well|please) )*(?:what (?:else |other \w+ )?(?:could|can|would|might|should|do) (?:we|you|i|u) (?:\w+ )?(?:do|have|suggest|recommend|try|get|offer|think of|advise|book|see)|what else (?:is there|have you got|you got)|what would (?:be|you put)|what (?:are|is) (?:the |our |my )?(?:other )?(?:options?|alternatives?|choices?)|what have you got|(?:have you |you )?(?:got )?any(?: other| better)? (?:suggestions?|ideas?|alternatives?|recommendations?|thoughts)|where else (?:could|can|would|might) (?:we|you)|where would you (?:send|go|suggest|recommend))(?= )/;
const ORDERS =
  / (?:swap|swop|drop|bin|cancel|remove|replace|change|lose|ditch|scrap|book|add|move|put|sort|make|find|get rid|take out) /;

/** What somebody orders of a part, where it is not to be told apart from a complaint. */
const ABOUT_PART: ReadonlySet<Intent['kind']> = new Set(['swap', 'drop', 'needs', 'avoid', 'cheaper', 'mood', 'vague']);

/**
 * The parts of a message that tells what is the matter with one stop of the plan and asks what there is in its stead, `mam
 * has done jameson five times, what else could we do there`: that is listed to choose from, and nothing is changed. Any
 * other message as it was read.
 */
export function withSuggestionsAsked(
  parts: readonly ReadPart[],
  message: string,
  state: ConciergeState,
): readonly ReadPart[] {
  const clauses = message.split(MARKS).filter((clause) => clause.trim() !== '');
  const asked = clauses.at(-1) ?? '';
  const told = clauses.slice(0, -1);
  if (told.length === 0 || !ASKS.test(normalise(asked).line)) return parts;
  if (told.some((clause) => ORDERS.test(normalise(clause).line)) || ORDERS.test(normalise(asked).line)) return parts;
  if (parts.some(({ intent }) => CHANGES.has(intent.kind) && !ABOUT_PART.has(intent.kind))) return parts;
  const slot = onlySlot(parts, message, state);
  if (!slot) return parts;
  const { line } = normalise(message);
  const scope = scopeOf([slot]);
  return [asWhole(message, { kind: 'ideas', scope, ...ideasWanted(line) }, [slot])];
}

/** The one stop that the parts are about, or that is named where they are about none. */
function onlySlot(parts: readonly ReadPart[], message: string, state: ConciergeState): PlacedSlot | null {
  const meant = parts.flatMap(({ intent }) => ('scope' in intent ? intent.scope.slots : []));
  const named = meant.length > 0 ? meant : read(message, state).slots.flatMap(({ slots }) => slots);
  const [first] = named;
  return first && named.every(({ slot }) => slot.id === first.slot.id) ? first : null;
}
