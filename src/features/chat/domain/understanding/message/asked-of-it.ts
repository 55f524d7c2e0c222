import type { ConciergeState } from '../../concierge-state.ts';
import type { ReadPart } from '../cues/read-part.ts';
import type { PlacedSlot } from '../finding/find-slots.ts';
import type { Intent } from '../intent.ts';
import { read } from '../reading.ts';
import { scopeOf } from '../scope.ts';
import { normalise } from '../typing/normalise.ts';

/** A fact of one part, asked with no word of which: `how much are tickets`, `what time`, `how long is it`. */
const OF_IT =
  /^ (?:(?:so|and|but|also|ok|roughly|about|then) )*(?:what time|when|where|how long|how much|how dear|how expensive|whats the (?:price|cost)|what is the (?:price|cost)|what)(?: (?:is|are|does|do|will|would|for|to|it|that|one|they|the|a|take|last|start|finish|end|cost|costs|run|go on|on|in|for|at|be|there|then|tickets?|entry|tix|price|each|pp|a head|per head))* $/;

/** Short words about `it` or what is there. */
const SAYS_IT = / (?:it|its|that|thats|they|there|there for|is that one) /;
const OF_ALL = / (?:all|total|altogether|everything|trip|weekend|plan|whole|budget|each all in|stay|hotel) /;
const WORDS_MAX = 10;
/** What was spoken of is more than the part that is named in it. */
const OF_PLAN = / (?:plan|trip|weekend|itinerary|everything|all of it|whole|budget) /;

function isOfIt(wish: string): boolean {
  const { line, words } = normalise(wish);
  return OF_IT.test(line) || (words.length <= WORDS_MAX && SAYS_IT.test(line) && !OF_ALL.test(line));
}

/**
 * `is the old vic sit down? how much are tickets`, `wheres the first place and what time`: a question that names nothing is
 * about the one part that the clause before it is about, and not about the whole plan. So it is where that clause only tells:
 * `we went to the shard years ago. what does it cost these days`.
 */
export const withPartAsked = (
  parts: readonly ReadPart[],
  message: string,
  state: ConciergeState,
): readonly ReadPart[] =>
  parts.flatMap((part, at): readonly ReadPart[] => {
    const intent = openIn(part.intent);
    const before = parts.slice(0, at);
    // The price of the whole was told already.
    if (intent?.kind === 'price' && before.some((one) => openIn(one.intent)?.kind === 'price')) return [];
    const placed = intent && isOfIt(part.wish) ? (partBefore(before) ?? partTold(message, part.wish, state)) : null;
    if (!intent || !placed) return [part];
    // Its hours and its price were told with it.
    if (before.some((one) => TELLS_ALL.has(one.intent.kind))) return [];
    return [{ ...part, intent: { ...intent, scope: scopeOf([placed]) }, named: [placed], isJoined: true }];
  });

/** The one part that is spoken of before the question. */
function partTold(message: string, wish: string, state: ConciergeState): PlacedSlot | null {
  const at = message.indexOf(wish);
  if (at <= 0) return null;
  const { line, slots } = read(message.slice(0, at), state);
  return OF_PLAN.test(line) ? null : onlyOne(slots.flatMap(({ slots: placed }) => placed));
}

/** A question of the whole plan, where no part of it is named. */
const openIn = (intent: Intent) =>
  (intent.kind === 'schedule' || intent.kind === 'price' || intent.kind === 'why') &&
  intent.scope.slots.length === 0 &&
  !intent.scope.isNamed
    ? intent
    : null;

/** Answers that have hours and price of the part they are about. */
const TELLS_ALL: ReadonlySet<string> = new Set(['schedule', 'about', 'why']);

/** The one part that the last clause before which is about any is about. */
function partBefore(parts: readonly ReadPart[]): PlacedSlot | null {
  const [slots = []] = parts
    .map(({ intent, named }) => ('scope' in intent && intent.scope.slots.length > 0 ? intent.scope.slots : named))
    .filter(({ length }) => length > 0)
    .slice(-1);
  return onlyOne(slots);
}

function onlyOne([placed, ...others]: readonly PlacedSlot[]): PlacedSlot | null {
  return placed && others.every(({ slot }) => slot.id === placed.slot.id) ? placed : null;
}
