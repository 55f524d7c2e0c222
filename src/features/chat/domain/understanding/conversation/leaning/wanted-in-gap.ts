import { venuesOf } from '../../../../../../engine/places.ts';
import type { SlotKind } from '../../../../../../engine/trip-request.ts';
import type { ConciergeState } from '../../../concierge-state.ts';
import { dayName } from '../../../wording/name-slot.ts';
import { isInside } from '../../finding/is-inside.ts';
import { type Reading, read } from '../../reading.ts';
import type { Focus } from './focus.ts';

const KIND_OF = { lunch: 'restaurant', dinner: 'restaurant', night: 'nightlife', activity: 'activity' } as const;

/** Whoever says one of these orders, asks or tells something of its own. */
const OTHERWISE =
  / (?:swap|drop|move|keep|leave|undo|back|cheaper|earlier|later|how|what|whats|which|why|when|where|who|is there|are there|any|as well|also|too|not|no|dont|every|all|both|else|before|after|near|then we) /;
const THERE = / (?:instead|there|in its place|to replace it|for that) /;

/**
 * `somewhere italian`, `karting instead`, right after a dinner or an activity was dropped: that is to come where it was. The
 * wish in full; null where what is wanted is of another sort, or a part or a day is named.
 */
export function wantedInGap(state: ConciergeState, message: string, focus: Focus): string | null {
  if (focus.kind !== 'gone' || !state.previous) return null;
  const { slot, day } = focus.part;
  const reading = read(message, state);
  const { line, slots, days, kinds, hotels, timesOfDay, types, venues } = reading;
  if (slots.length + days.length + kinds.length + hotels.length + timesOfDay.length > 0) return null;
  if (OTHERWISE.test(line) || types.length + venues.length === 0) return null;
  const isMeal = slot.kind === 'lunch' || slot.kind === 'dinner';
  if ((!isMeal && !THERE.test(line)) || !isOfSort(reading, slot.kind, state)) return null;
  const wanted = reading.words.filter((word, at) => !FILLERS.test(word) || isNamed(reading, at)).join(' ');
  const when = `on ${dayName(state.previous.plan, day)}`;
  return isMeal ? `add ${wanted} for ${slot.kind} ${when}` : `add ${wanted} ${when}`;
}

const FILLERS =
  /^(?:actually|just|maybe|ok|so|and|but|oh|hmm|well|yes|please|then|instead|there|can|could|lets|we|you|i|us|would|like|want|fancy|rather|have|get|do|go|for|to|add|put|find|book|try|how|about|in|its|place|that|it|replace|thanks|mate|an?|some)$/;

const isNamed = ({ types, venues }: Reading, at: number): boolean => isInside(at, [...types, ...venues]);

/** Whether all that is named may stand in such a part of the plan. */
function isOfSort({ types, venues }: Reading, kind: SlotKind, { places }: ConciergeState): boolean {
  const named = types.flatMap((type) => type.types);
  const ids = venues.map(({ venueId }) => venueId);
  const wanted = venuesOf(places).filter(({ id, type }) => ids.includes(id) || named.includes(type));
  // Food that nobody here has is told to be missing, of that meal.
  return wanted.every((venue) => venue.kind === KIND_OF[kind]);
}
