import { DIETS } from '../../../../../catalogue/vocabulary.ts';
import { addDays, daysBetween, type IsoDay, isIsoDay } from '../../../../../shared/dates.ts';
import { onlyOf } from '../../../../../shared/only-of.ts';
import { readAmount } from '../../../../planner/domain/read-amount.ts';
import { dietsIn } from '../../../../planner/domain/requirement-patterns.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { lastChanged, lastWish, openQuestion } from '../../wording/offers.ts';
import { ASKS_WHICH, CHANGES } from '../cues/asks.ts';
import { hearAct } from '../ear/hear-act.ts';
import { dietsNamed } from '../finding/diets-named.ts';
import { findClocks, nearest } from '../finding/find-clocks.ts';
import { type DateChange, findDates } from '../finding/find-dates.ts';
import { findPeople } from '../finding/find-people.ts';
import type { PeopleChange } from '../finding/people-change.ts';
import { readNumber } from '../finding/read-number.ts';
import type { Intent, Wish } from '../intent.ts';
import { readIntent } from '../message/read-intent.ts';
import { splitWishes } from '../message/split-wishes.ts';
import { type Reading, read } from '../reading.ts';
import { normalise } from '../typing/normalise.ts';
import { readGoingBack } from '../wishes/read-going-back.ts';
import { perPersonPence } from '../wishes/read-preference.ts';
import { pickedOf } from './answered-with-more.ts';
import { BACK_AT, backAt } from './back-at.ts';
import { isBareSlip } from './bare-slip.ts';
import { beforeLast, type Correction, cameIn, cheaperStill } from './before-last.ts';
import { keptAndOther, MARKS, otherDrop, wholeOf } from './kept-and-other.ts';
import { notSoFar } from './not-so-far.ts';
import { isDeedDenied, isOnlyDenied, otherDeed, otherVerb, withoutDeed } from './other-deed.ts';
import { NARROWS, narrowed, otherScope } from './other-scope.ts';
import { isTurnedBack, otherWay } from './other-way.ts';
import { putsNothingRight } from './puts-nothing-right.ts';
import { saysItsOwn } from './says-its-own.ts';

const LEAD =
  /^ (?:(?:no|nope|nah|undo that|undo it|undo this|not that|not that one|sorry|oops|whoops|apologies|wait|hang on|hold on|actually|oh|ah|eh|god|gosh|argh|ugh|my (?:bad|mistake)|typo|correction|wrong (?:one|day|place|number|meal|way|night|slot)|scratch that|that is wrong|thats wrong|silly me|duh|i|we|you|it|its|is|was|that|this|mean|means|meant|said|say|asked for|asked|talking about|referring to|should (?:be|read|say|have been|have said)|supposed to be|be|read|make that|make it|as in|the other way|dont|didnt|did not|want|wanted|rather|only|just|like) )+/;
/** `not 300, 250` and `13 not 14`. */
const DENIES =
  / not (?:the |for |on |at |in |my |our |from |to )*((?:£ ?)?[\w]+(?: (?!but|the|i|it|its|for|on|we)[\w]+){0,2}?)(?= (?:the|but|i|it|its|for|on|we) | \d|$| $)/;

/** `not dinner lunch`. */
const DENIES_FIRST = /^ not (?:the )?[\w ]{1,30} (?:\d|the |\w+ $)/;
/** `not feeling saturday` says how somebody feels, and nothing of what was said before. */
const IS_FELT =
  /^ (?:(?:hmm|tbh|sorry|we are|am|im|still|just|really) )*not (?:(?:really|overly|too|that|so|very|massively) )*(?:feeling|keen|sure|fussed|bothered|loving|happy|convinced|sold|into|mad|up for|a fan|big on|digging) (?!(?:it|that|this|them|those) $)/;

/** `no museum either`, after something else was dropped. */
const AS_WELL = / (?:either|as well|too)(?: please| pls| then| thanks| mate| x+)* $/;

/** `wrong one, i wanted the lunch gone` takes back what was done, and says what should have been. */
const SAYS_MEANT =
  /^ (?:(?:no|sorry|oh|oops|that is|thats|the) )*wrong (?:one|day|place|meal|night|slot|bar|thing) (?:\w+ )?(?:i|we) (?:meant|mean|wanted|said) (?!\w+ back )(?=\w)/;

/** `didnt say cheaper just different`: what was said of it and was not meant. */
const NOT_SO =
  / (?:didnt|did not|never) (?:say|said|ask for|ask|asked for|mean|want|need)(?: it| them)?(?: (?:to be|be|anything|something|somewhere|any|a))* (?:cheap|cheaper|less)(?= )|^ (?:(?:ooh|oh|no|nah|sorry|hmm) )*not (?:necessarily )?(?:a )?cheaper (?:one )?(?:just|only|but|simply) /;

const SAID_CHEAPER =
  / (?:i|we) (?:said|meant|asked for|wanted|did say) (?:something |somewhere |a )?(?:cheap|cheaper|less|less expensive)(?: one| place)?(?: not \w+)? $/;

/** `too late, 6.30`: said of the hour that it was just moved to. */
const TOO_LATE =
  /^ (?:(?:oh|no|hmm|that is|thats|its|it is|a bit|bit|way|far|still) )*too (?:late|early|soon)(?= .*(?:\d|half|noon))/;

/** `half an hour would have done`: so much of the move that was made. */
const AMOUNT_DOES =
  /^ (?:(?:just|only|no|actually|oh|nah|even) )*(?:half an hour|an hour|quarter of an hour|\d+ (?:mins|minutes|hours?)) (?:(?:is|will|would|was|should|be) )*(?:fine|enough|plenty|do|ok|have done|have been (?:enough|plenty|fine)|it)(?: please| thanks| really| i think)* $/;

/** How much a line must sound like a correction; whether it is one is for what was wished before to say. */
const EAR_LIKELY = 0.25;

/** Whether the line sounds like a correction of what was said before, and answers no question: `ffs typo. eleven`. */
export const hearsCorrection = (reading: Reading, state: ConciergeState, message: string): boolean =>
  openQuestion(state.history) === null &&
  (STARRED.test(message) ||
    UNDO_MEANT.test(reading.line) ||
    (BACK_AT.test(reading.line) && lastChanged(state.history)) ||
    isBareSlip(message, state) ||
    hearAct(reading).some(({ label, share }) => label === 'correction' && share >= EAR_LIKELY));

/** `undo that, i meant the cruise`: the undo is said again by what was meant. */
const UNDO_MEANT =
  /^ (?:(?:no|oh|oops|sorry|please) )*undo (?:that|it|this)? ?(?:(?:no|sorry|because|cos|as) )*(?:i|we) meant /;

/** `*8`: what was typed wrong, as people put it right on a phone. */
const STARRED = /^\s*\*\s*\w/;

/**
 * A correction of the last turn (`no i meant friday`, `*lunch`, `13 not 14`); null for anything that stands alone. With
 * `isLast`, no other reading is left: another number or another day can only be meant for what was wished before.
 */
export function readCorrection(
  state: ConciergeState,
  message: string,
  { isLast } = { isLast: false },
): Correction | null {
  const said = wishSaid(state);
  if (said === null) return null;
  const { line, words } = normalise(message);
  if (ASKS_WHICH.test(line) || AS_WELL.test(line) || IS_FELT.test(line) || (isLast && putsNothingRight(line)))
    return null;
  const other = keptAndOther(state, said, line);
  if (other) return other;
  const deniesFirst = DENIES_FIRST.test(line) && words.length <= 8;
  const sentDigits = / \d/.test(line) && words.length <= 6 && /!|sorry|not|no/.test(message.toLowerCase());
  const isMarked =
    isLast ||
    hearsCorrection(read(message, state), state, message) ||
    sentDigits ||
    MARKS.test(line) ||
    NARROWS.test(line) ||
    isDeedDenied(line) ||
    deniesFirst ||
    NOT_SO.test(line) ||
    AMOUNT_DOES.test(line) ||
    TOO_LATE.test(line) ||
    BACK_AT.test(line) ||
    / not (?:the )?\w+ $/.test(line);
  if (!isMarked || words.length > 18) return null;
  if (
    !isDeedDenied(line) &&
    !SAYS_MEANT.test(line) &&
    !UNDO_MEANT.test(line) &&
    !BACK_AT.test(line) &&
    readGoingBack(read(message, state), state)
  )
    return null;
  const base = beforeLast(state);
  if (base !== state && isTurnedBack(line, said, base)) return { state, intent: { kind: 'undo', steps: 1 } };
  const wishes = splitWishes(said)
    .map((part) => readIntent(part, base))
    .filter((intent): intent is Wish => intent.kind !== 'unknown' && isCorrectable(intent.kind));
  // `not that one, the other dinner`, after `swap circolo, keep it under 40`: of the two, the one about a part.
  const ofPart = / other (?:\w+ )?(?:one|dinner|lunch|night|bar|club|day|place) /.test(line)
    ? wishes.findLast((intent) => 'scope' in intent)
    : undefined;
  const alone = ofPart ?? wishes.at(-1);
  if (!alone) return null;
  const previous = wholeOf(alone, said, base);
  // It is about something else: where nothing came of the wish before, or where other parts than its own are named.
  if (base === state && saysItsOwn(state, message, previous)) return null;
  if (base !== state && saysItsOwn(state, message, previous, cameIn(state, base))) return null;
  if (/ (?:keep|leave) (?:the|it|them|that|my|our) /.test(line) && previous.kind === 'drop' && base !== state) {
    const rest = otherDrop(line, base, previous);
    return { state: base, intent: rest ?? { kind: 'keep', scope: previous.scope } };
  }
  const fewer = base === state ? null : narrowed(line, previous, cameIn(state, base));
  if (fewer) return { state: { ...base, request: state.previous?.request ?? base.request }, intent: fewer };
  // `thats dearer! i said cheaper`: what came in was not what was asked for.
  if (previous.kind === 'swap' && base !== state && SAID_CHEAPER.test(line)) return cheaperStill(state, base, previous);
  if (previous.kind === 'swap' && previous.want.isCheaper && NOT_SO.test(line))
    return { state: base, intent: { ...previous, want: { ...previous.want, isCheaper: false, isOther: true } } };
  const opposite = base === state ? null : otherWay(line, previous);
  if (opposite) return { state: base, intent: opposite };
  const again = base === state ? null : backAt(base, line, message, previous);
  if (again) return { state: base, intent: again };
  const verb =
    otherVerb(line, previous) ??
    (base === state ? null : otherDeed(withoutDeed(line).replace(LEAD, ' '), base, previous));
  if (verb) return { state: base, intent: verb };
  if (base !== state && isOnlyDenied(line, base, previous)) return { state, intent: { kind: 'undo', steps: 1 } };
  const meant = meantWords(line, deniesFirst);
  if (meant.trim() === '') return null;
  const intent = corrected(base, previous, read(meant, base), message);
  return intent ? { state: base, intent } : null;
}

/** What was wished last: `the second one` is what was listed there. */
function wishSaid(state: ConciergeState): string | null {
  const said = lastWish(state.history);
  return said === null ? null : (pickedOf({ ...state, history: state.history.slice(0, -2) }, said) ?? said);
}

/** An exchange has two places, and which of them was wrong nobody can tell. */
const isCorrectable = (kind: Intent['kind']): boolean => CHANGES.has(kind) && kind !== 'exchange';

/** The words that say what was meant, without the lead and without what was not. */
function meantWords(line: string, deniesFirst: boolean): string {
  // `wrong museum well there is only one i meant the brewery`.
  const [, said] = / wrong \w+ .* (?:i|we) meant ((?:\w+ ){1,6})$/.exec(line) ?? [];
  const bare = said === undefined ? line.replace(LEAD, ' ') : ` ${said}`;
  if (deniesFirst) {
    const rest = line.replace(/^ not (?:the |an? |another |for |on )*(?:£ ?)?\w+/, ' ');
    if (rest.trim() !== '') return rest.replace(LEAD, ' ');
  }
  return bare
    .replace(/ (?:and )?(?:the )?\w+ (?:was|is|were) (?:fine|ok|right|good|grand|wrong)(?= |$)/, (kept) =>
      / \d+ was right/.test(kept) ? kept : ' ',
    )
    .replace(
      / (?:should of said|i should of|autocorrect|sorry|typo|cant count|cant type|haha|pet|love|mate|it is|we are) /g,
      ' ',
    )
    .replace(DENIES, ' ')
    .replace(/ instead of .*$/, ' ');
}

function corrected(base: ConciergeState, previous: Wish, reading: Reading, message: string): Wish | null {
  const { line, raw } = reading;
  const oldSize = previous.kind === 'group-size' && previous.change.kind === 'size' ? previous.change.people : null;
  const number =
    [...line.matchAll(/ (\w+)(?= )/g)]
      .map(([, word = '']) => readNumber(word))
      .find((one) => one !== null && one !== 1 && one !== oldSize) ?? null;
  if (previous.kind === 'group-size') {
    const people = findPeople(line) ?? otherCount(previous.change, line);
    const isOther = people !== null && JSON.stringify(people) !== JSON.stringify(previous.change);
    if (people && isOther && (people.kind === 'size' || previous.change.kind === 'by'))
      return { kind: 'group-size', change: people };
    return number === null ? null : { kind: 'group-size', change: { kind: 'size', people: number } };
  }
  if (previous.kind === 'cheaper' || previous.kind === 'budget') {
    const amount = readAmount(raw) ?? (number === null ? null : { pence: number * 100, perPerson: true });
    if (!amount) return null;
    const { totals, groupSize } = base.plan;
    return {
      kind: 'cheaper',
      capPence: perPersonPence(amount, totals.slotsPerPersonPence, groupSize),
      perPerson: true,
    };
  }
  if (previous.kind === 'needs') {
    const named = dietsIn(line).length > 0 ? dietsIn(line) : dietsNamed(line);
    const others = named.filter((diet) => !previous.diets.includes(diet));
    const diets = others.length > 0 ? others : named;
    const notDiets = DIETS.filter((diet) => previous.diets.includes(diet) && !diets.includes(diet));
    return diets.length > 0 ? { ...previous, diets, notDiets } : null;
  }
  if (previous.kind === 'mood' && reading.days.length > 0) {
    const others = reading.days.filter((day) => !previous.days.includes(day));
    return others.length > 0 ? { ...previous, days: others } : null;
  }
  if (previous.kind === 'move-day') {
    const day = reading.days.find((named) => named !== previous.day) ?? previous.day;
    const slot = onlyOf(reading.slots.flatMap(({ slots }) => slots)) ?? previous.slot;
    return day === previous.day && slot?.slot.id === previous.slot?.slot.id ? null : { ...previous, day, slot };
  }
  if (previous.kind === 'dates') {
    const change =
      findDates(message, line, base.today) ?? otherMonth(previous.change, line) ?? shiftedStart(previous.change, line);
    return change ? { kind: 'dates', change } : null;
  }
  const by = previous.kind === 'retime' ? readIntent(`make it ${line} ${previous.direction}`, base) : null;
  if (previous.kind === 'retime' && by?.kind === 'retime' && by.byMinutes !== null)
    return { ...previous, byMinutes: by.byMinutes, startMinute: null };
  const nearer = notSoFar(previous, normalise(message).line);
  if (nearer) return nearer;
  const old = previous.kind === 'hours' ? previous.minute : previous.kind === 'retime' ? hourOf(previous) : null;
  const minute = old === null ? null : otherHour(message, old);
  if (minute !== null && previous.kind === 'hours') return { ...previous, minute };
  if (previous.kind === 'hours') {
    const day = reading.days.find((named) => named !== previous.day);
    return day === undefined ? null : { ...previous, day };
  }
  if (minute !== null && previous.kind === 'retime')
    return { ...previous, startMinute: minute, ...(previous.said ? { said: { minute, isExact: true } } : {}) };
  return 'scope' in previous ? otherScope(base, previous, reading) : null;
}

/** `one more, not two`: so many come or go, where it was another number. */
function otherCount(change: PeopleChange, line: string): PeopleChange | null {
  if (change.kind !== 'by' || !/ (?:more|extra|less|fewer) /.test(line)) return null;
  const count =
    line
      .split(' ')
      .map(readNumber)
      .find((one) => one !== null) ?? null;
  if (count === null) return null;
  return { kind: 'by', people: / (?:less|fewer) /.test(line) ? -count : count };
}

const hourOf = ({ startMinute, scope }: Extract<Wish, { kind: 'retime' }>): number | null =>
  startMinute ?? scope.slots[0]?.slot.startMinute ?? null;

/** The hour that is said and not denied, as near to the old one as it can be. */
function otherHour(message: string, old: number): number | null {
  const clock = findClocks(normalise(message).raw).find(({ isRefused, isKept }) => !isRefused && !isKept);
  return clock ? nearest(clock, old) : null;
}

const MONTHS = 'january february march april may june july august september october november december'.split(' ');

/** `april, not march`: the same days of another month. */
function otherMonth(change: DateChange, line: string): DateChange | null {
  if (change.kind !== 'range') return null;
  const month = MONTHS.findIndex(
    (name, at) => line.includes(` ${name} `) && at + 1 !== Number(change.start.slice(5, 7)),
  );
  if (month < 0) return null;
  const start: IsoDay = `${change.start.slice(0, 5)}${String(month + 1).padStart(2, '0')}${change.start.slice(7)}`;
  return isIsoDay(start) ? { kind: 'range', start, end: addDays(start, daysBetween(change.start, change.end)) } : null;
}

/** `26th not 19th`: the dates that were given, from another day of the month on. */
function shiftedStart(change: DateChange, line: string): DateChange | null {
  const day = / (\d{1,2})(?:st|nd|rd|th)? /.exec(line)?.[1];
  if (day === undefined || change.kind !== 'range') return null;
  const start: IsoDay = `${change.start.slice(0, 8)}${day.padStart(2, '0')}`;
  return isIsoDay(start) ? { kind: 'range', start, end: addDays(start, daysBetween(change.start, change.end)) } : null;
}
