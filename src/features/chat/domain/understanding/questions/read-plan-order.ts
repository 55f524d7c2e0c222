import type { SlotKind } from '../../../../../engine/trip-request.ts';
import { onlyOf } from '../../../../../shared/only-of.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { type PlacedSlot, slotsOf } from '../finding/find-slots.ts';
import { type PlaceQuality, qualityIn } from '../finding/place-qualities.ts';
import { type Anchor, anchorOf } from '../finding/rank-places.ts';
import type { Intent } from '../intent.ts';
import type { Reading } from '../reading.ts';
import { scopeOf } from '../scope.ts';
import { QUESTION_LEAD } from '../typing/openings.ts';

const ASKS = new RegExp(`${QUESTION_LEAD}(?:which|what|whichs|where) `);
/** What of the plan is compared, the wider last. */
const AMONG: readonly (readonly [RegExp, readonly SlotKind[]])[] = [
  [/ (?:dinners?|evening meals?) /, ['dinner']],
  [/ (?:lunches|lunch) /, ['lunch']],
  [/ (?:meals?|restaurants?|places to eat) /, ['lunch', 'dinner']],
  [/ (?:bars?|pubs?|clubs?|nights? out|night spots?) /, ['night']],
  [/ (?:activities|activity) /, ['activity']],
  [/ (?:stops?|things?|places?|parts?|bits?|plan|venues?|itinerary) /, ['activity', 'lunch', 'dinner', 'night']],
];
/** It is the plan that is asked of, and not what else there is. */
const OF_PLAN =
  / (?:our|ours|of the|we are|we have|we got|are we|have we|do we|you have (?:got )?us|you got us|on (?:the|our) (?:plan|list|itinerary)|in (?:the|our|this) (?:plan|itinerary|trip)|planned|booked|doing) /;
const OTHERS =
  / (?:other|others|else|instead|another|alternative|recommend|swap|change|drop|add|hotels?|hostels?|stay|rain|weather) /;
const FROM_STAY = / (?:hotel|hostel|apartment|digs|accommodation|where we (?:are )?(?:stay|sleep)\w*) /;
/** `which of our dinners is the fanciest`, `whats nearest the hotel on our plan`: the parts of the plan put in that order; null for anything else. */
export function readPlanOrder(reading: Reading, state: ConciergeState): Intent | null {
  const { line, slots, venues, days, words } = reading;
  const done = lastOfDay(reading, state);
  if (done) return done;
  const edge = edgeOfDays(reading, state);
  if (edge) return edge;
  const quality = qualityIn(line);
  if (!ASKS.test(line) || quality === null || words.length > WORDS_MAX) return null;
  if (quality.kind === 'trait') return traitOf(reading, quality, state);
  const named = slots.flatMap((mention) => mention.slots);
  const near = quality.order === 'nearest' || quality.order === 'furthest' ? anchorOf(state) : null;
  if (new Set(named.map(({ slot }) => slot.id)).size > 1 && / or /.test(line) && !OF_MONEY.has(quality.order))
    return compared(named, quality, near);
  if (slots.length + venues.length > 0 || !OF_PLAN.test(line)) return null;
  const isFromStay = FROM_STAY.test(line);
  if (OTHERS.test(isFromStay ? line.replace(FROM_STAY, ' ') : line)) return null;
  // A day is no place, and the dearest is told with something cheaper.
  if (/ (?:day|days|nights|dearest|priciest|most expensive|costs?|cheap\w*|spend|expense) /.test(line)) return null;
  const { order } = quality;
  const kinds = AMONG.find(([named]) => named.test(line))?.[1];
  // The cheapest is told with what is free by its own reader.
  if (kinds === undefined || order === 'cheapest') return null;
  const among = slotsOf(state.plan).filter(
    ({ slot, day }) => kinds.includes(slot.kind) && (days.length === 0 || days.includes(day)),
  );
  if (among.length < 2) return null;
  return compared(among, quality, near);
}

const compared = (parts: readonly PlacedSlot[], quality: PlaceQuality, near: Anchor | null): Intent => ({
  kind: 'compare-places',
  venueIds: [...new Set(parts.map(({ slot }) => slot.venueId))],
  wishes: [],
  quality,
  near,
});

const PARTS_ARE =
  /^ (?:(?:so|and|but|ok) )*(?:which|what) (?:of (?:the|our) )?(?:dinners?|lunches|meals?|restaurants?|bars?|pubs?|clubs?|activities|things|nights out) (?:are|is|have (?!you|we)|has|can) /;
const OPEN_AIR: ReadonlySet<string> = new Set(['indoors', 'outdoors']);

/** `which dinners are outdoors`: the rest of what places are is asked of the list's needs. */
function traitOf(
  { line, slots, venues, days }: Reading,
  quality: Extract<PlaceQuality, { kind: 'trait' }>,
  { plan }: ConciergeState,
): Intent | null {
  const kinds = AMONG.find(([named]) => named.test(line))?.[1];
  const isAsked =
    OPEN_AIR.has(quality.of.trait) && PARTS_ARE.test(line) && slots.length + venues.length === 0 && !OTHERS.test(line);
  if (!isAsked || !kinds || kinds.length > 2) return null;
  const among = slotsOf(plan).filter(
    ({ slot, day }) => kinds.includes(slot.kind) && (days.length === 0 || days.includes(day)),
  );
  return among.length > 1 ? compared(among, quality, null) : null;
}

const DONE_BY =
  /^ (?:(?:so|and|but|ok) )*is (?:\w+day|it|everything) (?:\w+ )?(?:done|finished|over) (?:by|before|at) \d|^ (?:(?:so|and|but|ok) )*(?:will|would|are|do|can) (?:we|they|everyone|the (?:lads|girls|boys|kids)) (?:all |be |get )*(?:done|finished|home|back|in bed|finish|out of there|over|through) (?:by|before|at) \d/;

/** `will we be done by 11 on friday`: when the last thing of that day ends. */
function lastOfDay({ line, days, slots, venues }: Reading, { plan }: ConciergeState): Intent | null {
  const day = onlyOf(days);
  if (!DONE_BY.test(line) || day === undefined || slots.length + venues.length > 0) return null;
  const slot = plan.days[day]?.slots.at(-1);
  return slot ? { kind: 'schedule', scope: scopeOf([{ day, slot }], days) } : null;
}

/** What costs more or less of two is told with both prices by its own reader. */
const OF_MONEY: ReadonlySet<string> = new Set(['cheapest', 'dearest']);
const LATE =
  / (?:latest night|late one|late night|latest finish|latest we (?:are|stay|finish)|longest night|big night|biggest night) /;
const EARLY = / (?:earliest start|early one|early start|earliest (?:morning|we)) /;

/** `whats our latest night`, `which day is the early start`: the last thing of the day that ends last, or the first of the one that begins first. */
function edgeOfDays({ line, days, slots }: Reading, { plan }: ConciergeState): Intent | null {
  if (!ASKS.test(line) || days.length + slots.length > 0 || OTHERS.test(line)) return null;
  const [isLate, isEarly] = [LATE.test(line), EARLY.test(line)];
  if (isLate === isEarly) return null;
  const edges = plan.days.flatMap(({ slots: ofDay }, day) => {
    const slot = isLate ? ofDay.at(-1) : ofDay[0];
    return slot ? [{ day, slot }] : [];
  });
  const sorted = edges.toSorted((left, right) =>
    isLate ? right.slot.endMinute - left.slot.endMinute : left.slot.startMinute - right.slot.startMinute,
  );
  const [first] = sorted;
  return first && sorted.length > 1 ? { kind: 'schedule', scope: scopeOf([first], [first.day]) } : null;
}
const WORDS_MAX = 14;
