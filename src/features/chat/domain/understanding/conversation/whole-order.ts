import { onlyOf } from '../../../../../shared/only-of.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { lastWish } from '../../wording/offers.ts';
import type { Intent } from '../intent.ts';
import { readIntent } from '../message/read-intent.ts';
import { readParts } from '../message/read-parts.ts';
import { standsAlone } from '../message/stands-alone.ts';
import { readOtherCity } from '../questions/read-other-city.ts';
import { type Reading, read } from '../reading.ts';

/** Words that lean on what was said before, or answer it. */
const LEANS =
  / (?:it|that|this|those|these|them|they|one|ones|same|instead|too|also|again|still|other|others|another|else|meant|mean|sorry|not|nah|yes|yeah|yep|ok|okay|wait|oops|actually|rather|just|only|back|then|so|but|and|or|either|both|first|second|third|last|option|number|keep|undo|less|more|even|typo|wrong|said|scratch|forget|never) /;
const OTHER_KINDS: ReadonlySet<Intent['kind']> = new Set(['swap', 'drop', 'retime', 'move-day', 'mood', 'hours']);

/**
 * Whether the message orders something in words that need nothing said before, so that no list, offer or change of the
 * conversation has a say in it: `we are 14 now` after `make it cheaper` is no limit of £14, and `make sunday calmer` takes
 * up no `Make it calmer` of a list; somewhere else than here is about no part of it. What is of the same kind as the last wish may correct it.
 */
export function isWholeOrder(state: ConciergeState, message: string): boolean {
  const reading = read(message, state);
  if (readOtherCity(reading, state)) return true;
  const said = lastWish(state.history);
  if (said === null) return false;
  if (LEANS.test(reading.line) || reading.words.length > WORDS_MAX || /\?\s*$/.test(message)) return false;
  const part = onlyOf(readParts(state, message, { isLoose: false, topic: [] }));
  if (!part || !namesItsOwn(part.intent, reading)) return false;
  return readIntent(said, state).kind !== part.intent.kind && standsAlone(state, message);
}

const WORDS_MAX = 12;
/** `fridays, to 2` and `no the museum` have no verb of their own. */
const ORDERS =
  / (?:swap|switch|replace|change|drop|skip|lose|bin|cancel|remove|ditch|scrap|axe|move|shift|push|bring|add|put|make|have|get|find|book|start|begin|finish|end) /;

function namesItsOwn({ kind }: Intent, { slots, kinds, days, types, line }: Reading): boolean {
  if (kind === 'group-size')
    return / (?:we are|there are|there is|there will be|its|for) \w+ (?:of us |people )?/.test(line);
  if (kind === 'needs')
    return / (?:alcohol|drink|booze|vegan|veggie|vegetarian|halal|kosher|wheelchair|gluten|dairy|free|pregnant)/.test(
      line,
    );
  if (!ORDERS.test(line) || line.startsWith(' no ')) return false;
  if (kind === 'add') return types.length > 0 && days.length > 0;
  return OTHER_KINDS.has(kind) && (slots.length > 0 || days.length > 0 || kinds.length > 0);
}
