import type { ConciergeState } from '../../concierge-state.ts';
import { findScope } from '../cues/find-scope.ts';
import { ORDER } from '../cues/topic-words.ts';
import type { Intent } from '../intent.ts';
import type { Reading } from '../reading.ts';

const WHO_CHOSE =
  /^ (?:(?:so|and|but|ok|haha|lol|wait|hang on|come on|right|just) )*(?:whos|whose|who is|who was|was it) ?(?:\w+ )?(?:idea|choice|doing|fault|bright spark) |^ (?:(?:so|and|but|ok|haha|lol|wait|hang on|come on|right|just) )*who (?:(?:on earth|the hell|actually|exactly|even|in their right mind) )*(?:chose|choose|picked|pick|put|decided|came up with|suggested|wanted|planned|thought of|thought) /;
const WORDS_MAX = 16;

/** `whose idea was the flower market`, `who picked karting lol`: that the planner did, and why. Null without a part and beside an order. */
export function readWhoChose(reading: Reading, { plan }: ConciergeState): Intent | null {
  const { line, slots, words } = reading;
  if (
    !WHO_CHOSE.test(line) ||
    words.length > WORDS_MAX ||
    slots.length === 0 ||
    ORDER.test(line.replace(/ (?:pick|put|choose)\w* /g, ' '))
  )
    return null;
  const scope = findScope(reading, plan, words.length);
  return scope.slots.length === 1 ? { kind: 'who-chose', slots: scope.slots } : null;
}
