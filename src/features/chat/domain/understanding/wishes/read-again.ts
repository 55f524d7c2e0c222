import { onlyOf } from '../../../../../shared/only-of.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { NO_PREFERENCE } from '../cues/no-preference.ts';
import { type PlacedSlot, slotsWhere } from '../finding/find-slots.ts';
import type { Wish } from '../intent.ts';
import type { Reading } from '../reading.ts';
import { NOWHERE } from '../scope.ts';

const EVERY =
  / (?:(?:both|all)(?: the)? (?:nights|evenings|days)|(?:every|each)(?: single)? (?:night|evening|day))(?= )/;
const TOO =
  / (?:too|as well|again|also|a second time)(?: on (?:the )?\w+day(?: night)?)?(?: (?:please|thanks|x+|if we can|if possible))* $/;
const OTHER =
  / (?:swap|change|switch|replace|drop|cancel|lose|no|not|dont|without|instead|move|earlier|later|cheaper|is|are|does|did|will|would|what|when|how|why|keep|leave|hate|loved|enjoyed|vegan|vegetarian) /;
const WORDS_MAX = 12;

/**
 * Something of the plan a second time, `do karaoke both nights`, `cahoots again on saturday`: another place of its kind on
 * the other days. A place by its name comes once, which is said. Null for anything else.
 */
export function readAgain(reading: Reading, { plan }: ConciergeState): Wish | null {
  const { raw, words, slots, venues, types, days } = reading;
  const mention = onlyOf(slots);
  const only = onlyOf(mention?.slots ?? []);
  if (!mention || !only || venues.length > 0 || words.length > WORDS_MAX) return null;
  // The words of `So What` ask nothing.
  const line = ` ${words.filter((_, at) => at < mention.from || mention.to <= at).join(' ')} `;
  const isEvery = EVERY.test(line);
  if ((!isEvery && !(TOO.test(line) && days.length > 0)) || OTHER.test(line) || /\?\s*$/.test(raw)) return null;
  const { day, slot } = only;
  const others = [...plan.days.keys()].filter((one) => one !== day && (days.length === 0 || days.includes(one)));
  if (others.length === 0) return null;
  const type = types.find(({ from, to }) => from < mention.to && mention.from < to);
  if (!type || type.types.length === 0) return { kind: 'impossible', why: { kind: 'once', name: slot.name, day } };
  const want = { ...NO_PREFERENCE, types: type.types, typeLabel: type.label };
  if (slot.kind === 'activity')
    return {
      kind: 'add',
      scope: { ...NOWHERE, days: others, isNamed: true },
      want,
      slotKind: 'activity',
      isAnother: true,
    };
  const isOfIt = (placed: PlacedSlot): boolean => type.types.includes(placed.slot.type);
  const taken = slotsWhere(plan, others, [], [slot.kind]).filter((placed) => !isOfIt(placed));
  const scope = { ...NOWHERE, slots: taken, days: others, isNamed: true };
  const isOne = others.some((one) => taken.filter((placed) => placed.day === one).length > 1);
  return taken.length === 0 ? null : { kind: 'swap', scope: { ...scope, isOne, isEach: !isOne }, want };
}
