import { onlyOf } from '../../../../../shared/only-of.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { type Clause, clausesOf } from '../cues/clauses.ts';
import { isOfSomebody, isToldOfElse, tellsOn } from '../cues/told-of-else.ts';
import { type Reading, read } from '../reading.ts';
import { readGroupNow } from '../wishes/read-group-now.ts';
import { readOverLimit } from '../wishes/read-over-limit.ts';
import { readSizeTold } from '../wishes/read-size-told.ts';

/** A longer message is a letter or a chat, and is not cut. */
const LENGTH_MAX = 600;

/**
 * A message without what only tells of something else around its wish: `put the boats at 6, my sister is picking the kids
 * up at 8`. What is wished for stays, and so does what it leans on. A message that only tells stays whole.
 */
export function withoutStories(message: string, state: ConciergeState): string {
  if (message.length > LENGTH_MAX || saysTogether(message, state)) return message;
  const amid = AMID.exec(message)?.[0];
  if (amid !== undefined && namesOf(read(amid, state)) === 0) return withoutStories(message.slice(amid.length), state);
  const clauses = withWhatIsSaid(clausesOf(message));
  const told = toldIn(clauses, state);
  if (!told.includes(true) || !told.includes(false)) return message;
  const asked = read(
    written(clauses, (at) => told[at] === false),
    state,
  );
  const isReply = state.history.length > 0 && !ASKS.test(asked.line);
  if (asked.words.length < WORDS_MIN && !saysOfWhat(asked) && !isReply) return message;
  const isKept = clauses.map(({ text }, at) => told[at] === false || isLeantOn(text, asked, state));
  const leant = onlyOf(clauses.filter((_, at) => told[at] === true && isKept[at] === true));
  const thing = leant ? thingOf(read(leant.text, state)) : null;
  const wish = written(clauses, (at) => told[at] === false);
  if (thing !== null && ONE.test(wish)) return wish.replace(ONE, `$1 ${thing}`);
  return isKept.includes(false) ? written(clauses, (at) => isKept[at] === true) : message;
}

/** `ten was hopeful. eight`: only together do the clauses say how many there are, or what it may cost. */
function saysTogether(message: string, state: ConciergeState): boolean {
  const whole = read(message, state);
  return (readGroupNow(whole, state) ?? readSizeTold(whole, state) ?? readOverLimit(whole, state)) !== null;
}

/** The one thing that a clause names and the plan does not have, in its words; null where it names another number of them. */
function thingOf({ types, venues, slots, words }: Reading): string | null {
  const venue = onlyOf(venues);
  const thing = venue ?? (venues.length === 0 ? onlyOf(types) : undefined);
  if (!thing || slots.length > 0) return null;
  return `${venue ? '' : 'a '}${words.slice(thing.from, thing.to).join(' ')}`;
}
/** `me cousin had a helicopter at his stag, stick one in for us`. */
const ONE =
  /\b(stick|put|add|get|have|book|fit|squeeze|do|find|chuck|throw|bung|want|try|might|could|can|would) (?:us |me )?(?:one|it)\b/i;

/** `lads reckon its too tame`: what somebody says is one with that they say it. */
function withWhatIsSaid(clauses: readonly Clause[]): Clause[] {
  const joined: Clause[] = [];
  for (const clause of clauses) {
    const last = joined.at(-1);
    const isSaid = last && (AS_I_THINK.test(clause.text) || (/^\s*$/.test(last.joint) && SAYS.test(last.text)));
    const isSince = last && /\bsince\b/i.test(last.joint);
    if (isSaid || isSince)
      joined[joined.length - 1] = { text: `${last.text}${last.joint}${clause.text}`, joint: clause.joint };
    else joined.push(clause);
  }
  return joined;
}
const AS_I_THINK = /^i (?:believe|think|understand|gather|hear)$/i;
const SAYS =
  /\b(?:says?|said|reckons?|thinks?|thought|swears?|swore|told (?:me|us|her|him)|know|hope|heard|saw|if|when|unless|that|what|whatever|whether|how|why|where|because|as)$/i;

/** `between nursery fees and a new boiler id like to keep it under 500`. */
const AMID =
  /^\s*(?:between|what with) (?:[\w'’]+ ){1,5}and (?:[\w'’]+ ){1,5}(?=(?:i'?d|i would|we'?d|i need|we need|i want|we want|can|could)\b)/i;

/**
 * Which clauses only tell; what goes on from such a clause in the same sentence tells on, and where it does not, `my nan is 83 and
 * shes there saturday`, whom it speaks of stays.
 */
function toldIn(clauses: readonly Clause[], state: ConciergeState): boolean[] {
  const told: boolean[] = [];
  clauses.forEach(({ text, joint }, at) => {
    const before = clauses[at - 1];
    const isAfter = told[at - 1] === true && before !== undefined && !/[.!?\n]|\bso\b/i.test(before.joint);
    const isTold =
      isToldOfElse(text) || (isAfter && tellsOn(text)) || (isOfSomebody(text) && namesNothing(read(text, state)));
    told.push(!joint.includes('?') && isTold);
  });
  return told.map((isTold, at) => isTold && (told[at + 1] !== false || !SPEAKS_ON.test(clauses[at + 1]?.text ?? '')));
}
const SPEAKS_ON = /^(?:and )?(?:he|she|they|who)(?:['’]?s|['’]?re|['’]?ll)?\b(?! (?:said|says|reckons?)\b)/i;

const namesOf = ({ slots, venues, types, kinds, hotels }: Reading): number =>
  slots.length + venues.length + types.length + kinds.length + hotels.length;

const namesNothing = (one: Reading): boolean => namesOf(one) + one.diets.length === 0;

/** Whether the words name what they are about. */
const saysOfWhat = (asked: Reading): boolean =>
  namesOf(asked) + asked.days.length > 0 || / (?:\d+|hotel|stay|digs) /.test(asked.line);
const POINTS =
  / (?:(?<!make )it(?! (?:all|under|below|within|over|cheaper|calmer|livelier) )|that|them|those|there(?! (?:is|are) )|(?<!all )this(?! (?:weekend|trip|plan) )|one(?! of )|some|instead) /;
/** Fewer words wish for nothing, unless they answer what was said last. */
const WORDS_MIN = 3;
const ASKS = /^ (?:what|are|is|do|how|why|who) /;

/** Whether the wish needs what a clause names: a thing, a day or an hour that it only points at. */
function isLeantOn(text: string, asked: Reading, state: ConciergeState): boolean {
  if (OF_THEM.test(asked.line) || (TO_THAT.test(asked.line) && SUM.test(text))) return true;
  const told = read(text, state);
  const isPast = PAST.test(told.line);
  if (namesOf(told) > 0 && (POINTS.test(asked.line) || !saysOfWhat(asked))) return true;
  if (told.days.length > 0 && namesOf(asked) + asked.days.length === 0 && !isPast && OF_DAY.test(asked.line))
    return true;
  return !isPast && HOUR.test(told.line) && BY_HOUR.test(asked.line) && !HOUR.test(asked.line);
}
/** `finance only sign off 280, can it be brought down to that`. */
const TO_THAT = / (?:to|under|within|at) that /;
const SUM = /\b\d{2,5}\b/;
const PAST =
  / (?:ive|broke|lost|lived|promised|was|were|had|went|did|got|came|said|told|took|cost|rang|last|yesterday|died|spent|paid) /;
const HOUR = / (?:\d{1,2}(?: ?[ap]m)?|noon|midnight|half \w+) /;
/** `the groom has work on saturday, start later`. */
const OF_DAY =
  / (?:later|earlier|start|finish|free|off|calmer|easier|gentler|quieter|lighter|livelier|then|that|less|more|nothing|something|no) /;
/** `nan is 84, can she manage saturday`. */
const OF_THEM =
  / (?:can|will|would|could|should|is|are|does|for|suit|let|get) (?:he|she|they|him|her|them) | (?:he|she|they) (?:can|could|will|would) (?:come|join|do|manage|eat|have|make) /;
const BY_HOUR = / (?:later|earlier|in time|by then|then|(?:before|after)(?: that| it)?(?= $)) /;

/** What is kept in one line again, without a joint to what is gone. */
function written(clauses: readonly Clause[], isKept: (at: number) => boolean): string {
  const text = clauses.map(({ text: words, joint }, at) => {
    if (!isKept(at)) return '';
    if (at + 1 < clauses.length && isKept(at + 1)) return words + joint;
    return `${words}${/[.!?,]/.exec(joint)?.[0] ?? '.'} `;
  });
  const line = text.join('').trim().replace(LEFT_OVER, '').trim();
  const isOpen = line.includes('(') === line.includes(')');
  return (isOpen ? line : line.replace(/[()]/g, '')).replace(/(?<=\w)[.,]$/, '');
}
const LEFT_OVER =
  /^\W*(?:(?:and|but|so|because|cos|coz|since|anyway)\b[\s,]*)+|\s+(?:and|but|so|because|cos|coz|since)(?=[.!?,]?\s*$)/gi;
