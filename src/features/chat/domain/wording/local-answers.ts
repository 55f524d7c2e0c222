import { CITIES } from '../../../../catalogue/cities.ts';
import { venuesOf } from '../../../../engine/places.ts';
import type { Currency } from '../../../../shared/money.ts';
import type { ConciergeState } from '../concierge-state.ts';
import { guidePassages } from '../tools/guide-passages.ts';
import { type PlacedSlot, slotsOf } from '../understanding/finding/find-slots.ts';
import { slotsOfConcern } from '../understanding/finding/slots-of-concern.ts';
import type { Wish } from '../understanding/intent.ts';
import { listOf, partAndName } from './name-slot.ts';
import { answerOutside } from './outside-answers.ts';
import { answerTravel } from './travel-answers.ts';

type Asked = Extract<Wish, { kind: 'local' }>;

const MONEY_NAMES: Readonly<Record<Currency, string>> = {
  GBP: 'pounds',
  EUR: 'euro',
  CZK: 'Czech crowns',
  PLN: 'złoty',
};

const NOT_SAID = 'neither the plan nor our guides say, and I would rather not guess.';
const NAMED_MAX = 4;

/** What is asked of a city beside its places: what guide and plan have that is nearest to it, and nothing that they have not. */
export function answerLocal(state: ConciergeState, asked: Asked): string {
  const { plan } = state;
  switch (asked.topic) {
    case 'tips':
      return `What people tip in ${plan.destination} ${NOT_SAID} The prices of the plan are what each place typically charges, and no tips are counted in them.`;
    case 'tap water':
      return `Whether the tap water in ${plan.destination} is for drinking ${NOT_SAID}`;
    case 'plugs':
      return `Which plugs ${plan.destination} has ${NOT_SAID}`;
    case 'papers':
      return `What papers you need for ${plan.destination} ${NOT_SAID} The official travel advice of your own country has it.`;
    case 'language':
      return `How far English gets you in ${plan.destination} ${NOT_SAID} The Itinerary tab has a link for each place, so you can ask there.`;
    case 'paying':
      return `Which places take cards and which only cash our list does not say, so ask before you go; the Itinerary tab has a link for each.${moneyThere(state)} What you pay through us is in the terms: /terms#payment.`;
    case 'safety':
      return `How safe a street or an area is ${NOT_SAID}${waysHome(state, asked)}`;
    case 'rides':
      return `Timetables and what a ride costs are not in our list, so look them up before you go.${waysHome(state, asked)}`;
    case 'weather':
      return `${climate(state)}${outdoors(state, asked)}`;
    case 'packing':
      return `What to wear our list does not say, so here is what the plan is made of.${outdoors(state, asked)}${onWater(state)} ${climate(state)}`;
    case 'parking':
      return answerOutside(state, { kind: 'outside', what: 'a place to park', of: asked.scope.slots });
    case 'drink prices':
      return drinkPrice(state);
    case 'area':
      return ofArea(state, asked.area ?? plan.destination);
  }
}

const cityOf = ({ places }: ConciergeState) =>
  places.kind === 'city' ? CITIES.find(({ id }) => id === places.city.id) : undefined;

/** What the places themselves charge in, where that is no pounds. */
function moneyThere({ plan }: ConciergeState): string {
  const foreign = slotsOf(plan).find(({ slot }) => slot.localPrice.currency !== 'GBP');
  return foreign ? ` On the spot they charge in ${MONEY_NAMES[foreign.slot.localPrice.currency]}.` : '';
}

/** The way back to bed from the part that was asked of, or from the last stop of each day that was. */
function waysHome(state: ConciergeState, { scope, days }: Asked): string {
  const { plan } = state;
  if (plan.stay === null) return '';
  const isNight = ({ slot }: PlacedSlot): boolean => slot.kind === 'night';
  const last = plan.days.flatMap(({ slots }, day): PlacedSlot[] => {
    const slot = slots.at(-1);
    return slot && (days.length === 0 || days.includes(day)) ? [{ day, slot }] : [];
  });
  const late = scope.slots.filter(
    (placed) => (isNight(placed) || placed.slot.kind === 'dinner') && (days.length === 0 || days.includes(placed.day)),
  );
  const named = late.length > 0 && late.length === scope.slots.length && late.length <= 2 ? late : null;
  const from = named ?? (last.some(isNight) ? last.filter(isNight) : last);
  return from.length === 0
    ? ''
    : `\n${answerTravel(state, { ...scope, slots: from, isNamed: true }, { isHome: true })}`;
}

function climate(state: ConciergeState): string {
  const figures = figuresOf(state);
  return figures === null
    ? `We have no guide to ${state.plan.destination} and I have no forecast, so the weather there I cannot tell.`
    : `${figures}\nWhat that is at one time of the year our guide does not say, and I have no forecast.`;
}

/** The guide's figures of the city, word for word; null where there is no guide to it. */
function figuresOf(state: ConciergeState): string | null {
  const city = cityOf(state);
  const found = guidePassages().find(
    ({ href, section }) => href === `/cities/${city?.id}` && section === `${city?.name} in figures`,
  );
  return found ? `${found.text} (${found.page}: ${found.section}: ${found.href})` : null;
}

function outdoors(state: ConciergeState, { days }: Asked): string {
  const isIndoors = new Map(venuesOf(state.places).map(({ id, indoor }) => [id, indoor]));
  const outside = slotsOf(state.plan).filter(
    ({ slot, day }) => isIndoors.get(slot.venueId) === false && (days.length === 0 || days.includes(day)),
  );
  return outside.length === 0
    ? ' Everything in the plan is indoors or under cover.'
    : ` Outdoors ${outside.length === 1 ? 'is' : 'are'} ${named(state, outside)}.`;
}

function onWater(state: ConciergeState): string {
  const wet = slotsOfConcern(state, 'water');
  return wet.length === 0 ? '' : ` On or by the water ${wet.length === 1 ? 'is' : 'are'} ${named(state, wet)}.`;
}

function named({ plan }: ConciergeState, parts: readonly PlacedSlot[]): string {
  const names = parts.slice(0, NAMED_MAX).map((part) => partAndName(plan, part));
  const more = parts.length - names.length;
  return more > 0 ? `${names.join(', ')} and ${more} more` : listOf(names);
}

const drinkPrice = (state: ConciergeState): string =>
  figuresOf(state) ?? `We have no guide to ${state.plan.destination}, so what a drink costs there I cannot tell.`;

function ofArea(state: ConciergeState, area: string): string {
  const there = slotsOf(state.plan).filter(({ slot }) => slot.area === area);
  const planned = there.length === 0 ? 'The plan has nothing there' : `In it the plan has ${named(state, there)}`;
  const stay = state.plan.stay?.area === area ? `, and you stay at ${state.plan.stay.name} there` : '';
  return `What ${area} is like ${NOT_SAID} ${planned}${stay}.`;
}
