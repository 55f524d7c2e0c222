import type { ConciergeState } from '../../concierge-state.ts';
import { lastChanged } from '../../wording/offers.ts';
import { ASKS_WHICH } from '../cues/asks.ts';
import { findScope } from '../cues/find-scope.ts';
import { NO_PREFERENCE } from '../cues/no-preference.ts';
import { speaksOfChildren } from '../cues/of-children.ts';
import { speaksOfWays } from '../cues/of-ways.ts';
import { capBelow, relativeCap } from '../cues/relative-cap.ts';
import { byThemselves, isNoMood } from '../cues/tells-of-themselves.ts';
import { hasUnreadObject } from '../cues/unread-object.ts';
import { dietsNamed } from '../finding/diets-named.ts';
import { findPeople } from '../finding/find-people.ts';
import type { PlacedSlot } from '../finding/find-slots.ts';
import { isInside } from '../finding/is-inside.ts';
import { readNumber } from '../finding/read-number.ts';
import type { Intent } from '../intent.ts';
import type { Mood } from '../mood.ts';
import type { Reading } from '../reading.ts';
import { type Scope, scopeOf } from '../scope.ts';
import type { StayWant } from '../stay-want.ts';
import { datesSaid } from '../wishes/dates-said.ts';
import { limitFrom } from '../wishes/read-limit.ts';
import { wantOf } from '../wishes/read-loosely.ts';
import { moodOf, perPersonPence, raisesBudget } from '../wishes/read-preference.ts';
import { namesStay, speaksOfStay, stayWantOf } from '../wishes/read-stay-wish.ts';
import { withoutMeals } from '../wishes/stops-of-scope.ts';
import { askedOfKind } from './asked-by-ear.ts';
import { movedOfKind } from './moved-by-ear.ts';
import { isWantedStill, onlyTold } from './only-told.ts';

const STAYS: Readonly<Record<string, Partial<StayWant>>> = {
  'stay-cheaper': { price: 'cheaper' },
  'stay-dearer': { price: 'dearer' },
};

const otherHotels = ({ hotels }: Reading, { plan }: ConciergeState): string[] =>
  hotels.flatMap(({ hotelId }) => (hotelId === plan.stay?.hotelId ? [] : [hotelId]));

/** The kind of wish that an intent is, as the ear calls it. */
export function labelOf(intent: Intent): string {
  const { kind } = intent;
  if (kind === 'swap') return intent.want.isCheaper || intent.want.maxPence !== null ? 'swap-cheaper' : 'swap';
  if (kind === 'mood') return intent.mood === 'calmer' || intent.mood === 'wilder' ? intent.mood : 'mood-other';
  if (kind === 'needs') return labelOfNeeds(intent);
  if (kind === 'change-stay') return `stay-${intent.want.price ?? 'other'}`;
  if (kind === 'group-size' && intent.change.kind === 'size') return 'size';
  if (kind === 'group-size') return intent.change.people > 0 ? 'size-more' : 'size-fewer';
  if (kind === 'retime') return intent.startMinute === null ? intent.direction : 'at';
  if (kind === 'cheaper') return intent.capPence === null ? 'cheaper' : 'budget';
  if (kind === 'price' && intent.asksIncluded) return 'included';
  if (kind === 'extremes' || kind === 'spending') return 'price';
  // The ear's `dry` is a trip without drink.
  if (kind === 'dry') return 'indoors';
  return kind === 'exchange' ? 'move-day' : kind;
}

function labelOfNeeds({ diets, notDiets, stepFree, noAlcohol }: Extract<Intent, { kind: 'needs' }>): string {
  if (notDiets && notDiets.length > 0) return 'not-diet';
  if (diets.length > 0) return 'diet';
  if (stepFree) return 'step-free';
  return noAlcohol ? 'dry' : 'minors';
}

/** Years that no minor has. */
const OF_AGE =
  / (?:1[89]|[2-9]\d)(?:s|ish)?(?: odd| plus)?(?: years?(?: olds?)?)? (?:$|and |so |now |or |too |each )| (?:in|into) (?:their|our|his|her) (?:\w+ )?(?:twenties|thirties|forties|fifties|sixties|seventies|eighties) /;

/** `6ft 8 and 20 stone` is how tall and heavy somebody is. */
const OF_SIZE = / (?:\d ?(?:ft|foot|feet)|\d+ ?(?:stone|kg|kilos|cm|inches)|tall|stone) /;

/**
 * What a line asks for when it is of the kind that the ear heard: the kind from the sound of the words, everything
 * else (which part, which day, how much, which diet) from what they link to. Null where the kind needs a part, a sum
 * or a place and the line has none.
 */
export function intentOfKind(
  label: string,
  reading: Reading,
  state: ConciergeState,
  topic: readonly PlacedSlot[],
): Intent | null {
  const { line, days, amount, slots } = reading;
  const scope = findScope(reading, state.plan, reading.words.length);
  const part = partOf(reading, scope, topic);
  const moved = movedOfKind(label, reading, state, scope);
  if (moved) return moved;
  const told = onlyTold(label, reading);
  if (told) return told === 'asked' ? null : { kind: 'vague', scope };
  switch (label) {
    case 'drop':
      return part && !isOnlyNamed(reading) && !isWantedStill(line) ? dropOf(part, reading) : null;
    case 'swap':
      return part && swapOf(part, reading, state);
    case 'swap-cheaper':
    case 'cheaper':
      if (part && (label === 'swap-cheaper' || slots.length > 0 || scope.kinds.length > 0))
        return {
          kind: 'swap',
          scope: part,
          want: { ...NO_PREFERENCE, isCheaper: true, maxPence: capBelow(reading, part) },
        };
      return cheaperBy(reading, state, scope);
    case 'budget':
      if (amount === null) return raisesBudget(line) ? { kind: 'budget', capPence: null } : null;
      return limitFrom(amount, state);
    case 'calmer':
    case 'wilder':
      if (isNoMood(label, reading)) return null;
      // `quieter friday night` is about the night, and not about the afternoon before it.
      return inMood(label, slots.length > 0 || (label === 'calmer' && isNight(reading, scope)) ? part : null, days);
    case 'undo':
      return namesNothing(reading) && lastChanged(state.history) && !ASKS_WHICH.test(line)
        ? { kind: 'undo', steps: 1 }
        : null;
    case 'size':
      return comesOrGoes(reading);
    case 'size-more':
    case 'size-fewer':
      return leavesSome(changedSize(reading, label === 'size-more' && !STAYS_AWAY.test(line) ? 1 : -1), state);
    case 'diet':
    case 'not-diet':
    case 'step-free':
    case 'dry':
    case 'minors':
      // A couple of them who are 50 are no children.
      if (label === 'minors' && (!speaksOfChildren(line) || OF_AGE.test(line) || OF_SIZE.test(line))) return null;
      return needsOf(label, reading, scope);
    case 'stay-cheaper':
    case 'stay-dearer':
    case 'stay-other':
      if (slots.length + reading.venues.length > 0 || NO_STAY.test(line) || byThemselves(line)) return null;
      if (!OF_STAY.test(line) && !speaksOfStay(line) && !isOfStay(reading, state)) return null;
      // `somewhere livelier` is where one goes out, and not where one sleeps.
      if (moodOf(line) === 'wilder' && !speaksOfStay(line) && !namesStay(reading, state.plan)) return null;
      return {
        kind: 'change-stay',
        want: { ...stayWantOf(line, otherHotels(reading, state)), ...STAYS[label] },
      };
    case 'later':
    case 'earlier':
      return retimed(label, reading, part, scope);
    case 'add': {
      const want = wantOf(reading, state);
      const isNamed = want.venueIds.length + want.types.length > 0;
      return isNamed ? { kind: 'add', scope, want, slotKind: null, isAnother: false } : null;
    }
    case 'keep':
      return scope.slots.length > 0 ? { kind: 'keep', scope } : null;
    case 'vague':
      return { kind: 'vague', scope };
    case 'dates': {
      const change = datesSaid(reading, state);
      return change && { kind: 'dates', change };
    }
    default:
      return askedOfKind(label, reading, state, scope);
  }
}

/** `any chance of a yacht with a chef` sounds like a wish for other beds, and has no word of them. */
const OF_STAY =
  / (?:hostel\w*|hotel\w*|stay|staying|stays|sleep|sleeping|kip|digs|gaff|base|based|place|places|somewhere|anywhere|elsewhere|central|centre|nearer|closer|near|close|move|relocate|rooms?|roomier|check in|night|nights|book|booked|booking|pool|breakfast) /;
const isOfStay = (reading: Reading, { plan }: ConciergeState): boolean =>
  reading.hotels.length + reading.areas.length > 0 || namesStay(reading, plan);

/**
 * A stay is not wanted, what a meal may cost is told, what is compared may cost more, or the hotel is only where a coach sets off:
 * none of it asks for other beds.
 */
const NO_STAY =
  / (?:dont|do not) (?:want|need) (?!to )|^ (?:(?:and|so|but) )*(?:money|cash|cost|price|budget)s? (?:is|are|isnt|aint) | (?:dearer|pricier) than (?:that|this|it) | (?:mini ?bus(?:es)?|bus|coach(?:es)?|taxis?|cabs?|ubers?|limos?|transfers?|shuttle|lift|driver|train) | (?:from|back to|back at|outside|leaves?|leaving|meet at|meeting at) (?:the|our) (?:hotel|hostel|apartment) /;

/** `bring the market back` is about the market, whatever was changed last. */
const namesNothing = ({ slots, venues, types, raw }: Reading): boolean =>
  slots.length + venues.length + types.length === 0 && !/\d/.test(raw);

/** The part of the plan that is meant: what is named, or else what was spoken of last; never a whole day by accident. */
function partOf(reading: Reading, scope: Scope, topic: readonly PlacedSlot[]): Scope | null {
  const { slots, kinds, timesOfDay, line, types } = reading;
  // `swap the limo on friday night` is about a limo, and not about the night.
  if (slots.length === 0 && kinds.length === 0 && hasUnreadObject(reading)) return null;
  const isPart = slots.length > 0 || kinds.length > 0 || timesOfDay.length > 0 || scope.slots.length === 1;
  if (isPart && scope.slots.length > 0) return scope;
  const isWholeDay =
    scope.days.length === 1 && scope.slots.length > 0 && / (?:all|everything|whole|whatever|clear|free) /.test(line);
  if (isWholeDay) return scope;
  if (scope.isNamed || types.length > 0 || topic.length !== 1) return null;
  return / (?:it|that|this|one|them) /.test(line) ? scopeOf(topic) : null;
}

/** `beer spa on the boat`: things and what joins them, and no word of what shall become of them. */
const isOnlyNamed = ({ words, slots }: Reading): boolean =>
  words.every((word, at) => JOINS.test(word) || isInside(at, slots));
const JOINS = /^(?:the|a|an|our|on|in|at|of|for|to|with|and|before|after|then|\w+day|please)$/;

/** An afternoon that is to be otherwise keeps its lunch, where no place to eat is named for it. */
const WANTS_SUCH =
  /^ (?:(?:and|maybe|ok|or|also|just) )*(?:something|somewhere|anywhere) (?:to|by|with|near|for|where|on|in|at) (?!.* (?:instead|else|than|not) )/;

function swapOf(part: Scope, reading: Reading, state: ConciergeState): Intent {
  const want = wantOf(reading, state);
  const isOpen = want.types.length + want.venueIds.length === 0 && want.typeLabel === null;
  // `somewhere to dance`, of a plan that has it.
  if (isOpen && WANTS_SUCH.test(reading.line)) return { kind: 'schedule', scope: part };
  return { kind: 'swap', scope: isOpen ? withoutMeals(part, reading) : part, want };
}

/** A free afternoon keeps its lunch; null where it has nothing else. */
function dropOf(part: Scope, { slots: named, kinds, timesOfDay }: Reading): Intent | null {
  const isTimeAlone = timesOfDay.length > 0 && named.length + kinds.length === 0 && part.slots.length > 0;
  const slots = isTimeAlone
    ? part.slots.filter(({ slot }) => slot.kind === 'activity' || slot.kind === 'night')
    : part.slots;
  return isTimeAlone && slots.length === 0 ? null : { kind: 'drop', scope: { ...part, slots } };
}

function cheaperBy(reading: Reading, state: ConciergeState, scope: Scope): Intent {
  const { totals, groupSize } = state.plan;
  if (scope.days.length > 0 && scope.slots.length > 0 && reading.amount === null)
    return { kind: 'swap', scope, want: { ...NO_PREFERENCE, isCheaper: true } };
  const relative = relativeCap(reading, state);
  if (relative !== undefined) return { kind: 'cheaper', capPence: relative, perPerson: true };
  const { amount } = reading;
  if (amount === null) return { kind: 'cheaper', capPence: null, perPerson: true };
  const less = perPersonPence(amount, totals.slotsPerPersonPence, groupSize);
  const capPence = less < totals.slotsPerPersonPence * 0.6 ? totals.slotsPerPersonPence - less : less;
  return { kind: 'cheaper', capPence, perPerson: true };
}

/** The night of one day, of several places, and no word of the rest of it. */
const isNight = ({ days, timesOfDay, line }: Reading, { slots }: Scope): boolean =>
  slots.length > 1 &&
  days.length === 1 &&
  timesOfDay.length === 1 &&
  timesOfDay[0] === 'Evening' &&
  !/ (?:and|day) /.test(line);

const inMood = (mood: Mood, part: Scope | null, days: readonly number[]): Intent =>
  part ? { kind: 'swap', scope: part, want: { ...NO_PREFERENCE, mood } } : { kind: 'mood', mood, days };

/** `five more from finance`, where the ear only heard a number of people. */
function comesOrGoes(reading: Reading): Intent | null {
  if (/ (?:more|extra|another|additional|further) /.test(reading.line)) return changedSize(reading, 1);
  return / (?:fewer|less|apologies|dropped|lost|out) /.test(reading.line) ? changedSize(reading, -1) : null;
}

/** As many as there are, or more, cannot be missing: then the number is of those who are left. */
function leavesSome(intent: Intent | null, { request }: ConciergeState): Intent | null {
  if (intent?.kind !== 'group-size' || intent.change.kind !== 'by') return intent;
  const left = request.groupSize + intent.change.people;
  return left > 0 ? intent : { kind: 'group-size', change: { kind: 'size', people: -intent.change.people } };
}

/** Who is not coming is no one more. */
const STAYS_AWAY =
  / (?:(?:isnt|arent|not|no longer|wont be) (?:\w+ )?(?:coming|joining|going|making it)|cant (?:come|make it|go)|dropped out|pulled out|bailed|has to miss) /;

/** So many more or fewer, one where no number is said. */
function changedSize({ line, words }: Reading, sign: 1 | -1): Intent | null {
  const said = findPeople(line);
  if (said) return { kind: 'group-size', change: said };
  // The `another` of `another two` counts nothing of its own.
  const all = words.flatMap((word) => readNumber(word) ?? []);
  const numbers = all.length > 1 ? all.filter((number) => number > 1) : all;
  // `nobody is coming` is no one more.
  const isAllOrNone = / (?:nobody|no one|noone|none|everybody|everyone) /.test(line);
  if (numbers.length > 1 || (numbers.length === 0 && isAllOrNone)) return null;
  return { kind: 'group-size', change: { kind: 'by', people: sign * (numbers[0] ?? 1) } };
}

function needsOf(label: string, reading: Reading, scope: Scope): Intent | null {
  const { line, diets } = reading;
  const named = diets.length > 0 ? diets : dietsNamed(line);
  const isDiet = label === 'diet' || label === 'not-diet';
  if (isDiet && named.length === 0) return null;
  // `all under 25` are of age.
  if (label === 'minors' && GROWN_UP.test(line)) return null;
  if (label === 'step-free' && !speaksOfWays(line)) return null;
  return {
    kind: 'needs',
    diets: label === 'diet' ? named : [],
    stepFree: label === 'step-free',
    noAlcohol: label === 'dry',
    minorsPresent: label === 'minors',
    isPregnant: false,
    ...(label === 'not-diet' ? { notDiets: named } : {}),
    scope,
  };
}

const GROWN_UP = / (?:under|below|younger than|aged|over|about|around|all|only|just) (?:1[89]|[2-9]\d) /;

/** A part of the plan earlier or later, or a day's first or last stop where only the day is named. */
function retimed(direction: 'earlier' | 'later', reading: Reading, part: Scope | null, scope: Scope): Intent | null {
  if (part) return { kind: 'retime', scope: part, direction, edge: null, startMinute: null, byMinutes: null };
  if (scope.days.length !== 1 || scope.slots.length === 0) return null;
  const edge = / (?:finish|end|home|bed|done) /.test(reading.line) ? 'last' : 'first';
  return { kind: 'retime', scope, direction, edge, startMinute: null, byMinutes: null };
}
