import type { ConciergeState } from '../../../concierge-state.ts';
import { questionKind } from '../../cues/asks.ts';
import { ORDER } from '../../cues/topic-words.ts';
import { read } from '../../reading.ts';

const JOINT =
  /(?<=[.!?;,–])\s+|\n+|\s+(?=(?:and|n|&|but|so)\s+(?:please\s+|also\s+|then\s+|can (?:we|you)\s+)?(?:drop|bin|ditch|lose|skip|swap|change|move|add|put|stick|book|find|make|keep|tell|what|how|where|when|is|are)\b)/i;

/**
 * What one clause of a message says in full by `inFull`, with the other clauses that order, ask or name something themselves: a sigh or a reason beside it, `too early mate`, `kath is on shift`, says no more. Null where no
 * clause says it, or several do; `isAlone`: and where another says more.
 */
export function inOneClause(
  state: ConciergeState,
  message: string,
  inFull: (clause: string) => string | null,
  { isAlone = false }: { isAlone?: boolean } = {},
): string | null {
  const clauses = message.split(JOINT).filter((clause) => clause.trim() !== '');
  const asked = clauses.findIndex((clause) => isAsked(clause) && !isGasp(clause));
  // What stands after a question leans on that.
  const full = clauses.map((clause, at) =>
    (asked >= 0 && at > asked) || (clauses.length > 1 && isGasp(clause)) ? null : inFull(clause),
  );
  if (full.filter((one) => one !== null).length !== 1) return null;
  const more = clauses.filter((clause, at) => full[at] === null && !isGasp(clause) && saysMore(clause, state));
  if (isAlone && more.length > 0) return null;
  return clauses
    .flatMap(
      (clause, at) =>
        full[at] ?? (more.includes(clause) ? clause.replace(/^(?:and|n|&|but|so)\s+|[,;.!]+$/gi, '') : []),
    )
    .join(', ');
}

/** `they only eat chips anyway`, `we are skint`: why, whatever order its words may stand for. */
const TELLS =
  /^\W*(?:cos|because|as|since|they|she|he|we|i|it|its|it's|half|most|some|nobody|no one|everyone|everybody|(?:the|our) (?:girls|lads|boys|group|team|hens?|stags?)|not (?:everyone|all))\b(?!.*\b(?:wants?|needs?|prefer|rather|would|can|could|should)\b)/i;

/** `dont need it. just cross club`: what is left. */
const IS_LEFT = /^\W*(?:just|only)\b/i;

const isAsked = (clause: string): boolean => /\?\s*$/.test(clause);

/** `half twelve??`, before the hour that is wanted: what was told, said once more. */
const isGasp = (clause: string): boolean => /^\W*(?:\S+\s+){0,2}\S*\?[?!]+\s*$/.test(clause);

function saysMore(clause: string, state: ConciergeState): boolean {
  const { line, raw, slots, hotels, amount } = read(clause, state);
  const isOrder = ORDER.test(line) && !TELLS.test(clause);
  return (
    isAsked(clause) ||
    questionKind(line, raw) !== null ||
    isOrder ||
    (slots.length + hotels.length > 0 && !IS_LEFT.test(clause)) ||
    amount !== null
  );
}
