import type { ConciergeState } from '../../concierge-state.ts';
import { hasPlainForm } from '../cues/asks-plainly.ts';
import { clausesOf } from '../cues/clauses.ts';
import { asWhole, type ReadPart } from '../cues/read-part.ts';
import { ORDER } from '../cues/topic-words.ts';
import { readOneMissing } from '../questions/read-one-missing.ts';
import { read } from '../reading.ts';

const CLAUSES_MAX = 3;
/** Without one of these no clause need be read for it. */
const MISSES =
  /\b(?:skip|miss|sit|sitting|opt|bow|isn'?t|is not|won'?t be|will not be|(?:can'?t|cannot|won'?t) (?:make|come|be))/i;

/** `does that change the price` orders nothing. */
const isOrder = (line: string): boolean => ORDER.test(line) && !hasPlainForm(line);

/**
 * `she could skip the club, how much off is that for her`: one of them is told to miss a part, and whatever is asked beside
 * it is answered. Null where nobody is, and where another clause orders something.
 */
export function readMissingTold(
  message: string,
  state: ConciergeState,
  readRest: (rest: string) => readonly ReadPart[],
): ReadPart[] | null {
  if (!MISSES.test(message)) return null;
  const clauses = clausesOf(message).map(({ text }) => text);
  if (clauses.length < 2 || clauses.length > CLAUSES_MAX) return null;
  const told = clauses.find((clause) => readOneMissing(read(clause, state), state) !== null);
  const intent = told === undefined ? null : readOneMissing(read(told, state), state);
  const rest = clauses.filter((clause) => clause !== told);
  if (told === undefined || !intent || rest.some((clause) => isOrder(read(clause, state).line))) return null;
  const others = readRest(rest.join(', ')).filter(({ intent: other }) => other.kind !== 'unknown');
  return [asWhole(told, intent), ...others];
}
