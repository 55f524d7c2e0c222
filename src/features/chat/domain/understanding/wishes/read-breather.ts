import { onlyOf } from '../../../../../shared/only-of.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { type PlacedSlot, slotsWhere } from '../finding/find-slots.ts';
import { readNumberText } from '../finding/read-number.ts';
import type { Intent } from '../intent.ts';
import type { Reading } from '../reading.ts';
import { scopeOf } from '../scope.ts';

const LENGTH =
  '(half an hour|an hour and a half|an hour|a couple of hours|(?:\\d{1,3}|two|three) ?(?:minutes?|mins|hours?|hrs?))';
const SPARE =
  '(?:free|spare|clear|gap|break|off|more|extra|rest|to ourselves|to get ready|to change|to freshen up|to ourselves)';
/** `an hour free before dinner`, `leave half an hour between lunch and karting`. */
const BREATHER = new RegExp(` ${LENGTH}(?: of)?(?: ${SPARE})*(?: on \\w+day)? (before|between|after) `);
/** `give mum a rest after the ship`: so long as a sit-down takes, where nobody says. */
const REST =
  /( )(?:a|some|a bit of a|a little|a wee|a quick|a short) (?:rest|break|breather|gap|sit down|breathing space|pause)(?: on \w+day)? (before|between|after) /;
const ASKS = / (?:leave|have|need|want|keep|give|like|love|get|spare|free|gap|break|more|extra|off|allow) /;
const OTHER_WISH =
  / (?:swap|drop|cheaper|move|push|bring|shift|earlier|later|start|finish|add|how|what|long|walk|is|are|enough) /;
/** What a group does by itself beside a part of the day; nobody books it, and it needs only time. */
const OWN_BUSINESS =
  / (?:speech|speeches|toasts?|team talk|(?:a|short|quick|little|brief|his|her|my|the) (?:talk|presentation|announcement)|few words|(?:group |team |family )(?:photos?|pictures?|pics)|cake cutting|cutting (?:of )?the cake|awards|prize giving|presents?|gifts?)(?: (?!before|between|after)\w+){0,4}? (before|between|after) (?:(?:the|our) )?(?:\w+day )?(?:lunch|dinner|\w+)(?= )/;
const SAYS_LENGTH = new RegExp(` ${LENGTH}(?= )`);
/** So long is a speech that nobody gave a length. */
const OWN_BUSINESS_MINUTES = 30;
const OTHER_THAN_ROOM =
  / (?:swap|drop|cheaper|move|push|bring|shift|earlier|later|start|finish|how|what|when|who|where|walk|is|are|was|enough|buy|shop|shopping|swapping|opening times) /;
/** Spare hours end on a quarter. */
const STEP = 5;

/**
 * So much time between two parts of a day: where it is there, that day is told; where it is not, the later of the two
 * comes so much later. `a short team talk before dinner` needs such time as well. Null where the words name no one part of the plan, or two of different days.
 */
export function readBreather(reading: Reading, { plan }: ConciergeState): Intent | null {
  const { line, slots: mentions, kinds, days } = reading;
  const own = OTHER_THAN_ROOM.test(line) ? null : OWN_BUSINESS.exec(line);
  const rest = own ? null : REST.exec(line);
  const found = own ?? BREATHER.exec(line) ?? rest;
  const [, length = '', side] = own ? ['', SAYS_LENGTH.exec(line)?.[1] ?? '', own[1]] : (found ?? []);
  const minutes = minutesOf(length) ?? (own || rest ? OWN_BUSINESS_MINUTES : null);
  if (!found || minutes === null || (!own && (!ASKS.test(line) || OTHER_WISH.test(line)))) return null;
  const named = mentions.flatMap(({ slots }) => slots);
  const ofMeals = kinds.filter((kind) => kind === 'lunch' || kind === 'dinner');
  const meals = ofMeals.length > 0 ? slotsWhere(plan, days, [], ofMeals) : [];
  const onDay = new Set(
    days.length > 0 ? days : named.length > 0 ? named.map(({ day }) => day) : meals.map(({ day }) => day),
  );
  const [day, another] = onDay;
  if (day === undefined || another !== undefined) return null;
  const ids = new Set([...named, ...meals].map(({ slot }) => slot.id));
  const ofDay = slotsWhere(plan, [day], [], []);
  const meant = ofDay.filter(({ slot }) => ids.has(slot.id));
  const pair = side === 'between' ? meant.slice(0, 2) : pairOf(ofDay, meant, side === 'after');
  const [first, second] = pair;
  if (!first || !second) return null;
  const isMore = / (?:more|extra) /.test(found[0]);
  const spare = second.slot.startMinute - first.slot.endMinute;
  const scope = scopeOf(ofDay, [day]);
  if (own && spare >= minutes)
    return { kind: 'free-time', asks: 'between', scope: { ...scope, slots: [first, second] } };
  if (!isMore && spare >= minutes) return { kind: 'schedule', scope };
  const startMinute = Math.ceil(((isMore ? second.slot.startMinute : first.slot.endMinute) + minutes) / STEP) * STEP;
  return {
    kind: 'retime',
    scope: { ...scope, slots: [second], days: [] },
    direction: 'later',
    edge: null,
    startMinute,
    byMinutes: null,
    bound: 'earliest',
    isReckoned: true,
  };
}

/** The part that is named and the one beside it. */
function pairOf(ofDay: readonly PlacedSlot[], meant: readonly PlacedSlot[], isAfter: boolean): readonly PlacedSlot[] {
  const one = onlyOf(meant);
  if (!one) return [];
  const at = ofDay.findIndex(({ slot }) => slot.id === one.slot.id);
  return isAfter ? ofDay.slice(at, at + 2) : ofDay.slice(Math.max(0, at - 1), at + 1);
}

function minutesOf(said: string): number | null {
  if (said === 'half an hour') return 30;
  if (said === 'an hour and a half') return 90;
  if (said === 'an hour') return 60;
  if (said === 'a couple of hours') return 120;
  const number = readNumberText(/\d+|two|three/.exec(said)?.[0] ?? '');
  return number === null ? null : /ho?u?rs?/.test(said) ? number * 60 : number;
}
