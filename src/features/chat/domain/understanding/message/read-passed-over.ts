import { onlyOf } from '../../../../../shared/only-of.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { type Clause, clausesOf } from '../cues/clauses.ts';
import { isListedOn } from '../cues/listed-on.ts';
import { mentionsIn } from '../cues/mentions.ts';
import { asWhole, type ReadPart } from '../cues/read-part.ts';
import { isRunDown } from '../cues/run-down.ts';
import { isLiked } from '../cues/tones.ts';
import { unnamed } from '../cues/unnamed.ts';
import { findClocks } from '../finding/find-clocks.ts';
import { type PlacedSlot, slotsWhere } from '../finding/find-slots.ts';
import { type Reading, read } from '../reading.ts';
import { scopeOf } from '../scope.ts';
import { insteadOf } from './wanted-instead.ts';

const CLAUSES_MAX = 7;
const WORDS_MAX = 36;

/** `perhaps`, `if one exists`: said after what is wanted, of nothing. */
const HEDGE =
  /^ (?:(?:perhaps|maybe|possibly|please|thanks|ideally|though|tbh|lol|haha|x+|mate|love|or|and|if|there|is|are|one|any|some|you|we|can|have|got|exists?|possible|poss|do|find|that|thats|ok|okay|works|something|so|what) )+$/;
/** What is said for what comes is said against what goes. */
const PREFERRED = / (?:instead|rather|better|nicer|more like|more us|more our) /;
/** Words at which what is wanted begins, though no mark is before it. */
const WANTED_AT =
  /\s+(?=(?:(?:what|how|hows|how's) about|lets|let's|can we|could we|give us|gimme|(?:and )?(?:the )?(?:bride|groom|hen|stag|boss|dad|mum|he|she|they|everyone) (?:wants?|prefers?|fancies|would (?:like|rather)))\s(?!to know\b))/i;
/** What is asked in earnest, ordered, kept, or to come as well: each is a wish or a question of its own. */
const OTHERWISE =
  / (?:swap|change|switch|replace|move|push|shift|bring|delay|drop|remove|cancel|keep|stays?|staying|add|also|as well|before|after|then|near|nearby|between|book|booked|paid|sorted|confirmed|earlier|later|instead|hotel|budget|remind|tell me|rain|rains|wet|weather) |^ (?:(?:so|and|but|ok|hi|hey|um) )*(?:what(?! (?:were|was|is this|even))|whats|when|where|which|how|can|could|would|will|do|does|did|any|have|has|got|should) /;

type Said = Clause & { reading: Reading };

/**
 * An exchange that nobody orders: a part of the plan is named, something is said against it, and in the last breath stands
 * what is wanted, and nothing else (`hua ta li? cheesy. rooftop`, `fish for 24, half wont eat it. steak?`). All between is
 * why, whatever it could mean by itself. Null where more than one part is named, or it is asked of, kept or liked.
 */
export function readPassedOver(
  message: string,
  state: ConciergeState,
  readAlone: (words: string) => readonly ReadPart[],
): ReadPart[] | null {
  if (message.split(/\s+/).length > WORDS_MAX) return null;
  const said = clausesRead(message, state);
  const wanted = said.at(-1);
  const reasons = said.slice(0, -1);
  if (!wanted || reasons.length === 0 || reasons.length >= CLAUSES_MAX) return null;
  // `the museum is out, and the beer spa` goes on with what is to go.
  if (isListedOn(mentionsIn(wanted.reading, state), wanted.reading.line)) return null;
  const only = partPassedOver(reasons, wanted.reading, state);
  if (!only || reasons.some(({ reading }) => isOtherwise(reading, only))) return null;
  const isAgainst =
    PREFERRED.test(wanted.reading.line) || reasons.some(({ joint, reading }) => isRunDown(unnamed(reading), joint));
  const scope = scopeOf([only]);
  const intent = isAgainst ? insteadOf(only, wanted.reading, scope, state) : null;
  if (!intent) return null;
  // `half of us are veggie`, `7 of us`: told on their own, what people eat and how many they are hold for the trip.
  const told = reasons.flatMap(({ text, reading }) =>
    reading.slots.length + reading.types.length === 0 ? readAlone(text).filter((part) => isOfTrip(part, reading)) : [],
  );
  // What is wanted is no question, though what is said against the other may have the form of one.
  return [...told, asWhole(wanted.text, intent, [only])];
}

const isOfTrip = ({ intent }: ReadPart, { diets, line }: Reading): boolean =>
  (intent.kind === 'needs' && diets.length > 0) ||
  // `we are not 60` tells an age.
  (intent.kind === 'group-size' && intent.change.kind === 'size' && / (?:of us|people|heads|guests) /.test(line));

/** The clauses up to what is wanted, which is the last one. */
function clausesRead(message: string, state: ConciergeState): Said[] {
  const said = clausesOf(message).map((clause) => ({ ...clause, reading: read(clause.text, state) }));
  const at = said.findLastIndex(({ reading }) => !HEDGE.test(reading.line));
  const parted = said[at]?.text.split(WANTED_AT) ?? [];
  const last = parted.map((text) => ({ text, joint: '', reading: read(text, state) }));
  return [...said.slice(0, Math.max(0, at)), ...last];
}

/** The one part that the words before it name, by name, by its kind, or by its day and meal. */
function partPassedOver(said: readonly Said[], coming: Reading, { plan }: ConciergeState): PlacedSlot | null {
  const readings = said.map(({ reading }) => reading);
  if (readings.some(({ venues, hotels }) => venues.length + hotels.length > 0)) return null;
  const days = [...readings, coming].flatMap((reading) => reading.days);
  const kinds = [...readings, coming].flatMap((reading) => reading.kinds);
  const named = readings.flatMap(({ slots }) => slots.map((mention) => mention.slots));
  // `no boats. bowling maybe? and chinese`: another thing is wanted before it.
  if (readings.some(({ slots, types }) => slots.length === 0 && types.length > 0 && named.length > 0)) return null;
  const types = readings.flatMap((reading) => reading.types.flatMap((type) => type.types));
  const ofType = slotsWhere(plan, days, [], []).filter(({ slot }) => types.includes(slot.type));
  const isMealSaid = readings.some((reading) => reading.kinds.length > 0);
  const ofMeal = isMealSaid && kinds.length === 1 && days.length > 0 ? slotsWhere(plan, days, [], kinds) : [];
  const parts = named.length > 0 ? named.reduce(shared) : ofType.length > 0 ? ofType : ofMeal;
  const ofDay = parts.filter(({ day, slot }) => days.includes(day) || kinds.includes(slot.kind));
  const only = onlyOf(ofDay.length > 0 ? ofDay : parts);
  const isElsewhere =
    only !== undefined &&
    ((days.length > 0 && !days.includes(only.day)) ||
      (coming.days.length > 0 && !coming.days.includes(only.day)) ||
      (coming.kinds.length > 0 && !coming.kinds.includes(only.slot.kind)));
  return only && !isElsewhere ? only : null;
}

/** What two namings have in common: `dance class` and `the class` are one. */
const shared = (left: readonly PlacedSlot[], right: readonly PlacedSlot[]): PlacedSlot[] =>
  left.filter(({ slot }) => right.some((other) => other.slot.id === slot.id));

function isOtherwise(reading: Reading, { slot }: PlacedSlot): boolean {
  const line = unnamed(reading);
  const isLater = findClocks(reading.raw).some(
    ({ isBare, minute }) => !isBare && minute % 720 !== slot.startMinute % 720,
  );
  const isOtherSum = reading.amount !== null && Math.abs(reading.amount.pence - slot.pricePerPersonPence) > 100;
  return isLater || isOtherSum || (isLiked(line) && !isRunDown(line, '')) || OTHERWISE.test(line);
}
