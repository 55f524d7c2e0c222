import { venuesOf } from '../../../../engine/places.ts';
import { findTypes } from '../../../planner/domain/find-types.ts';
import { tokenise } from '../../../planner/domain/tokenise.ts';
import type { ConciergeState } from '../concierge-state.ts';
import type { Wish } from '../understanding/intent.ts';
import { listOf } from '../wording/name-slot.ts';
import { wayIn } from '../wording/offers.ts';
import { oneOf } from '../wording/one-of.ts';
import { withoutVenues } from './change-plan.ts';
import { changed, type Outcome, refused, said } from './outcome.ts';

/** Says of places of the list that the plan does not have them, and keeps out what nobody wants. */
export function absentPlaces(
  state: ConciergeState,
  venueIds: readonly string[],
  deed: Extract<Wish, { kind: 'absent-place' }>['deed'],
): Outcome {
  const names = namesOf(state, venueIds);
  const [was, it] = names.length > 1 ? ['were', 'they'] : ['was', 'it'];
  const areNot = areNotThere(names);
  if (deed === 'taken-out') return refused(`${areNot}, so there is nothing to take out.`);
  if (deed === 'changed')
    return refused(
      `${areNot}, so nothing has changed. ${wayIn(`add ${names[0]}`, names.length > 1 ? 'the first of them' : 'it')}`,
    );
  if (venueIds.every((id) => state.request.bannedVenueIds.includes(id)))
    return said(`${areNot}, and ${it} will not come in.`);
  return changed(
    { request: withoutVenues(state.request, venueIds), plan: state.plan },
    `${listOf(names)} ${was} not in the plan, and now ${it} will not come in.`,
  );
}

/** Says of a kind of place, or of a place by its name, that the plan has none, and how one comes in if there are any. */
export function missingWords({ plan, places }: ConciergeState, label: string): string {
  const none = `There is no ${label} in the plan, so nothing has changed.`;
  const listed = venuesOf(places);
  if (listed.some(({ name }) => name === label)) return `${none} ${wayIn(`add ${label}`, 'it')}`;
  const covers = findTypes(tokenise(label), listed).flatMap(({ types }) => types);
  return listed.some(({ type }) => covers.includes(type))
    ? `${none} ${wayIn(`add ${oneOf(label)}`, 'one')}`
    : `${none} We have none on our list for ${plan.destination} either; a quote request can ask for it.`;
}

/** What an answer about places begins with where it was asked as if the plan had them. */
export function notThereWords(state: ConciergeState, { venueIds, label }: Extract<Wish, { kind: 'places' }>): string {
  const names = namesOf(state, venueIds);
  return `${names.length > 0 ? areNotThere(names) : `There is no ${label} in the plan`}. `;
}

/** Says of hotels of the city that the group does not stay there, and where it does. */
export function absentStayWords({ plan, places }: ConciergeState, hotelIds: readonly string[]): string {
  const hotels = places.kind === 'city' ? places.city.hotels : [];
  const names = hotels.flatMap(({ id, name }) => (hotelIds.includes(id) ? [name] : []));
  const where = plan.stay ? `: you stay at ${plan.stay.name}` : '';
  return `${areNotThere(names)}${where}. Nothing has changed.`;
}

const namesOf = ({ places }: ConciergeState, venueIds: readonly string[]): string[] =>
  venuesOf(places).flatMap(({ id, name }) => (venueIds.includes(id) ? [name] : []));

const areNotThere = (names: readonly string[]): string =>
  `${listOf(names)} ${names.length > 1 ? 'are' : 'is'} not in the plan`;
