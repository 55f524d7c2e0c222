import type { ConciergeState } from '../../concierge-state.ts';
import { leastClausesOf } from '../cues/clauses.ts';
import { asWhole, type ReadPart } from '../cues/read-part.ts';
import { refusedByName } from '../cues/unknown-thing.ts';
import { type Reading, read } from '../reading.ts';
import { normalise } from '../typing/normalise.ts';
import { absentThing } from '../wishes/absent-thing.ts';

const LEADS =
  /^ (?:(?:and|also|oh|plus|then|but|so|ok|please|pls|maybe|ideally|if poss|if possible|yes|yeah|hi|just|really|both) )+/;
/** Asked for: by a verb, by an article, or by its bare name. */
const ASKED =
  /^ (?:(?:can|could|would|should|shall|may|might|do|is it possible to|any chance (?:we|you) (?:can|could)) )?(?:(?:we|you|i|u|they|it) )?(?:(?:also|please|maybe|just|really|like|love|want|need|to|possible|for us|us) )*(?:book|add|get|hire|arrange|organise|sort(?: out)?|have|order|fit(?: in)?|squeeze in|put(?: in| on)?|want|need|include|throw in|stick|bring|invite|do|try|fancy|lay on|see about|chuck in) | ^ ?(?:an?|some|any|the) |^ (?:(?:any chance of|what about|how about|is there|are there|maybe) )(?:an?|some|any)? ?/;
/** Turned down, told of, or in the place of something else: other readers know what becomes of it. */
const OTHERWISE =
  / (?:no|not|dont|doesnt|didnt|without|never|nothing|instead|rather|than|hates?|hated|cancel|cancelled|drop|skip|lose|swap|change|replace|switch|keep|did|done|had|last|booked|sorted already|already|got our|our own|weve|ive|theyve|hes|shes|has|cost|costs|price|how|why|when|where|if|was|were) /;
const WORDS_MAX = 60;
const CLAUSE_WORDS_MAX = 14;
const BARE_MAX = 4;

/**
 * Things that nobody here has, asked for in a clause beside other wishes and read as part of one of them or not at all: each
 * is refused by its name, so that none is passed over in silence. What is only a word before such a thing, the hot tub of
 * `a hot tub limo`, is not given for it.
 */
export function withThingsUnsaid(parts: readonly ReadPart[], message: string, state: ConciergeState): ReadPart[] {
  const { words } = normalise(message);
  if (words.length > WORDS_MAX || !parts.some(({ intent }) => intent.kind !== 'unknown')) return [...parts];
  let now = [...parts];
  for (const clause of leastClausesOf(message)) {
    const reading = read(clause, state);
    const thing = asked(reading);
    if (thing === null || now.some((part) => tellsOf(part, thing.name))) continue;
    const refusal = asWhole(clause, refusedByName(thing.full));
    const at = now.findIndex((part) => isOfThing(part, clause, thing));
    now = at < 0 ? [...now, refusal] : now.map((part, index) => (index === at ? refusal : part));
  }
  return now;
}

interface Thing {
  name: string;
  /** With the words before it that say which. */
  full: string;
  /** Whether a place or kind of the list was read from those words. */
  isLed: boolean;
}

function asked(reading: Reading): Thing | null {
  const { words, line, slots, venues, types } = reading;
  const thing = absentThing(reading);
  if (!thing || words.length > CLAUSE_WORDS_MAX || OTHERWISE.test(line) || slots.length > 0) return null;
  const { name, from, to } = thing;
  const bare = line.replace(LEADS, ' ');
  if (!ASKED.test(bare) && bare.trim().split(' ').length > BARE_MAX + to - from) return null;
  const led = [...venues, ...types].find((mention) => mention.to === from);
  return { name, full: [...words.slice(led?.from ?? from, from), name].join(' '), isLed: led !== undefined };
}

/** Whether a part is about that thing already. */
const tellsOf = ({ intent }: ReadPart, name: string): boolean =>
  intent.kind !== 'unknown' &&
  JSON.stringify(intent)
    .toLowerCase()
    .includes(name.split(' ')[0] ?? name);

/** A part that is nothing but the clause, not understood, or read from the words before the thing. */
const isOfThing = ({ wish, intent }: ReadPart, clause: string, { isLed }: Thing): boolean =>
  normalise(wish).line.includes(normalise(clause).line.trimEnd()) &&
  normalise(wish).words.length <= normalise(clause).words.length + 3 &&
  (intent.kind === 'unknown' || (isLed && intent.kind === 'add'));
