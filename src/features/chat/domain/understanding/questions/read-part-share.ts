import type { ConciergeState } from '../../concierge-state.ts';
import { findScope } from '../cues/find-scope.ts';
import { ORDER } from '../cues/topic-words.ts';
import { slotsOf } from '../finding/find-slots.ts';
import type { Intent } from '../intent.ts';
import { read } from '../reading.ts';

type Outside = Extract<Intent, { kind: 'outside' }>;

/** Somebody is not there for a part or a day. */
const ABSENT =
  / (?:cant|cannot|couldnt|wont|isnt|arent|not|doesnt|wouldnt) (?:be )?(?:able to )?(?:make|do|come|coming|doing|join|joining|manage|going|go|there)(?= )| (?:misses|missing|miss|skips|skipping|skip|sits out|sitting out|sit out|leaves before|leaving before) /;
/** Somebody is there for that alone. */
const PRESENT =
  / (?:only|just) (?:\w+ ){0,2}?(?:come|comes|coming|do|does|doing|join|joins|joining|make|makes|making|there|here|around|attends?|attending|popping|turning up|with us)(?= )| (?:come|comes|coming|join|joins|joining|there|here) (?:\w+ ){0,2}?(?:only|just) (?:for|on) | (?:come|comes|coming|join|joins|joining) (?:us )?(?:for|on) (?:\w+ ){1,4}?only /;
/** It is all of them, or the one who types for all. */
const OF_ALL =
  / (?:we|you|us|everyone|everybody|all of us|the (?:group|lads|girls|whole lot)) (?:all |just |only )*(?:cant|cannot|couldnt|wont|skip|skipped|miss|missed|dont|arent|are not|are (?:only|just)|come|do|doing) /;
const ASKS_MONEY =
  / (?:owe|owes|owing|how much|whats (?:the )?(?:price|cost|damage)|price for|cost for|off for|(?:what|how much) (?:\w+ ){1,14}?(?:pay|pays|owe|owes|cost|costs|save|saves|price|chip in|chips in|contribute)|what (?:will|would|does) (?:it|that) (?:be|come to)(?: each)?) /;
const WORDS_MAX = 30;
const LENGTH_MAX = 220;

/**
 * `if katie cant make saturday night what does she owe`, `what does somebody pay who only comes for the sunday`: what those parts cost,
 * for one who misses them or who is there for nothing else. The plan counts everybody and stays. Null where no part or day is named, or
 * nobody asks for money.
 */
export function readPartShare(message: string, state: ConciergeState): Outside | null {
  if (message.length > LENGTH_MAX || !/\b(?:owe|pay|cost|price|much|save|damage|off|chip|be|come)/i.test(message))
    return null;
  const reading = read(message, state);
  const { line, slots, kinds, days, words, venues } = reading;
  if (words.length > WORDS_MAX || !ASKS_MONEY.test(line) || OF_ALL.test(line)) return null;
  if (ORDER.test(line.replace(ABSENT, ' ').replace(PRESENT, ' '))) return null;
  if (slots.length + kinds.length + days.length === 0 || venues.length > 0) return null;
  const isAbsent = ABSENT.test(line);
  if (!isAbsent && !PRESENT.test(line)) return null;
  const of = findScope(reading, state.plan, words.length).slots;
  const isAll = of.length === 0 || of.length === slotsOf(state.plan).length;
  return isAll ? null : { kind: 'outside', what: isAbsent ? 'absence' : 'presence', of };
}
