import type { Venue } from '../../../../../catalogue/venue.ts';
import { stem, tokenise } from '../../../../planner/domain/tokenise.ts';
import { associationsOf } from '../finding/slot-associations.ts';

/** Another is wanted that is much the same. */
export const SAME_SORT =
  / (?:(?:the )?same (?:sort|kind|type|thing|idea|style|vibe)|similar|like it but|like that but|of that sort) /;

/** What a type has in common with most others says nothing of its sort. */
const SORTLESS =
  /^(?:restaurant|tour|trip|experience|class|workshop|house|room|late|night|private|immersive|indoor|social|food|day|show|session)$/;
/** Where one eats something sweet or late is no bar, and no café a place for the day. */
const ASIDE = /bites|dessert|café|tea house/i;

/**
 * The types of place that somebody may mean by `the same sort of thing` as one of this type: itself, those with which it
 * shares a telling word, a `cocktail bar` and a `rooftop bar`, and those where the same goes on.
 */
export function alikeTypes(type: string, catalogue: readonly Venue[]): string[] {
  const telling = (name: string): string[] =>
    tokenise(name)
      .filter((word) => !SORTLESS.test(word))
      .map(stem);
  const own = telling(type);
  const goingOn = associationsOf(type);
  const isAlike = (other: string): boolean =>
    telling(other).some((word) => own.includes(word)) || associationsOf(other).some((one) => goingOn.includes(one));
  const sorts = new Set(catalogue.flatMap((venue) => (venue.type === type ? [venue.kind] : [])));
  const all = [...new Set(catalogue.flatMap((venue) => (sorts.has(venue.kind) ? [venue.type] : [])))];
  return all.filter((other) => other === type || (isAlike(other) && ASIDE.test(other) === ASIDE.test(type)));
}
