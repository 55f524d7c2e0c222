import type { SlotKind } from '../../../../../engine/trip-request.ts';
import { EVERYDAY_WORDS } from '../../../../planner/domain/everyday-words.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { NO_PREFERENCE } from '../cues/no-preference.ts';
import { refusedByName } from '../cues/unknown-thing.ts';
import { findKinds, type PlacedSlot, slotsOf } from '../finding/find-slots.ts';
import type { Intent, Preference } from '../intent.ts';
import type { Reading } from '../reading.ts';
import { scopeOf } from '../scope.ts';

/** Asked of the time or the way there, or ordered of the two themselves. */
const OTHER =
  / (?:how|what|whats|when|why|where|who|which|is|are|do we|have we|did|does|booked|planned|scheduled|happening|gap|gaps|time|break|rest|nap|free|hours?|minutes?|swap|drop|remove|cancel|move|switch|exchange|change|walk|taxi|taxis|bus|far|way|get|difference|choose|decide|torn|split|nothing|no|not|dont|less|more time|longer|shorter|tight|rushed|squashed|back to back) /;
const LEAD =
  / (?:so|and|also|ok|oh|hi|please|maybe|then|plus|can|could|we|you|there|be|have|add|include|fit|put|stick|squeeze|pop|slot|shove|chuck|in|us|a|an|some|bit|of|spot|quick|little|cheeky|nice|want|fancy|need|would|like|love|lets|get|go|for|somewhere|place|stop|how|about|any|chance|the|to) /;
const DRINKS = / (?:drinks?|pints?|beers?|bevvies|bevvy|swift one|swift half|aperitifs?|cocktails?) /;
const OPEN = / (?:something|anything|an activity|activity|thing) /;
/** `something free`, `a free activity`. */
const FOR_NOTHING =
  / (?:something|anything|an activity|activity|thing) (?:that is |thats )?free | free (?:activity|thing|thing to do) /;
const WORDS_MAX = 20;
const THING_WORDS_MAX = 3;

/**
 * One thing more between two parts of a day, by name or as its meals: `squeeze a pancake place in between the canal trip and the
 * gardens`. It comes there or nowhere, and takes no other part's place. Null where either part is not of the plan.
 */
export function readAddBetween(reading: Reading, state: ConciergeState): Intent | null {
  const { words, line } = reading;
  const at = words.lastIndexOf('between');
  const and = at < 0 ? -1 : words.indexOf('and', at + 2);
  if (at < 1 || and < 0 || words.length > WORDS_MAX) return null;
  const upTo = words[at - 1] === 'in' ? at - 1 : at;
  const before = ` ${words.slice(0, upTo).join(' ')} `;
  if (OTHER.test(before.replace(FOR_NOTHING, ' ')) || / (?:how|what|whats) /.test(line.slice(0, before.length)))
    return null;
  const pair = pairOf(reading, at, and, state);
  const want = pair && wantedBefore(reading, before, upTo, state);
  if (!pair || !want) return null;
  if ('kind' in want) return want;
  const [first, second] = pair;
  return {
    kind: 'add',
    scope: scopeOf([], [first.day]),
    want: want.preference,
    slotKind: want.slotKind,
    isAnother: true,
    beside: { side: 'after', venueIds: [first.slot.venueId], until: [second.slot.venueId] },
  };
}

/** The two parts in the order of their day; null where they are not two parts of one day, or of several days. */
function pairOf(reading: Reading, at: number, and: number, { plan }: ConciergeState): [PlacedSlot, PlacedSlot] | null {
  const [lefts, rights] = [endOf(reading, at + 1, and, plan), endOf(reading, and + 1, reading.words.length, plan)];
  const pairs = lefts.flatMap((left) =>
    rights
      .filter(({ day, slot }) => day === left.day && slot.id !== left.slot.id)
      .map((right): [PlacedSlot, PlacedSlot] =>
        left.slot.startMinute < right.slot.startMinute ? [left, right] : [right, left],
      ),
  );
  const [pair] = pairs;
  return pair && pairs.every(([first]) => first.day === pair[0].day) ? pair : null;
}

function endOf({ slots, words, days }: Reading, from: number, to: number, plan: ConciergeState['plan']): PlacedSlot[] {
  const named = slots.filter((one) => one.from >= from && one.to <= to).flatMap((one) => one.slots);
  const kinds = named.length > 0 ? [] : findKinds(` ${words.slice(from, to).join(' ')} `);
  const there = named.length > 0 ? named : slotsOf(plan).filter(({ slot }) => kinds.includes(slot.kind));
  return there.filter(({ day }) => days.length === 0 || days.includes(day));
}

function wantedBefore(
  reading: Reading,
  before: string,
  upTo: number,
  state: ConciergeState,
): { preference: Preference; slotKind: SlotKind | null } | Intent | null {
  const isIn = (one: { to: number }): boolean => one.to <= upTo;
  const [venue] = reading.venues.filter(isIn);
  if (venue) return { preference: { ...NO_PREFERENCE, venueIds: [venue.venueId] }, slotKind: null };
  const types = reading.types.filter(isIn);
  const type = types.find((one) => one.types.length > 0) ?? types[0];
  if (type && type.types.length === 0) return refusedByName(type.label);
  if (type) return { preference: { ...NO_PREFERENCE, types: type.types, typeLabel: type.label }, slotKind: null };
  if (DRINKS.test(before)) return { preference: NO_PREFERENCE, slotKind: 'night' };
  const isFree = FOR_NOTHING.test(before);
  if (isFree || OPEN.test(before))
    return { preference: isFree ? { ...NO_PREFERENCE, maxPence: 0 } : NO_PREFERENCE, slotKind: 'activity' };
  const thing = before
    .trim()
    .split(' ')
    .filter((word) => !LEAD.test(` ${word} `));
  const isStrange = thing.some((word) => word.length > 3 && !EVERYDAY_WORDS.has(word));
  const isName =
    thing.length > 0 && thing.length <= THING_WORDS_MAX && isStrange && reading.slots.every((one) => !isIn(one));
  return isName && state.places.kind === 'city' ? refusedByName(thing.join(' ')) : null;
}
