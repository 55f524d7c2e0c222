import type { CityCatalogue, GenericCatalogue } from '../../../catalogue/venue.ts';
import { type Places, venuesOf } from '../../../engine/places.ts';
import { slotsOnDays } from '../../../engine/plan-effect.ts';
import type { TripPlan } from '../../../engine/trip-plan.ts';
import type { TripRequest } from '../../../engine/trip-request.ts';
import type { IsoDay } from '../../../shared/dates.ts';
import { briefToRequest, type PlannerOrder } from '../../planner/domain/brief-to-request.ts';
import { nameOfCity, type PlacesName } from '../../planner/domain/catalogue-places.ts';
import type { GivenBrief } from './brief-as-given.ts';
import { type BriefField, changedFields } from './brief-changes.ts';
import { matchDays } from './match-days.ts';
import { mergeRequest } from './merge-request.ts';

/** What an edit asks of the planner, as plain data that can cross to a worker thread. */
export interface PlannedEdit {
  request: TripRequest;
  destination: string;
  /** The brief's own remarks; the planner adds its own. */
  notes: string[];
  continues: readonly (number | null)[];
  isSamePlace: boolean;
  /** Nothing that the planner reads is different. */
  isUnchanged: boolean;
}

export interface BriefEditTask {
  plan: TripPlan;
  /** What the plan was made for. */
  before: TripRequest;
  places: PlacesName;
  edit: PlannedEdit;
  /** Slots that the organiser or the concierge put in by hand: the last to give way. */
  chosenSlotIds: readonly string[];
  /** The edit of each changed field alone, where there are several. */
  alone: readonly { field: BriefField; edit: PlannedEdit }[];
}

export interface TripToEdit {
  /** The brief as it holds today. */
  present: GivenBrief;
  request: TripRequest;
  plan: TripPlan;
  /** The plan as the present brief made it; null when it is not known any more. */
  planOfBrief: TripPlan | null;
}

export interface EditSurroundings {
  cities: readonly CityCatalogue[];
  generic: GenericCatalogue;
  /** Where the present plan takes place; null when that list of places is gone. */
  placesNow: Places | null;
}

export interface PreparedEdit {
  task: BriefEditTask;
  changed: BriefField[];
  /** What was asked for by chat or tool and cannot be kept, a sentence each. */
  lost: string[];
}

/** More changed fields than these are not told apart: each costs a plan. */
const ALONE_MAX = 4;
/** Dates were judged when the call was read, and a trip that has begun keeps its own. */
const BEFORE_ANY_TRIP: IsoDay = '0001-01-01';

/** Reads the new brief beside the old one and works out what the planner is to do. Pure: equal input, equal task. */
export function prepareBriefEdit(trip: TripToEdit, edited: GivenBrief, around: EditSurroundings): PreparedEdit {
  const { present, plan, request, planOfBrief } = trip;
  const read = (brief: GivenBrief): PlannerOrder =>
    briefToRequest(brief, { ...around, cities, today: BEFORE_ANY_TRIP });
  // A plan stays with the version of its city that it was made from.
  const cityNow = around.placesNow?.kind === 'city' ? around.placesNow.city : null;
  const cities = around.cities.map((city) => (city.id === cityNow?.id ? cityNow : city));
  const base = read(present);
  const editFor = (brief: GivenBrief) => editOf(trip, base, read(brief), brief, cities, around);

  const whole = editFor(edited);
  const changed = changedFields(present, edited);
  const planned = changed.filter((field) => field !== 'contactEmail');
  const isToldApart = whole.edit.isSamePlace && planned.length > 1 && planned.length <= ALONE_MAX;
  const alone = isToldApart
    ? planned.map((field) => ({ field, edit: editFor({ ...present, [field]: edited[field] }).edit }))
    : [];
  return {
    task: {
      plan,
      before: request,
      places: whole.places,
      edit: whole.edit,
      chosenSlotIds: chosen(plan, planOfBrief),
      alone,
    },
    changed,
    lost: whole.lost,
  };
}

function editOf(
  { present, request, plan }: TripToEdit,
  base: PlannerOrder,
  order: PlannerOrder,
  brief: GivenBrief,
  cities: readonly CityCatalogue[],
  { generic }: EditSurroundings,
) {
  const { places } = order;
  const cityId = places.kind === 'city' ? places.cityId : null;
  const city = cities.find(({ id }) => id === cityId);
  const venuesThere = venuesOf(city ? { kind: 'city', city } : { kind: 'generic', catalogue: generic });
  const isSamePlace = plan.cityId === cityId;
  const isCalendarNew = present.dates !== brief.dates;
  const days = isCalendarNew ? order.request.days : request.days;
  const continues = isCalendarNew ? matchDays(request.days, days) : days.map((_, index) => index);
  const names = namesOf(plan, cities, generic);
  const {
    request: merged,
    lost,
    isUnchanged,
  } = mergeRequest({
    base: base.request,
    current: request,
    next: order.request,
    continues,
    isCalendarNew,
    isSamePlace,
    destination: order.destination,
    typesThere: new Set(venuesThere.map(({ type }) => type)),
    nameOf: (venueId) => names.get(venueId) ?? venueId,
  });
  const { destination, notes } = order;
  const edit: PlannedEdit = {
    request: merged,
    destination,
    notes,
    continues,
    isSamePlace,
    isUnchanged: isUnchanged && isSamePlace,
  };
  return { edit, lost, places: city ? nameOfCity(city) : places };
}

function namesOf(plan: TripPlan, cities: readonly CityCatalogue[], generic: GenericCatalogue): Map<string, string> {
  const venues = cities.find(({ id }) => id === plan.cityId)?.venues ?? generic.venues;
  const listed = venues.map(({ id, name }): [string, string] => [id, name]);
  return new Map([...listed, ...slotsOnDays(plan).map(({ slot }): [string, string] => [slot.venueId, slot.name])]);
}

/** What is in the plan and was not when the present brief made it. */
function chosen(plan: TripPlan, planOfBrief: TripPlan | null): string[] {
  if (planOfBrief === null) return [];
  const made = new Set(slotsOnDays(planOfBrief).map(({ slot }) => `${slot.kind} ${slot.venueId}`));
  return slotsOnDays(plan).flatMap(({ slot }) => (made.has(`${slot.kind} ${slot.venueId}`) ? [] : [slot.id]));
}
