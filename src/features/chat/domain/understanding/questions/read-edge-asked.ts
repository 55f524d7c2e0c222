import { onlyOf } from '../../../../../shared/only-of.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { asWhole, type ReadPart } from '../cues/read-part.ts';
import { ORDER } from '../cues/topic-words.ts';
import { inDay } from '../finding/clock-in-day.ts';
import { findClocks } from '../finding/find-clocks.ts';
import { namesOtherDay } from '../finding/find-days.ts';
import type { Intent } from '../intent.ts';
import { type Reading, read } from '../reading.ts';
import { openings } from '../typing/openings.ts';

type Edge = Extract<Intent, { kind: 'edge' }>;
type Journey = NonNullable<Edge['journey']>;

const LEAD = `^ ${openings('at|hello|please|could you|can you|would you|remind me|tell me|let me know|let us know|confirm|advise|any idea|do you know')}`;
const WE =
  '(?:we|it|it all|that|everything|all of it|everyone|the (?:day|trip|weekend|plan|last (?:thing|bit|stop|one))|(?:on )?\\w+day)';
const OVER = '(?:finish|finishes|finished|end|ends|ending|done|over|wrap up|wraps up|stop)';
const BEGIN =
  '(?:start|starts|starting|begin|begins|kick off|kicks off|get going|getting going|kicking off|meet|meeting(?: up)?|up|getting up|setting off|heading out|need to be (?:up|there|ready))';
/** When the last thing of a day is over. */
const ASKS_END = new RegExp(
  `${LEAD}(?:(?:what time|when|how late|till when|until when) (?:do|does|will|are|is|would) ${WE} (?:\\w+ ){0,2}?${OVER}|how long (?:have we got|do we have|is there|have we|are we about)(?: (?:on )?\\w+day)? before (?:the |our |we )?(?:airport|flight|flights|plane|train|trains|station|coach|ferry|bus|leave|go|fly|head)|what is the latest (?:time )?(?:that )?(?:we|it) (?:\\w+ )?${OVER}|(?:what time|when) (?:we|it all|everything|everyone) (?:all )?(?:${OVER}|are (?:done|finished)))(?= )`,
);
/** When the first thing of a day begins. */
const ASKS_START = new RegExp(
  `${LEAD}(?:(?:what time|when) (?:should|do|shall|must|would) (?:i|we) (?:tell|ask|get) (?:people|everyone|everybody|them|the \\w+|them all) to (?:get there|be there|come|arrive|turn up|meet|get in)|(?:what time|when|how early) (?:do|does|will|are|is|would|should) (?:people|everyone|they|we) (?:need to |have to |all )*(?:get there|be there|arrive|turn up)|(?:what time|when|how early) (?:do|does|will|are|is|would) (?:${WE}|the first (?:thing|bit|stop|one)) (?:\\w+ )?${BEGIN}|(?:what time|when) (?:we|everyone|all of us) (?:all )?(?:are )?(?:starting|kicking off|meeting(?: up)?|up|setting off|heading out)|(?:how early|what time|when) is the (?:start|first (?:thing|bit|stop))|is there time to (?:check in|drop (?:our |the )?(?:bags?|cases?|stuff)|dump (?:our |the )?bags?)(?: \\w+)? before the first (?:thing|bit|stop|one))(?= )`,
);
const MEETS = / (?:meet|meeting|get there|arrive|be there|turn up) /;
/** Whether it is over by an hour that is told. */
const ASKS_BY = new RegExp(
  `${LEAD}(?:(?:will|are|is|would) ${WE} (?:all )?(?:be )?${OVER}|(?:do|does|will) ${WE} ${OVER}) (?:\\w+ ){0,2}?(?:by|before|in time for|for)(?= )`,
);
/** Whether a journey that is told can be made. */
const ASKS_CATCH =
  /^ (?:(?:so|and|but|ok|also) )*(?:(?:will|can|do|could) (?:we|i|they|everyone) (?:still |all |definitely )?(?:make|catch|get|manage|be in time for)(?: (?:it|that|there|the (?:train|flight|plane|coach|ferry|first (?:thing|bit|stop))|for (?:the )?(?:first|start of) (?:thing|bit|stop|it)|for \d+|by \d+|on \w+day|in time|ok|okay))*|(?:is|will) (?:that|it|there) (?:be )?(?:ok|okay|alright|fine|enough time|doable|long enough|too tight|cutting it fine|a problem)|does that (?:work|fit|leave enough time)|(?:is there|do we have|have we got|will there be|is that) (?:any |enough |still )?time (?:for|to) .*) $/;
/** `we land at 12.30`: a journey whose vehicle goes without saying. */
const WE_LAND =
  / (?:we|i|everyone|they|most of us|the (?:girls|lads|boys|group)) (?:all |dont |wont |only )?(?:land|arrive|get in|get there|fly in|be there)(?: (?:on )?\w+day)?(?: until| till)? (?:at |about |around |for )?\d/;
const GETS_IN = / (?:gets? in|getting in|arrives?|arriving|lands?|landing|comes? in|due in|in at) /;
/** A journey by its vehicle and nothing else that could be ordered. */
const JOURNEY = / (trains?|flights?|planes?|coach|ferry|bus|eurostar) /;
const WAYS: ReadonlyMap<string, string> = new Map([
  ['trains', 'train'],
  ['flights', 'flight'],
  ['planes', 'flight'],
  ['plane', 'flight'],
]);
/** Where one clause ends and another may begin. */
const JOINT =
  /(?<=[.?!])\s+|\n+|,\s+(?:(?:and|but|so|as)\s+)?|;\s*|\s+[-–]+\s+|\s+or\s+(?=(?:is|do|will|have)\b)|\s+(?:and|cos|because|as|since)\s+(?=(?:several|some|most|a few|people|the|our|my|train|flight|plane|we|what|when|will|can|is)\b)/i;
/** What stands before a journey that is told in the same breath: `sunday is that ok`. */
const CATCH_AT_END =
  /^(.*\b(?:train|flight|plane|coach|ferry|bus)\b.*?)[\s,]+((?:will we|can we|do we|is that|does that)\b.*)$/i;
const LENGTH_MAX = 200;

/**
 * `what time do we finish on sunday, train is 17.10`, `flight home is at 6, will we make it`: when a day begins or ends, held
 * against the journey that is told with it. It asks, so no hour is kept free for it. `again` reads what else is in the
 * message. Null where no day is asked about, and beside a part of the plan.
 */
export function readEdgeAsked(
  message: string,
  state: ConciergeState,
  again: (rest: string) => readonly ReadPart[],
): ReadPart[] | null {
  if (message.length > LENGTH_MAX) return null;
  const clauses = message
    .split(JOINT)
    .flatMap((clause) => CATCH_AT_END.exec(clause)?.slice(1, 3) ?? [clause])
    .filter((clause) => clause.trim() !== '');
  const journeyAt = clauses.findIndex((clause) => journeyIn(read(clause, state), state) !== null);
  const told = clauses[journeyAt];
  const journey = told === undefined ? null : journeyIn(read(told, state), state);
  const askedAt = clauses.findIndex((clause) => edgeIn(read(clause, state), state, journey) !== null);
  const asked = clauses[askedAt];
  const edge = asked === undefined ? null : edgeIn(read(asked, state), state, journey);
  if (!edge) return null;
  const days = edge.days.length > 0 || told === undefined ? edge.days : daysOf(read(told, state), edge.edge, state);
  // Where they meet, the trip begins.
  const meets = edge.edge === 'start' && MEETS.test(read(asked ?? message, state).line) ? [0] : [];
  const meant = days.length > 0 ? days : meets;
  const intent: Edge = { ...edge, days: meant.length > 0 ? meant : daysOf(null, edge.edge, state, journey), journey };
  const rest = clauses.filter((_, at) => at !== askedAt && at !== journeyAt).join(', ');
  const others = rest === '' ? [] : again(rest);
  // A joke or a sigh beside it needs no answer; an order that nobody reads does.
  const isMissed = ({ wish, intent: { kind } }: ReadPart): boolean =>
    kind === 'unknown' && ORDER.test(read(wish, state).line);
  if (others.some(isMissed)) return null;
  const answered = others.filter(({ intent: { kind } }) => kind !== 'unknown');
  return [asWhole(asked ?? message, intent), ...answered.map((part) => ofSameDays(part, edge.days, state))];
}

/** `when does saturday kick off and when do we finish`: of that day both. */
function ofSameDays(part: ReadPart, days: readonly number[], state: ConciergeState): ReadPart {
  const { intent, wish } = part;
  const isOpen = intent.kind === 'edge' && days.length > 0 && read(wish, state).days.length === 0;
  return isOpen ? { ...part, intent: { ...intent, days } } : part;
}

/** The days that are meant: those that are named, else the last for a way home, the first for an arrival. */
function daysOf(
  reading: Reading | null,
  edge: Edge['edge'],
  { plan }: ConciergeState,
  journey: Journey | null = null,
): readonly number[] {
  if (reading && reading.days.length > 0) return reading.days;
  const last = plan.days.length - 1;
  if (reading || journey) return [edge === 'finish' ? last : 0];
  return [...plan.days.keys()];
}

function edgeIn(reading: Reading, state: ConciergeState, journey: Journey | null): Edge | null {
  const { line, raw, slots, days, kinds, diets, timesOfDay } = reading;
  if (journey !== null && ASKS_CATCH.test(line))
    return { kind: 'edge', edge: journey.isArrival ? 'start' : 'finish', days, byMinute: null, journey: null };
  if (slots.some(({ slots: named }) => named.length === 1) || diets.length > 0) return null;
  if (kinds.some((kind) => kind !== 'night') || namesOtherDay(line, days)) return null;
  if (ORDER.test(line)) return null;
  if (ASKS_BY.test(line)) {
    const last = state.plan.days.length - 1;
    const [clock] = findClocks(raw).filter(({ isRefused }) => !isRefused);
    // `will we be done by 4` names an hour of the day; a train's is told as a journey.
    const byMinute = journey === null && clock ? inDay(clock) : null;
    if (byMinute === null && journey === null) return null;
    return { kind: 'edge', edge: 'finish', days: days.length > 0 ? days : [last], byMinute, journey: null };
  }
  // `when does saturday night start` is of the night, and its end is that of the day.
  const isPartOfDay = timesOfDay.length > 0 || kinds.length > 0;
  if (isPartOfDay && (!ASKS_END.test(line) || timesOfDay.some((time) => time !== 'Evening'))) return null;
  if (ASKS_END.test(line)) return { kind: 'edge', edge: 'finish', days, byMinute: null, journey: null };
  return ASKS_START.test(line) ? { kind: 'edge', edge: 'start', days, byMinute: null, journey: null } : null;
}

/** `train is 17.10 from temple meads`, `flight gets in at 13.40`, `done in time for the 17.10`. */
function journeyIn(reading: Reading, state: ConciergeState): Journey | null {
  const { line, raw, slots } = reading;
  const clock = onlyOf(findClocks(raw).filter(({ isRefused }) => !isRefused));
  const vehicle = JOURNEY.exec(line)?.[1];
  const lands = WE_LAND.test(line) && !ASKS_CATCH.test(line) && !/ (?:can|could|will|do|should) we /.test(line);
  const isInTime = / in time for (?:the|our|a|my) /.test(line);
  const isPartNamed = slots.some(({ slots: named }) => named.length === 1);
  if (!clock || isPartNamed || (vehicle === undefined && !isInTime && !lands) || ORDER.test(line)) return null;
  const isArrival = lands || GETS_IN.test(line);
  const minute = inDay(clock);
  const end = state.plan.days.at(-1)?.slots.at(-1)?.endMinute ?? 0;
  // Nobody goes home before the last day has begun: `train is at 8` is the evening.
  const isEvening = !isArrival && !clock.isExact && minute < 720 && minute + 720 > end;
  return {
    minute: isEvening ? minute + 720 : minute,
    isArrival,
    way: vehicle === undefined ? (lands ? 'journey' : 'train') : (WAYS.get(vehicle) ?? vehicle),
  };
}
