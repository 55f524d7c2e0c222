import type { ConciergeState } from '../../concierge-state.ts';
import type { ReadPart } from '../cues/read-part.ts';
import { findClocks } from '../finding/find-clocks.ts';
import { read } from '../reading.ts';
import { normalise } from '../typing/normalise.ts';
import { readTimes } from '../wishes/read-times.ts';
import { splitWishes } from './split-wishes.ts';

/** An hour for a part of the plan that only the whole message tells: the old hour and the new stand in parts of their own. */
export function readTimedWhole(state: ConciergeState, message: string): ReadPart | null {
  const clocks = findClocks(normalise(message).raw);
  const wanted = clocks.filter((one) => !one.isKept && !one.isRefused);
  if (wanted.length === 0) return null;
  const isOne = wanted.length === 1 && wanted.length < clocks.length && !/\b(?:and|also|plus|no)\b/i.test(message);
  if (splitWishes(message).length > 1 && !isOne) return null;
  const intent = readTimes(read(message, state), state);
  return intent && { wish: message, intent, named: intent.scope.slots };
}
