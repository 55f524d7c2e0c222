import type { ConciergeState } from '../../concierge-state.ts';
import { questionsOf } from '../cues/clauses.ts';
import { findScope } from '../cues/find-scope.ts';
import { asWhole, type ReadPart } from '../cues/read-part.ts';
import { ORDER } from '../cues/topic-words.ts';
import type { Intent } from '../intent.ts';
import { type Reading, read } from '../reading.ts';

type Practical = Extract<Intent, { kind: 'practical' }>;

/** What an organiser may have left out, asked in so many words. */
const FORGOTTEN =
  / (?:(?:is there |are there )?(?:anything|something|owt|summat)(?: else)? (?:that )?(?:we|i|you|ive|weve|youve|we have|i have)(?: \w+){0,2}? (?:not (?:thought|considered|covered|planned)|havent (?:thought|considered|covered|planned|done)|forgotten|forgot|missed|overlooked|missing|forgetting)|(?:what|have) (?:else )?(?:have |are |am )?(?:we|i) (?:forgotten|missed|forgetting|missing|overlooked|left out|not thought of)(?: (?:anything|something|owt|anyone))?|(?:is there |is )?anything(?: else)? (?:still )?(?:missing|outstanding|left|open)(?: (?:on|at|from) (?:my|our|your|this) (?:side|end))?|(?:is there )?(?:anything|what)(?: else)? (?:(?:do|should|must|would) )?(?:that )?(?:i|we|id|wed) (?:(?:should|need to|ought to|have to|must|better|still) )*(?:(?:need to|have to) )?(?:sort|do|arrange|organise|plan|check|think about|consider|be thinking about|know about)(?: out)?(?: (?:now|next|first|still|before (?:i|we) .*|for this|beforehand))?|(?:what is|whats) left (?:to (?:do|sort|arrange|organise|plan)))(?: (?:of|about|through|out))? (?:(?:now|then|though|please|yet|at all|here|lol|before .*|so far) )*$/;
/** `if it rains what we do` asks of a case, and `what do we do` alone of the plan. */
const IS_CASE = / (?:if|when|in case) /;
const IS_OWED =
  / (?:else|need|have to|should|must|ought|better|next|now|first|still|left|missing|missed|missing|forgot|forgotten|forgetting|overlooked|outstanding|anything|something|owt|summat|thought) /;
/** What fills up first. */
const BOOK_FIRST =
  / (?:anything|owt|something|what|which (?:bits?|parts?|ones?|places?)|any of (?:it|this|that|them)) (?:\w+ ){0,3}?(?:we|i|to) (?:\w+ ){0,2}?(?:book|reserve|get booked|sort) (?:\w+ ){0,2}?(?:now|first|early|soon|ahead|in advance|straight away|asap|before)(?= )/;
/** Bags between bed and train. */
const BAGS =
  / (?:leave|store|dump|stash|drop|drop off|keep|put|stick|do with|happens to) (?:(?:all )?(?:our|the|my|your|everyones|all) )?(?:\w+ )?(?:bags?|luggage|cases?|suitcases?|stuff)(?= )| (?:left luggage|luggage storage|bag drop|bag storage|luggage lockers) /;
/** Somebody is not to see a part of it. */
const SECRET =
  / (?:keep (?:it|this|that|them|\w+day|the \w+) (?:a )?(?:quiet|secret|surprise|hush hush|under wraps|between us|hidden)|(?:its|it is|is|thats|that is|as) (?:a|supposed to be a|meant to be a) (?:big )?(?:surprise|secret) (?:for|so|dont|and|please|keep|from|till|until)|(?:doesnt|dont|does not|do not|mustnt|must not|shouldnt|cant|isnt (?:meant|supposed) to|not (?:meant|supposed) to|has no idea|have no idea|wont) (?:\w+ )?(?:know|find out|see|hear)(?: (?:about|of))? (?:\w+ ){0,4}?(?:so|dont|keep|and|please|leave|till|until|not|hide)|(?:dont|do not|not to) (?:\w+ )?(?:put|show|include|list|mention|have) (?:\w+ ){1,4}?(?:in|on|to) (?:the |our |anything |whatever |what |any )?(?:\w+ )?(?:shared|share|send|sent|link|group chat|version|plan we|bride|groom|birthday|stag|hen)|(?:dont|do not) (?:let|tell) (?:the |our )?(?:\w+ )?(?:bride|groom|stag|hen|birthday \w+|mum|dad|him|her|he|she|them) (?:\w+ ){0,2}?(?:about|know|see|that))(?= )/;
/** Each pays what is theirs. */
const OWN_SHARE =
  / (?:(?:can|could|do|does|will|should|would|is it (?:ok|possible) (?:for|if)) (?:we|people|everyone|everybody|they|each person|the \w+|each of us)(?: all| each)? (?:to )?(?:pay|pays) (?:separately|individually|their own(?: \w+)?|our own(?: \w+)?|for (?:themselves|ourselves|their own(?: \w+)?))|(?:pay|paying) separately) /;
/** A part is wished away, or what is wished for instead. */
const WISHES = / (?:swap|drop|add|move|change|cheaper|instead|find|book|make it|hotel with|somewhere with) /;
const LENGTH_MAX = 220;
/** So few words that nobody reads are a sigh or a greeting. */
const SIGH_MAX = 3;

/**
 * What organisers ask about once the plan stands, beside its parts: whether anything was forgotten, where the bags go, how to
 * keep a surprise, who pays their own share. Nothing changes. `again` reads what else is in the message; null where none of it
 * is asked.
 */
export function readPractical(
  message: string,
  state: ConciergeState,
  again: (rest: string) => readonly ReadPart[],
): ReadPart[] | null {
  if (message.length > LENGTH_MAX) return null;
  const secret = isSecret(read(message, state)) ? practical('secret', read(message, state), state) : null;
  if (secret) return [asWhole(message, secret)];
  const clauses = questionsOf(message);
  const asked = clauses.map((clause) => practicalIn(read(clause, state), state));
  if (asked.every((intent) => intent === null)) return null;
  const rest = clauses.filter((_, at) => asked[at] === null);
  return [
    ...asked.flatMap((intent, at): ReadPart[] => (intent ? [asWhole(clauses[at] ?? message, intent)] : [])),
    // `nice one`, before it, needs no answer.
    ...(rest.length === 0 ? [] : again(rest.join(', '))).filter(
      ({ intent, wish }) => intent.kind !== 'unknown' || read(wish, state).words.length > SIGH_MAX,
    ),
  ];
}

const isSecret = ({ line }: Reading): boolean =>
  SECRET.test(line) &&
  !/ (?:off|out|gone|binned) $/.test(line) &&
  !ORDER.test(line.replace(/ (?:keep|put) (?=(?:it|that|this|them|\w+day|the) )/g, ' '));

function practicalIn(reading: Reading, state: ConciergeState): Practical | null {
  const { line, days } = reading;
  if (WISHES.test(line.replace(/ book /g, ' '))) return null;
  if (FORGOTTEN.test(line) && IS_OWED.test(line) && !IS_CASE.test(line) && days.length === 0)
    return practical('forgotten', reading, state);
  if (BOOK_FIRST.test(line)) return practical('book-first', reading, state);
  if (OWN_SHARE.test(line)) return practical('own-share', reading, state);
  return BAGS.test(line) && ASKS_BAGS.test(line) && isOfNoPart(reading) ? practical('bags', reading, state) : null;
}

/** `where do our bags go before the boat`: the boat says only when. */
const isOfNoPart = ({ line, slots }: Reading): boolean =>
  slots.length === 0 || / (?:where|what|do with|happens) /.test(line);

const ASKS_BAGS =
  /^ (?:(?:so|and|but|ok|also|hmm) )*(?:is|are|can|could|where|what|do|does|will|should|any|anywhere|somewhere|how|left|luggage|bag) /;

const practical = (topic: Practical['topic'], reading: Reading, { plan }: ConciergeState): Practical => {
  const { slots, days } = findScope(reading, plan, reading.words.length);
  return { kind: 'practical', topic, slots: reading.slots.length > 0 ? slots : [], days };
};
