import type { ConciergeState } from '../../concierge-state.ts';
import { isOpenPreference } from '../cues/no-preference.ts';
import type { ReadPart } from '../cues/read-part.ts';
import { findPeople } from '../finding/find-people.ts';
import type { Intent } from '../intent.ts';
import { read } from '../reading.ts';
import { NOWHERE } from '../scope.ts';
import { limitFrom } from '../wishes/read-limit.ts';
import { readNeeds } from '../wishes/read-needs.ts';
import { limitsPrice } from '../wishes/read-preference.ts';

/** Wishes about the trip as a whole: any of them may stand beside another in one breath. */
const OF_TRIP: ReadonlySet<Intent['kind']> = new Set(['group-size', 'needs', 'cheaper', 'budget']);
const SEGMENTS = /\s*(?:[,;.!?+]+(?=\s|$)|\band\b|&|\bplus\b|\bso\b|\balso\b|\bbut\b)\s*/i;

/**
 * What else a part says of the whole trip: `9 of us, 250 each`, `two vegans join, so we are 14`, `there's 9 and nana's in
 * a wheelchair` are two wishes each, though one reader takes the whole line.
 */
export function alsoOfTrip({ wish, intent, named }: ReadPart, state: ConciergeState): ReadPart[] {
  if (!OF_TRIP.has(intent.kind)) return [];
  const found = new Map<Intent['kind'], Intent>();
  for (const text of [wish, ...wish.split(SEGMENTS)]) {
    if (text.trim() === '') continue;
    for (const one of ofTripIn(text, state))
      if (one.kind !== intent.kind && !found.has(one.kind)) found.set(one.kind, one);
  }
  // A limit is one wish, whether it is read as a saving or as a budget.
  if (intent.kind === 'budget') found.delete('cheaper');
  return [...found.values()].map((one) => ({ wish, intent: one, named }));
}

/** `2 muslims in the group so no pork at dinner`: a meal that was only to meet a need, told beside it, is met with all the others. */
export const withoutMet = (parts: readonly ReadPart[]): ReadPart[] => {
  const diets = parts.flatMap(({ intent }) => (intent.kind === 'needs' ? intent.diets : []));
  const isMet = ({ intent }: ReadPart): boolean =>
    intent.kind === 'swap' &&
    intent.want.diets.length > 0 &&
    isOpenPreference({ ...intent.want, diets: [] }) &&
    intent.want.isOther !== true &&
    intent.want.diets.every((diet) => diets.includes(diet));
  return parts.filter((part) => !isMet(part));
};

function ofTripIn(text: string, state: ConciergeState): Intent[] {
  const reading = read(text, state);
  const { line, amount } = reading;
  const people = findPeople(line, amount ? [amount.pence / 100] : []);
  const needs = readNeeds(reading, NOWHERE);
  const isLimit = amount !== null && (amount.perPerson || limitsPrice(line)) && reading.slots.length === 0;
  return [
    ...(people ? [{ kind: 'group-size', change: people } as const] : []),
    ...(needs ? [needs] : []),
    ...(isLimit && amount ? [limitFrom(amount, state)] : []),
  ];
}
