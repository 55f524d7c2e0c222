import { onlyOf } from '../../../../../shared/only-of.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { lastChanged } from '../../wording/offers.ts';
import type { ReadPart } from '../cues/read-part.ts';
import { read } from '../reading.ts';
import { normalise } from '../typing/normalise.ts';
import type { Correction } from './before-last.ts';
import { beforeChange, lastParts } from './last-read.ts';

const REST =
  '(?:(?:all |any )?(?:of )?(?:the )?(?:rest|others?|other (?:ones?|bits?|parts?|things?|stuff|changes?|two|swaps?))(?: of (?:it|them|that))?|everything else|all else|anything else)';
const WAS =
  '(?: (?:back|alone|out)| (?:as|how|where|the way|like|to how) (?:it|they|that|we) (?:was|were|had it)| please| thanks| though| x+)*';
/** `no to the rest`, `undo the others`, `everything else back how it was`. */
const REST_UNDONE = [
  `(?:no|nah|not(?: keen on| bothered about| sure about| fussed about)?|dont (?:like|want|need|fancy)|undo|reverse|revert|drop|forget|cancel|scratch|ignore|never mind) (?:to |for |on |with )?${REST}${WAS}`,
  `(?:put|have|leave|keep|get|bring|change|take) ${REST}(?: (?:back|(?:as|how|where|the way|like|to how) (?:it|they|that|we) (?:was|were|had it)))${WAS}`,
  `${REST} (?:(?:can|should|to|needs? to) )?(?:go )?(?:back|no|not|as it was|as they were|how it was)${WAS}`,
].join('|');
const KEPT_FIRST = new RegExp(`^ (?<kept>.+?) (?:(?:and|but|then|just) )*(?:${REST_UNDONE}) $`);
const KEPT_LAST = new RegExp(
  `^ (?:(?:no|ok|actually|please|sorry|hmm|just) )*(?:undo|reverse|revert|cancel|scratch|forget|ignore|drop) (?:it all|all that|all of (?:it|that|them)|everything|that|them all|the lot|${REST}) (?:but |and |though )*(?:keep|except(?: for)?|apart from|bar|not|just keep|only keep|leave) (?<kept>.+?)(?: in| please| thanks)* $`,
);
/** `no i only wanted the boat changed`, `just the boat bit`. */
const ONLY_KEPT =
  /^ (?:(?:no|oh|sorry|but|hmm|actually|wait) )*(?:(?:i|we) (?:only|just) (?:wanted|asked (?:you )?(?:for|to change)|meant)|just do|only do) (?:to change )?(?<kept>(?:\w+ ){1,5}?)(?:(?:bit|part|one|change|changed|swap|only|please) )*$/;
/** Words that take up nothing by themselves. */
const FILLER =
  /^(?:yes|yeah|yep|aye|ok|okay|no|to|for|with|on|the|a|an|that|this|our|my|keep|keeping|like|love|happy|fine|good|great|grand|lovely|perfect|want|we|i|it|is|are|was|just|only|do|please|bit|part|one|can|stay|stays|change|and|but|thing|stuff|new|in|of|at|place|somewhere|something|some|for|s)$/;
/** What is ordered in the same breath is a wish of its own. */
const ORDERS = / (?:swap|replace|switch|add|move|make|start|finish|find|instead|cheaper|earlier|later|book) /;
const WORDS_MAX = 16;

/**
 * `yes to the music, no to the rest`, after a message of several wishes: the one that is kept, to be done alone on the trip
 * before it. Null where it is not plain which of them is meant.
 */
export function partOfLast(state: ConciergeState, message: string): Correction | null {
  const { line, words } = normalise(message);
  if (!state.previous || !lastChanged(state.history) || words.length > WORDS_MAX) return null;
  const found = KEPT_FIRST.exec(line) ?? KEPT_LAST.exec(line) ?? ONLY_KEPT.exec(line);
  const kept = found?.groups?.kept?.trim();
  if (kept === undefined || ORDERS.test(` ${kept} `)) return null;
  const wishes = lastParts(state).filter(({ intent }) => intent.kind !== 'unknown');
  if (wishes.length < 2) return null;
  const base = beforeChange(state);
  const meant = onlyOf(wishes.filter((part) => isNamed(part, kept, state, base)));
  return meant && meant.intent.kind !== 'unknown' ? { state: base, intent: meant.intent } : null;
}

/** Whether the words name what that wish was about, in its own words or by what it took out or brought in. */
function isNamed({ wish, intent }: ReadPart, kept: string, state: ConciergeState, base: ConciergeState): boolean {
  const said = normalise(wish).words;
  const telling = normalise(kept).words.filter((word) => !FILLER.test(word));
  if (telling.some((word) => said.includes(word))) return true;
  const about = 'scope' in intent ? intent.scope.slots.map(({ slot }) => slot.id) : [];
  const before = read(kept, base);
  const ids = before.slots.flatMap(({ slots }) => slots.map(({ slot }) => slot.id));
  if (ids.some((id) => about.includes(id))) return true;
  if ('scope' in intent && intent.scope.slots.some(({ slot }) => before.kinds.includes(slot.kind))) return true;
  const types = intent.kind === 'swap' || intent.kind === 'add' ? intent.want.types : [];
  return read(kept, state).slots.some(({ slots }) => slots.some(({ slot }) => types.includes(slot.type)));
}
