import { onlyOf } from '../../../../../shared/only-of.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { lastWish } from '../../wording/offers.ts';
import { findClocks } from '../finding/find-clocks.ts';
import { normalise } from '../typing/normalise.ts';

const HALVES = new Map([
  ['am', 'am'],
  ['morning', 'am'],
  ['pm', 'pm'],
  ['afternoon', 'pm'],
  ['evening', 'pm'],
  ['night', 'pm'],
]);
/** What may stand beside the half of the day without saying more. */
const BESIDE = new Set(
  'obvs obviously obv of course clearly duh lol haha i we mean meant in at the that is it its please sorry yes yeah not oh and ofc naturally thats by'.split(
    ' ',
  ),
);

/** `pm obvs`, after a wish with an hour that may be of either half of the day: that wish with the half that is meant. */
export function halfOfDay(state: ConciergeState, message: string): string | null {
  const words = normalise(message).words.flatMap((word) => (BESIDE.has(word) ? [] : [HALVES.get(word) ?? '']));
  const half = onlyOf(words);
  const said = lastWish(state.history);
  if (!half || said === null) return null;
  const clock = onlyOf(findClocks(said));
  return clock && !clock.isExact ? `${said.slice(0, clock.to)}${half}${said.slice(clock.to)}` : null;
}
