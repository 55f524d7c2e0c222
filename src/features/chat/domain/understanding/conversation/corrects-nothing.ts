import type { ConciergeState } from '../../concierge-state.ts';
import { findScope } from '../cues/find-scope.ts';
import { unnamed } from '../cues/unnamed.ts';
import type { Reading } from '../reading.ts';
import type { Scope } from '../scope.ts';

/** `no, friday's`, `no the saturday lunch`: the comma, or the article, keeps it from being `no lunch`. */
const NO_THAT =
  /^\s*(?:no|nope|nah)(?:\s*[,.!;–—-]+\s*|\s+)(?:(?:the|our|not the|not our)\s|\w+day)|^\s*no\s*[,.;](?!\s*no\b)/i;
const MEANT =
  /^ (?:(?:no|sorry|oops|oh|ah|but|wait|well) )*(?:i|we) (?:meant|mean|said) (?!(?:it|that|this|swap|drop|add|move|we|no|yes|to) )/;
/** What is said of a part, or is to become of it. */
const SAYS_MORE =
  / (?:is|isnt|are|arent|was|be|has|have|for us|want|need|like|hate|cant|wont|dont|no|too|swap|drop|add|move|change|keep|cheaper|earlier|later|instead|please|why|what|how) /;
const WORDS_MAX = 12;

/**
 * The part that somebody means who puts right what nobody said yet, `no, friday's` or `i said heaven not cahoots` as the first
 * line of a conversation: it names a part, and not what is to become of it. Null for anything else.
 */
export function correctsNothing(reading: Reading, state: ConciergeState): Scope | null {
  const { line, raw, words } = reading;
  const isFirst = state.history.length === 0 && words.length <= WORDS_MAX;
  if (!isFirst || !(NO_THAT.test(raw) || MEANT.test(line))) return null;
  if (SAYS_MORE.test(unnamed(reading).replace(/^ (?:no )+/, ' '))) return null;
  const scope = findScope(reading, state.plan, words.length);
  return scope.isNamed && scope.slots.length > 0 ? scope : null;
}
