import type { ConciergeState } from '../../concierge-state.ts';
import { isNothingAsked } from '../../wording/offers.ts';
import { NUMBER, readNumberText } from '../finding/read-number.ts';
import type { Intent } from '../intent.ts';
import { type Reading, read } from '../reading.ts';
import { tellsOfMinors } from './read-needs.ts';

const COUNT = `(${NUMBER.replace('a couple|couple|an|a|another|', '')})`;
const LEAD =
  '(?:(?:so|and|but|ok|oh|hi|sorry|actually|right|now|sadly|unfortunately|good news|bad news|looks like|it looks like|turns out|i think|think|i reckon|apparently|that) )*';
const HEADS = '(?:of us|of them|people|heads|lads|girls|guests|boys|ladies|adults)';
const TAIL = `(?: (?:now|then|${HEADS}|in total|in all|all told|all in|altogether|total|after all|in the end|please|not \\w+|i think|instead|again|anyway|sorry|thanks))*`;
/** `nine altogether`, of which everybody is told. */
const IN_ALL = new RegExp(
  `^ ${LEAD}(?:it is |its |that is |we are |were |making |makes )?${COUNT}(?: ${HEADS})* (?:in (?:all|total)|all told|altogether)${TAIL} $`,
);
/** `we will be nine`, `we come to six`. */
const WE_ARE = new RegExp(
  `^ (?:(?:[a-z]+ ){1,6}and )?${LEAD}(?:(?:we|there|well|therell|numbers|the (?:group|numbers|total|headcount))(?: (?:will|might|may|should|shall|must|have|are|is|going|to|gonna|all|now|actually|only|just|really))* (?:be|come|came|coming|comes|add|end|ended|work|stand|stands)|well be|therell be|i make it|we make it|i make us|we make)(?: (?:up|out|to|at|as|with|about|just|only|now|exactly))* ${COUNT}${TAIL} $`,
);
const BECOMES =
  '(?: (?:of us|is|are|has|have|had|now|just|since|suddenly|s))*? (?:now|becomes?|became|turned|turns|gone|went|goes|dropped|drops|grown|grew|shrunk|risen|swelled|changed|fallen|down|up)(?: (?:now|in|into|to|down|up|back|as|only|just|at|by now))*';
/** `eight is now nine`, `our 14 has turned into 11`. */
const BECOME = new RegExp(
  `^ ${LEAD}(?:the |our |us |all )*(?:${COUNT}|(\\w+)s)(?: of us)?${BECOMES} ${COUNT}${TAIL} $`,
);
/** `twenty four was optimistic`, and at the end how many it is. */
const WAS_TOO_MANY = new RegExp(
  `^ ${LEAD}(?:the |our )?${COUNT} (?:was|is|were|turned out) (?:\\w+ ){0,2}(?:optimistic|hopeful|ambitious|wishful thinking|too (?:many|few|high|low)|wrong|a guess|a bit much|pushing it|out|generous|pessimistic)(?= )`,
);
const BARE = new RegExp(`^ (?:(?:so|it is|its|we are|were|now|make it|call it|say) )*${COUNT}${TAIL} $`);
/** `two cancellations this morning`. */
const CANCELLED = new RegExp(
  `^ ${LEAD}(?:(?:we|i|ive|weve|there|has|have|had|got|been|just|is|are) )*(${NUMBER}) (?:more )?(?:cancellations?|no ?shows?|drop ?outs?)(?: (?:this|morning|today|yesterday|so far|now|since|already|sadly|from|on|in|the|our|side|group|list|team|last night|over|week|weekend))* $`,
);
/** A train that is late tells an hour. */
const OF_HOURS =
  / (?:late|early|train|trains|flight|plane|bus|coach|ferry|oclock|am|pm|arriv\w+|land\w*|hour|hours|minutes|mins|tonight|there (?:by|at|for)) /;
const ORDERS =
  / (?:swap|drop|add|move|change|make it|keep|find|book|cancel|put|cut|lose|can|could|please|instead|cheaper|budget|each) /;
const CLAUSES = /[,;:!?–—]|\.(?!\d)| - /;
const CLAUSES_MAX = 6;
/** No hour is so late, so that it is a number of people by itself. */
const NO_HOUR = 13;

/**
 * How many the group is by now, told in a clause of its own, `eight is now nine, I forgot Morag`: what stands beside it tells
 * why. Null where anything else is wished for or named.
 */
export function readGroupNow(reading: Reading, state: ConciergeState): Intent | null {
  const { raw, slots, kinds, diets, hotels, venues, amount } = reading;
  const size = state.request.groupSize;
  const clauses = raw.split(CLAUSES).filter((clause) => /\w/.test(clause));
  const isOfElse = slots.length + kinds.length + diets.length + hotels.length + venues.length > 0 || amount !== null;
  if (clauses.length > CLAUSES_MAX || isOfElse || raw.includes('?') || tellsOfMinors(reading.line)) return null;
  const lines = clauses.map((clause) => read(clause, state).line);
  const gone = lines.length === 1 ? readNumberText(CANCELLED.exec(reading.line)?.[1] ?? '') : null;
  if (gone !== null) return { kind: 'group-size', change: { kind: 'by', people: -gone } };
  const [people, another] = lines.flatMap((line) => countIn(line, lines, size) ?? []);
  if (people === undefined || another !== undefined || people < 2 || people === size) return null;
  // `its 15`, after a question of ours, may be what was asked for.
  if (BARE.test(reading.line) && !isNothingAsked(state.history)) return null;
  const others = lines.filter((line) => countIn(line, lines, size) === null);
  return others.some((line) => ORDERS.test(line)) ? null : { kind: 'group-size', change: { kind: 'size', people } };
}

/** The whole number that a clause tells; null where it tells none, or where the number may be something else. */
function countIn(line: string, all: readonly string[], size: number): number | null {
  const become = BECOME.exec(line);
  if (become) {
    const [, was = '', of = '', now = ''] = become;
    return readNumberText(was || of) === size ? readNumberText(now) : null;
  }
  const others = all.filter((other) => other !== line);
  const isAlone = !others.some((other) => OF_HOURS.test(other) || HAS_NUMBER.test(other));
  const people = readNumberText((IN_ALL.exec(line) ?? WE_ARE.exec(line))?.[1] ?? '');
  if (people !== null) return isAlone && !OF_HOURS.test(line) && isNear(people, size, size + MORE_MAX) ? people : null;
  const bare = readNumberText(BARE.exec(line)?.[1] ?? '');
  if (bare === null) return null;
  const isPutRight = others.some((other) => readNumberText(WAS_TOO_MANY.exec(other)?.[1] ?? '') === size);
  if (isPutRight)
    return line === all.at(-1) && others.filter((other) => HAS_NUMBER.test(other)).length === 1 ? bare : null;
  const isSaid = / (?:it is|its|we are|were|make it|call it) /.test(line);
  return isSaid && all.length === 1 && bare >= NO_HOUR && isNear(bare, size, size + Math.max(3, size / 2))
    ? bare
    : null;
}

const HAS_NUMBER = new RegExp(` (?:\\d+|${COUNT.slice(1, -1).replace('\\d{1,3}|', '')}) `);
/** So many more a group may be told to be. */
const MORE_MAX = 20;
const isNear = (people: number, size: number, most: number): boolean => people <= most && people * 4 >= size;
