import type { Venue } from '../../../../catalogue/venue.ts';
import { stem, tokenise } from '../../../planner/domain/tokenise.ts';

/** So many words of what was said tell one sort of thing from another; a single one may be common to them. */
export const SAID_TO_TELL = 2;

/** How many of the words that were said for it a place has of itself: `boat trip` is a boat trip before a speedboat ride. */
export function wordsSaidOf({ name, type, description }: Venue, label: string | null): number {
  if (label === null) return 0;
  const own = new Set(tokenise(`${name} ${type} ${description}`).map(stem));
  return new Set(
    tokenise(label)
      .map(stem)
      .filter((word) => own.has(word)),
  ).size;
}

/** Whether its type is called just so: a `pub` is a pub before a beer hall. */
export function isCalledSo({ type }: Venue, label: string | null): boolean {
  const own = new Set(tokenise(type).map(stem));
  const said = label === null ? [] : tokenise(label).map(stem);
  return said.length > 0 && said.every((word) => own.has(word));
}
