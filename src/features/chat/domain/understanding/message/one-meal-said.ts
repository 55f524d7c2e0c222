import type { ConciergeState } from '../../concierge-state.ts';
import { EACH } from '../cues/find-scope.ts';
import type { ReadPart } from '../cues/read-part.ts';
import { read } from '../reading.ts';

const ONE = / (?:dinner|lunch) /;
/** More than one is meant by these, or the meal is only told of. */
const SEVERAL = / (?:dinners|lunches|meals|both|all|every|each|any|everything|always|whole|trip|weekend|everywhere) /;

/** `dinner something british`, of a dinner on each of two days: one of them is meant, and which one is asked. */
export const withOneMealSaid = (parts: readonly ReadPart[], state: ConciergeState): ReadPart[] =>
  parts.map((part) => {
    const { intent } = part;
    if (intent.kind !== 'swap' || intent.scope.isEach === true || intent.scope.isOne === true) return part;
    const { slots, days } = intent.scope;
    const [first, another] = slots;
    const isOfMeal = first && another && (first.slot.kind === 'dinner' || first.slot.kind === 'lunch');
    if (!isOfMeal || days.length > 0 || slots.some(({ slot }) => slot.kind !== first.slot.kind)) return part;
    const reading = read(part.wish, state);
    const isSaidOnce = ONE.test(reading.line) && !SEVERAL.test(reading.line) && !EACH.test(reading.line);
    if (!isSaidOnce || reading.slots.length + reading.days.length + reading.diets.length > 0) return part;
    return { ...part, intent: { ...intent, scope: { ...intent.scope, isOne: true } } };
  });
