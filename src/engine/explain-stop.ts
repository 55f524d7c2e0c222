import { formatPounds } from '../shared/money.ts';
import type { Stop } from './stops.ts';
import type { Leg } from './trip-plan.ts';
import type { SlotKind, TripRequest } from './trip-request.ts';

const VIBE_WORDS: Record<TripRequest['vibe'], string> = {
  'party-hard': 'party',
  'chill-relaxed': 'relaxed',
  adventurous: 'adventurous',
  cultural: 'cultural',
  foodie: 'foodie',
  mix: 'mixed',
};

const EVENT_WORDS: Record<TripRequest['eventType'], string> = {
  'stag-do': 'a stag do',
  'hen-party': 'a hen party',
  birthday: 'a birthday',
  'work-do': 'a work do',
  'group-weekend': 'a group weekend',
  'just-travel': 'a trip together',
};

const SLOT_WORDS: Record<SlotKind, string> = {
  activity: 'activities',
  lunch: 'lunch places',
  dinner: 'dinner places',
  night: 'nights out',
};

/** Beyond this place in the order it is time, distance or price that chose, not the fit. */
const TOP_RANK = 10;

/** Where a stop stands among all that the brief allows for its kind of slot, by fit; 1 is the best. */
export interface Standing {
  rank: number;
  of: number;
}

/** Why a stop is in the plan, in the figures that put it there: what it scored for, the way to it, and its price. */
export function explainStop(
  stop: Stop,
  leg: Leg,
  request: TripRequest,
  place: { isFirst: boolean; standing: Standing },
): string {
  const why = joinWords([...virtues(stop, request), standingWords(stop, place.standing)]);
  return `${capitalise(why)}; ${wayThere(leg, place.isFirst)}, ${price(stop, request)}.`;
}

function virtues(stop: Stop, request: TripRequest): string[] {
  const { fit, candidate, kind } = stop;
  const isMeal = kind === 'lunch' || kind === 'dinner';
  const words: string[] = [];
  if (request.wishes.mustHaveVenueIds.includes(candidate.venue.id)) words.push('on your must-have list');
  if (fit.liked > 0) words.push(`the ${candidate.venue.type.toLowerCase()} you asked for`);
  if (isMeal && request.needs.diets.length > 0 && candidate.isDietConfirmed)
    words.push(`caters for ${joinWords(request.needs.diets)}`);
  if (fit.vibe > 0 && request.vibe !== 'mix') words.push(`matches your ${VIBE_WORDS[request.vibe]} vibe`);
  if (fit.event > 0 && words.length < 2) words.push(`made for ${EVENT_WORDS[request.eventType]}`);
  if (fit.sober > 0 && words.length < 2) words.push('a good time without a drink');
  return words.slice(0, 2);
}

function standingWords({ kind, candidate }: Stop, { rank, of }: Standing): string {
  if (rank === 1) return `the best fit of ${of} ${SLOT_WORDS[kind]} that could take your group`;
  if (rank <= TOP_RANK) return `in the top ${rank} of ${of} ${SLOT_WORDS[kind]} that could take your group`;
  return candidate.pricePence === 0 ? 'free and well placed' : 'the best match for this hour, way and price';
}

function wayThere(leg: Leg, isFirst: boolean): string {
  if (leg.km === null) return `about ${leg.minutes} minutes allowed to get there`;
  const from = isFirst ? 'your base' : 'the stop before';
  return leg.mode === 'walk'
    ? `${leg.minutes} minutes on foot from ${from}`
    : `${leg.minutes} minutes by ride from ${from}`;
}

function price(stop: Stop, request: TripRequest): string {
  const { pricePence } = stop.candidate;
  if (pricePence === 0) return 'free';
  const amount = `${formatPounds(pricePence)} each`;
  return request.budgetCapPence === null ? amount : `${amount} of your ${formatPounds(request.budgetCapPence)}`;
}

function joinWords(words: readonly string[]): string {
  if (words.length < 2) return words[0] ?? '';
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
