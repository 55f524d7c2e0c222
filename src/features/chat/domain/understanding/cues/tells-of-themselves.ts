import { ONE_WITH_AGE } from '../finding/some-of-group.ts';
import type { Reading } from '../reading.ts';
import { openings } from '../typing/openings.ts';

const LEAD = `^ ${openings('to be fair|tbh|by the way|i should say|forgot to say|just so you know')}`;
const GROUP =
  '(?:we|they|everyone|everybody|the (?:girls|lads|boys|group|team|guests|others)|(?:most|all|half|some|none|many|a few|a couple|two|three|four|five|six|seven|eight|nine|ten|\\d{1,2}) of (?:us|them|the \\w+))';
const ONE = '(?:he|she|the (?:bride|groom|stag|hen|birthday (?:girl|boy)))(?: to be)?';
const REST = '(?: \\w+){1,9} $';
const TOLD = [
  // `we can chill at the hotel`.
  new RegExp(
    `${LEAD}(?:we|they|people|everyone|the (?:girls|lads|group)) (?:can|could|will|might) (?:just |all )?(?:chill|relax|rest|nap|hang out|get ready|potter|mooch)(?: \\w+){0,2} (?:at|in|by|round)(?: \\w+){1,3} $`,
  ),
  // `its her 30th`, `its our third time here`.
  new RegExp(
    `${LEAD}it is (?:(?:all|only|also) )?(?:her|his|their|my|our|the \\w+|a|an|\\w+s) (?:\\w+ )?(?:\\d{1,3}(?:st|nd|rd|th)|eighteenth|twenty first|thirtieth|fortieth|fiftieth|sixtieth|seventieth|birthday|anniversary|leaving do|retirement|first|second|third|hen|stag|work do|reunion|girls trip|lads trip)(?: \\w+){0,6} $`,
  ),
  // `finally sat down with a cuppa`.
  /^ (?:(?:hiya|hi|hello|hey|well|phew|right|oh|just|now|finally|at last|i|we|have|am|are) )*sat down (?:with|to|for|after|at)(?: \w+){1,10} $/,
  // `its a mixed group`.
  new RegExp(
    `${LEAD}(?:(?:it is|we are|they are|quite|pretty|very|really) )*(?:a |an )?(?:\\w+ )?mixed (?:group|bunch|crowd|lot|ages?|age group)(?: \\w+){0,5} $`,
  ),
  new RegExp(
    `${LEAD}${GROUP} (?:all |mostly |both )?(?:are|have|know|dont know|work|met|grew|went|go back|used to|never|havent|have not|come from|live)${REST}`,
  ),
  // `nan is 81 bless her`, `the youngest is 19 and the oldest is 72`.
  new RegExp(`${LEAD}${ONE_WITH_AGE}(?: and ${ONE_WITH_AGE}|(?: \\w+){0,3}) $`),
  new RegExp(`${LEAD}${ONE} (?:is|was|used to|works|turns|grew|has (?:just|been|never)|lives|comes from)${REST}`),
];
/** A wish, a need, a dislike or a question, however it is put. */
const MORE =
  / (?:want|wants|wanna|need|needs|would|should|must|can|cant|cannot|wont|will|could|might|may|too|only|prefer|prefers|like|likes|love|loves|loving|hate|hates|fancy|sick|bored|tired|scared|afraid|allergic|intolerant|keen|into|mad|skint|broke|hungry|late|early|cold|drunk|sober|drink|drinking|eat|eating|swap|change|drop|add|move|cheaper|coming|come|arriving|leaving|flying|joining|booked|paid|no|not|what|which|who|why|how|when|where|instead|so|pregnant|disabled|wheelchair|deaf|blind|injured|ill|bad|knackered|done|decided|voted|unsure|confused|happy|excited|annoyed|upset|meant|supposed|lost) /;
const AGES = new RegExp(` ${ONE_WITH_AGE}`, 'g');
const WORDS_MAX = 14;

/** `its her 30th`, `theyre all teachers`, `none of us know each other`: who they are is told, and nothing is wished for. */
export const tellsOfThemselves = ({ line, raw, words, slots, venues, types, amount, diets, days }: Reading): boolean =>
  words.length <= WORDS_MAX &&
  slots.length + venues.length + types.length + diets.length + days.length === 0 &&
  amount === null &&
  !/\?\s*$/.test(raw) &&
  (byThemselves(line) || !MORE.test(line.replace(/ none of /, ' ').replace(AGES, ' '))) &&
  TOLD.some((pattern) => pattern.test(line));

/** `we can chill at the hotel` tells what they do by themselves. */
const BY_THEMSELVES =
  / (?:can|could|will|well|would|rather) (?:\w+ )?(?:chill|relax|rest|nap|hang|hang out|get ready|sit|drink|pre drink|potter|mooch) (?:\w+ ){0,3}(?:at|in|by|round) /;
export const byThemselves = (line: string): boolean => BY_THEMSELVES.test(line);

const LESS_DRINK =
  / (?:less|fewer|not so much|no more) (?:booze|boozing|boozy|drink|drinks|drinking|alcohol|pubs?|bars?) /;

/** Whether a line that sounds like a mood is none: who they are, what they do by themselves, or less drink for a livelier trip. */
export const isNoMood = (label: 'calmer' | 'wilder', reading: Reading): boolean =>
  tellsOfThemselves(reading) ||
  (byThemselves(reading.line) && reading.slots.length + reading.days.length === 0) ||
  (label === 'wilder' && LESS_DRINK.test(reading.line));
