import { EVERYDAY_WORDS } from '../../../../planner/domain/everyday-words.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { lastChanged } from '../../wording/offers.ts';
import { knowsWord } from '../ear/hear.ts';
import { read } from '../reading.ts';
import { normalise } from '../typing/normalise.ts';
import { lastParts } from './last-read.ts';

const AND_NAMES =
  /^\s*(?:(?:oh|ok|and|n|plus|also|then|&)\s+)+([a-z]{3,}(?:(?:\s*,\s*|\s+(?:and|n|&)\s+)[a-z]{3,})*)(?:\s+(?:too|as well|now))?[\s.!]*$/i;

/**
 * How many more come by their names alone, `n robbo` after `two more lads coming`: words that nobody here knows. None where no
 * comers were counted last.
 */
export function namesAdded(state: ConciergeState, message: string): number {
  const names = AND_NAMES.exec(message)?.[1]?.split(/\s*,\s*|\s+(?:and|n|&)\s+/i) ?? [];
  if (names.length === 0 || !lastChanged(state.history)) return 0;
  const isOfComers = lastParts(state).some(
    ({ intent }) => intent.kind === 'group-size' && intent.change.kind === 'by' && intent.change.people > 0,
  );
  const { slots, types, venues, kinds, days, hotels, areas } = read(message, state);
  const isOfPlan = [slots, types, venues, kinds, days, hotels, areas].some((found) => found.length > 0);
  const { words } = normalise(names.join(' '));
  const isUnknown = words.every((word) => !EVERYDAY_WORDS.has(word) && !knowsWord(word));
  return isOfComers && !isOfPlan && isUnknown ? names.length : 0;
}
