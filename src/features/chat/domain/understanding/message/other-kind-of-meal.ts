import type { ConciergeState } from '../../concierge-state.ts';
import { isOpenPreference } from '../cues/no-preference.ts';
import type { ReadPart } from '../cues/read-part.ts';
import { isInside } from '../finding/is-inside.ts';
import { read } from '../reading.ts';

const REFUSES = /^ (?:(?:and|also|but|oh|ok|so|just|actually|please|hmm) )*no (?:more )?(?:\w+ ){1,6}$/;
const BESIDE =
  /^(?:and|also|but|oh|ok|so|just|actually|please|hmm|no|more|or|nor|thanks|food|places?|stuff|for|us|me|though|then|x+|either|restaurants?)$/;

/**
 * `no greek please`, `no thai or pizza`: nobody goes without dinner for it, so meals are to be of another kind. A part as it is
 * where it refuses anything else, or says more.
 */
export function otherKindOfMeal(part: ReadPart, state: ConciergeState): ReadPart {
  const { intent, wish } = part;
  const isRefusal = intent.kind === 'drop' || (intent.kind === 'swap' && isOpenPreference(intent.want));
  if (!isRefusal) return part;
  const { line, words, types, kinds, days, timesOfDay } = read(wish, state);
  const { slots } = intent.scope;
  const isMeals = slots.length > 0 && slots.every(({ slot }) => slot.kind === 'lunch' || slot.kind === 'dinner');
  if (!isMeals || !REFUSES.test(line) || kinds.length + days.length + timesOfDay.length > 0) return part;
  const refused = types.flatMap((type) => type.types);
  const isOnlyKinds = words.every((word, at) => BESIDE.test(word) || isInside(at, types));
  if (!isOnlyKinds || !slots.every(({ slot }) => refused.includes(slot.type))) return part;
  const label = types.map((type) => type.label).join(' or ');
  return { ...part, intent: { kind: 'avoid', types: [...new Set(refused)], label, days: [] } };
}
