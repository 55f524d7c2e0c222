import { toPence } from '../../../../catalogue/exchange-rates.ts';
import type { Venue } from '../../../../catalogue/venue.ts';
import { pricePerPersonPence } from '../../../../engine/candidates.ts';
import { openingWindows } from '../../../../engine/opening-windows.ts';
import { venuesOf } from '../../../../engine/places.ts';
import { slotIdeas } from '../../../../engine/slot-ideas.ts';
import { formatClock, WEEKDAY_NAMES, type Weekday } from '../../../../shared/dates.ts';
import { formatPounds } from '../../../../shared/money.ts';
import type { ConciergeState } from '../concierge-state.ts';
import type { PlacedSlot } from '../understanding/finding/find-slots.ts';
import { hasFeature } from '../understanding/finding/place-features.ts';
import { minutesTo } from '../understanding/finding/rank-places.ts';
import type { IdeasWanted, Wish } from '../understanding/intent.ts';
import type { Scope } from '../understanding/scope.ts';
import { dayName, listOf, partOf } from './name-slot.ts';
import { lastReplyOf, listedWishes } from './offers.ts';
import { perPerson, typically } from './price-words.ts';
import { asList } from './suggestions.ts';

const LISTED_MAX = 4;
const IDEAS_MAX = 3;

const WANTED_WORDS: Readonly<Record<IdeasWanted, string>> = {
  cheaper: 'cheaper',
  dearer: 'smarter',
  indoors: 'indoors',
  outdoors: 'in the open',
  'without-drink': 'without drink at its heart',
};

function isSo({ price, indoor, alcohol }: Venue, wanted: IdeasWanted, pence: number): boolean {
  switch (wanted) {
    case 'cheaper':
      return toPence(price) < pence;
    case 'dearer':
      return toPence(price) > pence;
    case 'indoors':
      return indoor;
    case 'outdoors':
      return !indoor;
    case 'without-drink':
      return alcohol !== 'central';
  }
}

/** When places are open, on the days of the trip they are planned for, or on every day of it. */
export function answerOpening(state: ConciergeState, { slots, days }: Scope, venueIds: readonly string[]): string {
  const byId = new Map(venuesOf(state.places).map((venue) => [venue.id, venue]));
  const asked = slots.length > 0 ? slots.map(({ slot }) => slot.venueId) : venueIds;
  const lines = [...new Set(asked)].slice(0, 3).flatMap((id) => {
    const venue = byId.get(id);
    const placed = slots.find(({ slot }) => slot.venueId === id);
    return venue ? [hoursOf(state, venue, placed, days)] : [];
  });
  return `${lines.join('\n')}\nThese are typical hours: confirm before booking.`;
}

function hoursOf(
  { plan }: ConciergeState,
  venue: Venue,
  placed: PlacedSlot | undefined,
  days: readonly number[],
): string {
  const asked = days.length > 0 ? days : placed ? [placed.day] : [...plan.days.keys()];
  const weekdays = [...new Set(asked.flatMap((day) => plan.days[day]?.weekday ?? []))];
  const hours = weekdays.map((weekday) => `${WEEKDAY_NAMES[weekday]} ${windowsOf(venue, weekday)}`);
  const planned = placed
    ? ` You are there on ${dayName(plan, placed.day)} from ${formatClock(placed.slot.startMinute)} to ${formatClock(placed.slot.endMinute)}, when it is open.`
    : '';
  return `${venue.name} is open: ${hours.join('; ')}.${planned}`;
}

function windowsOf(venue: Venue, weekday: Weekday): string {
  const windows = openingWindows(venue.hours, weekday);
  if (windows.length === 0) return 'closed';
  return listOf(windows.map(({ open, close }) => `${formatClock(open)} to ${formatClock(close)}`));
}

/** Places of the list that answer a question, those of the plan marked; a number picks one. */
export function answerPlaces(state: ConciergeState, asked: Omit<Extract<Wish, { kind: 'places' }>, 'kind'>): string {
  const { plan, request, places } = state;
  const priceOf = (venue: Venue) => pricePerPersonPence(venue, request.groupSize, 1);
  const { near } = asked;
  const wayTo = (venue: Venue): number => (near ? minutesTo(state, near, venue) : 0);
  const inPlan = new Set(plan.days.flatMap(({ slots }) => slots.map(({ venueId }) => venueId)));
  const found = venuesOf(places)
    .filter(
      ({ id, type }) =>
        asked.venueIds.includes(id) ||
        (asked.venueIds.length === 0 && (asked.types.length === 0 || asked.types.includes(type))),
    )
    .filter(({ area, kind }) => (asked.area ?? area) === area && (asked.sort ?? kind) === kind)
    .filter((venue) => !asked.feature || hasFeature(venue, asked.feature))
    .filter((venue) => asked.maxPence === null || priceOf(venue) <= asked.maxPence)
    .filter(({ id }) => asked.venueIds.length > 0 || !inPlan.has(id))
    .sort(
      (left, right) =>
        wayTo(left) - wayTo(right) ||
        Number(isExactly(right, asked.label)) - Number(isExactly(left, asked.label)) ||
        right.quality - left.quality ||
        priceOf(left) - priceOf(right) ||
        (left.id < right.id ? -1 : 1),
    );
  const present = venuesOf(places).filter(
    ({ id, type, area }) => inPlan.has(id) && asked.types.includes(type) && (asked.area ?? area) === area,
  );
  const where = asked.area === undefined ? plan.destination : `${asked.area}, ${plan.destination}`;
  const already =
    present.length > 0
      ? `${listOf(present.slice(0, 3).map(({ name }) => name))} ${present.length === 1 ? 'is' : 'are'} in the plan already. `
      : '';
  if (found.length === 0)
    return `${already}We have no ${already ? 'other ' : ''}${asked.label}${asked.feature ? ` that tells of ${asked.feature.label}` : ''} on our list for ${where}${asked.maxPence === null ? '' : ` up to ${formatPounds(asked.maxPence)} a person`}.`;
  const shown = found.slice(0, LISTED_MAX).map((venue) => {
    const { min, max } = venue.groupSize;
    const fits = request.groupSize > max || request.groupSize < min ? `, for groups of ${min} to ${max}` : '';
    const way = near ? `, ${wayTo(venue)} minutes from ${near.name}` : '';
    return `${venue.name} (${venue.type}, ${venue.area}), ${typically(priceOf(venue))}${way}${fits}`;
  });
  const [only] = found;
  if (found.length === 1 && only)
    return `${already}On our list for ${where}: ${shown.join('')}. ${only.description} Say “add ${only.name}” and I look for a place for it.`;
  return `${already}On our list for ${where}:\n${asList(shown)}\nSay a number and I look for a place for it.`;
}

/** A club is more of a club than a jazz club is. */
const isExactly = ({ type }: Venue, label: string): boolean => type.toLowerCase() === label.toLowerCase();

/** The places of the last list, where it was for this slot: whoever asks again wants to see more. */
const shownBefore = ({ history }: ConciergeState, name: string): string[] =>
  lastReplyOf(history).includes(`Instead of ${name} (`)
    ? listedWishes(history).flatMap((wish) => wish.split(`swap ${name} for `)[1] ?? [])
    : [];

/** Three other places for a slot with what each does to the price; a number swaps it in. */
export function answerIdeas(state: ConciergeState, placed: PlacedSlot, wanted?: IdeasWanted): string {
  const { plan, request, places } = state;
  const { day, slot } = placed;
  const shown = shownBefore(state, slot.name);
  const isWanted = (venue: Venue): boolean =>
    !shown.includes(venue.name) && (wanted === undefined || isSo(venue, wanted, slot.pricePerPersonPence));
  const ideas = slotIdeas(plan, request, places, slot.id, { limit: IDEAS_MAX, accepts: isWanted });
  const part = partOf(plan, { day, slot });
  if (ideas.length === 0 && shown.length > 0)
    return `That is all our list has for ${part} with the rest of that day: ${listOf(shown)}, or ${slot.name} as it is.`;
  if (ideas.length === 0 && wanted !== undefined)
    return `Nothing ${WANTED_WORDS[wanted]} on our list fits ${part} with the rest of that day. ${answerIdeas(state, placed)}`;
  if (ideas.length === 0)
    return `Nothing else on our list fits ${part} with the rest of that day, so ${slot.name} is the one. Say “drop ${slot.name}” to leave the time free.`;
  const limit = request.budgetCapPence;
  const lines = ideas.map(({ venue, slot: idea, effect, raisesBudgetToPence: needed }) => {
    const delta = effect.deltaPencePerPerson;
    const beyond = needed === null || limit === null ? '' : `, ${formatPounds(needed - limit)} over your limit`;
    const change = delta === 0 ? 'the same price' : `${formatPounds(Math.abs(delta))} ${delta < 0 ? 'less' : 'more'}`;
    return `${venue.name} (${venue.type}, ${venue.area}), ${formatClock(idea.startMinute)}, ${perPerson(idea.pricePerPersonPence)}, ${change}${beyond}`;
  });
  return `Instead of ${slot.name} (${part}) you could have:\n${asList(lines)}\nWhich one would you like?`;
}
