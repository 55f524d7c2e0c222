import type { ConciergeState } from '../../concierge-state.ts';
import { findScope } from '../cues/find-scope.ts';
import type { Intent } from '../intent.ts';
import type { Reading } from '../reading.ts';
import { openings } from '../typing/openings.ts';

const LEAD = `^ ${openings('can you|could you|please|just|hi')}`;
const A_THING = '(?:something|anything|somewhere|summat|owt|stuff|things?|an? (?:activity|thing|place|stop))';
const ASKS = [
  // `what could we add on saturday`, `what would you squeeze in on sunday`.
  'what (?:else )?(?:could|can|would|should|might|do) (?:we|you|i) (?:\\w+ )?(?:add|squeeze|fit|slot|pop|tack|put|include)(?: in| on| into| onto)? ',
  `(?:suggest|recommend) (?:me |us )?${A_THING}(?: (?:fun|else|good|nice|extra|different|to do|we could do|for us))* (?:to do )?(?:for|on) `,
  `(?:is there )?(?:anything|owt|summat|something) else (?:on|to do|going on|happening|worth doing|we could do|thats on|good)(?: (?:in|on|round|around|near) \\w+)?(?: on| for| that)? (?:the )?(?=\\w+day )`,
].map((asks) => new RegExp(`${LEAD}${asks}`));
const ORDERS = / (?:swap|change|drop|remove|instead|move|replace|cheaper|hotel|stay) /;

/**
 * What could come in on one day of the trip, asked without a name or a kind: `what could we add on saturday`. It is listed
 * to choose from, and nothing is added yet. Null for any other question or order.
 */
export function readDayIdeas(reading: Reading, { plan }: ConciergeState): Intent | null {
  const { line, slots, venues, types, kinds, days, words } = reading;
  const named = slots.length + venues.length + types.filter(({ types: covers }) => covers.length > 0).length;
  const isAsked = ASKS.some((asks) => asks.test(line)) && !ORDERS.test(line);
  if (!isAsked || days.length !== 1 || named > 0 || kinds.some((kind) => kind !== 'activity')) return null;
  return { kind: 'ideas', scope: { ...findScope(reading, plan, words.length), kinds: [] } };
}
