import type { ConciergeState } from '../../concierge-state.ts';
import { ORDINALS } from '../../ordinals.ts';
import { questionKind } from '../cues/asks.ts';
import { type DateChange, findDates } from '../finding/find-dates.ts';
import { NUMBER, readNumberText, readOrdinal } from '../finding/read-number.ts';
import { readWeekday, WEEKDAY } from '../finding/weekdays.ts';
import type { Intent } from '../intent.ts';
import { type Reading, read } from '../reading.ts';
import { normalise } from '../typing/normalise.ts';
import { readTripDays } from './read-trip-days.ts';

const COUNT = `(${NUMBER.replace('|an|a|another', '')})`;
const AT = `(?: (?:on (?:to )?|at |for |in )?(?:the |a )?(?:${WEEKDAY}|(start|beginning|front|end|back)))?`;
/** `an extra night`, `two more nights`, `a night more`, and at which end. */
const EXTRA = new RegExp(
  ` (?:(?:an? |the )?(?:${COUNT} )?(?:extra|additional|another|more|further) nights?|(?:an? |${COUNT} )nights? (?:more|extra|longer))${AT}(?= )`,
);
/** `a second night`. */
const NTH = new RegExp(` (a|the|our|another) (${ORDINALS.slice(1, 7).join('|')}) night${AT}(?= )`);
/** `two nights to three`, `3 nights not 2`. */
const FROM_TO = new RegExp(` (?:the )?${COUNT} nights? (?:to|into|becomes|is now|are now) ${COUNT}(?: nights?)?(?= )`);
const NOT_THE_OLD = new RegExp(
  ` ${COUNT} nights? (?:not|instead of|rather than) (?:the )?(?:${NUMBER})(?: nights?)?(?= )`,
);
/** `just the one night`, `3 nights now`. */
const SO_MANY = new RegExp(` (?:the |a )?${COUNT} nights?(?= )`);
const SAYS_SO =
  / (?:only|just|now|instead|make|stay|staying|stop|stopping|enough|plenty|down|cut|be|actually|sorry|need|needs) /;
/** `the sunday night as well`. */
const NIGHT_OF = new RegExp(` (?:an? |on |for |the |extra |another |that |whole )*${WEEKDAY} night(?= )`);
const STAYS = / (?:stay|staying|stop|stopping|sleep|sleeping|extra|add|adding|added|another|there) /;

/** Words that somebody says it with; any other, and it is of something else. */
const TALK = new Set(
  `a able about actually add added adding after again agreed all along also altogether always am an and any anyone anything are as ask at
  be been being better big book booked boys brilliant but by can chance changed cheeky could cut deal decided do doing done down
  easier end enough everybody everyone extend extra fab fancy fine folks for from gang gents girls go going gonna good got grand great group guys
  had happy has have having help hi hope hoping i id ideal if ill im in instead into is it its just keen kind ladies lads late lets like long longer
  look lot love lovely make makes making manage manageable maybe me mean might mind my need needed needs nice not now of ok oh on onto only or our
  over perfect plan planning plans please plenty possibility possible possibly prefer probably put rather really reckon right said say see
  seems shall should sleep sleeping so sorry spend squeeze stay staying still stop stopping suit suits sure tack tacked team thanks that the then there
  they think thinking this thought to together too top totally trip trouble try turn turns up us wanna want wanted wanting wants was way we
  weekend welcome well were weve while whole will wish with wonder wondered wondering work works worth would wouldnt ye yes you x xx xxx`.split(
    /\s+/,
  ),
);
const ASKS_SO_MANY =
  /^ (?:(?:so|and|but|ok|hi|sorry) )*(?:is (?!it possible|there any chance)|are|do|does|did|was|were (?:we|you|they)|have (?:we|you)|has|will|if) /;
/** `do it another night`: something of the plan. */
const OF_THING = / (?:do|have|put|try|book|add|keep) (?:it|that|this|them) (?!up|down|to|for (?:one|two|three|\d))/;

/** How many nights the trip has, or one night more at one of its ends, where the words say nothing else; null for any other. */
function nightsIn(line: string, { request }: ConciergeState): DateChange | null {
  const said = line.replace(/ (?:how|what) about /, ' ');
  const [begin, end] = [request.days[0]?.weekday, request.days.at(-1)?.weekday];
  if (!/ nights? /.test(said) || begin === undefined || end === undefined || OF_THING.test(said)) return null;
  const nights = request.days.length - 1;
  const isRest = (core: string): boolean =>
    said
      .replace(core, ' ')
      .split(' ')
      .every((word) => word === '' || TALK.has(word));
  const set = (count: number | null): DateChange | null =>
    count === null || count < 1 ? null : { kind: 'set-length', days: count + 1 };

  const fromTo = FROM_TO.exec(said);
  if (fromTo && isRest(fromTo[0]) && readNumberText(fromTo[1] ?? '') === nights)
    return set(readNumberText(fromTo[2] ?? ''));
  const extra = EXTRA.exec(said);
  if (extra && isRest(extra[0])) {
    const [, before, after, weekday, side] = extra;
    const count = readNumberText(before ?? after ?? 'a') ?? 1;
    return atEnd(weekday, side, count, { begin, end }) ?? (weekday ? null : { kind: 'length', days: count });
  }
  const nth = NTH.exec(said);
  if (nth && isRest(nth[0]) && (nth[1] !== 'the' || STAYS.test(said))) return set(readOrdinal(nth[2] ?? ''));
  const of = NIGHT_OF.exec(said);
  if (of && isRest(of[0]) && STAYS.test(said)) return atEnd(of[1], undefined, 1, { begin, end });
  const many = NOT_THE_OLD.exec(said) ?? SO_MANY.exec(said);
  const isAlone = said.trim() === many?.[0].trim();
  if (!many || !isRest(many[0]) || !(isAlone || SAYS_SO.test(said)) || ASKS_SO_MANY.test(said)) return null;
  return set(readNumberText(many[1] ?? ''));
}

/** So many nights more at the end that was said, or that the night of a weekday is next to. */
function atEnd(
  name: string | undefined,
  side: string | undefined,
  count: number,
  { begin, end }: { begin: number; end: number },
): DateChange | null {
  if (side !== undefined)
    return /^(?:start|beginning|front)$/.test(side)
      ? { kind: 'edge-by', edge: 'start', days: -count }
      : { kind: 'length', days: count };
  const weekday = readWeekday(name);
  if (weekday === null) return null;
  if (weekday === end) return { kind: 'length', days: 1 };
  return (begin - weekday + 7) % 7 === 1 ? { kind: 'edge', edge: 'start', weekday } : null;
}

/** `it is one night, yes?` */
const onlyChecks = (raw: string, line: string): boolean =>
  (raw.includes('?') || / (?:am i right|is that right|isnt it|right|yes|correct) $/.test(line)) &&
  !/ (?:can|could|may|might|would|possible|possibly|chance|too late|how about|what about|room for|wonder) /.test(line);

/** `just the one night` as a wish for other dates; null where anything else is said, or the trip is so already. */
export function readNights({ line, raw }: Reading, state: ConciergeState): Intent | null {
  if (onlyChecks(raw, line)) return null;
  const change = nightsIn(line, state);
  const isSo = change?.kind === 'set-length' && change.days === state.request.days.length;
  return change === null || isSo ? null : { kind: 'dates', change };
}

/** `leave friday as it is` is one clause, whatever `as` begins elsewhere. */
const CLAUSES =
  /[,;:!.?–—](?!\d)| - |\b(?:as(?! (?:it|they|is|are|planned|agreed|before|well)\b)|because|cos|since|coz)\b/i;
const CLAUSES_MAX = 5;
/** `start friday, no earlier than noon`: the hours of a day. */
const OF_HOURS =
  / (?:earlier|later|(?:by|before|after|at|from|until|past) \d{1,2}(?::\d\d)?|noon|midnight|earliest|latest|\d{1,2} ?[ap]m|half (?:past )?\w+) /;
const ORDERS =
  / (?:swap|drop|add|move|change|make|keep|find|book|cancel|get|put|bring|cut|lose|can|could|please|with|want|like|lets|need|instead|not|how|what|which|who|when|where|is (?:it|there)) /;
/** `they cant get the thursday off`, `she changed her mind`: nothing is ordered. */
const CANNOT =
  / (?:(?:(?:cant|cannot|wont|dont|doesnt|couldnt|didnt)|(?:none|nobody|noone|no one|neither)(?: of \w+)? (?:can|could|will)) \w+|changed? (?:her|his|my|our|their) minds?)(?= )/g;

/** Dates that a clause tells, where other clauses say why. */
const TOLD_KINDS: ReadonlySet<DateChange['kind']> = new Set([
  'edge',
  'extra-day',
  'length',
  'set-length',
  'shift',
  'between',
  'month',
]);
/** `nobody can stay the friday` is no wish to stay it. */
const DENIED = / (?:nobody|noone|no one|none|neither|cant|cannot|wont|not|never|couldnt) /;
/** `keep monday, we love it`, `leave friday night, that is grand`: nothing is to be otherwise. */
const LEFT_ALONE = /^ (?:(?:so|and|but|ok|oh|no|please|just) )*(?:keep|leave) /;
function datesIn(clause: string, isAlone: boolean, state: ConciergeState): DateChange | null {
  const reading = read(clause, state);
  const nights = nightsIn(reading.line, state);
  if (LEFT_ALONE.test(reading.line)) return nights;
  const isOfElse = reading.slots.length + reading.kinds.length + reading.types.length + reading.venues.length > 0;
  if (nights !== null || isAlone || isOfElse || questionKind(reading.line, clause) !== null) return nights;
  const change =
    readTripDays(reading, state) ??
    (DENIED.test(reading.line) ? null : findDates(reading.raw, reading.line, state.today));
  return change !== null && TOLD_KINDS.has(change.kind) ? change : null;
}

const LOST = / (?:cant|cannot|wont|no|not|couldnt|none|nobody|noone|neither) /;

/** The same where other clauses only tell why: `3 nights now, there is no flight on sunday`. */
export function readNightsWhole({ raw, line: whole }: Reading, state: ConciergeState): Intent | null {
  if (onlyChecks(raw, whole)) return null;
  const clauses = raw.split(CLAUSES).filter((clause) => /\w/.test(clause));
  if (clauses.length > CLAUSES_MAX) return null;
  const dated = findDates(raw, normalise(raw).line, state.today)?.kind;
  const isDated = dated === 'range' || dated === 'start';
  const all = clauses.map((clause) => ({
    ...read(clause, state),
    change: datesIn(clause, clauses.length === 1 || isDated, state),
  }));
  // `an extra day, we thought we would stay until sunday`: which day it is tells more.
  const isLonger = all.some(({ change }) => change?.kind === 'edge');
  const told = isLonger ? all.filter(({ change }) => change?.kind !== 'length') : all;
  const [one, another] = told.filter(({ change }) => change !== null);
  if (!one?.change || another || (one.change.kind === 'month' && /\d(?:st|nd|rd|th)\b/i.test(raw))) return null;
  const reasons = told.filter(({ change }) => change === null);
  const isWhy = reasons.every(
    ({ line, slots, venues, types, kinds }) =>
      slots.length + venues.length + types.length + kinds.length === 0 &&
      !ORDERS.test(line.replace(CANNOT, ' ')) &&
      !OF_HOURS.test(line),
  );
  if (!isWhy) return null;
  const [first] = state.request.days;
  // `they cant get the friday, I mean the thursday off`: the day that is said last.
  const isFirstLost =
    reasons.some(({ line }) => LOST.test(line)) && reasons.flatMap(({ days }) => days.slice(0, 2)).at(-1) === 0;
  // `only the saturday suits, make it one day`.
  const only = reasons.flatMap(({ line, days }) => (/ (?:only|just) /.test(line) && days.length === 1 ? days : []));
  const kept = only.length === 1 && one.change.kind === 'set-length' && one.change.days === 1 ? only[0] : undefined;
  const weekday = kept === undefined ? undefined : state.request.days[kept]?.weekday;
  if (weekday !== undefined) return { kind: 'dates', change: { kind: 'between', start: weekday, end: weekday } };
  const isOneLess = one.change.kind === 'set-length' && one.change.days === state.request.days.length - 1;
  return first && isFirstLost && isOneLess
    ? { kind: 'dates', change: { kind: 'edge-by', edge: 'start', days: 1 } }
    : { kind: 'dates', change: one.change };
}
