import type { ConciergeState } from '../../concierge-state.ts';
import { dayName } from '../../wording/name-slot.ts';
import { leastClausesOf } from '../cues/clauses.ts';
import { isOnlyWhy } from '../cues/only-why.ts';
import type { ReadPart } from '../cues/read-part.ts';
import type { Intent } from '../intent.ts';
import { read } from '../reading.ts';
import { normalise } from '../typing/normalise.ts';
import { dayOfNamed } from './day-held.ts';
import { isWhole } from './read-apart.ts';
import { isOfOne, isOtherEdge, subjectOf } from './wish-subject.ts';

/** A reason before what is wished for it, or two things in a row. */
const SO = /\s+so\s+/i;
const LEADS = /^(?:(?:and|also|oh|plus|then|but|so|to|please|pls|ok)\s+)+/i;
/** Longer messages tell a story, and longer clauses have their own reasons in them. */
const WORDS_MAX = 110;
const CLAUSES_MAX = 14;
const CLAUSE_WORDS_MAX = 12;
const CLAUSE_WORDS_MIN = 2;

/** Words that refer to what was said before them, deny it, or say why. */
const LEANS =
  /^ (?:(?:please|just|can you|could you|so) )*(?:swap|change|switch|replace|trade) (?:for|to|with|into) |^ (?:not|no wait|actually|sorry|i mean|i meant|or|rather|he|she|they|it|that|this|those|them|which|who|because|cos|since|as|if|unless|instead|even|just|only|except|apart from|than|for|with) | (?:instead|either|both|as well as that) $|\?\s*$/;
/** What a clause tells of the group or its journey counts, though it orders nothing. */
const TOLD: ReadonlySet<Intent['kind']> = new Set(['group-size', 'needs', 'hours', 'dates', 'allergy']);

/**
 * Wishes of a message that nothing of its reading is about: a clause that by itself is a whole wish about another part of the
 * plan or trip than all that was read. So no clause is done while the one beside it is lost.
 */
export function leftUnsaid(
  parts: readonly ReadPart[],
  message: string,
  state: ConciergeState,
  readAlone: (words: string) => readonly ReadPart[],
): ReadPart[] {
  if (normalise(message).words.length > WORDS_MAX) return [];
  const clauses = leastClausesOf(message).flatMap((clause) => [clause, ...(SO.test(clause) ? clause.split(SO) : [])]);
  if (clauses.length < 2 || clauses.length > CLAUSES_MAX) return [];
  if (!parts.some(({ intent }) => subjectOf(intent) !== null)) return [];
  const found: ReadPart[] = [];
  const withDay = withDayOf(message, parts, state);
  for (const said of clauses) {
    const clause = said.replace(LEADS, '').trim();
    const { words, line } = normalise(clause);
    if (words.length < CLAUSE_WORDS_MIN || words.length > CLAUSE_WORDS_MAX || LEANS.test(line)) continue;
    const only = [clause, ...withDay(clause)].map((text) => wholeWish(readAlone(text), line, state)).find(Boolean);
    if (!only || (!TOLD.has(only.intent.kind) && isOnlyWhy(read(clause, state)))) continue;
    if ([...parts, ...found].some((part) => isCovered(only, part) || isHalf(only, part))) continue;
    found.push(only);
  }
  return found;
}

/** The one wish that was read, where it says all of itself. */
function wholeWish([only, another]: readonly ReadPart[], line: string, state: ConciergeState): ReadPart | null {
  return only && !another && isPlain(only.intent, line, state) && isWhole(only, state) ? only : null;
}

/**
 * `skip lunch sunday and finish earlier`: the hours of a clause that names no day and no part are those of the one day
 * that the message names, or that all it names is on.
 */
const withDayOf =
  (message: string, parts: readonly ReadPart[], state: ConciergeState) =>
  (clause: string): string[] => {
    const [said, another] = read(message, state).days;
    const day = said ?? dayOfNamed(parts, state) ?? undefined;
    const { days, slots, kinds, types } = read(clause, state);
    const isOfDay =
      days.length + slots.length + types.length === 0 &&
      (kinds.length === 0 ? OF_HOURS : FREE_BESIDE).test(normalise(clause).line);
    return day !== undefined && another === undefined && isOfDay ? [`${clause} on ${dayName(state.plan, day)}`] : [];
  };

const OF_HOURS =
  / (?:start|starting|begin|kick off|finish|finished|end|done|home|bed|over|wrap up|nothing|lie in|late start|early finish|midnight|earlier|later|free time|time to|downtime) /;

/** `some free time before dinner`. */
const FREE_BESIDE = / (?:free|down|spare) ?time .*(?:before|after) (?:lunch|dinner) /;

/** Wishes that say all of themselves in few words. */
const isPlain = (intent: Intent, line: string, { request }: ConciergeState): boolean =>
  // `heaven? we are 50` tells an age.
  (intent.kind === 'group-size' && (intent.change.kind === 'by' || intent.change.people <= 2 * request.groupSize)) ||
  intent.kind === 'drop' ||
  intent.kind === 'some-free' ||
  intent.kind === 'hours' ||
  intent.kind === 'exchange' ||
  (intent.kind === 'needs' && intent.diets.length > 0) ||
  (intent.kind === 'retime' &&
    (intent.startMinute !== null ||
      intent.byMinutes !== null ||
      (intent.edge !== null && intent.scope.days.length === 1))) ||
  (intent.kind === 'swap' &&
    (SPOKEN_AGAINST.test(line) ||
      intent.want.isCheaper ||
      intent.want.isDearer === true ||
      intent.want.types.length + intent.want.venueIds.length > 0));

const SPOKEN_AGAINST =
  / (?:nobody|no one|noone|none of us) (?:wants?|likes?|fancies|eats?) | (?:hates?|sick of|over|not keen on|too (?:posh|dear|expensive|pricey|far|loud|much)) /;

const idsOf = (intent: Intent): string[] => {
  if (intent.kind === 'move-day') return intent.slot ? [intent.slot.slot.id] : [];
  if (intent.kind === 'exchange') return [intent.first.slot.id, intent.second.slot.id];
  return 'scope' in intent ? intent.scope.slots.map(({ slot }) => slot.id) : [];
};

/** Whether the clause may be the other half of what was read: not where both name parts of the plan of their own. */
const isHalf = (clause: ReadPart, read: ReadPart): boolean =>
  !(clause.named.length > 0 && subjectOf(clause.intent) === 'slots' && subjectOf(read.intent) === 'slots') &&
  isOfOne(read, clause);

/** The beginning or the end of a day that is to be earlier or later, whatever it has at that end. */
const isEdge = (intent: Intent): boolean =>
  intent.kind === 'retime' && intent.edge !== null && intent.scope.kinds.length === 0 && intent.startMinute === null;

/** `lie in, so tiles not till 11`: the hour of one part says when the day begins. */
const isTimedThatDay = ({ intent: edge }: ReadPart, { intent }: ReadPart): boolean =>
  intent.kind === 'retime' &&
  intent.startMinute !== null &&
  'scope' in edge &&
  intent.scope.slots.some(({ day }) => edge.scope.slots.some((other) => other.day === day));

/** Whether what was read already is about the same thing. */
function isCovered(clause: ReadPart, read: ReadPart): boolean {
  const subject = subjectOf(clause.intent);
  if (isEdge(clause.intent)) return isEdge(read.intent) || read.intent.kind === 'hours' || isTimedThatDay(clause, read);
  if (isOtherEdge(clause.intent, read.intent)) return false;
  if (subject !== 'slots') return subjectOf(read.intent) === subject || clause.intent.kind === read.intent.kind;
  // What a headcount has beside it, `8 of us, hawksmoor is too posh`, is not done with the headcount.
  const isOfSlots = subjectOf(read.intent) === 'slots' || subjectOf(read.intent) === null;
  const ids = new Set([...idsOf(read.intent), ...(isOfSlots ? read.named.map(({ slot }) => slot.id) : [])]);
  return idsOf(clause.intent).some((id) => ids.has(id));
}
