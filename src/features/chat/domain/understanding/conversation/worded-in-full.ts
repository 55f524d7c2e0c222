import type { ConciergeState } from '../../concierge-state.ts';
import { withTimeNamed } from '../finding/named-by-time.ts';
import { withExchangesListed } from '../message/exchanges-listed.ts';
import { withFewerAndMore } from '../message/fewer-and-more.ts';
import { withItNamed } from '../message/it-named.ts';
import { withoutAsides } from '../message/without-asides.ts';
import { onDaySpokenOf } from './day-spoken-of.ts';
import { withListedNamed } from './listed-reference.ts';
import { asDayMeant } from './other-day.ts';
import { withPartPointedAt } from './pointed-part.ts';

/** A message with what it leaves to the conversation, or says once of several, put into words. */
export function wordedInFull(state: ConciergeState, typed: string): string {
  const meant = withoutAsides(typed, state);
  const listed = withListedNamed(state, meant);
  if (listed !== null) return listed;
  const pointed = withPartPointedAt(state, withTimeNamed(state, meant));
  const named = withItNamed(withExchangesListed(pointed, state), state);
  return onDaySpokenOf(state, asDayMeant(state, withFewerAndMore(named, state)));
}
