import type { ConciergeState } from '../../concierge-state.ts';
import { questionKind } from '../cues/asks.ts';
import { NO_PREFERENCE } from '../cues/no-preference.ts';
import { slotsWhere } from '../finding/find-slots.ts';
import type { Intent } from '../intent.ts';
import type { Reading } from '../reading.ts';
import { asksCheaper } from './read-preference.ts';

const ASKS_FOR_PLACES = / (?:any|what|which|is there|are there|add|another|also|extra|not|no|dont) /;
const WORDS_MAX = 8;

/**
 * `cheapest possible club sat`: a kind that the plan has on that day, wanted for less, though its word is too plain to name
 * a place. Null for a question, and where more than one of that kind is there.
 */
export function readCheaperKind(reading: Reading, { plan }: ConciergeState): Intent | null {
  const { line, raw, types, slots, venues, days, words } = reading;
  const [kind] = types;
  const isOther = slots.length + venues.length > 0 || types.length !== 1 || words.length > WORDS_MAX;
  if (!kind || isOther || !asksCheaper(line) || ASKS_FOR_PLACES.test(line) || questionKind(line, raw) !== null)
    return null;
  const there = slotsWhere(plan, days, [], []).filter(({ slot }) => kind.types.includes(slot.type));
  if (there.length !== 1) return null;
  const scope = { slots: there, days: [], timesOfDay: [], kinds: [], isNamed: true };
  return { kind: 'swap', scope, want: { ...NO_PREFERENCE, types: kind.types, typeLabel: kind.label, isCheaper: true } };
}
