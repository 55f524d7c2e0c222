import { venuesOf } from '../../../../../engine/places.ts';
import { onlyOf } from '../../../../../shared/only-of.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { alikeTypes, SAME_SORT } from '../cues/alike-types.ts';
import { questionKind } from '../cues/asks.ts';
import { NO_PREFERENCE } from '../cues/no-preference.ts';
import { slotsWhere } from '../finding/find-slots.ts';
import type { Intent } from '../intent.ts';
import type { Reading } from '../reading.ts';
import { type Scope, scopeOf } from '../scope.ts';
import { asksCheaper } from './read-preference.ts';

const ASKS_FOR_PLACES = / (?:any|what|which|is there|are there|add|another|also|extra|not|no|dont) /;
const WORDS_MAX = 8;
const OF_NIGHT = / (?:bars?|pubs?|clubs?) /;
const PLURAL =
  / (?:cheaper|less expensive|less pricey|cheap) (?:\w+ )?(?:bars|pubs|clubs|activities|restaurants|cafes|museums|tours|tastings) /;

/**
 * `cheapest possible club sat`: a kind that the plan has on that day, wanted for less, though its word is too plain to name
 * a place. Null for a question, and where it is one of several.
 */
export function readCheaperKind(reading: Reading, { plan }: ConciergeState): Intent | null {
  const { line, raw, types, slots, venues, days, words } = reading;
  const [kind] = types;
  const isOther = slots.length + venues.length > 0 || types.length !== 1 || words.length > WORDS_MAX;
  if (!kind || isOther || !asksCheaper(line) || ASKS_FOR_PLACES.test(line) || questionKind(line, raw) !== null)
    return null;
  const ofKind = slotsWhere(plan, days, [], []).filter(({ slot }) => kind.types.includes(slot.type));
  // A pub that serves lunch is none of `the bars`.
  const atNight = OF_NIGHT.test(line) ? ofKind.filter(({ slot }) => slot.kind === 'night') : [];
  const there = atNight.length > 0 ? atNight : ofKind;
  if (there.length === 0) return PLURAL.test(line) ? { kind: 'missing', label: kind.label } : null;
  // `cheaper bars` means each of them, `a cheaper bar` one.
  const isEach = there.length > 1 && PLURAL.test(line);
  if (there.length !== 1 && !isEach) return null;
  const scope = { ...scopeOf(there), ...(isEach ? { isEach } : {}) };
  return { kind: 'swap', scope, want: { ...NO_PREFERENCE, types: kind.types, typeLabel: kind.label, isCheaper: true } };
}

/** A place is dear, whatever is said of that. */
const COSTS_LESS = / (?:cheaper|cheap|less|half|affordable|robbery|rip off|expensive|pricey|steep|dear) /;
/** `cheaper dinner but keep it mexican`: the kind that is to stay, after these words. */
const KEPT_KIND =
  / (?:(?:but|and|only|just) )?(?:keep it|keep that|keep to|stick to|stick with|stay with|staying|has to be|must be|make sure it is|still|as long as it is|so long as it is|but) (?:an? |some |proper |with |the )*$/;
const ALIKE_WORDS_MAX = 18;

/**
 * `same sort of thing but less`, `cheaper dinner friday but keep it mexican`: one part for less, and what it is stays. Null
 * where no one part is meant, or where its sort is left open.
 */
export function readCheaperAlike(reading: Reading, scope: Scope, state: ConciergeState): Intent | null {
  const { line, raw, words, types, amount } = reading;
  const part = onlyOf(scope.slots);
  if (!part || amount !== null || !COSTS_LESS.test(line) || words.length > ALIKE_WORDS_MAX) return null;
  if (questionKind(line, raw) === 'open') return null;
  const kept = types.find(({ from, types: covers }) => {
    const isKept = KEPT_KIND.test(` ${words.slice(0, from).join(' ')} `);
    return isKept && covers.includes(part.slot.type);
  });
  const isAlike = SAME_SORT.test(line);
  if (!kept && !isAlike) return null;
  const alike = kept ? kept.types : alikeTypes(part.slot.type, venuesOf(state.places));
  const only = scopeOf([part]);
  const want = { ...NO_PREFERENCE, types: alike, typeLabel: kept?.label ?? null, isCheaper: true };
  return { kind: 'swap', scope: only, want };
}
