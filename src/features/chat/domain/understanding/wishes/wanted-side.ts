import type { Venue } from '../../../../../catalogue/venue.ts';
import { venuesOf } from '../../../../../engine/places.ts';
import { EVERYDAY_WORDS } from '../../../../planner/domain/everyday-words.ts';
import { isWeak } from '../../../../planner/domain/find-venues.ts';
import { stem, tokenise } from '../../../../planner/domain/tokenise.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { THE_BEST, wantsBest } from '../cues/best-wanted.ts';
import { NO_PREFERENCE } from '../cues/no-preference.ts';
import { NO_THING } from '../cues/unread-object.ts';
import type { SlotMention } from '../finding/find-slots.ts';
import { isInside } from '../finding/is-inside.ts';
import type { Preference } from '../intent.ts';
import { type Reading, read } from '../reading.ts';
import { asksCheaper, isOnlyNearest, moodOf, readPreference } from './read-preference.ts';

/** A name has so many words at most; more describe something. */
const NAME_WORDS_MAX = 4;
/** As many places may share a word of their names that is said. */
const NAMESAKES_MAX = 3;
const WORD_MIN = 4;
/** Words beside a kind that may say how it should be, `a nice sit down fish lunch`. */
const NOUNS_BESIDE_MAX = 2;

/** Words that leave open what it should be, tell something else of it, or begin another wish. */
const BEYOND =
  / (?:something|somewhere|anything|anywhere|else|other|another|different|one|ones|thing|cheaper|cheap|quieter|livelier|nicer|better|earlier|later|less|more|closer|nearer|nothing|free|it|that|them|this|these|those|whatever|what|which|why|when|where|who|how|if|not|no|dont|time|day|days|hour|hours|start|finish|hotel|hostel|apartment|people|us|we|they|he|she|you|i|is|are|was|were|be|would|will|can|could|has|have|and|but|because|so|for|the|our|add|drop|swap|move|make|keep|change|cancel|book|also|then|too|well|before|after|until|both|every|each|all|culture|history|adventure|party|fun|action|peace|quiet|bed|lie|lay|sleep|nap|rest|chill|break|siesta|to) /;
/** What stands around `the best`, and names nothing. */
const OF_THE_BEST =
  /^(?:best|poshest|fanciest|nicest|swankiest|smartest|finest|restaurants?|places?|spots?|bars?|clubs?|meal|dinner|lunch|youve|got|there|going|town|around|very|absolute)$/;
const SMART = / (?:posher|posh|fancier|fancy|smarter|smart|classier|classy|swankier|swanky|upmarket) /;
/** Words that say what it should be like, and name nothing. */
const LIKE =
  / (?:decent|proper|lively|chilled|relaxed|outdoors?|outside|indoors?|inside|active|\w+(?:ier|iest)|local|authentic|traditional|modern|trendy|vibe|vibes|music|drink|drinks|booze|food|meat|veg|views?) /;
/** Sights whose names are everyday words, `the castle`. */
const SIGHT = /historic|landmark|sight|museum|viewpoint|garden|market/i;
/** Of two kinds side by side, the broad one says less: the bar of a `fado bar`. */
const BROAD = /^(?:bar|pub|club|cafe|restaurant|market|show|tour|food|boat|football|stadium)s?$/;

/**
 * What the words for a wanted thing name: places of the list, kinds of place, or a thing that our list does not have, by
 * its name. Null where they leave it open, speak of the plan, or say more than what is wanted.
 */
export function wantedSide(words: string, state: ConciergeState, isBare = false): Preference | null {
  // `the army one`: the place that has the word in its name.
  const ofOne = /^(?:the )?(\w+) one$/.exec(words)?.[1];
  const ones = ofOne === undefined ? [] : namedIn([ofOne], state);
  if (ones.length > 0) return { ...NO_PREFERENCE, venueIds: ones.map(({ id }) => id) };
  const reading = read(words, state);
  const { types, venues, slots, hotels, amount, called } = reading;
  if (called) return { ...NO_PREFERENCE, typeLabel: called.name };
  if (hotels.length > 0 || amount !== null || /\d/.test(words)) return null;
  const unread = wordsBetween(reading);
  const isOfPlan = slots.some(
    (slot) => isByName(slot, reading) && !types.some(({ from, to }) => from < slot.to && slot.from < to),
  );
  if (isOfPlan || BEYOND.test(` ${unread.join(' ')} `)) return null;
  const nouns = unread.filter((word) => word.length > 1 && word !== 'go' && !NO_THING.has(word));
  if (types.length + venues.length > 0)
    return nouns.length > (isBare ? 0 : NOUNS_BESIDE_MAX) ? null : ofNamed(reading, state);
  if (wantsBest(reading.line) && nouns.every((word) => OF_THE_BEST.test(word)))
    return { ...NO_PREFERENCE, ...THE_BEST };
  const mood = moodOf(reading.line);
  if (mood !== null && nouns.length <= NAME_WORDS_MAX && !asksCheaper(reading.line)) return { ...NO_PREFERENCE, mood };
  if (SMART.test(reading.line)) return { ...NO_PREFERENCE, isDearer: true };
  if (LIKE.test(reading.line)) return null;
  if (reading.diets.length > 0 || nouns.length === 0 || nouns.length > NAME_WORDS_MAX) return null;
  const namesakes = namedIn(nouns, state);
  if (namesakes.length > 0)
    return { ...NO_PREFERENCE, venueIds: namesakes.map(({ id }) => id), typeLabel: nouns.join(' ') };
  const isName = nouns.some((word) => !EVERYDAY_WORDS.has(word) && !EVERYDAY_WORDS.has(stem(word)));
  return isBare || !isName ? null : { ...NO_PREFERENCE, typeLabel: nouns.join(' ') };
}

/** What a slot of the plan is called by, and not only what is like it. */
const isByName = ({ from, to, slots }: SlotMention, { words }: Reading): boolean =>
  words
    .slice(from, to)
    .some((word) =>
      slots.some(({ slot }) => tokenise(`${slot.name} ${slot.type}`).some((part) => stem(part) === stem(word))),
    );

function ofNamed(reading: Reading, state: ConciergeState): Preference {
  const { isNearest: _, ...want } = readPreference(reading, state, 0);
  const told = reading.types.filter(
    ({ label, from, to }, at) =>
      !BROAD.test(label) ||
      !reading.types.some(
        (other, index) => index !== at && !BROAD.test(other.label) && (other.to === from || other.from === to),
      ),
  );
  const isVenue = want.venueIds.length > 0;
  return {
    ...want,
    types: isVenue ? [] : [...new Set(told.flatMap(({ types }) => types))],
    typeLabel: isVenue ? null : told.map(({ label }) => label).join(' or '),
    ...(!isVenue && isOnlyNearest(told) ? { isNearest: true } : {}),
  };
}

/** Words outside what is named. */
function wordsBetween({ words, types, venues }: Reading): string[] {
  return words.filter((_, at) => !isInside(at, [...types, ...venues]));
}

/** Places outside the plan that have every one of these words in their names, where they are few. */
function namedIn(words: readonly string[], { places, plan }: ConciergeState): Venue[] {
  const used = new Set(plan.days.flatMap(({ slots }) => slots.map(({ venueId }) => venueId)));
  if (words.some((word) => word.length < WORD_MIN)) return [];
  const stems = words.map(stem);
  const isPlain = words.every((word) => EVERYDAY_WORDS.has(word) || isWeak(word));
  const found = venuesOf(places).filter(({ name, id, type }) => {
    const parts = tokenise(name).map(stem);
    return (
      !used.has(id) &&
      stems.every((one) => parts.includes(one)) &&
      (!isPlain || SIGHT.test(type) || parts.length === stems.length)
    );
  });
  return found.length <= NAMESAKES_MAX ? found : [];
}
