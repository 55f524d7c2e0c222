import { formatPounds } from '../../../shared/money.ts';
import type { ReadDay, ReadEntry, ReadRecommendations } from '../../itinerary/domain/recommendations-schema.ts';
import { peopleText, statusText, tripDatesText, tripTitle } from '../../trips/domain/trip-words.ts';
import { CAUTION, dayWords, localPriceWords, priceWords, timesWords, travelWords } from './document-words.ts';
import type { TripRecord } from './trip-record.ts';

/** One stop, in words that are ready to be set. Whatever has no words is null or empty. */
export interface DocumentStop {
  id: string;
  times: string;
  name: string;
  /** `Italian · Soho`. */
  place: string;
  what: string;
  price: string | null;
  localPrice: string | null;
  travel: string | null;
  /** What whoever books must know: a place to be chosen, a group at several tables. */
  marks: readonly string[];
}

export interface DocumentDay {
  /** `Day 1`. */
  label: string;
  date: string;
  stops: readonly DocumentStop[];
  travelHome: string | null;
}

export interface CostRow {
  label: string;
  perPerson: string;
  group: string;
  isTotal: boolean;
}

/** A trip as it stands on paper: printed from the page and drawn as PDF from this alone, so that the two never disagree. */
export interface TripDocument {
  title: string;
  dates: string;
  /** False while the days are open; a calendar needs them. */
  hasDates: boolean;
  people: string | null;
  status: string;
  isCancelled: boolean;
  /** Which version this is, as the words before the address of the newest. */
  version: string;
  days: readonly DocumentDay[];
  stay: { name: string; about: string; nights: string; price: string | null } | null;
  costs: readonly CostRow[];
  relaxations: readonly string[];
  notes: readonly string[];
  caution: string;
}

/** Pure: the same revision and status always give the same document. */
export function toTripDocument(trip: TripRecord): TripDocument {
  const { plan } = trip;
  return {
    title: tripTitle({ event_type: trip.eventType, destination: trip.destination }),
    dates: tripDatesText({ start_date: trip.startDate, end_date: trip.endDate }),
    hasDates: trip.startDate !== null,
    people: plan.groupSize === null ? null : peopleText(plan.groupSize),
    status: statusText(trip.status),
    isCancelled: trip.status === 'cancelled',
    version: `Version ${trip.revision} of this plan. The newest one is at:`,
    days: plan.days.map(toDay),
    stay: toStay(plan),
    costs: toCosts(plan),
    relaxations: plan.relaxations.map(({ text }) => text).filter((text) => text !== ''),
    notes: plan.notes,
    caution: CAUTION,
  };
}

function toDay(day: ReadDay, index: number): DocumentDay {
  const entries = day.schedule.filter((entry) => entry !== null);
  return {
    label: `Day ${index + 1}`,
    date: dayWords(day),
    stops: entries.map((entry, place) => toStop(entry, place, index)),
    travelHome: travelWords(day.travelHome, 'home'),
  };
}

function toStop({ timeOfDay, description, activity, slot }: ReadEntry, place: number, day: number): DocumentStop {
  // The area of a place that is still to be chosen only says so again.
  const area = slot === null || slot.venueToBeConfirmed ? '' : slot.area;
  const about = [activity?.type ?? '', area].filter((part) => part !== '').join(' · ');
  const name = activity?.name || timeOfDay;
  if (slot === null) {
    const id = `d${day}-${place}`;
    return { id, times: timeOfDay, name, place: about, what: description, ...NOT_PRICED };
  }
  return {
    id: slot.id || `d${day}-${place}`,
    times: timesWords(slot),
    name,
    place: about,
    what: description,
    price: priceWords(slot.pricePerPersonPence),
    localPrice: localPriceWords(slot),
    travel: travelWords(slot.travel, place === 0 ? 'stay' : 'stop'),
    marks: [
      ...(slot.venueToBeConfirmed ? ['Venue to be confirmed'] : []),
      ...(slot.splitInto > 1 ? [`In ${slot.splitInto} groups`] : []),
    ],
  };
}

const NOT_PRICED = { price: null, localPrice: null, travel: null, marks: [] };

function toStay({ stay, totals }: ReadRecommendations): TripDocument['stay'] {
  if (stay === null) return null;
  const { name, type, area, nights, rooms } = stay;
  return {
    name,
    about: [type, area].filter((part) => part !== '').join(' · '),
    nights: `${nights} ${nights === 1 ? 'night' : 'nights'}, ${rooms} ${rooms === 1 ? 'room' : 'rooms'}`,
    price: totals && `${formatPounds(totals.stayPerPersonPence)} per person`,
  };
}

function toCosts({ totals, stay }: ReadRecommendations): CostRow[] {
  if (totals === null) return [];
  const row = (label: string, perPersonPence: number, groupPence: number, isTotal = false): CostRow => ({
    label,
    perPerson: formatPounds(perPersonPence),
    group: formatPounds(groupPence),
    isTotal,
  });
  return [
    row('Everything in the plan', totals.slotsPerPersonPence, totals.slotsGroupPence),
    ...(stay === null ? [] : [row('Stay', totals.stayPerPersonPence, totals.stayGroupPence)]),
    row('All in', totals.allPerPersonPence, totals.allGroupPence, true),
  ];
}
