import { onlyOf } from '../../../../../shared/only-of.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { questionsOf } from '../cues/clauses.ts';
import { asWhole, type ReadPart } from '../cues/read-part.ts';
import { slotsOf, slotsWhere } from '../finding/find-slots.ts';
import type { Intent } from '../intent.ts';
import { read } from '../reading.ts';
import { normalise } from '../typing/normalise.ts';
import { openings } from '../typing/openings.ts';

const LEAD = `^ ${openings('roughly|do you know|any idea')}`;
const THE_WAY =
  '(?:how (?:far|long|many minutes)(?: (?:is|does|will|would|a walk|of a walk))*|is it far|is it (?:a long|much of a|a short|too far a|a) (?:walk|way|trek)|how (?:do|would|will|can|should) (?:we|i|everyone) (?:get|go|travel|walk)|(?:can|could) (?:we|you) walk|(?:what is|whats) the (?:walk|way|journey|distance|trip|best way|quickest way)(?: (?:like|to get|to go))*)';
/** The two ends of a way that is asked about, each pattern with the first and the second. */
const BETWEEN: readonly RegExp[] = [
  new RegExp(
    `${LEAD}${THE_WAY} (?:\\w+ ){0,3}?between (.{3,60}?) and (.{3,60}?)(?: on foot| by taxi| \\w+day| please)* $`,
  ),
  new RegExp(`${LEAD}${THE_WAY} (?:\\w+ ){0,3}?from (.{3,60}?) to (.{3,60}?)(?: on foot| by taxi| please)* $`),
  new RegExp(
    `${LEAD}${THE_WAY} (?:it )?(?:to get )?(?:to )?(.{3,60}?) from (.{3,60}?)(?: on foot| by taxi| please)* $`,
  ),
];
/** Where the group sleeps, or the way home: of those another reader knows. */
const OF_STAY =
  / (?:hotel|hostel|accommodation|digs|rooms?|airbnb|apartment|home|here|there|it|us|airport|station|where we (?:are )?\w+) $/;
/** What is wished or asked besides. */
const SAYS_MORE = / (?:could|can|would|is|are|do|does|what|how|when|please|make|move|swap|drop|but|so) /;
/** The same way asked about once more. */
const HOW_THERE =
  /^ (?:(?:so|and|also) )*(?:how (?:would|do|will|can|should) we get there|how do we get between (?:them|the two)|is (?:it|that) walk ?able|can we walk(?: it)?|is it a (?:walk|taxi)|do we need (?:an? )?(?:taxis?|cabs?|uber))(?: or .*)? $/;
const REQUESTS = /^ (?:(?:and|also|so|please|then) )*(?:can|could|would|make|move|swap|drop|put|push|start|finish) /;
const LENGTH_MAX = 220;

/**
 * `how far is the church from the storehouse`, `how do we get from lunch to the boat`: the way between two places, whichever
 * of them the plan has and whatever lies between them. Null where an end is where the group sleeps, or is asked of the city.
 */
export function readWayBetween(
  message: string,
  state: ConciergeState,
  again: (rest: string) => readonly ReadPart[],
): ReadPart[] | null {
  if (message.length > LENGTH_MAX) return null;
  const clauses = questionsOf(message);
  const whole = betweenIn(message, state);
  if (whole) return [asWhole(message, whole)];
  const ways = clauses.map((clause) => betweenIn(clause, state));
  const asked = ways.flatMap((intent, at): ReadPart[] => (intent ? [asWhole(clauses[at] ?? message, intent)] : []));
  if (asked.length === 0) return null;
  const rest = clauses.filter((clause, at) => !ways[at] && !HOW_THERE.test(normalise(clause).line));
  // `and could dinner be later` leans on the places that are named.
  if (rest.some((clause) => REQUESTS.test(normalise(clause).line))) return null;
  return [...asked, ...(rest.length === 0 ? [] : again(rest.join(', ')))];
}

function betweenIn(clause: string, state: ConciergeState): Intent | null {
  const { line } = normalise(clause);
  const [, from, to] = BETWEEN.map((pattern) => pattern.exec(line)).find((found) => found !== null) ?? [];
  if (from === undefined || to === undefined) return null;
  if (SAYS_MORE.test(` ${from} ${to} `)) return null;
  if (OF_STAY.test(` ${from} `) || OF_STAY.test(` ${to} `)) return null;
  // Of the hotel by its name other readers tell.
  if ([from, to].some((end) => read(end, state).hotels.length > 0)) return null;
  const day = read(clause, state).days[0] ?? null;
  const first = endOf(from, day, state);
  const second = nextAfter(to, first, state) ?? endOf(to, day, state);
  // `how long between the boat and dinner` is the time there is, of which the way is a part.
  if (first && second && TIME_BETWEEN.test(line) && isOneDay(first, second, state)) return null;
  if (first && second) return first === second ? null : { kind: 'way-between', first, second };
  // `how far is dinner from temple meads`: of what nobody here knows no way is told, least of all that of another stop.
  const known = first ?? second;
  const [unknown] = [from, to].filter((_, at) => (at === 0 ? first : second) === null);
  const of = slotsOf(state.plan).filter(({ slot }) => slot.venueId === known);
  return unknown !== undefined && of.length > 0 && isNowhere(unknown, state)
    ? { kind: 'outside', what: `the way to or from ${unknown.trim()}`, of }
    : null;
}

const TIME_BETWEEN =
  / how long (?:is it |is there |have we (?:got )?|do we (?:get|have) |will we have )?(?:\w+ ){0,2}?between /;
const isOneDay = (first: string, second: string, { plan }: ConciergeState): boolean =>
  plan.days.some(({ slots }) => [first, second].every((id) => slots.some(({ venueId }) => venueId === id)));

/** A name that neither the plan nor the list has, and no word for the group or a time. */
const isNowhere = (words: string, state: ConciergeState): boolean => {
  const { slots, venues, kinds, types, days, line, words: all } = read(words, state);
  return (
    slots.length + venues.length + kinds.length + types.length + days.length === 0 &&
    all.length <= NAME_WORDS_MAX &&
    !/ (?:\d+|it|that|this|one|other|next|last|first|start|finish|each|everything|place|places|stop|stops) /.test(line)
  );
};
const NAME_WORDS_MAX = 4;

const AFTER =
  /^ (?:the )?(?:(?:food|meal|dinner|lunch|tea|pub|bar|club|night|place|thing|one|next|bit) )+(?:after(?:wards)?|that night|later)(?: (?:it|that))? $/;

/** `from the beer spa to the food after`: the next of that kind on the same day; null where the words name no such. */
function nextAfter(words: string, first: string | null, state: ConciergeState): string | null {
  const placed = AFTER.test(` ${words.trim()} `)
    ? slotsOf(state.plan).find(({ slot }) => slot.venueId === first)
    : undefined;
  if (!placed) return null;
  const { kinds } = read(words, state);
  const later =
    state.plan.days[placed.day]?.slots.filter(({ startMinute }) => startMinute > placed.slot.startMinute) ?? [];
  return later.find(({ kind }) => kinds.length === 0 || kinds.includes(kind))?.venueId ?? null;
}

/** The one place that an end names, by its id; null where it names none or several. */
function endOf(words: string, day: number | null, state: ConciergeState): string | null {
  const { slots, venues, kinds, days, timesOfDay } = read(words, state);
  const onDay = days[0] ?? day;
  const named = slots.flatMap((mention) => mention.slots);
  const meant = named.length > 1 ? named.filter((placed) => onDay === null || placed.day === onDay) : named;
  const ids = new Set(meant.map(({ slot }) => slot.venueId));
  if (ids.size === 1) return meant[0]?.slot.venueId ?? null;
  if (ids.size > 1) return null;
  if (venues.length === 1) return venues[0]?.venueId ?? null;
  const ofKind = kinds.length === 0 ? [] : slotsWhere(state.plan, onDay === null ? [] : [onDay], timesOfDay, kinds);
  return onlyOf(ofKind)?.slot.venueId ?? null;
}
