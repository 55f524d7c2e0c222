import type { ConciergeState } from '../../concierge-state.ts';
import { type Mention, mentionsIn } from '../cues/mentions.ts';
import { isSpokenAgainst, isToCome, isTwiceDenied, isUnwantedBy } from '../cues/spoken-against.ts';
import { slotsOf } from '../finding/find-slots.ts';
import { isInside } from '../finding/is-inside.ts';
import type { Wish } from '../intent.ts';
import type { Reading } from '../reading.ts';
import { NOWHERE } from '../scope.ts';
import { NOT_THIS_THAT } from './avoid-kinds.ts';
import { readGoingBack } from './read-going-back.ts';

/** What is wished of something that is not there. */
type Deed = 'kept-out' | 'taken-out' | 'changed' | 'asked';

const PUTS = / (?:put|add|book|include|use|pick|choose|suggest) /;
const LEFT_OUT = / (?:leave|keep)(?: the)? $/;
const CAN_THE = / (?:can|could|should|may) (?:the|our|that) $/;
const GO = /^ (?:just )?(?:go|come out|come off|be dropped|be cut) /;
const OUT = /^ (?:out|off|away) /;
const SWAPPED = / (?:swap|change|replace|switch|exchange|trade)(?: out)?(?: the| our)? $/;
const KEPT = / (?:keep|leave|stick with|hold on to|hang on to)(?: the| our)? $/;
const MOVED = / (?:move|shift|push|bring|make|start|begin|delay|postpone|put|have)(?: the| our)? $/;
const LATER =
  '(?:(?:a bit|bit|a little|much|an|a|half an|half|two|couple of|hour|hours|mins|minutes|\\d+|be|to be|starts?|needs to be) )*(?:later|earlier)';
const MOVED_TO = new RegExp(
  `^ (?:${LATER}|(?:(?:forward|forwards|on|up|out) )*(?:to|until|till|forward|at|by|back (?:by|a|an|half|two|to|until))) `,
);
const SHIFTED = new RegExp(`^ ${LATER} `);
const COMPARED = / (?:cheaper|dearer|nicer|better|closer|nearer|quieter) (?:\w+ )?than(?: the| our)? $/;
const TOO_MUCH =
  /^ (?:is|are|looks?|seems?|sounds?) (?:\w+ )?too (?:expensive|dear|pricey|much|far|early|late|long|short|loud|busy) /;
const ASKS =
  /^ (?:(?:so|and|ok|but|hi) )*(?:is|are|does|will|when|what time|how much|how far|how long|where|what about|do we|are we|which day) /;
const ASKS_WHY = / why /;
const DEFINITE = / (?:the|our|that) $/;

/** People who do not come, and no theatre. */
const NO_SHOWS = / no shows? /;
/** `no more than one pub a night` keeps none out. */
const NO_MORE_THAN = / (?:no|not) more than /;
/** `nope, burgers` turns down what was done, and wants burgers. */
const LEADING_NO = /^\s*(?:no|nope|nah|naw|no thanks|not that(?: one)?)\s*[,.!;:–-]/i;
/** Longer messages have other things in them, and reasons. */
const WORDS_MAX = 14;
/** All that may stand around what is named: any other word says something that another reader has to read. */
const GLUE = new Set(
  `a an any another the our that this those these some more of or and also plus either too please pls thanks ta x xx xxx then now so
  ok oh well just actually maybe tbh really still again at all ever for to in on it its is are be was were am been being we i you
  us me they he she them everyone everybody anyone anybody nobody none half most girls lads boys group bride groom hen stag
  mum dad gran nan grandad birthday boss team people lot saturday sunday friday thursday monday tuesday wednesday morning afternoon evening night
  drop remove cancel skip cut forget avoid without no not nor never dont do does did doesnt didnt isnt arent aint wont cant can could
  would will should lets go going get rid have had has want wants need needs like likes fancy fancies hate hates hating loathe detest
  love into keen fussed bothered up feeling sure fan fans thing bag scene vibe style anything anywhere everything but rather
  rubbish boring naff crap pants dull lame tacky grim dire overrated awful terrible touristy cheesy
  went visited seen done tried already before last time year month week weekend summer recently
  put add book include bring use pick choose suggest back leave out off away gone swap change replace switch
  exchange trade something somewhere else other different cheaper dearer nicer better closer nearer quieter than
  keep stick with hold hang move shift push make start starts begin delay postpone later earlier hour hours mins minutes bit little much until till
  forward by looks look seems sounds expensive dear pricey far early late long short loud busy heard read bad things about reviews
  when what how where why which from hotel get there doing seeing visiting eating plan itinerary programme day place places one ones class trip tour bar good great worth decent fun
  money value cost costs extra included heard sat sun fri thu thur mon tue wed`.split(/\s+/),
);
const DIET = /^(?:vegans?|vegetarians?|halal|kosher)$/;

/**
 * A message about nothing but what the plan does not have, spoken of as if it had: `drop the museum`, `we did flight club
 * last time`, `start the spa at 11`. It is said not to be there; what nobody wants is kept out. Null where it is wanted, or
 * something else is spoken of as well.
 */
export function readAbsentFromPlan(reading: Reading, state: ConciergeState): Wish | null {
  const { words, slots, venues, types, amount } = reading;
  if (venues.length + types.length === 0 || slots.length > 0 || amount !== null || words.length > WORDS_MAX)
    return null;
  if (
    LEADING_NO.test(reading.raw) ||
    readGoingBack(reading, state) ||
    NO_SHOWS.test(reading.line) ||
    NO_MORE_THAN.test(reading.line) ||
    isTwiceDenied(reading.line)
  )
    return null;
  const mentions = mentionsIn(reading, state);
  const rest = words.filter((_, at) => !isInside(at, mentions));
  if (rest.some((word) => !GLUE.has(word) && !/^\d{1,2}(?:30|15|45|pm|am)?$/.test(word))) return null;
  if (
    mentions.length === 0 ||
    NOT_THIS_THAT.test(reading.raw) ||
    mentions.some((mention) => !isAbsent(mention, reading, state))
  )
    return null;
  const deeds = mentions.map((mention) => deedOn(mention, reading));
  const [deed] = deeds;
  if (deed === undefined || deed === null || deeds.some((other) => other !== deed)) return null;
  const venueIds = mentions.flatMap((mention) => mention.venueIds);
  const covers = [...new Set(mentions.flatMap((mention) => mention.types))];
  const label = mentions.flatMap((mention) => mention.label ?? []).join(' or ');
  if (mentions.every((mention) => mention.venueIds.length > 0)) {
    if (deed === 'asked' && state.places.kind === 'city' && / far /.test(reading.line))
      return { kind: 'travel', scope: NOWHERE, venueIds };
    if (deed === 'asked')
      return { kind: 'places', types: [], label: 'such place', maxPence: null, venueIds, isNotThere: true };
    return { kind: 'absent-place', venueIds, deed };
  }
  if (venueIds.length > 0) return null;
  if (deed === 'asked' && covers.length > 0)
    return { kind: 'places', types: covers, label, maxPence: null, venueIds: [], isNotThere: true };
  // `no bowling` is of all there may be, `drop the bowling` of one that is thought to be there.
  const isKind = deed === 'kept-out' || (deed === 'taken-out' && !/ (?:the|our|that) /.test(reading.line));
  return isKind ? { kind: 'avoid', types: covers, label, days: [] } : { kind: 'missing', label };
}

/** Whether something is to be kept, exchanged or compared with, as only what is there can be. */
export const isTakenAsThere = (before: string, after: string): boolean =>
  SWAPPED.test(before) || COMPARED.test(before) || KEPT.test(before) || TOO_MUCH.test(after);

/** The plan has neither the place nor any of its kind. */
function isAbsent(
  { isPart, venueIds, types, label, from, to }: Mention,
  { words }: Reading,
  { plan }: ConciergeState,
): boolean {
  if (isPart || (to - from === 1 && DIET.test(words[from] ?? ''))) return false;
  if (venueIds.length > 0) return true;
  return label !== null && !slotsOf(plan).some(({ slot }) => types.includes(slot.type));
}

/** What is wished of the mention; null where it is wanted. */
function deedOn({ from, to, polarity, isOrderedOut, venueIds }: Mention, { words, line, raw }: Reading): Deed | null {
  const before = ` ${words.slice(0, from).join(' ')} `;
  const after = ` ${words.slice(to).join(' ')} `;
  const isSaidThere = venueIds.length > 0 || DEFINITE.test(before) || from === 0;
  if (SWAPPED.test(before) || COMPARED.test(before)) return 'changed';
  if (LEFT_OUT.test(before) && OUT.test(after)) return 'taken-out';
  if (CAN_THE.test(before) && GO.test(after)) return 'taken-out';
  const isChanged = KEPT.test(before) || (MOVED.test(before) && MOVED_TO.test(after)) || SHIFTED.test(after);
  if (isChanged && isSaidThere) return 'changed';
  if (isSaidThere && TOO_MUCH.test(after)) return 'changed';
  const isAsked = ASKS.test(line) || (venueIds.length === 0 && ASKS_WHY.test(line));
  if (isSaidThere && isAsked) return 'asked';
  if (isUnwantedBy(before, after)) return 'kept-out';
  if (PUTS.test(line) || isToCome(before) || / (?:why|how|where|something|somewhere) /.test(line)) return null;
  if (polarity !== 'out' || !isSpokenAgainst(before, after)) return null;
  if (/\?\s*$/.test(raw) && !/^ (?:(?:please|ok|so) )*(?:can|could) (?:we|you|i) /.test(line)) return null;
  return isOrderedOut ? 'taken-out' : 'kept-out';
}
