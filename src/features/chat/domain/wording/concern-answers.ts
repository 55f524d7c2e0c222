import type { ConciergeState } from '../concierge-state.ts';
import type { Concern } from '../understanding/finding/concerns.ts';
import { slotsOfConcern } from '../understanding/finding/slots-of-concern.ts';
import { listOf, partAndName } from './name-slot.ts';
import { offer } from './offers.ts';

/** So many parts are named. */
const NAMED_MAX = 3;

/** What a kind of place means to somebody with this concern. */
const PARTS_ARE: Readonly<Record<Concern, string>> = {
  heights: 'high up',
  water: 'on or by the water',
  'small-spaces': 'enclosed',
  'flashing-lights': 'likely to have flashing lights',
  noise: 'loud',
  exertion: 'hard work',
  hands: 'done with both hands',
  pollen: 'out among grass and trees',
};

/** Of these there is less in a calmer plan. */
const CALMER: ReadonlySet<Concern> = new Set(['noise', 'exertion']);

/** What only the places can tell, said so; nothing of it is guessed. */
export const unlistedWords = (what: string): string =>
  `What our list does not say is how each place stands to that (${what}), so ask the venue before you book; the Itinerary tab has a link for each.`;

export const REDUCED_PRICE_TERMS =
  'The prices here are typical ones for an adult, the same for everybody. Who pays less, children, students, older guests or a group, our list does not say, so ask the venue before you book; the Itinerary tab has a link for each.';

/** `seasick`, `claustrophobic`, `out of breath`: what somebody is, and no name of it. */
const IS_NO_NOUN = /(?:ic|sick|ous|ed|breath|breathless|swim)$/;

/** The parts of the plan that a concern is about, by their kind and description, with an exchange as an offer. */
export function answerConcern(state: ConciergeState, concern: Concern, what: string): string {
  const parts = slotsOfConcern(state, concern);
  const opening = what === '' ? '' : IS_NO_NOUN.test(what) ? 'Good to know. ' : `Good to know about the ${what}. `;
  const ask = 'Our list tells no more than the kind of place, so ask the venue before you book.';
  if (parts.length === 0)
    return `${opening}No part of the plan is ${PARTS_ARE[concern]} by its kind, so nothing has to change. ${ask}`;
  const names = parts.slice(0, NAMED_MAX).map((part) => partAndName(state.plan, part));
  const wish = CALMER.has(concern) ? 'make it calmer' : `swap ${parts[0]?.slot.name ?? 'it'}`;
  return `${opening}By their kind these parts are ${PARTS_ARE[concern]}: ${listOf(names)}. ${ask} ${offer(wish)}`;
}
