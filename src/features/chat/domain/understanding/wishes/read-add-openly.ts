import { NIGHT_START_FROM, timeOfDay } from '../../../../../engine/day-rules.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { findScope } from '../cues/find-scope.ts';
import { NO_PREFERENCE } from '../cues/no-preference.ts';
import { tonesIn } from '../cues/tones.ts';
import { slotsOf } from '../finding/find-slots.ts';
import type { Intent, Preference } from '../intent.ts';
import type { Reading } from '../reading.ts';
import { kindWanted } from './kind-wanted.ts';
import { hourSaid, minuteMeant } from './read-add-at.ts';
import { moodOf, perPersonPence, readPreference } from './read-preference.ts';

/** Said of something that is to come besides what there is. */
const ADDS =
  / (?:add|adding|added|slot in|include|squeeze|(?:fit|put|stick|pop|throw|chuck|bung|work|slot|get) (?:\w+ ){0,5}?in|(?:another|one more|an? extra) (?:\w+ ){0,2}?(?:activity|thing|bit|stop)|room for .+ (?:add|put|stick) (?:it|one))(?= )| (?:fit|put|pop|throw|chuck|stick|work) (?=something .{0,40} (?:\w+day|morning|afternoon|evening) )| fit (?=something|an? |another)/;
const OPEN = / (?:something|(?:an?|another|one more) (?:extra |other |new |\w+ ){0,2}(?:activity|thing|bit|stop)) /;
/** It takes the place of something, changes what is there, or is asked about. */
const OTHERWISE =
  / (?:instead|swap|change|replace|switch|rather|drop|remove|lose|bin|cut|make|else to|than|what|whats|which|when|how|why|where|dont|do not|not add|no more|hour|hours|minutes|breather|gap|rest|break|later|earlier|before|after|between|near|round|close|walking|food|eat|snack|drink|drinks|breakfast|brunch|lunch|dinner|hotel|cake|people|person|guests?|vegan|vegetarian|halal|kosher|gluten) /;
const FREE =
  / (?:free|for nothing|costs nothing|doesnt cost (?:anything|owt))(?! (?:time|up|day|slot|hour|afternoon|morning|evening)) /;
const CHEAP =
  / (?:cheap|cheaper|inexpensive|low cost|budget|affordable|not (?:too|so|very|that) (?:expensive|dear|pricey)|(?:wont|doesnt|not going to) (?:break the bank|cost much)) /;
const BESIDES = / (?:add|adding|added|another|extra|one more) /;
/** What no place of a list is marked with. */
const UNMARKED =
  / (?:fun|special|memorable|different|quick|silly|daft|new|nice|good|cool|extra|unusual|interesting|exciting|short|easy|simple|local|random|mad|crazy|weird|unique|quirky|funny|decent|little|unforgettable|iconic|touristy) /;
const WORDS_MAX = 16;
const ENJOYED = / (?:thrilling|adventurous|active|energetic|sporty|daring|adrenaline|outdoorsy) /;

/**
 * `add something chilled on friday afternoon`, `squeeze in an activity under £20`: one part more that is like that, and
 * nothing gives way to it. Null where a kind of place or a part of the plan is named, and for any other wish.
 */
export function readAddOpenly(reading: Reading, state: ConciergeState): Intent | null {
  const { line, words, slots, types, venues, kinds, days, hotels, areas } = reading;
  if (words.length > WORDS_MAX || !ADDS.test(line) || !OPEN.test(line) || OTHERWISE.test(line)) return null;
  if (slots.length + venues.length + hotels.length + areas.length > 0 || reading.feature) return null;
  if (kinds.some((kind) => kind !== 'activity') || types.some(({ label }) => label !== '')) return null;
  // `what could we do in place of the bike ride? put something gentle in`: it comes where something else was spoken of.
  if (days.length === 0 && !BESIDES.test(line)) return null;
  // `add something on sunday, we are not leaving until 3`: that hour is no start of it.
  if (/ (?:until|leave|leaving|land|landing|arrive|arriving|flight|train) /.test(line)) return null;
  const like = likeWhat(reading, state);
  const hour = hourSaid(reading.raw);
  if (!like && !hour) return null;
  const scope = { ...findScope(reading, state.plan, words.length), kinds: [] };
  const add = {
    kind: 'add',
    want: { ...NO_PREFERENCE, ...like },
    slotKind: kindWanted(reading),
    isAnother: true,
  } as const;
  if (!hour) return { ...add, scope };
  const startMinute = minuteMeant(hour);
  const slotKind = add.slotKind ?? (startMinute >= NIGHT_START_FROM ? 'night' : null);
  return { ...add, slotKind, scope: { ...scope, timesOfDay: [timeOfDay(startMinute)] }, startMinute };
}

/** What it is to be like; null where nothing is said of that, as other readers know such an addition. */
function likeWhat(reading: Reading, state: ConciergeState): Partial<Preference> | null {
  const { line, amount } = reading;
  const { isIndoor, isOutdoor } = readPreference(reading, state, 0);
  const mood = ENJOYED.test(line) ? 'adventurous' : (moodOf(line) ?? tonesIn(line).mood);
  const maxPence = FREE.test(line)
    ? 0
    : amount
      ? perPersonPence(amount, amount.pence, state.plan.groupSize)
      : CHEAP.test(line)
        ? usualPence(state)
        : null;
  if (mood === null && maxPence === null && !isIndoor && !isOutdoor && !UNMARKED.test(line)) return null;
  return { mood, maxPence, isIndoor, ...(isOutdoor ? { isOutdoor } : {}) };
}

/** What an activity of this plan costs on average, pence a person: what costs no more is cheap. */
function usualPence({ plan }: ConciergeState): number {
  const prices = slotsOf(plan).flatMap(({ slot }) => (slot.kind === 'activity' ? [slot.pricePerPersonPence] : []));
  return prices.length === 0 ? 0 : Math.floor(prices.reduce((sum, pence) => sum + pence, 0) / prices.length);
}
