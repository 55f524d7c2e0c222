import { DIETS } from '../../../../../catalogue/vocabulary.ts';
import { addDays, daysBetween, type IsoDay, isIsoDay } from '../../../../../shared/dates.ts';
import { readAmount } from '../../../../planner/domain/read-amount.ts';
import { dietsIn } from '../../../../planner/domain/requirement-patterns.ts';
import { withoutVenues } from '../../commands/change-plan.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { lastChanged, lastWish, openQuestion } from '../../wording/offers.ts';
import { ASKS_WHICH, CHANGES } from '../cues/asks.ts';
import { hearAct } from '../ear/hear-act.ts';
import { dietsNamed } from '../finding/diets-named.ts';
import { findClocks, nearest } from '../finding/find-clocks.ts';
import { type DateChange, findDates } from '../finding/find-dates.ts';
import { findPeople } from '../finding/find-people.ts';
import { slotsOf } from '../finding/find-slots.ts';
import type { PeopleChange } from '../finding/people-change.ts';
import { readNumber } from '../finding/read-number.ts';
import type { Intent, Scope, Wish } from '../intent.ts';
import { readIntent } from '../message/read-intent.ts';
import { splitWishes } from '../message/split-wishes.ts';
import { type Reading, read } from '../reading.ts';
import { normalise } from '../typing/normalise.ts';
import { readGoingBack } from '../wishes/read-going-back.ts';
import { perPersonPence } from '../wishes/read-preference.ts';
import { isBareSlip } from './bare-slip.ts';
import { notSoFar } from './not-so-far.ts';
import { isDeedDenied, isOnlyDenied, otherDeed, otherVerb, withoutDeed } from './other-deed.ts';
import { NARROWS, narrowed, otherScope } from './other-scope.ts';

/** What somebody meant instead, and the trip to do it on: as it was before they were misunderstood. */
export interface Correction {
  state: ConciergeState;
  intent: Wish;
}

const LEAD =
  /^ (?:(?:no|nope|nah|not that|not that one|sorry|oops|whoops|apologies|wait|hang on|hold on|actually|oh|ah|eh|god|gosh|argh|ugh|my (?:bad|mistake)|typo|correction|wrong (?:one|day|place|number|meal|way|night|slot)|scratch that|that is wrong|thats wrong|silly me|duh|i|we|you|it|its|is|was|that|this|mean|means|meant|said|say|asked for|asked|talking about|referring to|should (?:be|read|say|have been|have said)|supposed to be|be|read|make that|make it|as in|the other way|dont|didnt|did not|want|wanted|rather|only|just|like) )+/;
const MARKS =
  / (?:i meant|i mean|we meant|meant|i said|should (?:read|be|say|have been|have said|of said|of been)|not that one|was wrong|\d+ was right|autocorrect|auto correct|fat fingers|fat thumbs|count(?:ed)? wrong|miscounted|missed one|silly me|was a joke|wrong word|not that (?:dinner|lunch|day|bar|club|thing)|cant (?:count|type|spell)|i thought i said|typo|correction|apologies|my mistake|my bad|wrong (?:one|day|place|number|meal|night|slot)|make that|i was talking about|asked for) |^ (?:no|nope|sorry|oops|whoops|wait|actually|hang on|hold on|not that)(?: (?:no|sorry|wait|actually))* (?!thanks |need |way |worries |ta |cheers )/;
/** `not 300, 250` and `13 not 14`. */
const DENIES =
  / not (?:the |for |on |at |in |my |our |from |to )*((?:£ ?)?[\w]+(?: (?!but|the|i|it|its|for|on|we)[\w]+){0,2}?)(?= (?:the|but|i|it|its|for|on|we) | \d|$| $)/;

/** `wrong one, i wanted the lunch gone` takes back what was done, and says what should have been. */
const SAYS_MEANT =
  /^ (?:(?:no|sorry|oh|oops|that is|thats|the) )*wrong (?:one|day|place|meal|night|slot|bar|thing) (?:\w+ )?(?:i|we) (?:meant|mean|wanted|said) (?!\w+ back )(?=\w)/;

const SAID_CHEAPER =
  / (?:i|we) (?:said|meant|asked for|wanted|did say) (?:something |somewhere |a )?(?:cheap|cheaper|less|less expensive)(?: one| place)?(?: not \w+)? $/;

/** How much a line must sound like a correction; whether it is one is for what was wished before to say. */
const EAR_LIKELY = 0.25;

/** Whether the line sounds like a correction of what was said before, and answers no question: `ffs typo. eleven`. */
export const hearsCorrection = (reading: Reading, state: ConciergeState, message: string): boolean =>
  openQuestion(state.history) === null &&
  (STARRED.test(message) ||
    isBareSlip(message, state) ||
    hearAct(reading).some(({ label, share }) => label === 'correction' && share >= EAR_LIKELY));

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
  const said = lastWish(state.history);
  if (said === null) return null;
  const { line, words } = normalise(message);
  if (ASKS_WHICH.test(line)) return null;
  const other = keptAndOther(state, said, line);
  if (other) return other;
  const deniesFirst = /^ not (?:the )?[\w ]{1,30} (?:\d|the |\w+ $)/.test(line) && words.length <= 8;
  const sentDigits = / \d/.test(line) && words.length <= 6 && /!|sorry|not|no/.test(message.toLowerCase());
  const isMarked =
    isLast ||
    hearsCorrection(read(message, state), state, message) ||
    sentDigits ||
    MARKS.test(line) ||
    NARROWS.test(line) ||
    isDeedDenied(line) ||
    deniesFirst ||
    / not (?:the )?\w+ $/.test(line);
  if (!isMarked || words.length > 18) return null;
  if (!isDeedDenied(line) && !SAYS_MEANT.test(line) && readGoingBack(read(message, state), state)) return null;
  const base = beforeLast(state);
  const previous = splitWishes(said)
    .map((part) => readIntent(part, base))
    .findLast((intent): intent is Wish => intent.kind !== 'unknown' && isCorrectable(intent.kind));
  if (!previous) return null;
  if (/ (?:keep|leave) (?:the|it|them|that|my|our) /.test(line) && previous.kind === 'drop' && base !== state) {
    const rest = otherDrop(line, base, previous);
    return { state: base, intent: rest ?? { kind: 'keep', scope: previous.scope } };
  }
  const fewer = base === state ? null : narrowed(line, previous);
  if (fewer) return { state: base, intent: fewer };
  // `thats dearer! i said cheaper`: what came in was not what was asked for.
  if (previous.kind === 'swap' && base !== state && SAID_CHEAPER.test(line))
    return { state: base, intent: { ...previous, want: { ...previous.want, isCheaper: true } } };
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

/** `staropramen stays, it was the cruise`: what went by mistake is named again to be kept, and what was meant beside it. */
function keptAndOther(state: ConciergeState, said: string, line: string): Correction | null {
  const base = beforeLast(state);
  const isKept =
    / (?:keep|keeping|kept|stays?|staying|leave|back|not (?:to )?(?:cancel|drop|swap|change)|(?:is|was) fine) /.test(
      line,
    );
  if (base === state || !isKept || line.split(' ').length > 20) return null;
  const previous = splitWishes(said)
    .map((part) => readIntent(part, base))
    .findLast((intent) => intent.kind === 'drop' || intent.kind === 'swap');
  if (previous?.kind !== 'drop' && previous?.kind !== 'swap') return null;
  const gone = new Set(previous.scope.slots.map(({ slot }) => slot.id));
  const named = read(line, base).slots.flatMap((mention) => mention.slots);
  const meant = named.filter(({ slot }) => !gone.has(slot.id));
  const back = named.filter(({ slot }) => gone.has(slot.id));
  // `leave the crawl, just the other one`, of two: what is left of the wish.
  const rest = previous.scope.slots.filter(({ slot }) => !back.some((one) => one.slot.id === slot.id));
  const slots = meant.length > 0 ? meant : rest;
  if (back.length > 0 && slots.length === 0) return elsewhere(line, base, previous);
  if (back.length === 0 || slots.length > 2) return null;
  const scope: Scope = { slots, days: [], timesOfDay: [], kinds: [], isNamed: true };
  return { state: base, intent: { ...previous, scope } };
}

/** `rooftop on saturday tho, leave cahoots`: the same for another part of the plan. */
function elsewhere(
  line: string,
  base: ConciergeState,
  previous: Extract<Wish, { kind: 'drop' | 'swap' }>,
): Correction | null {
  const rest = read(
    line.replace(/ (?:keep|keeping|leave|leaving|not) (?:the |it |them |that |my |our )?\w+(?= )/, ' '),
    base,
  );
  const isElsewhere = rest.days.some((day) => !previous.scope.slots.some((one) => one.day === day));
  const other =
    isElsewhere && rest.slots.length === 0 ? otherScope(base, previous, { ...rest, types: [], venues: [] }) : null;
  return other && { state: base, intent: other };
}

/** `keep the escape rooms, it is the karting we are binning`: what is to go in their stead. */
function otherDrop(line: string, base: ConciergeState, previous: Extract<Wish, { kind: 'drop' }>): Wish | null {
  const rest = read(line.replace(/ (?:keep|leave) (?:the |it |them |that |my |our )?(?:\w+ ){0,2}?/, ' '), base);
  const kept = new Set(previous.scope.slots.map(({ slot }) => slot.id));
  const slots = rest.slots.flatMap((mention) => mention.slots).filter(({ slot }) => !kept.has(slot.id));
  return slots.length > 0
    ? { kind: 'drop', scope: { slots, days: [], timesOfDay: [], kinds: [], isNamed: true } }
    : null;
}

/** An exchange has two places, and which of them was wrong nobody can tell. */
const isCorrectable = (kind: Intent['kind']): boolean => CHANGES.has(kind) && kind !== 'exchange';

/** The trip before the last reply, where that changed it; what it could not do left it as it is. */
export function beforeLast(state: ConciergeState): ConciergeState {
  const { previous } = state;
  if (!previous || !lastChanged(state.history)) return state;
  // What came in by mistake is not what was meant, so it is not offered again.
  const had = new Set(slotsOf(previous.plan).map(({ slot }) => slot.venueId));
  const came = slotsOf(state.plan).flatMap(({ slot }) => (had.has(slot.venueId) ? [] : [slot.venueId]));
  return { ...state, plan: previous.plan, request: withoutVenues(previous.request, came), previous: null };
}

/** The words that say what was meant, without the lead and without what was not. */
function meantWords(line: string, deniesFirst: boolean): string {
  const bare = line.replace(LEAD, ' ');
  if (deniesFirst) {
    const rest = line.replace(/^ not (?:the |for |on )*(?:£ ?)?\w+/, ' ');
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
    const day = reading.days.find((named) => named !== previous.day);
    return day === undefined ? null : { ...previous, day };
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
