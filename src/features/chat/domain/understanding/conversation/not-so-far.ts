import type { Wish } from '../intent.ts';

const TOO_FAR =
  / (?:not (?:that|so|quite (?:so|that)|as) (?:late|early|much|far|long)|(?:bit|little|way|far|just)? ?too (?:late|early|far|much)(?: now)?)(?: (?:please|though|tho|lol))* $/;
const USUAL_MOVE = 60;

/** `not that late`, of a move to no hour in particular: half as far. Null for anything else. */
export function notSoFar(previous: Wish, line: string): Wish | null {
  if (previous.kind !== 'retime' || previous.startMinute !== null || !TOO_FAR.test(line)) return null;
  return { ...previous, byMinutes: Math.round((previous.byMinutes ?? USUAL_MOVE) / 2) };
}
