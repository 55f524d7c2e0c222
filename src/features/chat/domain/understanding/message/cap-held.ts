import type { ConciergeState } from '../../concierge-state.ts';
import type { ReadPart } from '../cues/read-part.ts';
import type { Intent, Preference } from '../intent.ts';
import { read } from '../reading.ts';

type Swap = Extract<Intent, { kind: 'swap' }>;

/** Something else, or something for less, is asked for, whatever it costs now. */
const WANTS_OTHER =
  / (?:cheaper|less expensive|swap|change|replace|switch|different|another|instead|somewhere|something|anywhere|other|find|lower|reduce|bring|cut|less) /;
/** `none of us are under 35`: an age. */
const OF_AGE = / (?:of us|aged?|years?|old|olds) /;

/**
 * What a part may cost at most, said and nothing else with it: of these parts only those that cost more give way, and where none does
 * the price is told (`dinner friday no more than 45 each`, of one at £42).
 */
export function withCapHeld(parts: readonly ReadPart[], state: ConciergeState): readonly ReadPart[] {
  return parts.map((part) => {
    const { intent, wish } = part;
    if (intent.kind !== 'swap' || !isOnlyCap(intent.want) || intent.scope.slots.length === 0) return part;
    const { line, venues } = read(wish, state);
    if (WANTS_OTHER.test(line) || OF_AGE.test(line) || venues.length > 0) return part;
    const { maxPence } = intent.want;
    const dear = intent.scope.slots.filter(({ slot }) => slot.pricePerPersonPence > (maxPence ?? 0));
    if (dear.length === intent.scope.slots.length) return part;
    if (dear.length > 0) return { ...part, intent: { ...intent, scope: { ...intent.scope, slots: dear } } };
    return { ...part, intent: overTogether(intent) ?? { kind: 'price', scope: intent.scope, people: null } };
  });
}

/** `only 50 on drinks on friday`, of two bars at £20 and £40: the dearest may cost what the others leave of it. */
function overTogether(intent: Swap): Swap | null {
  const { scope, want } = intent;
  const [first, ...others] = [...scope.slots].sort(
    (one, other) => other.slot.pricePerPersonPence - one.slot.pricePerPersonPence,
  );
  if (!first || others.length === 0 || others.some(({ day }) => day !== first.day)) return null;
  const rest = others.reduce((sum, { slot }) => sum + slot.pricePerPersonPence, 0);
  const left = (want.maxPence ?? 0) - rest;
  if (left <= 0 || first.slot.pricePerPersonPence <= left) return null;
  return { ...intent, scope: { ...scope, slots: [first], isEach: false }, want: { ...want, maxPence: left } };
}

const isOnlyCap = (want: Preference): boolean =>
  want.maxPence !== null &&
  want.maxPence > 0 &&
  !want.isDearer &&
  want.types.length + want.venueIds.length + want.diets.length === 0 &&
  want.mood === null &&
  want.area === null &&
  want.near === undefined &&
  want.feature === undefined &&
  !want.isIndoor;
