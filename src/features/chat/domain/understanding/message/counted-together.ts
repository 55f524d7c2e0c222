import type { ConciergeState } from '../../concierge-state.ts';
import { asWhole, type ReadPart } from '../cues/read-part.ts';
import { countParty } from '../finding/count-party.ts';
import { countPlain } from '../finding/count-plain.ts';
import { countBySort } from '../finding/count-told.ts';
import { normalise } from '../typing/normalise.ts';
import { tellsOfMinors } from '../wishes/read-needs.ts';
import { readIntent } from './read-intent.ts';

/** `uncle ron is bringing his wife, so two extra`: parts that all count the same people. */
export function countedTogether(parts: readonly ReadPart[], message: string, state: ConciergeState): ReadPart | null {
  const { line } = normalise(message);
  // `9 adults and 3 teenagers`: who they are is read beside it.
  const bySort = parts.length > 1 ? countBySort(line) : null;
  if (bySort) return asWhole(message, { kind: 'group-size', change: bySort });
  const isOfPeople = parts.every(({ intent }) => intent.kind === 'group-size' || intent.kind === 'unknown');
  // `his lad is coming and hes only 15`: the number is an age.
  if (parts.length < 2 || !isOfPeople || tellsOfMinors(line)) return null;
  // `scrap the 10, shaz cant come so 9`: how many there are in all needs no other part.
  const counted = parts.flatMap(({ intent }) => (intent.kind === 'group-size' ? [intent.change.kind] : []));
  if (counted.length === 1 && counted[0] === 'size' && countParty(line) === null && countPlain(line) === null)
    return null;
  const whole = readIntent(message, state);
  return whole.kind === 'group-size' ? asWhole(message, whole) : null;
}

/**
 * `its 10 not 11, soph cant come after all`: who comes or goes is why the number that is told is another, where the one leads
 * to the other, and is counted in it already.
 */
export function withCountOnce(parts: readonly ReadPart[], { request }: ConciergeState): readonly ReadPart[] {
  const sizes = parts.flatMap(({ intent }) =>
    intent.kind === 'group-size' && intent.change.kind === 'size' ? [intent.change.people] : [],
  );
  return parts.filter(
    ({ intent }) =>
      intent.kind !== 'group-size' ||
      intent.change.kind !== 'by' ||
      !sizes.includes(request.groupSize + intent.change.people),
  );
}
