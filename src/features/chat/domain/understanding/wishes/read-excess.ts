import type { VenueVibe } from '../../../../../catalogue/vocabulary.ts';
import { venuesOf } from '../../../../../engine/places.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { questionKind } from '../cues/asks.ts';
import { NO_PREFERENCE } from '../cues/no-preference.ts';
import { type PlacedSlot, slotsOf } from '../finding/find-slots.ts';
import type { Intent } from '../intent.ts';
import type { Reading } from '../reading.ts';
import { scopeOf } from '../scope.ts';

const EXCESS = ' (?:(?:far |way )?too (?:many|much)|less|fewer|not (?:so|as|too) (?:many|much)|enough(?: of)?) ';

/** What a plan may have too much of, by the words for it. */
const VIBE_WORDS: readonly { vibe: VenueVibe; label: string; words: string }[] = [
  { vibe: 'cultural', label: 'culture', words: 'cultural|culture|arty|artsy|historic|historical|history|educational' },
  { vibe: 'adventurous', label: 'adventure', words: 'adventurous|adventure|outdoorsy|sporty|adrenaline' },
  { vibe: 'foodie', label: 'food outing', words: 'foodie|gourmet' },
];
const FILLED = '(?:of )?(?:the |that |this |our |all )?(?:\\w+ )?';
const OF_VIBE = VIBE_WORDS.map((one) => ({ ...one, pattern: new RegExp(`${EXCESS}${FILLED}(?:${one.words})(?= )`) }));
const OF_TYPE = new RegExp(`${EXCESS}${FILLED}$`);
/** `one less beer place`: a part that is named, by how many fewer there are to be. */
const COUNTED_LESS = / (?:an?|one|two|three|[1-3]) (?:less|fewer) /;
/** `too much food`, `its all a bit boozy`: of what there is too much is not said by the kind of a place. */
const OF_FOOD = / too (?:much|many) (?:food|eating|dining|meals?|eating out|food stuff) /;
const OF_DRINK =
  / too (?:much|many) (?:booze|boozing|drink|drinks|drinking|alcohol) | (?:too|a bit|bit|very|all|so|quite|pretty|rather) boozy /;
const LESS_DRINK = / (?:less|not so) (?:boozy|booze|boozing|drink|drinking|alcohol) /;
/** Something else is wished for beside it. */
const AND_MORE = / (?:more|cultural|cultured|culture|instead|swap|add) /;
const NOT_ENOUGH = / (?:not|isnt|arent|never|hardly|nowhere near|barely) (?:\w+ )?enough /;
const NOT_ENOUGH_FOOD =
  / (?:(?:not|isnt|arent|hardly|nowhere near|barely) (?:\w+ )?enough|not (?:a lot of|much|a great deal of)|hardly any|barely any|very little) (?:food|eating|meals|places to eat) /;
const WORDS_MAX = 10;

/**
 * `too many cultural bits`, `fewer museums`: less of something is wished for, where the words for it alone would have it
 * heard as a wish for more. The one part of the plan that is so gives way to something that is not; of several it is
 * asked which.
 */
export function readExcess(reading: Reading, state: ConciergeState): Intent | null {
  const { line, raw, slots, venues, types, words, days, kinds } = reading;
  const inView = slotsOf(state.plan).filter(({ day }) => days.length === 0 || days.includes(day));
  const counted = COUNTED_LESS.test(line)
    ? slots.find(({ from }) => OF_TYPE.test(` ${words.slice(0, from).join(' ')} `))
    : undefined;
  const fewer = counted?.slots.filter(({ day }) => inView.some((placed) => placed.day === day)) ?? [];
  if (fewer.length > 0 && words.length <= WORDS_MAX && questionKind(line, raw) === null) return oneLess(fewer);
  if (NOT_ENOUGH_FOOD.test(line)) return { kind: 'mood', mood: 'foodie', days };
  const isOfMeal = kinds.some((kind) => kind === 'lunch' || kind === 'dinner');
  if (
    slots.length + venues.length > 0 ||
    (isOfMeal && !OF_FOOD.test(line)) ||
    words.length > WORDS_MAX ||
    NOT_ENOUGH.test(line)
  )
    return null;
  if (questionKind(line, raw) !== null) return null;
  const type = types.find(({ from }) => OF_TYPE.test(` ${words.slice(0, from).join(' ')} `));
  if (type) return lessOf(type, inView);
  const meals = OF_FOOD.test(line) ? inView.filter(({ slot }) => slot.kind === 'lunch' || slot.kind === 'dinner') : [];
  if (meals.length > 0) return oneLess(meals);
  // `less boozy on saturday` asks for a calmer day, and is read as that.
  const isLess = days.length === 0 && LESS_DRINK.test(line);
  if ((isLess || OF_DRINK.test(line)) && !AND_MORE.test(line)) return lessDrink(inView, state);
  const found = OF_VIBE.find(({ pattern }) => pattern.test(line));
  if (!found) return null;
  const ofVibe = venuesOf(state.places).filter(({ vibes }) => vibes.includes(found.vibe));
  const isSo = new Set(ofVibe.map(({ id }) => id));
  const so = inView.filter(({ slot }) => slot.kind === 'activity' && isSo.has(slot.venueId));
  if (so.length === 0) return { kind: 'missing', label: found.label };
  const notTypes = [...new Set(ofVibe.map(({ type: name }) => name))];
  const scope = { ...scopeOf(so), isOne: so.length > 1 };
  return { kind: 'swap', scope, want: { ...NO_PREFERENCE, notTypes } };
}

/** One of a kind fewer: which of several is asked, and nothing that the plan lacks can be too much. */
function lessOf({ label, types }: Reading['types'][number], inView: readonly PlacedSlot[]): Intent {
  const isNight = /^(?:bars?|pubs?|clubs?|drinks)$/.test(label);
  const slots = inView.filter(({ slot }) => types.includes(slot.type) || (isNight && slot.kind === 'night'));
  return slots.length === 0 ? { kind: 'missing', label } : oneLess(slots);
}

const oneLess = (slots: readonly PlacedSlot[]): Intent => ({
  kind: 'drop',
  scope: { ...scopeOf(slots), isOne: slots.length > 1 },
});

/** Of the nights out, and of what is there for the drink, one less. */
function lessDrink(inView: readonly PlacedSlot[], { places }: ConciergeState): Intent {
  const forDrink = new Set(venuesOf(places).flatMap(({ id, alcohol }) => (alcohol === 'central' ? [id] : [])));
  const slots = inView.filter(({ slot }) => slot.kind === 'night' || forDrink.has(slot.venueId));
  return slots.length === 0 ? { kind: 'missing', label: 'night out' } : oneLess(slots);
}
