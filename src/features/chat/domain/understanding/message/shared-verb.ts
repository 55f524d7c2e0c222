import type { ConciergeState } from '../../concierge-state.ts';
import type { ReadPart } from '../cues/read-part.ts';
import { isInside } from '../finding/is-inside.ts';
import { readWeekday } from '../finding/weekdays.ts';
import type { Intent } from '../intent.ts';
import { type Reading, read } from '../reading.ts';

/** A part of the plan as it is named, with the day that is said of it. */
interface Named {
  from: number;
  to: number;
}

const MEALS = new Set(['lunch', 'dinner']);
const JOINTS = new Set('and n plus also or nor too as well both the our &'.split(' '));
/** What is said once for all of them, and of none. */
const FOR_ALL = / (?:both(?: of)?|neither|either|too|as well|also|them both|all three) /g;
const SAID_OF_ALL = / (?:both|too|as well|also|all three) /;
/** Parts that are set against one another, or that only tell where and when something else is. */
const RELATED =
  / (?:between|from|than|near|after|before|beside|or|order|round|around|over|together|apart|each other|same|way|places|other) /;
const NEGATED = / (?:dont|not|no|neither|without|never|nobody|no one) /;
const EXCHANGES =
  /^ (?:(?:please|can|could|you|we|lets|just) )*(?:swap|switch|exchange|change|trade) (?!.* (?:for|to|with) )/;
const AMONG_THEM = / (?:swap|swapped|swop|switch|instead) /;
const ONLY_AS_WELL = /^ (?:(?:too|as well|also)(?: please| pls| x+)*)+ $/;
const STAYS =
  /^ (?:stays?|can stay|is staying|should stay|stays in|is fine|is in)(?: (?:but|and|though|please|then|the|our))* $/;
const GOES =
  /^ (?:goes|can go|has to go|have to go|should go|must go|needs to go|is out|is going|out|gone)(?: (?:but|and|though|please|then|the|our))* $/;
const REFUSES = / (?:no|drop|cancel|remove|skip|cut|without|forget|not) (?:the |our )?$/;
const LIKENED =
  /^ (?:(?:to|be|somewhere|something|a|bit|much|lot|slightly) )*(?:cheaper|nicer|posher|smarter|quieter|livelier) /;
const MOVES = / (?:later|earlier|back|forward|forwards|at|to|until|by) /;
const SHARED: ReadonlySet<Intent['kind']> = new Set(['drop', 'swap', 'retime', 'keep']);
const WORDS_MAX = 24;

type ReadOne = (wish: string) => ReadPart[];

/**
 * One verb over several parts of the plan, read of each by itself: `lose cahoots, dishoom as well`, `push the karting on
 * friday and the cruise back half an hour`. As it was read where that has them all, or where the parts stand in clauses
 * of their own or against one another.
 */
export function withShared(
  parts: readonly ReadPart[],
  message: string,
  state: ConciergeState,
  readOne: ReadOne,
): readonly ReadPart[] {
  const shared = readShared(message, state, readOne);
  return shared === null || isDoneBy(shared, parts) ? parts : shared;
}

/** Whether all of them, and no others, have the very thing done to them that was read of each alone. */
function isDoneBy(shared: readonly ReadPart[], parts: readonly ReadPart[]): boolean {
  const [kind] = shared.map(({ intent }) => intent.kind);
  const asked = shared.flatMap(({ intent }) => slotsIn(intent));
  const done = parts.flatMap(({ intent }) => (intent.kind === kind ? slotsIn(intent) : []));
  // A move of several together is more than one of each.
  return kind !== 'retime' && done.length === asked.length && asked.every((id) => done.includes(id));
}

const slotsIn = (intent: Intent): string[] => ('scope' in intent ? intent.scope.slots.map(({ slot }) => slot.id) : []);

function readShared(message: string, state: ConciergeState, readOne: ReadOne): ReadPart[] | null {
  const reading = read(message, state);
  const named = namedIn(reading);
  if (named.length < 2 || reading.words.length > WORDS_MAX) return null;
  // `drop heaven and friday dinner cheaper`: a dinner that is to be cheaper is not to go.
  if (REFUSES.test(wordsOf(reading, 0, named[0]?.from)) && LIKENED.test(wordsOf(reading, named.at(-1)?.to ?? 0)))
    return null;
  const wishes = staysAndGoes(reading, named) ?? saidOnce(reading, named) ?? saidTwice(reading, named);
  const parts = wishes?.flatMap(readOne) ?? [];
  const [kind] = parts.map(({ intent }) => intent.kind);
  const isShared =
    parts.length === wishes?.length &&
    parts.every(({ intent }) => intent.kind === kind && isOfOne(intent)) &&
    isOfOthers(parts);
  return isShared ? parts : null;
}

const wordsOf = ({ words }: Reading, from: number, to?: number): string => ` ${words.slice(from, to).join(' ')} `;

/** A wish for each part, where they stand side by side. */
function saidOnce(reading: Reading, named: readonly Named[]): string[] | null {
  const { words, raw, types, venues } = reading;
  const [first, last] = [named[0], named.at(-1)];
  if (!first || !last) return null;
  const joints = named.slice(1).map(({ from }, at) => words.slice(named[at]?.to, from));
  const [head, tail] = [wordsOf(reading, 0, first.from), wordsOf(reading, last.to)];
  // `no steak, tapas instead`: what stands behind a mere comma may be what is wanted.
  const isListed =
    joints.every((joint) => joint.length > 0) || (tail.trim() === '' && /[,;\n]/.test(raw)) || SAID_OF_ALL.test(tail);
  const isWanted = [...types, ...venues].some(({ from }) => from < first.from);
  const isChoice = joints.some((joint) => joint.includes('or')) && !NEGATED.test(head);
  const isRelated =
    RELATED.test(head) || RELATED.test(tail) || EXCHANGES.test(`${head}${tail}`) || AMONG_THEM.test(tail);
  // `no market on sunday, and dishoom half an hour later`: what goes is moved nowhere.
  const isOfEach = REFUSES.test(head) && MOVES.test(tail);
  if (!joints.flat().every((word) => JOINTS.has(word)) || !isListed) return null;
  if (isWanted || isChoice || isRelated || isOfEach) return null;
  const before = head.replace(/ neither /, ' no ').replace(FOR_ALL, ' ');
  const after = tail
    .replace(FOR_ALL, ' ')
    .replace(/ (?:are|were) /, ' is ')
    .replace(/ ones /, ' one ');
  return named.map((part) => oneWish(before, reading, part, after));
}

/** `cahoots half an hour later and dishoom too`: what is said of the first goes for the second. */
function saidTwice(reading: Reading, named: readonly Named[]): string[] | null {
  const [first, second, third] = named;
  if (!first || !second || third) return null;
  const said = / (.+) (?:and|n|plus|also) (?:the |our )?$/.exec(wordsOf(reading, first.to, second.from))?.[1];
  const head = wordsOf(reading, 0, first.from);
  if (said === undefined || RELATED.test(head) || !ONLY_AS_WELL.test(wordsOf(reading, second.to))) return null;
  return [first, second].map((part) => oneWish(head, reading, part, said));
}

/** `cahoots stays, dishoom goes`: only the one goes. */
function staysAndGoes(reading: Reading, named: readonly Named[]): string[] | null {
  const [first, second, third] = named;
  if (!first || !second || third || first.from > 1) return null;
  const [of, ofSecond] = [wordsOf(reading, first.to, second.from), wordsOf(reading, second.to)];
  if (STAYS.test(of) && GOES.test(ofSecond)) return [oneWish('drop', reading, second, '')];
  return GOES.test(of) && STAYS.test(ofSecond) ? [oneWish('drop', reading, first, '')] : null;
}

const oneWish = (before: string, reading: Reading, { from, to }: Named, after: string): string =>
  `${before} ${wordsOf(reading, from, to)} ${after}`.replace(/\s+/g, ' ').trim();

/** Of one part each; none of them is asked for at an hour, which they cannot all have. */
const isOfOne = (intent: Intent): boolean =>
  SHARED.has(intent.kind) &&
  'scope' in intent &&
  intent.scope.slots.length === 1 &&
  (intent.kind !== 'retime' || intent.byMinutes !== null);

const isOfOthers = (parts: readonly ReadPart[]): boolean =>
  new Set(parts.flatMap(({ intent }) => slotsIn(intent))).size === parts.length;

/** The parts by their names, or by meal and day, each with the day that stands beside it. */
function namedIn({ words, slots }: Reading): Named[] {
  const whole = slots.filter((mention) => mention.slots.length === 1).map(({ from, to }) => ({ from, to }));
  const isFree = (at: number): boolean => !isInside(at, whole);
  const meals = words.flatMap((word, at): Named[] => (MEALS.has(word) && isFree(at) ? [{ from: at, to: at + 1 }] : []));
  return [...whole, ...meals]
    .map(({ from, to }) => {
      const start = readWeekday(words[from - 1]) !== null ? from - 1 : from;
      const on = words[to] === 'on' || words[to] === 'this' ? to + 1 : to;
      return { from: start, to: readWeekday(words[on]) !== null && start === from ? on + 1 : to };
    })
    .sort((left, right) => left.from - right.from);
}
