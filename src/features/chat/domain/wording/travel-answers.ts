import { venuesOf } from '../../../../engine/places.ts';
import { baseOf, legBetween } from '../../../../engine/travel-legs.ts';
import { formatClock } from '../../../../shared/dates.ts';
import type { ConciergeState } from '../concierge-state.ts';
import { type PlacedSlot, slotsOf } from '../understanding/finding/find-slots.ts';
import type { Scope } from '../understanding/scope.ts';
import { dayName, listOf } from './name-slot.ts';

const HOW = { walk: 'on foot', ride: 'by taxi or public transport', none: 'away' } as const;

/** How the group gets to each stop from the one before; times are the planner's estimates. */
export function answerTravel(
  state: ConciergeState,
  scope: Scope,
  {
    isFromStay = false,
    isLeaving = false,
    isHome = false,
    venueIds = [],
  }: { isFromStay?: boolean; isLeaving?: boolean; isHome?: boolean; venueIds?: readonly string[] } = {},
): string {
  const { plan } = state;
  if (venueIds.length > 0) return waysToOthers(state, venueIds);
  const fromStay = isFromStay || isHome ? waysFromStay(state, scope, isHome) : null;
  if (fromStay) return fromStay;
  const chosen = scope.slots.length > 0 ? scope.slots : slotsOf(plan);
  const lines = chosen.slice(0, LINES_MAX).map(({ day, slot }) => {
    const slots = plan.days[day]?.slots ?? [];
    const before = slots[slots.findIndex((other) => other.id === slot.id) - 1];
    const { minutes, mode } = slot.travel;
    const from = before ? before.name : (plan.stay?.name ?? 'where you stay');
    if (isLeaving)
      return `To be at ${slot.name} at ${formatClock(slot.startMinute)} on ${dayName(plan, day)}, leave ${from} by ${formatClock(slot.startMinute - minutes)}: ${minutes} minutes ${HOW[mode]}.`;
    return `${dayName(plan, day)}, ${slot.name}: ${minutes} minutes ${HOW[mode]} from ${from}.`;
  });
  const rest = chosen.length > LINES_MAX ? [`The Itinerary tab has the other ${chosen.length - LINES_MAX}.`] : [];
  const summary = !isLeaving && chosen.length > SUMMED_FROM ? [waysInShort(chosen)] : [];
  return [...summary, ...lines, ...rest, 'These are estimates with a few minutes in hand.'].join('\n');
}

const LINES_MAX = 12;
/** Fewer ways than this are read at a glance. */
const SUMMED_FROM = 3;

/** `All of it is on foot`, or how much of it is, and the longest way. */
function waysInShort(chosen: readonly PlacedSlot[]): string {
  const ways = chosen.map(({ slot }) => slot.travel);
  const longest = ways.reduce((most, way) => (way.minutes > most.minutes ? way : most));
  const ridden = ways.filter(({ mode }) => mode === 'ride').length;
  const how = ridden === 0 ? 'All of it is on foot' : `${ways.length - ridden} of ${ways.length} ways are on foot`;
  return `${how}; the longest takes ${longest.minutes} minutes ${HOW[longest.mode]}.`;
}

/** How far parts of the plan are from where the group sleeps; null where nobody sleeps over or nothing is named. */
function waysFromStay({ plan, places }: ConciergeState, { slots }: Scope, isHome: boolean): string | null {
  const hotel = places.kind === 'city' ? places.city.hotels.find(({ id }) => id === plan.stay?.hotelId) : undefined;
  if (!hotel) return null;
  const chosen = slots.length > 0 ? slots : slotsOf(plan);
  const lines = chosen.slice(0, LINES_MAX).map(({ slot, day }) => {
    const { minutes, mode } = legBetween(places, hotel, slot, plan.groupSize);
    if (isHome)
      return `${dayName(plan, day)}, from ${slot.name} back to ${hotel.name}: ${minutes} minutes ${HOW[mode]}, from ${formatClock(slot.endMinute)}.`;
    return `${slot.name}: ${minutes} minutes ${HOW[mode]} from ${hotel.name}.`;
  });
  return `${lines.join('\n')}\nThese are estimates with a few minutes in hand.`;
}

/** How far places that the plan does not have are from where the group sleeps, or else from the middle of the city. */
function waysToOthers({ plan, places }: ConciergeState, venueIds: readonly string[]): string {
  const hotel = places.kind === 'city' ? places.city.hotels.find(({ id }) => id === plan.stay?.hotelId) : undefined;
  const from = hotel?.name ?? `the middle of ${plan.destination}`;
  const lines = venuesOf(places).flatMap((venue) => {
    if (!venueIds.includes(venue.id)) return [];
    const { minutes, mode } = legBetween(places, baseOf(places, hotel ?? null), venue, plan.groupSize);
    return [`${venue.name} is not in the plan. It is ${minutes} minutes ${HOW[mode]} from ${from}.`];
  });
  return `${lines.join('\n')}\nThese are estimates with a few minutes in hand.`;
}

/** How far two places are from one another, and which of them the plan does not have. */
export function answerWayBetween(
  { plan, places }: ConciergeState,
  { first, second }: { first: string; second: string },
): string {
  const venues = new Map(venuesOf(places).map((venue) => [venue.id, venue]));
  const [from, to] = [venues.get(first), venues.get(second)];
  if (!from || !to) return NOTHING_TO_TELL;
  const { minutes, mode } = legBetween(places, from, to, plan.groupSize);
  const placed = new Set(slotsOf(plan).map(({ slot }) => slot.venueId));
  const absent = [from, to].filter(({ id }) => !placed.has(id)).map(({ name }) => name);
  const isOpen = places.kind === 'generic';
  return [
    `From ${from.name} to ${to.name}: ${isOpen ? 'about ' : ''}${minutes} minutes ${HOW[mode]}.`,
    ...(absent.length > 0 ? [`${listOf(absent)} ${absent.length === 1 ? 'is' : 'are'} not in the plan.`] : []),
    isOpen
      ? 'The venues are still open, so that is what the plan allows between any two.'
      : 'That is an estimate with a few minutes in hand.',
  ].join(' ');
}

const NOTHING_TO_TELL = 'Our list does not have both of these places, so how far they are apart I cannot tell.';
