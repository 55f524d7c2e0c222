import type { Venue } from '../../../../catalogue/venue.ts';
import { venuesOf } from '../../../../engine/places.ts';
import type { TripRequest } from '../../../../engine/trip-request.ts';
import { NOT_WHILE_PREGNANT } from '../../../planner/domain/requirement-patterns.ts';
import type { ConciergeState } from '../concierge-state.ts';
import { slotsOf } from '../understanding/finding/find-slots.ts';
import type { Wish } from '../understanding/intent.ts';
import type { LiftedNeed } from '../understanding/needs.ts';
import { withoutVenues } from './change-plan.ts';
import { changed, type Outcome, refused, said } from './outcome.ts';
import { replacementsForNeeds } from './replace-for-needs.ts';
import { soberDays } from './sober-days.ts';

type Needs = Extract<Wish, { kind: 'needs' }>;

/** Makes new needs hard rules of the whole trip and swaps every slot that does not meet them. */
export function meetNeeds(state: ConciergeState, asked: Needs): Outcome {
  const { request } = state;
  if (asked.lifted) return liftNeeds(state, asked.lifted);
  if (isSoberDay(state, asked)) return soberDays(state, asked.scope);
  const needs: TripRequest['needs'] = {
    diets: [...new Set([...request.needs.diets, ...asked.diets])].filter((diet) => !asked.notDiets?.includes(diet)),
    stepFree: request.needs.stepFree || asked.stepFree,
    noAlcohol: request.needs.noAlcohol || asked.noAlcohol,
    minorsPresent: request.needs.minorsPresent || asked.minorsPresent,
  };
  const spoken = inWords(asked);
  const unsafe = asked.isPregnant ? venuesOf(state.places).filter(({ type }) => NOT_WHILE_PREGNANT.test(type)) : [];
  const banned = unsafe.map(({ id }) => id);
  if (asked.notDiets?.some((diet) => request.needs.diets.includes(diet)) && asked.diets.length === 0)
    return changed(
      { request: { ...request, needs }, plan: state.plan },
      `Noted: nobody needs ${asked.notDiets.join(' or ')} food any more, and no meal had to change.`,
    );
  const isKnown =
    banned.every((id) => request.bannedVenueIds.includes(id)) &&
    JSON.stringify(needs) === JSON.stringify(request.needs);
  if (isKnown && asked.notDiets && asked.notDiets.length > 0 && asked.diets.length === 0)
    return said(`The plan keeps to no ${asked.notDiets.join(' or ')} diet now, so nothing had to change.`);
  if (isKnown) return said(`The plan already keeps to that: ${spoken}.`);

  const venues = new Map(venuesOf(state.places).map((venue) => [venue.id, venue]));
  const wrong = slotsOf(state.plan).filter(({ slot }) => {
    const venue = venues.get(slot.venueId);
    return venue !== undefined && (banned.includes(venue.id) || !meets(venue, needs));
  });
  const trip = replacementsForNeeds(state, { ...withoutVenues(request, banned), needs }, wrong);
  if (!trip)
    return refused(`I could not make the plan fit this and keep every other rule: ${spoken}. Nothing has changed.`);
  const remark =
    wrong.length === 0
      ? `Noted, and nothing had to change: ${spoken}, now and from here on.`
      : `Noted. From here on: ${spoken}.`;
  return changed(trip, remark);
}

const LIFTED: Record<LiftedNeed, string> = {
  stepFree: 'nothing has to be step-free',
  noAlcohol: 'places where drinking is the point may be in it',
  pregnancy: 'nothing is kept out for a pregnancy',
  minorsPresent: 'adults-only places may be in it',
};

/** Takes rules of the whole trip back. What was planned under them stays: nobody asked for other places. */
function liftNeeds({ request, plan, places }: ConciergeState, lifted: readonly LiftedNeed[]): Outcome {
  const isOver = lifted.includes('pregnancy');
  const unsafe = new Set(
    venuesOf(places).flatMap(({ id, type }) => (isOver && NOT_WHILE_PREGNANT.test(type) ? [id] : [])),
  );
  const after: TripRequest = {
    ...request,
    needs: {
      ...request.needs,
      stepFree: request.needs.stepFree && !lifted.includes('stepFree'),
      noAlcohol: request.needs.noAlcohol && !isOver && !lifted.includes('noAlcohol'),
      minorsPresent: request.needs.minorsPresent && !lifted.includes('minorsPresent'),
    },
    bannedVenueIds: request.bannedVenueIds.filter((id) => !unsafe.has(id)),
  };
  const rules = lifted.map((need) => LIFTED[need]).join(', and ');
  if (JSON.stringify(after) === JSON.stringify(request))
    return said(`The plan keeps to no such rule now: ${rules}. Nothing had to change.`);
  return changed({ request: after, plan }, `Noted: ${rules} from here on. What is planned stays as it is.`);
}

/** `no booze saturday night`: a rule for that day, and none for the trip. */
function isSoberDay({ plan }: ConciergeState, asked: Needs): boolean {
  const { days, timesOfDay } = asked.scope;
  const isAlone = asked.diets.length === 0 && !asked.stepFree && !asked.minorsPresent && !asked.isPregnant;
  const isOfSome = timesOfDay.length > 0 || (days.length > 0 && days.length < plan.days.length);
  return asked.noAlcohol && isAlone && isOfSome;
}

function meets(venue: Venue, needs: TripRequest['needs']): boolean {
  if (needs.stepFree && !venue.stepFree) return false;
  if (needs.noAlcohol && venue.alcohol === 'central') return false;
  if (needs.minorsPresent && venue.adultsOnly) return false;
  return venue.kind !== 'restaurant' || needs.diets.every((diet) => venue.diets.includes(diet));
}

function inWords(asked: Needs): string {
  const parts: string[] = [];
  if (asked.diets.length > 0) parts.push(`every meal caters for ${asked.diets.join(' and ')} guests`);
  if (asked.diets.length === 0 && asked.notDiets) parts.push(`nobody needs ${asked.notDiets.join(' or ')} food`);
  if (asked.stepFree) parts.push('only places with step-free access');
  if (asked.noAlcohol) parts.push('no place where drinking is the point');
  if (asked.isPregnant) parts.push('nothing unsafe in pregnancy');
  if (asked.minorsPresent) parts.push('no adults-only places');
  return parts.join(', ');
}
