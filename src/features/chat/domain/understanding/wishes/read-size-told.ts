import type { ConciergeState } from '../../concierge-state.ts';
import { countNet, countParty } from '../finding/count-party.ts';
import { countPlain } from '../finding/count-plain.ts';
import { findPeople } from '../finding/find-people.ts';
import type { PeopleChange } from '../finding/people-change.ts';
import { NUMBER, readNumberText } from '../finding/read-number.ts';
import type { Intent } from '../intent.ts';
import type { Reading } from '../reading.ts';
import { normalise } from '../typing/normalise.ts';
import { tellsOfMinors } from './read-needs.ts';

const WORDS_MAX = 18;
const SIZE_MAX = 60;
/** Hours, sums, days and ages are no people. */
const OF_ELSE =
  / (?:£|quid|pounds?|pp|each|a head|budget|limit|cap|spend|price|cost|costs|am|pm|oclock|hours?|mins?|minutes?|half|quarter|past|days?|nights?|weeks?|weekends?|months?|bars?|pubs?|clubs?|rooms?|beds?|tables?|drinks?|stops?|things?|places?|january|february|march|april|may|june|july|august|september|october|november|december|start|finish|begin|end|aged?|years?|birthday|turning|option|number (?:one|two|three|\d)|the \d+(?:st|nd|rd|th)) /;

/** Words with which somebody says that a number was wrong, or wavers between two. */
const TALK = new Set(
  `a i would all actually altogether and are as at bad be been before but by call down have ive youve has really wrote written listed certain change changed could def definitely deffo did earlier
  final first for from get gone group had have headcount i in instead is isnt it its just lads girls guys people guests lets make
  maybe mean meant might mistake my no nope not now number numbers of ok on oops only or original originally our people perhaps
  please put rather reckon really said say says should size so sorry still sure than that thats the their then there think thinking
  thought to told total turns out typo typed u us was wasnt we well were will wrong wrongly yeah yes you`.split(/\s+/),
);
const CORRECTS =
  / (?:wrong|not|no|now|but|meant|mean|actually|sorry|maybe|might|could|should|instead|mistake|typo|typed|told|said|really|rather) /;
/** What stands before a number that is not so, or no longer. */
const DENIED =
  /(?: (?:not|isnt|wasnt|no longer|instead of|rather than|from|was|were|got|have|youve|has|wrote|listed|said|say|says|put|told|typed|thought|had|maybe|might be|could be|or)(?: (?:you|us|it|that|for|we|were|was|be|the|a|group|of|as|down|to))*) $/;
const DENIED_AFTER = /^ (?:was|is|were) (?:wrong|a mistake|a typo|not right|the old)/;

/** `ten was wrong its twelve`, `was ten now nine`, `maybe 8 maybe 9.. no 8`, of a plan for one of these numbers. */
function corrected(line: string, size: number): number | null {
  const words = line.trim().split(' ');
  const numbers = words.flatMap((word, at) => {
    const people = /^(?:an?|another|couple|one)$/.test(word) ? null : readNumberText(word);
    return people === null ? [] : [{ people, at }];
  });
  const isTalk = words.every((word, at) => TALK.has(word) || numbers.some((one) => one.at === at));
  if (!isTalk || !CORRECTS.test(line) || !numbers.some(({ people }) => people === size)) return null;
  if (new Set(numbers.map(({ people }) => people)).size < 2) return null;
  const said = numbers.findLast(
    ({ at }) =>
      !DENIED.test(` ${words.slice(0, at).join(' ')} `) && !DENIED_AFTER.test(` ${words.slice(at + 1).join(' ')} `),
  );
  return said && Math.abs(said.people - size) <= Math.max(WIDE_MIN, size / 2) ? said.people : null;
}
/** A number far from the one the plan is for is an hour or a sum. */
const WIDE_MIN = 3;

const SUM = new RegExp(
  ` (?:so|makes?|making|that is|leaves?|leaving|which is|equals) (?:it |us |that |is |are |we |its |now |only |just |still |back |to |about |at |call it )*(${NUMBER})(?: (?:again|all in|all told|in total|altogether|in all|now|then|i think|i reckon|i guess|of us|people|left|total|still|lads|girls|instead|please))* $`,
);
const COMES_OR_GOES =
  / (?:plus|us|out|lost|gained|joined|joins|joining|join|coming|comes|pulled|dropped|bailed|cancelled|new|in|covid|ill|sick|extra|both|cousins?|sisters?|brothers?|mates?|friends?|mum|dad|partner|boyfriend|girlfriend) /;

/** `my sister plus us seven so 8 all in`, `lost two but gained one so 9 i think`: what it comes to is said. */
function summedUp(line: string): number | null {
  const found = SUM.exec(line);
  const people = readNumberText(found?.[1] ?? '');
  return found && people !== null && people > 1 && COMES_OR_GOES.test(line.slice(0, found.index + 1)) ? people : null;
}

const COMERS = `(?:is|are|have|has|both|all|now|also|decided to|going to|gonna|want to|wants to|can|will)`;
const NAMES = new RegExp(
  `^\\s*(?:(?:so|and|but|ok|oh|hi|hey|sorry|sadly|unfortunately|good news|bad news)[\\s,]+)*([a-z]{3,}(?:, [a-z]{3,})*(?:,? (?:and|&|n|\\+) [a-z]{3,}))((?: ${COMERS})* (?:join|joined|joining|coming|come|in|out|dropped out|pulled out|bailed|cancelled|said yes|on board|not coming|aren'?t coming|(?:can'?t|cannot|won'?t) (?:come|make it))(?: (?:too|as well|now|after all|with us|along|then))*)[.! ]*$`,
  'i',
);

/** `Sarah, Tom and Jen have dropped out`: those who are named, as so many people. */
function namedCount(raw: string): string | null {
  const [, list = '', rest = ''] = NAMES.exec(raw) ?? [];
  const names = list.split(/, | (?:and|&|n|\+) /i).map((name) => name.trim().toLowerCase());
  if (list === '' || names.some((name) => NO_NAME.test(name))) return null;
  return `${names.length} people${rest.replace(/ (?:both|all)(?= )/i, '')}`;
}
const NO_NAME =
  /^(?:we|they|you|some|people|lads|girls|mates|friends|kids|others|everyone|two|three|four|five|six|mum|dad|parents|cousins|sisters|brothers|it|that|this|all|both|none|most|many|the|his|her|my|our)$/;

/**
 * How many the group is, where only the whole line and the number of the plan tell it: a number corrected, comings and
 * goings summed up, several people by name. Null where anything else is in the line.
 */
export function readSizeTold(reading: Reading, { plan }: ConciergeState): Intent | null {
  const { line, raw, words, slots, kinds, days, diets, types, hotels, amount } = reading;
  const isOfElse = slots.length + kinds.length + days.length + diets.length + hotels.length > 0 || amount !== null;
  if (words.length > WORDS_MAX || isOfElse || OF_ELSE.test(line) || tellsOfMinors(line) || /[?]/.test(raw)) return null;
  const [first = '', ...reasons] = raw.split(CLAUSES);
  const isReason = reasons.every((reason) => !new RegExp(` ${NUMBER} `).test(normalise(reason).line));
  const people =
    corrected(line, plan.groupSize) ??
    (isReason ? corrected(normalise(first).line, plan.groupSize) : null) ??
    summedUp(line);
  if (people !== null) return people > SIZE_MAX ? null : { kind: 'group-size', change: { kind: 'size', people } };
  const told = totalBeside(raw);
  if (told !== null) return { kind: 'group-size', change: told };
  const named = types.length === 0 ? namedCount(raw) : null;
  const change = named === null ? countWhole(line) : findPeople(normalise(named).line);
  return change === null ? null : { kind: 'group-size', change };
}

/** `the headcount is 23 - one colleague is on leave`: the clause with the whole number, and others that only tell why. */
function totalBeside(raw: string): PeopleChange | null {
  const clauses = raw.split(CLAUSES).filter((clause) => /\w/.test(clause));
  const lines = clauses.map((clause) => normalise(clause).line);
  const totals = lines.filter((line) => TOTAL.test(line));
  const [total] = totals;
  const others = lines.filter((line) => line !== total);
  if (total === undefined || totals.length > 1 || others.length === 0 || others.some((line) => /\d/.test(line)))
    return null;
  const change = findPeople(total);
  return change?.kind === 'size' && change.people > 1 ? change : null;
}
const CLAUSES = /[,;–—]|\.(?!\.)| - /;
const TOTAL =
  / (?:headcount|head count|(?:final )?numbers?|group size|party size) (?:is|are|now|will be|stands|to|at|of)(?: \w+){0,2} $/;

/** Several people who come and go, or who are all there are, in clauses that say it only together. */
const countWhole = (line: string) =>
  countNet(asMoves(line)) ?? (/ (?:and|plus|with) /.test(line) ? (countParty(line) ?? countPlain(line)) : null);

/** `lost two gained one`, `two say theyre out`, as `two out one in`. */
const asMoves = (line: string): string =>
  line
    .replace(/^ (?:(?:just|we|have|had|has|got|so|ok|now|i|also|ive|weve) )*(?=\w)/, ' ')
    .replace(new RegExp(` (?:lost|lose|losing|minus|down) (${NUMBER})(?: (?:people|lads|girls))? `, 'g'), ' $1 out ')
    .replace(
      new RegExp(` (?:gained|gain|gaining|plus|picked up) (${NUMBER})(?: (?:people|lads|girls))? `, 'g'),
      ' $1 in ',
    )
    .replace(/ (?:say|saying|said|says) (?:they are|theyre|they have|they cant|that they are|are) /g, ' are ')
    .replace(/ (\w+) new (?:one|person|lad|girl|body|face|recruit)s? /g, ' $1 more people ')
    .replace(/ one (?=(?:out|in) )/g, ' 1 ')
    .replace(/ (out|in) (?:and|but) /g, ' $1 ');
