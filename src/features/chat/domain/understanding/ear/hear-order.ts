import type { ConciergeState } from '../../concierge-state.ts';
import { read } from '../reading.ts';
import { earOf } from './ear.ts';
import { signsWithMarks, wishFeaturesOf } from './ear-features.ts';
import WEIGHTS from './order-weights.json' with { type: 'json' };

const EAR = earOf(WEIGHTS, wishFeaturesOf);

/** Fewer words have too little to sound like anything. */
const CLAUSE_WORDS_MIN = 3;

/** A clause that begins with an order, or a request. Of 1,994 lines that wish for nothing 2 have one, of 2,655 with a wish 447. */
const ORDERS =
  /(?:^\W*|\n\W*|[.!?;,]\s+|\d[).]\s+|\s(?:and|so|then|but|btw|&)\s+)(?:(?:please|just|pls|ok|then|lets|let[’']s)\s+)*(?:(?:can|could) (?:we|you) (?=drop|ditch|lose|swap|add|move|change|replace|scrap|skip|bin|finish|start|limit|keep|put|make)|)(?:drop|add|swap|move|make (?:it|us|that|the|\w+day)|get (?!over|a grip|in my)|put (?!the kibosh)|cancel|remove|take (?!that|my|care|no)|find|book|change|replace|switch|push|bring|start|finish|set|cap|scrap|bin|ditch|lose|skip|do (?:it|that)|squeeze|stick|throw|limit|keep)\b|^(?!.*\b(?:leave|yes|as it|don[’']?t)\b).*\b(?:please|pls|plz)\b/i;
const ASKS = /^\W*(?:how|what|whats|when|where|who|which|why|is|are|does|do|did|will|has)\b/i;
const SENTENCES = /(?<=[.;!?])\s+/;
const CLAUSES = /(?<=[.,;!?])\s+|\s+(?:and|but|so|then|btw|&)\s+/i;

/**
 * How much a message sounds like one after which a change of the plan would be right, from 0 to 1; 1 where it orders in so many
 * words, or too few of its words are known. Beside a question the other clause counts: `how far is the boat, and less walking`. Else
 * it is the middle between the whole and the clause that sounds most so: a story has some that would be a wish by itself.
 */
export function orderShare(message: string, state: ConciergeState): number {
  if (ORDERS.test(message)) return 1;
  const shareOf = (text: string): number =>
    EAR(signsWithMarks(read(text, state))).find(({ label }) => label === 'change')?.share ?? 1;
  const clausesOf = (marks: RegExp): string[] =>
    message.split(marks).filter((clause) => clause.trim().split(/\s+/).length >= CLAUSE_WORDS_MIN);
  const whole = shareOf(message);
  // A name may have an `and` in it, and no full stop.
  const sentences = clausesOf(SENTENCES);
  const clauses = sentences.length === 2 && sentences.some((one) => ASKS.test(one)) ? sentences : clausesOf(CLAUSES);
  if (clauses.length < 2) return whole;
  const told = clauses.filter((clause) => !ASKS.test(clause));
  const isBeside = told.length === 1 && clauses.length === 2;
  const most = Math.max(whole, ...(isBeside ? told : clauses).map(shareOf));
  return isBeside ? most : (whole + most) / 2;
}
