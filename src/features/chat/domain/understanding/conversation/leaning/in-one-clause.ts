import { ORDER } from '../../cues/topic-words.ts';
import { normalise } from '../../typing/normalise.ts';

const JOINT =
  /(?<=[.!?;,])\s+|\n+|\s+(?=(?:and|n|&|but|so)\s+(?:please\s+|also\s+|then\s+|can (?:we|you)\s+)?(?:drop|bin|ditch|lose|skip|swap|change|move|add|put|stick|book|find|make|keep|tell|what|how|where|when|is|are)\b)/i;

/**
 * What one clause of a message says in full by `inFull`, with the other clauses that order or ask something themselves: a sigh
 * or a reason beside it, `too early mate`, `kath is on shift`, says no more. Null where no clause says it, or several do.
 */
export function inOneClause(message: string, inFull: (clause: string) => string | null): string | null {
  const clauses = message.split(JOINT).filter((clause) => clause.trim() !== '');
  const full = clauses.map(inFull);
  if (full.filter((one) => one !== null).length !== 1) return null;
  return clauses
    .flatMap(
      (clause, at) => full[at] ?? (saysMore(clause) ? clause.replace(/^(?:and|n|&|but|so)\s+|[,;.!]+$/gi, '') : []),
    )
    .join(', ');
}

const saysMore = (clause: string): boolean => /\?\s*$/.test(clause) || ORDER.test(normalise(clause).line);
