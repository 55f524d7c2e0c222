import type { ConciergeState } from '../../concierge-state.ts';
import { isNothingOpen, lastChanged, lastReplyOf } from '../../wording/offers.ts';
import { isLostReply } from '../../wording/small-talk.ts';
import { questionKind } from '../cues/asks.ts';
import { normalise } from '../typing/normalise.ts';
import { whenSaid } from './when-said.ts';

/** So many questions may come between a change and second thoughts of it. */
const BETWEEN_MAX = 2;
const WORDS_MAX = 14;

/**
 * The conversation as it was right after the last change, where only questions were answered since then: `we are now 26`,
 * `what is that each`, `typo, 28`. Null where something else came between them, or where the message asks.
 */
export function sinceChange(state: ConciergeState, message: string): ConciergeState | null {
  const { history, previous } = state;
  if (!previous || !mayLean(message)) return null;
  for (let back = 0; back < BETWEEN_MAX; back += 1) {
    const lines = history.slice(0, history.length - 2 * back);
    if (lines.length === 0 || !isNothingOpen(lines))
      return back > 0 && lastChanged(lines) ? { ...state, history: lines } : null;
  }
  const lines = history.slice(0, history.length - 2 * BETWEEN_MAX);
  return lastChanged(lines) ? { ...state, history: lines } : null;
}

/**
 * The conversation without its last exchange, where that was a mere question: `what time is karaoke`, `and when does dinner
 * finish`, `half 9 would be better for it`. Null where it changed, listed or offered something, or where the message asks.
 */
export function beforeAside(state: ConciergeState, message: string): ConciergeState | null {
  const { history } = state;
  const isAside = history.length > 2 && isNothingOpen(history) && !isLostReply(lastReplyOf(history));
  return isAside && mayLean(message) ? whenSaid(state) : null;
}

/** A short message that asks nothing. */
function mayLean(message: string): boolean {
  const { line, raw, words } = normalise(message);
  return words.length <= WORDS_MAX && questionKind(line, raw) === null;
}

/** How second thoughts begin, or what they say wherever they are: they are of what was done, whatever was asked since. */
const SECOND_THOUGHTS =
  /^ (?:(?:oh|ah|no|ok|hmm|sorry|actually|goodness|me|ah no|wait|please|can you|lads) )*(?:typo|oops|whoops|wait|hang on|hold on|my (?:mistake|bad)|forgive me|apologies|i should have|scratch that|scrap that|as you were|undo) | (?:go|going|went) back(?: to|$| then| please)| (?:put|change|swap|switch|bring|have|get) (?:it|that|them) back | (?:i|we) (?:meant|mean)(?= ) | back to (?:the|what|how|\d|normal) | as it was | (?:i|we) (?:prefer|preferred|liked?|want) (?:the|it) /;

export const isSecondThought = (message: string): boolean =>
  SECOND_THOUGHTS.test(`${normalise(message).line.trimEnd()} `);
