import type { ConciergeState } from '../concierge-state.ts';
import { offeredWish } from '../wording/offers.ts';
import { readClause } from './clause-frame.ts';
import { clausesOf } from './clauses.ts';
import { normalise } from './normalise.ts';

const DECLINES = /^ (?:(?:oh|hmm|um|er|actually|well) )*(?:no|not|nah|nope|naw|rather|id rather|make it|make that) /;
const TIME = /\b\d{1,2}(?::\d\d)?\b(?!.*\d)/;
const WORDS_MAX = 8;

/**
 * `not Flat Iron, Brasserie Zédel` or `no, 11 please`, said to an offer: the offered wish with another place or another
 * hour in it. Null where nothing was offered, or the words are no such answer.
 */
export function otherOffer(state: ConciergeState, message: string): string | null {
  const offered = offeredWish(state.history);
  const { line, words } = normalise(message);
  if (offered === null || words.length > WORDS_MAX || !DECLINES.test(line)) return null;
  const hour = /^\D*\b(\d{1,2}(?:[:.]\d\d)?)\b\D*$/.exec(message)?.[1];
  if (hour !== undefined && /^(?:move|start|finish)\b/i.test(offered) && TIME.test(offered))
    return offered.replace(TIME, hour.replace('.', ':'));
  const [place] = /^swap .+? for /i.exec(offered) ?? [];
  const last = clausesOf(message).at(-1);
  if (place === undefined || last === undefined) return null;
  const clause = readClause(last, state);
  const isPlace = clause?.want && clause.outs.length + clause.topics.length === 0 && clause.order === null;
  return isPlace ? `${place}${last.text.replace(/^(?:no|nah|rather|id rather|maybe)\s+/i, '')}` : null;
}
