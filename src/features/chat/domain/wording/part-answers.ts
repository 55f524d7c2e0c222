import type { Venue } from '../../../../catalogue/venue.ts';
import type { EventType } from '../../../../catalogue/vocabulary.ts';
import { venuesOf } from '../../../../engine/places.ts';
import { stem, tokenise } from '../../../planner/domain/tokenise.ts';
import type { ConciergeState } from '../concierge-state.ts';
import type { PlacedSlot } from '../understanding/finding/find-slots.ts';
import { listOf, partOf, priceOf, timesOf, whereIs } from './name-slot.ts';

/** Celebrations as people speak of them. */
const EVENTS: Readonly<Record<EventType, string>> = {
  'stag-do': 'stag dos',
  'hen-party': 'hen parties',
  birthday: 'birthdays',
  'work-do': 'work dos',
  'group-weekend': 'group weekends',
  'just-travel': 'friends travelling together',
};

/** What suits more of them suits all. */
const EVENTS_MAX = 4;

/** What the list knows of a place that a question may ask for, by the words that ask for it. */
const FACTS: readonly (readonly [RegExp, (name: string, venue: Venue) => string])[] = [
  [
    /\b(?:old|age|aged?|ids?|passports?|kids?|child\w*|teen\w*|baby|babies|toddler|adults?|young\w*)\b/,
    (name, { adultsOnly }) =>
      adultsOnly ? `${name} is for adults only by our list, so take ID.` : `Our list has no age limit for ${name}.`,
  ],
  [
    /\b(?:cover\w*|roof|inside|indoors?|outside|outdoors?|open air|cold|wrap|coats?)\b/,
    (name, { indoor }) => `${name} is ${indoor ? 'indoors or under cover' : 'outdoors'} by our list.`,
  ],
  [
    /\b(?:fit|hold|space|seats?|capacity|crowded|cramped|big)\b/,
    (name, { groupSize: { min, max } }) => `${name} takes groups of ${min} to ${max} by our list.`,
  ],
  [
    /\b(?:steps?|stairs|steep|hill\w*|nan\w*|gran\w*|pram|buggy|pushchair|knees?|crutches|frail|elderly|older)\b/,
    (name, { stepFree }) => (stepFree ? `${name} is step-free by our list.` : `${name} is not listed as step-free.`),
  ],
  [
    /\b(?:bar|drinks?|drinking|booze|alcohol\w*|beers?|pints?|cocktails?|wine|byo)\b/,
    (name, { alcohol }) =>
      alcohol === 'none'
        ? `${name} serves no drink by our list.`
        : alcohol === 'central'
          ? `At ${name} drinking is the point of it.`
          : `There is drink to be had at ${name} by our list, and nobody has to.`,
  ],
  [
    /\b(?:website|address|postcode|phone|telephone|menu|email)\b/,
    (name, { area, website }) =>
      `${name} is in ${area}. ${website === null ? 'Our list has no site of its own for it; a map finds it by its name.' : `Address, phone and what it serves are on its own site (${website}).`}`,
  ],
  [
    /\bwhom it suits\b/,
    (name, { events, adultsOnly, groupSize: { min, max } }) =>
      `${name} is for ${adultsOnly ? 'adults only' : 'all ages'} and groups of ${min} to ${max} by our list${events.length > 0 ? `, and suits ${events.length > EVENTS_MAX ? 'any celebration' : `${listOf(events.map((event) => EVENTS[event]))} particularly`}` : ''}.`,
  ],
  [
    /\b(?:food|eat|eating|snacks?|meal|kitchen|hungry|grub)\b/,
    (name, { kind }) =>
      kind === 'restaurant' ? `${name} is a place for a meal.` : `Whether ${name} serves food our list does not say.`,
  ],
];

/**
 * What our list says of parts of the plan that somebody asks about. Where it does not tell what was asked (`what`), that is
 * said first, so that nobody takes the rest for an answer.
 */
export function answerAbout(state: ConciergeState, slots: readonly PlacedSlot[], what: string): string {
  const venues = new Map(venuesOf(state.places).map((venue) => [venue.id, venue]));
  return slots.map((placed) => aboutOne(state, placed, venues.get(placed.slot.venueId), what)).join('\n');
}

function aboutOne({ plan }: ConciergeState, placed: PlacedSlot, venue: Venue | undefined, what: string): string {
  const { slot } = placed;
  const facts = venue ? FACTS.filter(([asked]) => asked.test(what)).map(([, tell]) => tell(slot.name, venue)) : [];
  const told = new Set(tokenise(`${slot.description} ${slot.type}`).map(stem));
  const isTold = tokenise(what).some((word) => word.length > 2 && told.has(stem(word)));
  const lead =
    facts.length > 0
      ? `${facts.join(' ')} `
      : isTold || what === ''
        ? ''
        : `That (${what}) our list does not say of it, so ask ${slot.venueToBeConfirmed ? 'the venue' : slot.name} before you book. `;
  const rest = facts.length > 0 ? ' For more than that ask the place itself.' : '';
  return `${lead}${partOf(plan, placed)} is ${whereIs(slot)}, ${timesOf(slot)}, ${priceOf(slot)}. ${slot.description}${rest}`;
}
