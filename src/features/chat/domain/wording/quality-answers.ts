import type { Venue } from '../../../../catalogue/venue.ts';
import { venuesOf } from '../../../../engine/places.ts';
import { formatClock } from '../../../../shared/dates.ts';
import type { ConciergeState } from '../concierge-state.ts';
import type { PlaceOrder, PlaceTrait } from '../understanding/finding/place-qualities.ts';
import {
  type Anchor,
  hasTrait,
  lastClosing,
  minutesTo,
  penceAt,
  ranked,
} from '../understanding/finding/rank-places.ts';
import type { Wish } from '../understanding/intent.ts';
import { listOf } from './name-slot.ts';
import { offer } from './offers.ts';
import { typically } from './price-words.ts';

/** What the first of an order is. */
const IS_FIRST: Readonly<Record<PlaceOrder, string>> = {
  cheapest: 'the cheapest',
  dearest: 'the dearest',
  nearest: 'the nearest',
  furthest: 'the furthest',
  calmest: 'the calmest by what our list says each is for',
  liveliest: 'the liveliest by what our list says each is for',
  shortest: 'the shortest',
  longest: 'the longest',
  latest: 'open the latest',
  roomiest: 'the one that takes most people',
  best: 'the one I would pick',
};

/** Which of several places is most so, with what each has of it; or which of them are so at all. */
export function answerCompared(
  state: ConciergeState,
  { venueIds, wishes, quality, near }: Extract<Wish, { kind: 'compare-places' }>,
): string {
  const all = venuesOf(state.places);
  const venues = venueIds.flatMap((id) => all.find((venue) => venue.id === id) ?? []);
  if (quality.kind === 'trait') return whichHave(state, venues, quality.of);
  const { order } = quality;
  if ((order === 'nearest' || order === 'furthest') && !near)
    return 'How far these are from one another only the real places can tell, and none is confirmed yet.';
  const { venues: sorted, level } = ranked(state, venues, order, near);
  const [first] = sorted;
  if (!first) return 'None of those is on our list any more.';
  const wish = wishes.find((one) => one.toLowerCase().endsWith(first.name.toLowerCase()));
  const tell = (venue: Venue): string => `${venue.name} (${amountOf(state, venue, order, near)})`;
  const rest = sorted.slice(level).map(tell);
  const after = rest.length > 0 ? ` After that: ${listOf(rest)}.` : '';
  const from = near ? ` from ${near.name}` : '';
  const counted = near ? `, counted${from}` : '';
  if (level > 1) {
    const names = sorted.slice(0, level).map(tell);
    return `${listOf(names)} are level there${counted}, and ${order === 'best' ? 'I would take either' : `each is ${IS_FIRST[order]}`}.${after}`;
  }
  const { description } = first;
  return `Of those ${first.name} is ${IS_FIRST[order]}: ${amountOf(state, first, order, near)}${from}. ${description}${after}${wish === undefined ? '' : ` ${offer(wish)}`}`;
}

function amountOf(state: ConciergeState, venue: Venue, order: PlaceOrder, near: Anchor | null): string {
  switch (order) {
    case 'nearest':
    case 'furthest':
      return near ? `${minutesTo(state, near, venue)} minutes` : venue.area;
    case 'calmest':
    case 'liveliest':
    case 'best':
      return `${venue.type}, ${venue.area}`;
    case 'shortest':
    case 'longest':
      return `about ${venue.durationMinutes} minutes`;
    case 'latest': {
      const closing = lastClosing(state, venue);
      return closing === null ? 'closed on your days' : `until ${formatClock(closing)}`;
    }
    case 'roomiest':
      return `groups of ${venue.groupSize.min} to ${venue.groupSize.max}`;
    case 'cheapest':
    case 'dearest':
      return typically(penceAt(state, venue));
  }
}

function whichHave(state: ConciergeState, venues: readonly Venue[], of: PlaceTrait): string {
  const having = venues.filter((venue) => hasTrait(state, venue, of)).map(({ name }) => name);
  const lacking = venues.filter((venue) => !hasTrait(state, venue, of)).map(({ name }) => name);
  const { has, hasNot } = traitWords(of);
  if (having.length === 0)
    return `By our list none of them ${has(1)}: ${listOf(lacking)}. Worth asking the place itself.`;
  const others = lacking.length === 0 ? '' : ` ${listOf(lacking)} ${hasNot(lacking.length)}.`;
  return `By our list ${listOf(having)} ${has(having.length)}.${others} Worth confirming when you book.`;
}

function traitWords(of: PlaceTrait): { has: (count: number) => string; hasNot: (count: number) => string } {
  const be = (what: string) => ({
    has: (count: number) => `${count === 1 ? 'is' : 'are'} ${what}`,
    hasNot: (count: number) => `${count === 1 ? 'is' : 'are'} not`,
  });
  switch (of.trait) {
    case 'indoors':
      return be('indoors or under cover');
    case 'outdoors':
      return be('outdoors or told of as having a terrace, a garden or the like');
    case 'step-free':
      return be('step-free');
    case 'free':
      return be('free');
    case 'open-to-minors':
      return be('open to under-18s');
    case 'without-drink':
      return be('fine without drinking');
    case 'diet':
      return be(`listed as fine for ${of.diet} guests`);
    case 'feature':
      return {
        has: (count) => `${count === 1 ? 'has' : 'have'} ${of.feature.label}`,
        hasNot: (count) => `${count === 1 ? 'does' : 'do'} not, as far as it tells`,
      };
  }
}
