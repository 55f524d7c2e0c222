import { venuesOf } from '../../../../engine/places.ts';
import { findTypes } from '../../../planner/domain/find-types.ts';
import { findVenues } from '../../../planner/domain/find-venues.ts';
import type { ConciergeState } from '../concierge-state.ts';
import type { Intent } from './intent.ts';
import { NO_PREFERENCE } from './no-preference.ts';
import type { Reading } from './reading.ts';

const BACK = / (?:put|bring|add|have|get|want|take) (?:\w+ ){1,4}back(?: in| on| please| again| to the plan)* $/;

/** `put the boat back`: the very place that was taken out, not another of its kind; null when none was. */
export function readRestore({ line, words }: Reading, { request, places, plan }: ConciergeState): Intent | null {
  if (!BACK.test(line)) return null;
  const planned = new Set(plan.days.flatMap(({ slots }) => slots.map(({ venueId }) => venueId)));
  const byId = new Map(venuesOf(places).map((venue) => [venue.id, venue]));
  // The latest taken out is the likeliest meant.
  const out = request.bannedVenueIds.toReversed().flatMap((id) => byId.get(id) ?? []);
  const gone = out.filter(({ id }) => !planned.has(id));
  const [named] = findVenues(words, gone);
  const types = findTypes(words, gone).flatMap((mention) => mention.types);
  const venueId = named?.venueId ?? gone.find(({ type }) => types.includes(type))?.id;
  if (venueId === undefined) return null;
  const scope = { slots: [], days: [], timesOfDay: [], kinds: [], isNamed: false };
  return { kind: 'add', scope, want: { ...NO_PREFERENCE, venueIds: [venueId] }, slotKind: null, isAnother: true };
}
