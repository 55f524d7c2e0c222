import type { TripPlan } from '../../../../../engine/trip-plan.ts';
import type { SlotKind } from '../../../../../engine/trip-request.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { questionKind } from '../cues/asks.ts';
import { clausesOf } from '../cues/clauses.ts';
import { isOnlyWhy, saidBesideWhy } from '../cues/only-why.ts';
import { type PlacedSlot, slotsWhere } from '../finding/find-slots.ts';
import { NUMBER, readNumberText } from '../finding/read-number.ts';
import type { Intent } from '../intent.ts';
import { type Reading, read } from '../reading.ts';
import { scopeOf } from '../scope.ts';

const ENOUGH = new RegExp(
  ` (?:(?:just|only|max|at most|no more than|down to|cut it to|cut to|limit it to|stick to|keep it to|keep to|we only (?:need|want)|i only want) )?(?:the )?(${NUMBER}) (bar|pub|club|activity|activities|thing|stop|drink|night ?club|restaurant|museum)s?(?= )`,
);
const SUFFICES = / (?:plenty|enough|ample|will do|is fine|tops|suffice|suffices|loads|max|at most|would be fine) /;
/** `two bars is one too many`, `do we really need two clubs`: one of them is. */
const EXCESSIVE =
  / (?:one too many|overkill|excessive|pushing it|too many|too much|a bit much|greedy|unnecessary) | do we (?:\w+ )?(?:need|want) (?:two|three|both) /;
/** `one's plenty`, said after how many there are. */
const SAID_LIMIT =
  / (one|1|two|2)s? (?:(?:of (?:them|those|each)|is|are|would be|will be|more than|bars?|pubs?|clubs?|things?) )*(?:plenty|enough|ample|will do|tops|max|suffices?) /;
/** What stands after one of these is what stays of them. */
const KEPT_AFTER =
  / (?:keep|keeping|leave|have|do|make it|prefer|just|only|with) (?:it |to )?(?:the |our |that |just )?$/;
const KEPT_BEFORE = /^ (?:thing |one |bit |place )?(?:stays?|staying|can stay|is the one|wins|please|will do) /;
/** `the karaoke is enough`. */
const ENOUGH_NAMED =
  /^ (?:thing |one |bit |place |alone |by itself )?(?:(?:is|would be|will be) (?:plenty|enough|ample)|will do) /;
const GOES_AFTER = /^ (?:thing |one |bit |place )?(?:can|could|has to|should) go /;

/**
 * `one bar friday is plenty`, `two bars is one too many, keep the singing`: what is beyond that number goes, the last first,
 * and never what is said to stay. Null where nothing is beyond it.
 */
export function readEnough(reading: Reading, { plan }: ConciergeState): Intent | null {
  const { line, days, timesOfDay } = reading;
  const enough = enoughByItself(reading);
  if (enough.length > 0) return { kind: 'keep', scope: scopeOf(enough) };
  const counted = countedIn(reading, plan);
  // `two things before lunch is too much` counts no whole day.
  if (/ (?:before|by) (?:lunch|dinner|noon|midday|breakfast) /.test(line)) return null;
  // `the ship can go` says itself what goes.
  if (counted === null || / (?:more|extra|another|add|(?:can|could|has to|have to) go) /.test(line)) return null;
  const kept = keptOf(reading);
  const asked = counted.days ?? (days.length > 0 ? days : [...plan.days.keys()]);
  const times = counted.kind === 'activity' ? timesOfDay : [];
  const surplusOf = (there: readonly PlacedSlot[]): readonly PlacedSlot[] => {
    const spare = there.filter(({ slot }) => !kept.some((one) => one.slot.id === slot.id));
    const surplus = Math.max(0, there.length - counted.number);
    return surplus === 0 ? [] : spare.slice(-surplus);
  };
  const slots = counted.among
    ? surplusOf(counted.among)
    : asked.flatMap((day) => {
        const atThatTime = slotsWhere(plan, [day], times, [counted.kind]);
        // A morning that runs over noon is spoken of as one.
        return surplusOf(atThatTime.length > counted.number ? atThatTime : slotsWhere(plan, [day], [], [counted.kind]));
      });
  return slots.length === 0 ? null : { kind: 'drop', scope: scopeOf(slots, asked) };
}

/** `karaoke is enough for one night`: what is enough stays, and what goes for it is not said. */
const enoughByItself = ({ slots, words, line }: Reading): PlacedSlot[] =>
  slots
    .filter(
      ({ to }) =>
        !/ (?:drop|lose|swap|skip|cancel|remove) /.test(line) &&
        ENOUGH_FOR_NIGHT.test(` ${words.slice(to).join(' ')} `),
    )
    .flatMap((mention) => (mention.slots.length === 1 ? mention.slots : []));
const ENOUGH_FOR_NIGHT =
  /^ (?:thing |one |bit |alone |by itself )?(?:is|will be|would be) (?:plenty|enough|ample)(?: excitement| fun)? for (?:one|a|the|that|any) (?:night|evening|day|weekend|lot)(?: (?:really|tbh|i think|for us))* $/;

/** How many of what are enough, and of which, where they are named by what they are. */
function countedIn(
  { line, words, slots, days }: Reading,
  plan: TripPlan,
): { number: number; kind: SlotKind; among?: readonly PlacedSlot[]; days?: readonly number[] } | null {
  const [whole = '', count = '', noun = ''] = ENOUGH.exec(line) ?? [];
  const least = readNumberText(SAID_LIMIT.exec(line)?.[1] ?? '');
  const enough = slots.filter(({ to }) => ENOUGH_NAMED.test(` ${words.slice(to).join(' ')} `));
  const isExcess = EXCESSIVE.test(line) || enough.length > 0;
  const number = readNumberText(count);
  const kind: SlotKind = /bar|pub|club|drink/.test(noun) ? 'night' : 'activity';
  const isLimit =
    SUFFICES.test(line) ||
    /^ (?:just|only|max|at most|no more than|down to|cut|limit|stick|keep)/.test(whole) ||
    / (?:only|just) (?:need|want|doing|having|after|up for) /.test(line);
  if (number !== null && isExcess && number > 1) {
    const so = [...plan.days.keys()].filter(
      (day) => (days.length === 0 || days.includes(day)) && slotsWhere(plan, [day], [], [kind]).length === number,
    );
    return so.length > 0 ? { number: least ?? number - 1, kind, days: so } : null;
  }
  if (number !== null && isLimit) return { number: least ?? number, kind };
  // `two breweries is overkill`: as many as the plan has of them.
  const named = slots.find(({ from, slots: meant }) => {
    const said = readNumberText(words[from - 1] ?? '');
    const there = meant.filter(({ day }) => days.length === 0 || days.includes(day));
    return said !== null && said > 1 && there.length === said;
  });
  if (!named || !(isExcess || least !== null)) return null;
  const among = named.slots.filter(({ day }) => days.length === 0 || days.includes(day));
  return { number: least ?? among.length - 1, kind: 'activity', among };
}

const ONLY_NEED = / (?:only|just) (?:need|want) /;
const OF_COUNT = (line: string): boolean =>
  ENOUGH.test(line) ||
  / (?:is|will) (?:enough|plenty|ample|do) /.test(line) ||
  SAID_LIMIT.test(line) ||
  EXCESSIVE.test(line) ||
  / (?:keep|make it|just|only|do we|stays?) /.test(line);

/**
 * The same of a message in clauses, `do we need two bars friday? one's plenty, make it the karaoke`: null unless each of them
 * counts, says what stays, or says why.
 */
export function readEnoughWhole(whole: Reading, state: ConciergeState): Intent | null {
  const { line, words, slots } = whole;
  if (questionKind(line, whole.raw) !== null) return null;
  const isNamed = slots.some(({ to }) => ENOUGH_NAMED.test(` ${words.slice(to).join(' ')} `));
  const [gone, another] = slots.filter(({ to }) => GOES_AFTER.test(` ${words.slice(to).join(' ')} `));
  // `karaoke can go, we only need one thing after dinner` says itself what goes.
  if (gone?.slots.length === 1 && !another && slots.length === 1 && ENOUGH.test(line) && ONLY_NEED.test(line))
    return { kind: 'drop', scope: scopeOf(gone.slots) };
  if (!(EXCESSIVE.test(line) || SAID_LIMIT.test(line) || (isNamed && ENOUGH.test(line)))) return null;
  const [first, ...rest] = saidBesideWhy(whole, state);
  const clauses = first === whole ? clausesOf(whole.raw).map(({ text }) => read(text, state)) : [first, ...rest];
  const isAll = clauses.every((clause) => clause !== undefined && (isOnlyWhy(clause) || OF_COUNT(clause.line)));
  const isOther = / (?:swap|change|replace|add|move|cheaper|earlier|later|instead|something|somewhere) /.test(line);
  if (!isAll || isOther) return null;
  const days = whole.days.length > 0 ? whole.days : [...state.plan.days.keys()];
  const [, count = '', noun = ''] = ENOUGH.exec(line) ?? [];
  const isNight = /bar|pub|club|drink/.test(noun);
  const there = slotsWhere(state.plan, days, [], [isNight ? 'night' : 'activity']);
  // `two bars on saturday is one too many`, where there is one.
  const isFewer = whole.days.length > 0 && there.length < (readNumberText(count) ?? 0);
  const scope = scopeOf(there, days);
  return isFewer && EXCESSIVE.test(line) ? { kind: 'schedule', scope } : readEnough(whole, state);
}

/** What is said to stay of a day on which so many are enough. */
export const keptOf = ({ slots, words }: Reading): PlacedSlot[] =>
  slots.flatMap(({ slots: named, from, to }) => {
    const isKept =
      KEPT_AFTER.test(` ${words.slice(0, from).join(' ')} `) ||
      KEPT_BEFORE.test(` ${words.slice(to).join(' ')} `) ||
      ENOUGH_NAMED.test(` ${words.slice(to).join(' ')} `);
    return isKept ? named : [];
  });
