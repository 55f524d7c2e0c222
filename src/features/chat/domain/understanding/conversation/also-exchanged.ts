import type { ConciergeState } from '../../concierge-state.ts';
import { lastWish } from '../../wording/offers.ts';
import { read } from '../reading.ts';
import { asTyped } from '../typing/as-typed.ts';
import { normalise } from '../typing/normalise.ts';

const AND_WITH =
  /^ (?:(?:and|also|plus|then|oh|same for|same with|ok) )+(?:the |our )?(?:\w+ ){1,5}(?:with|and|for) (?:the |our )?(?:\w+ ){1,5}$/;
const EXCHANGED = / (?:swap|switch|change|exchange|trade|flip) .*(?: over| round| around| places| with | for )/;
const HAS_VERB = / (?:swap|switch|change|drop|add|move|keep|make|have|do|get|is|are|can|could|want) /;

/** `and the karaoke with the nightclub`, after two others changed places: these two as well, in full. Null for any other. */
export function alsoExchanged(state: ConciergeState, message: string): string | null {
  const said = lastWish(state.history);
  const { line } = normalise(message);
  if (said === null || !AND_WITH.test(line) || HAS_VERB.test(line)) return null;
  const before = normalise(said).line;
  const isAgreed = / yes /.test(before) && before.split(' ').length <= 5;
  const earlier = isAgreed ? (state.history.filter(({ role }) => role === 'user').at(-2)?.content ?? '') : said;
  if (!EXCHANGED.test(normalise(earlier).line)) return null;
  const { slots } = read(message, state);
  const [first, second, more] = slots.map((mention) => mention.slots);
  const isTwo = first?.length === 1 && second?.length === 1 && !more;
  const [one, other] = [first?.[0], second?.[0]];
  return isTwo && one && other ? `swap ${asTyped(one.slot.name)} and ${asTyped(other.slot.name)} round` : null;
}
