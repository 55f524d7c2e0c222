import { DINNER_START, LUNCH_START } from '../../../../../engine/day-rules.ts';
import { onlyOf } from '../../../../../shared/only-of.ts';
import { HEAD_HOME_MINUTES, SETTLE_IN_MINUTES } from '../../../../planner/domain/plan-days.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { questionKind } from '../cues/asks.ts';
import { isLiked } from '../cues/tones.ts';
import { type Clock, findClocks, nearest } from '../finding/find-clocks.ts';
import { findPeople } from '../finding/find-people.ts';
import { type PlacedSlot, slotsWhere } from '../finding/find-slots.ts';
import { isOfJourneyHome, isOfJourneyThere, isWhileOfElse } from '../finding/hours-of-journeys.ts';
import type { Intent } from '../intent.ts';
import { type Reading, read } from '../reading.ts';
import { scopeOf } from '../scope.ts';
import { readOrder } from './read-order.ts';
import { retimeOf } from './read-times.ts';

const WORDS_MAX = 40;
const CLAUSES_MAX = 5;
const CLAUSES =
  /(?<=[a-z0-9)!?'’])(?:\s*[;!?]+(?=\s|$)\s*|\s*\.{1,3}(?=\s|$)\s*|,(?!\d)\s*|\s+[-–]+\s+|\s+(?:so|but|because|cos|coz|since|therefore)\s+(?!(?:that|far|much)\b))/i;
const DEGREE =
  '(?:(?:a|an|bit|wee|way|far|very|rather|so|just|too|really|absolutely|quite|no|any|little|touch|tad|of) )*';
/** What says that an hour will not do, of the words behind it in its clause. */
const AGAINST = new RegExp(
  ` (?:(?:isnt|is not|wont|will not|cant|cannot|can not|doesnt|does not|wouldnt|not) (?:really |quite |going to |gonna |be )*(?:work|do|happen|suit|right|on|possible|done|going|great|ideal|fair|realistic|doable|make sense)|(?:is|are|was|feels|seems|looks|sounds|be) ${DEGREE}(?:early|late|soon|use|good|go|cruel|keen|optimistic|ambitious|much|mad|brutal|harsh|tight|stupid|silly|mental|daft|rough|grim|savage|push|stretch|joke|impossible|unrealistic|criminal|madness|torture|non ?starter|out|cutting it|cancelled|called off|full|sold out)|too (?:early|late|soon)|(?:no|of no) (?:use|good)|(?:a|s) (?:definite |big |hard )?no|out of the question|clash(?:es)?|overlaps|past (?:\\w+ ){1,3}bedtime|beyond us|cutting it (?:fine|close)|(?:is|s) when (?:my|we|our|the) (?:\\w+ ){0,2}(?:eats?|dines?|sleeps?|gets? up)|leaves? (?:us|them|everyone) (?:starving|hungry)) `,
);
/** The same, of the words before it. */
const NOBODY =
  / (?:nobody|no one|noone|none of (?:us|them)) (?:\w+ ){1,6}(?:at|by|for) $| (?:cant|cannot|wont|doesnt|isnt going to|isnt gonna) (?:really |quite )*(?:happen|be|work|do|start|go ahead|suit (?:us|them|everyone|me)) (?:at|for|from) $| (?:cant|cannot|wont|not|unable to|never) (?:all |really |going to |gonna |be able to )*(?:make|manage|face|do) (?:it |(?:the |our )?(?:\w+ ){1,3})?(?:for |by |at )?(?:the )?$/;
const PRAISED = / (?:not|isnt|wasnt|never) (?:\w+ )?too | (?:no|not a|isnt a) (?:problem|bother|worry|issue) /;
/** `nobody is getting up for 9.30` is of a morning, and of the day more than of a part. */
const GETS_UP = / (?:get|gets|getting|got) (?:\w+ )?up | out of bed | awake /;
/** A wish of its own beside it. */
const OTHER_WISH =
  / (?:add|drop|swap|change|replace|cancel|remove|skip|cheaper|calmer|wilder|book|find|another|something|somewhere|else|different|instead of|nearer|closer|drop it|bin|ditch|lose) /;
const DROP_IT =
  /^ (?:(?:so|and|please|just|can|could|we|you|lets|then) )*(?:drop|cancel|skip|bin|ditch|scrap|lose|remove|axe) (?:it|that|that one|this) (?:please |then |thanks )*$/;
const WANTS_LATER = / (?:later|late(?= (?:lunch|dinner|start|one))|back|push|delay) /;
const WANTS_EARLIER = / (?:earlier|sooner|forward|early(?= (?:lunch|dinner|start|one))) /;
const STARTS = / (?:start|begin|kick off|commence) /;

interface Said {
  reading: Reading;
  clocks: readonly Clock[];
}

interface Denied {
  placed: PlacedSlot;
  clock: Clock;
  clause: Said;
  /** Only its hour says which part is meant. */
  isByHour: boolean;
}

/**
 * A part of the plan whose hour is spoken against, `karting at half 2 isn't going to work`, `10am hike's a bit keen, 11 please`:
 * the hour that it has is never the one that is wanted. It goes to the one that is named beside it, after an arrival or before
 * a way home that is told, or earlier or later where that is said; else it is asked what to do. Null for anything else.
 */
export function readHourAgainst(reading: Reading, state: ConciergeState): Intent | null {
  if (reading.words.length > WORDS_MAX || findClocks(reading.raw).length === 0) return null;
  const texts = reading.raw.split(CLAUSES).filter((text) => /\w/.test(text));
  if (texts.length > CLAUSES_MAX) return null;
  const clauses = texts.map((text): Said => {
    const part = texts.length === 1 ? reading : read(text, state);
    return { reading: part, clocks: findClocks(part.raw) };
  });
  const denied = deniedIn(clauses, reading, state);
  if (!denied) return null;
  const { placed, clause } = denied;
  const others = clauses.filter((one) => one !== clause);
  const isElse = ({ slots, kinds, venues, types }: Reading): boolean =>
    venues.length > 0 ||
    (types.length > 0 && slots.length === 0) ||
    slots.some((mention) => mention.slots.every(({ slot }) => slot.id !== placed.slot.id)) ||
    kinds.some((kind) => kind !== placed.slot.kind);
  const rest = others.filter(({ reading: other }) => !(isElse(other) && isPraised(other)));
  // `the club at 11 is too late for gran, drop it`.
  if (rest.some(({ reading: other }) => DROP_IT.test(other.line))) return { kind: 'drop', scope: scopeOf([placed]) };
  if (rest.some(({ reading: other }) => OTHER_WISH.test(other.line) || (isElse(other) && !isBeside(other))))
    return null;
  if (clauses.length === 1 && OTHER_WISH.test(reading.line)) return null;
  return wantedFor(denied, [...rest, clause], state);
}

const isPraised = ({ line, raw }: Reading): boolean => isLiked(line) || findClocks(raw).some(({ isKept }) => isKept);
const isBeside = ({ line }: Reading): boolean =>
  / (?:after|before) (?:the |our )?(?!that |this |it )[a-z]{3,} /.test(line);

/** The part that is spoken of by the hour it has, and the clause that speaks against it. */
function deniedIn(clauses: readonly Said[], whole: Reading, state: ConciergeState): Denied | null {
  for (const clause of clauses) {
    const { reading, clocks } = clause;
    if (questionKind(reading.line.replace(/ right $/, ' '), reading.raw) !== null) continue;
    if (PRAISED.test(reading.line) || GETS_UP.test(reading.line)) continue;
    for (const clock of clocks) {
      if (clock.isKept || clock.isEnd || clock.joint === 'by' || clock.joint === 'after') continue;
      // `15 rather than 14` counts people.
      if (/^\d{1,2}$/.test(reading.raw.slice(clock.from, clock.to)) && findPeople(reading.line) !== null) continue;
      const found = partAt(reading, clock, whole, state);
      if (!found) continue;
      const own = { ...found, clock, clause };
      if (isAgainst(clause, clock) || isPutRight(own, clauses) || isPutRightAtOnce(own)) return own;
    }
  }
  return null;
}

function isAgainst({ reading }: Said, clock: Clock): boolean {
  const plain = (text: string): string =>
    ` ${text
      .toLowerCase()
      .replace(/['’]s\b/g, ' is')
      .replace(/['’]/g, '')
      .replace(/[^a-z0-9]+/g, ' ')
      .trim()} `;
  return (
    clock.isRefused ||
    AGAINST.test(plain(reading.raw.slice(clock.to))) ||
    NOBODY.test(plain(reading.raw.slice(0, clock.from)))
  );
}

/** `lunch at 12.30 leaves them hungry, could it be 11.45`: the hour that it has is told, and another is asked for. */
const isPutRight = ({ clause, placed }: Denied, clauses: readonly Said[]): boolean =>
  clauses
    .slice(clauses.indexOf(clause) + 1)
    .some(
      (said) =>
        ONLY_OTHER_TIME.test(said.reading.line) ||
        (PUT_RIGHT.test(said.reading.line) &&
          (isBeside(said.reading) || wantedHour({ clause, placed }, [said]) !== null)),
    );
/** `dinner at 7 could be 7.30`. */
const isPutRightAtOnce = ({ clause, clock }: Denied): boolean =>
  clause.clocks.some(
    ({ from }) =>
      from > clock.to &&
      /^ (?:(?:could|can|should|might) (?:(?:it|we|that) )?(?:be|have it|do)|make it|needs to be) (?:at )?$/i.test(
        clause.reading.raw.slice(clock.to, from),
      ),
  );
/** `later please`, `can it be a bit earlier`. */
const ONLY_OTHER_TIME =
  /^ (?:(?:a|bit|little|much|please|could|can|we|it|be|go|make|move|push|start|have|that|an|hour|something|needs|to|and) )*(?:later|earlier)(?: (?:please|maybe|then|thanks|if possible|for us))* $/;
const PUT_RIGHT = / (?:same|could|can|make|push|move|have|put|try|say|better|more like|rather|instead|please|maybe) /;

/** The slot that begins at that hour: of those that are named, else of the days that are. */
function partAt(
  reading: Reading,
  clock: Clock,
  whole: Reading,
  { plan }: ConciergeState,
): Pick<Denied, 'placed' | 'isByHour'> | null {
  const days = reading.days.length > 0 ? reading.days : whole.days;
  const isThen = ({ slot }: PlacedSlot): boolean =>
    Math.abs(nearest(clock, slot.startMinute) - slot.startMinute) <= ABOUT;
  const isNamedDay = ({ day }: PlacedSlot): boolean => days.length === 0 || days.includes(day);
  const named = [
    ...reading.slots.flatMap(({ slots }) => slots),
    ...(reading.kinds.length > 0 ? slotsWhere(plan, days, [], reading.kinds) : []),
  ];
  const fitting = named.filter((placed) => isThen(placed) && isNamedDay(placed));
  const one = onlyOf([...new Map(fitting.map((placed) => [placed.slot.id, placed])).values()]);
  if (named.length > 0 || !saysHour(reading.raw, clock)) return one ? { placed: one, isByHour: false } : null;
  const byHour = onlyOf(slotsWhere(plan, days, [], []).filter((placed) => isThen(placed)));
  return byHour ? { placed: byHour, isByHour: true } : null;
}
/** `14` alone may be any number. */
const saysHour = (raw: string, { from, to }: Clock): boolean =>
  /\D/.test(raw.slice(from, to)) || /\bat $/i.test(raw.slice(0, from));
/** Who rounds an hour means the part that begins beside it, minutes. */
const ABOUT = 10;

/** Another hour that is named for the part, and is not told of anything else. */
function wantedHour(
  { clause, placed, clock: denied }: Pick<Denied, 'clause' | 'placed'> & Partial<Denied>,
  clauses: readonly Said[],
): { clock: Clock; line: string } | null {
  for (const said of clauses)
    for (const clock of said.clocks) {
      const isPresent = nearest(clock, placed.slot.startMinute) === placed.slot.startMinute;
      if (clock.isRefused || clock.isKept || isPresent || isTold(said, clock)) continue;
      // `6 not 7`: beside an hour that is denied for another, a number is that other.
      if (said === clause && clock.isBare && !denied?.isRefused) continue;
      return { clock, line: said.reading.line };
    }
  return null;
}

const isTold = ({ reading: { raw } }: Said, clock: Clock): boolean =>
  isOfJourneyThere(raw, clock) || isOfJourneyHome(raw, clock) || isWhileOfElse(raw, clock);

function wantedFor(denied: Denied, clauses: readonly Said[], state: ConciergeState): Intent {
  const { placed, clause } = denied;
  const scope = scopeOf([placed]);
  const base = { kind: 'retime', scope, edge: null, byMinutes: null } as const;
  const wanted = wantedHour(denied, clauses);
  const isFirst = state.plan.days[placed.day]?.slots[0]?.id === placed.slot.id;
  if (wanted && denied.isByHour && isFirst && STARTS.test(wanted.line))
    return { kind: 'hours', edge: 'start', day: placed.day, minute: nearest(wanted.clock, placed.slot.startMinute) };
  if (wanted) return retimeOf(placed, scope, wanted.clock, wanted.line);
  const beside = clauses
    .filter((one) => one !== clause && isBeside(one.reading))
    .map(
      ({ reading: { line } }) => / (?:(?:straight|right) )?(?:after|before) (?:the |our )?[a-z]+/.exec(line)?.[0] ?? '',
    )
    .flatMap((words) => readOrder(read(`${placed.slot.name}${words}`, state), state) ?? [])
    .find(({ kind }) => kind === 'retime' || kind === 'exchange');
  if (beside) return beside;
  return (
    besideJourney(denied, clauses, state) ?? towards(denied, clauses) ?? { kind: 'vague', scope, helps: 'another-hour' }
  );

  function towards({ clock }: Denied, all: readonly Said[]): Intent | null {
    const lines = all.map(({ reading: { line } }) => line).join(' ');
    const after = clause.reading.raw.slice(clock.to);
    const isLater = WANTS_LATER.test(lines) || / (?:too|bit|touch|tad) (?:early|soon)\b/i.test(after);
    const isEarlier = WANTS_EARLIER.test(lines) || / (?:too|bit|touch|tad) late\b/i.test(after);
    if (isLater === isEarlier) return null;
    return { ...base, direction: isLater ? 'later' : 'earlier', startMinute: null };
  }
}

/** So long after an arrival, or before a way home, as the planner leaves for it; null where nothing of either is told. */
function besideJourney({ placed }: Denied, clauses: readonly Said[], { plan }: ConciergeState): Intent | null {
  const { slot, day } = placed;
  const base = { kind: 'retime', scope: scopeOf([placed]), edge: null, byMinutes: null, isReckoned: true } as const;
  for (const { reading, clocks } of clauses)
    for (const clock of clocks) {
      if (reading.days.length > 0 && !reading.days.includes(day)) continue;
      const at = nearest(clock, slot.startMinute);
      if (isOfJourneyThere(reading.raw, clock) && at + SETTLE_IN_MINUTES > slot.startMinute)
        return { ...base, direction: 'later', startMinute: at + SETTLE_IN_MINUTES, bound: 'earliest' };
      if (!isOfJourneyHome(reading.raw, clock) || at - HEAD_HOME_MINUTES >= slot.endMinute) continue;
      const startMinute = at - HEAD_HOME_MINUTES - (slot.endMinute - slot.startMinute);
      const window = slot.kind === 'lunch' ? LUNCH_START : slot.kind === 'dinner' ? DINNER_START : null;
      const isLastDay = day === plan.days.length - 1;
      if (isLastDay && (window === null || startMinute < window.from))
        return { kind: 'hours', edge: 'leave', day, minute: at };
      return { ...base, direction: 'earlier', startMinute, bound: 'latest' };
    }
  return null;
}
