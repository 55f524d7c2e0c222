import { CITIES } from '../../../../catalogue/cities.ts';
import { toPence } from '../../../../catalogue/exchange-rates.ts';
import type { GuidedCity } from '../../../../catalogue/venue.ts';
import { formatPounds } from '../../../../shared/money.ts';
import type { ConciergeState } from '../concierge-state.ts';
import { findOnSite } from '../tools/answer-from-site.ts';
import type { Wish } from '../understanding/intent.ts';
import { inPlace } from '../understanding/typing/elsewhere.ts';
import { listOf } from './name-slot.ts';

const listed = (): string => listOf(CITIES.map(({ name }) => name));

/** Of somewhere else than the trip is: that a plan keeps its city, and what our guides know of the other one. */
export function answerOtherCity(
  { plan, places }: ConciergeState,
  { place, asks, question }: Extract<Wish, { kind: 'other-city' }>,
): string {
  if (place === null)
    return `We have guides and places by name for ${listed()} (/cities). Anywhere else can be planned at /plan too, with kinds of places instead of names. This trip is in ${plan.destination}.`;
  const there = CITIES.find(({ id, name }) => id === place || name.toLowerCase() === place);
  const here = places.kind === 'city' ? CITIES.find(({ id }) => id === places.city.id) : undefined;
  if (asks === 'about') return aboutPlace(place, there, question);
  if (asks === 'dearness')
    return there && here
      ? `${figures(there)} ${figures(here)} What a whole plan comes to is known only once it is made: one of its own ${inPlace(place)} can be planned at /plan. Nothing has changed.`
      : `I can compare only the cities that we have guides to: ${listed()}. Nothing has changed.`;
  return `This trip is in ${plan.destination}, and a plan keeps its city, so nothing has changed. A trip of its own ${inPlace(place)} can be planned at /plan.${there ? ` Our guide to ${there.name}: /cities/${there.id}` : ''}`;
}

function aboutPlace(place: string, there: GuidedCity | undefined, question: string): string {
  if (!there) return `We have no guide to what is ${inPlace(place)}: our guides are to ${listed()} (/cities).`;
  if (/\b(?:weather|warm|hot|cold|sunny|sunshine)\b/i.test(question))
    return `The mean daily high in ${there.name} over the year is ${there.guide.stats.averageTemperatureC} °C; how it is at one time of the year our guide does not say. (Guide to ${there.name}: /cities/${there.id})`;
  const told = findOnSite(`${question} ${there.name}`, 4).find(({ href }) => href === `/cities/${there.id}`);
  return told
    ? `${told.text} (${told.title}: ${told.href})`
    : `${there.guide.intro} (Guide to ${there.name}: /cities/${there.id})`;
}

const figures = ({ name, guide: { stats } }: GuidedCity): string =>
  `In ${name} a typical meal out is about ${formatPounds(toPence(stats.averageMeal))} a person and a ${stats.drink.label.toLowerCase()} about ${formatPounds(toPence(stats.drink.price))}.`;
