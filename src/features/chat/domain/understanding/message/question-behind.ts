import type { SmallTalk } from '../small-talk.ts';
import { normalise } from '../typing/normalise.ts';
import { readSmallTalk } from './read-small-talk.ts';

const SUBJECT =
  '(?:we|you|i|u|it|they|there|the|this|that|these|those|he|she|everyone|everybody|any\\w*|our|my|people|\\w+day|dinner|lunch)';
/** How a question begins: `what time`, `who picks`, `is there`, `do we`, and not `when he sees it`. */
const ASKS = new RegExp(
  `^(?:(?:so|and|but|just|also|only|quick (?:one|question)|one (?:question|thing|more thing))[,:;.\\s-]+)*(?:(?:what|where|when|who|how|why)(?:'?s)\\s+\\S+|(?:what|where|when|who|whose|how|why|which)\\s+(?:is|are|was|will|would|do|does|did|can|could|should|shall|have|has|time|much|many|far|long|early|late|about|come|ones?|day|kind|sort|else|happens|picks|chooses|decides|pays|books)|(?:does|do|did|is|are|can|could|will|would|should|shall|have|has)\\s+${SUBJECT}|any)\\s+\\S+`,
  'i',
);
/** After these words a question does not begin: `I will`, `cant wait to see what`. */
const GOES_ON = /^(?:i|we|he|she|they|you|it|that|this|to|the|a|see|know|not|and|of|for|with)$/i;
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
    if (GOES_ON.test(words[from - 1] ?? '')) continue;
    if (!ASKS.test(asked) || PRAISES.test(asked) || readSmallTalk(normalise(asked).line, false)) continue;
    const said = readSmallTalk(normalise(words.slice(0, from).join(' ')).line, false);
    if (said && isCourtesy(said)) return asked;
  }
  return null;
}
