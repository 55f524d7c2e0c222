import { asWhole, type ReadPart } from '../cues/read-part.ts';
import { stayerIn } from '../finding/who-stays.ts';
import { normalise } from '../typing/normalise.ts';

const JOINT = /\s*[.!?;\n]+(?=\s|$)\s*|\s*,\s+(?:(?:and|but)\s+)?|\s+(?:and|but|also)\s+/i;
const LENGTH_MAX = 240;
/** `shes there saturday night` tells that somebody is there, and not for how long. */
const LIMITS =
  / (?:only|just|early|late|later|till|til|until|leav\w+|fl(?:y|ies|ying)|home|extra|longer|shorter|(?:one|two|three|an?|another|\d) (?:days?|nights?)) /;

function isShorterOrLonger(clause: string): boolean {
  const { line } = normalise(clause);
  return LIMITS.test(line) && stayerIn(line) === 'some';
}

/**
 * `swap the boat, and becky can only stay one night`: for the one who stays for less or longer the trip keeps its days, which
 * is told beside what else is wished for. Null where no clause tells such a thing, or nothing else is understood.
 */
export function besideStays(message: string, again: (words: string) => readonly ReadPart[]): ReadPart[] | null {
  const clauses = message.length > LENGTH_MAX ? [] : message.split(JOINT).filter(Boolean);
  const at = clauses.length < 2 ? -1 : clauses.findIndex(isShorterOrLonger);
  const stay = clauses[at];
  if (stay === undefined) return null;
  const others = again(clauses.toSpliced(at, 1).join(', ')).filter(({ intent }) => intent.kind !== 'unknown');
  const isTold = others.some(({ intent }) => intent.kind === 'impossible');
  return others.length === 0 || isTold
    ? null
    : [...others, asWhole(stay, { kind: 'impossible', why: { kind: 'part-of-group' } })];
}
