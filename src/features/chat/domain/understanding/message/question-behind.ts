import type { SmallTalk } from '../small-talk.ts';
import { normalise } from '../typing/normalise.ts';
import { readSmallTalk } from './read-small-talk.ts';

/** How a question begins that has words enough to be one. */
const ASKS =
  /^(?:(?:so|and|but|just|also|only|quick (?:one|question)|one (?:question|thing|more thing))[,:;.\s-]+)*(?:who|whose|what|when|where|why|how|which|does|do|did|is|are|can|could|will|would|should|shall|have|has|any)(?:'?s|s)?\s+\S+\s+\S+/i;
/** `what a star`, `how lovely`, `is that ok`, `can you`: more of the same, and nothing that is asked of the plan. */
const PRAISES =
  /^(?:what (?:a|an)|how (?:lovely|nice|kind|sweet|clever|exciting|amazing|good|great)|could(?:n'?t)? be|can(?:'?t| not)|is (?:that|it|this) (?:everything|all|it|ok|okay|alright|us)) ?/i;
const PREFIX_WORDS_MAX = 10;
const COURTESIES: ReadonlySet<SmallTalk['kind']> = new Set(['thanks', 'greeting', 'joy', 'noted']);

export const isCourtesy = ({ kind }: SmallTalk): boolean => COURTESIES.has(kind);

/** `looks good! who picks the restaurants?`: what is asked behind a greeting, thanks or praise; null where nothing is. */
export function questionBehind(message: string): string | null {
  const words = message.trim().split(/\s+/);
  for (let from = 1; from <= Math.min(PREFIX_WORDS_MAX, words.length - 3); from += 1) {
    const asked = words.slice(from).join(' ');
    if (!ASKS.test(asked) || PRAISES.test(asked) || readSmallTalk(normalise(asked).line, false)) continue;
    const said = readSmallTalk(normalise(words.slice(0, from).join(' ')).line, false);
    if (said && isCourtesy(said)) return asked;
  }
  return null;
}
