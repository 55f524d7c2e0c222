import type { CityCatalogue, GenericCatalogue, Venue } from '../../../catalogue/venue.ts';
import { BUDGET_PENCE, type BudgetBand, type Vibe } from '../../../catalogue/vocabulary.ts';
import type { TripRequest } from '../../../engine/trip-request.ts';
import type { IsoDay } from '../../../shared/dates.ts';
import { foldText } from '../../../shared/plain-text.ts';
import { NO_BUDGET, NO_DATES, NO_VIBE } from './assumed-notes.ts';
import { nameOfCity, type PlacesName } from './catalogue-places.ts';
import { planDays } from './plan-days.ts';
import { leavesOpenForWhom } from './read-ceiling.ts';
import { type Requirements, readRequirements } from './read-requirements.ts';
import { type ReadTastes, readTastes } from './read-tastes.ts';
import { saysAllergy } from './requirement-patterns.ts';
import { resolveDestination } from './resolve-destination.ts';
import { toWordLine } from './tokenise.ts';
import type { TripBrief } from './trip-brief.ts';
import { parseTripDates } from './trip-dates.ts';

/** What of a brief the planner needs: a checked brief, or a quick search without contact details. */
export type PlannableBrief = Pick<TripBrief, 'eventType' | 'destination' | 'groupSize'> &
  Partial<Pick<TripBrief, 'vibe' | 'dates' | 'budgetRange' | 'specialRequirements'>>;

export interface Catalogues {
  cities: readonly CityCatalogue[];
  generic: GenericCatalogue;
  /** The day in the organiser's time zone. */
  today: IsoDay;
}

export interface PlannerOrder {
  request: TripRequest;
  places: PlacesName;
  /** The city's name, or the destination in the organiser's own words. */
  destination: string;
  /** Honest remarks for the plan: what was assumed, understood and not understood. */
  notes: string[];
}

const DEFAULT_BAND: BudgetBand = 'mid-range';
const DEFAULT_VIBE: Vibe = 'mix';

/**
 * Turns a checked brief into what the engine plans from. Silent fields get the defaults of PRODUCT (a Friday-to-Sunday
 * weekend, mid-range, mix), and every assumption is a note. Dates that are out of date count as none, with a note.
 */
export function briefToRequest(brief: PlannableBrief, catalogues: Catalogues): PlannerOrder {
  const place = resolveDestination(brief.destination, catalogues.cities);
  const city = place.kind === 'city' ? catalogues.cities.find(({ id }) => id === place.cityId) : undefined;
  const venues = city ? city.venues : catalogues.generic.venues;
  const tastes = readTastes(brief.specialRequirements ?? '', venues, brief.groupSize);
  const asked = withoutContested(readRequirements(brief.specialRequirements ?? '', venues), tastes, venues);
  const vibe = brief.vibe || DEFAULT_VIBE;
  const band = brief.budgetRange || DEFAULT_BAND;
  const parsed = parseTripDates(brief.dates ?? '', catalogues.today);
  const dates = parsed.ok ? parsed.value : null;
  const days = planDays({ dates, eventType: brief.eventType, vibe, asked });
  const { fromPence, capPence } = BUDGET_PENCE[band];
  const ofGroup = asked.groupCapPence === null ? null : Math.floor(asked.groupCapPence / brief.groupSize);
  const written = lowest(asked.capPence, ofGroup);
  // A sum in the organiser's own words is the budget where no band was chosen, be it more than our usual one.
  const cap = brief.budgetRange || written === null ? lowest(capPence, written) : written;

  const request: TripRequest = {
    eventType: brief.eventType,
    vibe,
    groupSize: brief.groupSize,
    days,
    budgetCapPence: cap,
    budgetFloorPence: cap === null ? fromPence : Math.min(fromPence, cap),
    needs: {
      diets: asked.diets,
      stepFree: asked.stepFree,
      noAlcohol: asked.noAlcohol,
      minorsPresent: asked.minorsPresent,
    },
    wishes: {
      pace: asked.pace === 'normal' && vibe === 'chill-relaxed' ? 'calm' : asked.pace,
      mustHaveVenueIds: without(asked.mustHaveVenueIds, asked.bannedVenueIds),
      likedTypes: [...new Set(asked.likedTypes)],
    },
    bannedVenueIds: [...new Set(asked.bannedVenueIds)],
    droppedSlots: [],
    activityCapByDay: days.map(() => null),
    pinned: [],
    ...(tastes.members.length > 0 ? { members: tastes.members } : {}),
  };

  return {
    request,
    places: city ? nameOfCity(city) : { kind: 'generic' },
    destination: place.name,
    notes: [
      ...placeNotes(brief.destination, place.name, city),
      ...defaultNotes(brief, {
        areDatesGood: parsed.ok,
        isSumWritten: written !== null,
      }),
      ...requirementNotes(asked),
    ],
  };
}

/** What one person loves and another hates is left to fairness, and a taste that was understood is nothing else. */
function withoutContested(asked: Requirements, tastes: ReadTastes, venues: readonly Venue[]): Requirements {
  const { contestedTypes, clauses, members } = tastes;
  if (members.length === 0) return asked;
  const contested = new Set(venues.filter(({ type }) => contestedTypes.includes(type)).map(({ id }) => id));
  const named = members.filter(({ id }) => id !== 'rest').map(({ label }) => label);
  return {
    ...asked,
    bannedVenueIds: asked.bannedVenueIds.filter((id) => !contested.has(id)),
    likedTypes: asked.likedTypes.filter((type) => !contestedTypes.includes(type)),
    understood: [...asked.understood, `Tastes of their own: ${named.join(', ')}.`],
    notUnderstood: asked.notUnderstood.filter((words) => !clauses.some((clause) => words.includes(clause))),
  };
}

const lowest = (left: number | null, right: number | null): number | null =>
  left === null ? right : right === null ? left : Math.min(left, right);

const without = (ids: readonly string[], removed: readonly string[]): string[] => [
  ...new Set(ids.filter((id) => !removed.includes(id))),
];

/** The engine's own notes say what is to be confirmed, the rate of exchange and the weekend assumed; these do not repeat it. */
function placeNotes(typed: string, name: string, city: CityCatalogue | undefined): string[] {
  if (!city) return [`We have no list of places for ${name} yet.`];
  return foldText(typed).includes(foldText(name)) ? [] : [`We read “${typed.trim()}” as ${name}.`];
}

/** What is silent in the brief and was assumed; a sum among the requirements is a budget as well. */
function defaultNotes(
  brief: PlannableBrief,
  { areDatesGood, isSumWritten }: { areDatesGood: boolean; isSumWritten: boolean },
): string[] {
  const notes: string[] = [];
  if (!areDatesGood) notes.push(NO_DATES);
  if (!brief.budgetRange && !isSumWritten) notes.push(NO_BUDGET);
  if (!brief.vibe) notes.push(NO_VIBE);
  return notes;
}

function requirementNotes(asked: Requirements): string[] {
  const notes: string[] = [];
  if (asked.understood.length > 0) notes.push(`From your special requirements: ${asked.understood.join(' ')}`);
  return [...notes, ...asked.notUnderstood.map((words) => `“${words}”${whyNotPlanned(words)}`)];
}

function whyNotPlanned(words: string): string {
  if (saysAllergy(toWordLine(words)))
    return ': we do not know which places cater for that, so tell each restaurant before you book.';
  if (leavesOpenForWhom(words)) return ': say in the chat whether that is for each of you or for all together.';
  return ' could not be planned for: add it to a quote request.';
}
