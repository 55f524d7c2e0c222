import { onlyOf } from '../../../../../shared/only-of.ts';
import { EVERYDAY_WORDS } from '../../../../planner/domain/everyday-words.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { asWhole, type ReadPart } from '../cues/read-part.ts';
import { refusedByName, unheardOf } from '../cues/unknown-thing.ts';
import { isOnlyTold, toldHours } from '../finding/told-hours.ts';
import type { Intent } from '../intent.ts';
import { atHour } from '../questions/read-at-hour.ts';
import { type Reading, read } from '../reading.ts';

/** Something of the plan is ordered about, whatever hour is told beside it. */
const ORDERS =
  / (?:move|moved|push|pushed|shift|bring|delay|start|starts|begin|finish|earlier|later|sooner|back an hour|change|swap|drop|put|keep|nothing|leave|free|make(?! (?:it|dinner|lunch|the|our|that|to))) /;
/** What makes an hour one of the day or of what is planned. */
const OF_THE_DAY =
  / (?:start\w*|begin\w*|kick(?:ing|s)? off|meet\w*|get going|get up|up at|finish\w*|end|ends|ending|over|done|move|moved|shift|push|bring|change|make|it|that|them|they|everything|all|first|last|earlier|later|set off|open with|instead|not|arrive\w*|leave\w*|get there|get in|latest|earliest|by|before|until|calmer|should|must|home|bed|back) /;
const WORDS_MAX = 30;

/**
 * An hour that is told of something else moves nothing: of a journey or a bedtime (`can dave make dinner if his train gets in at
 * 8`) the plan is told at that hour, and a thing that nobody here has (`bull riding at 8 on friday`) is refused by its name.
 */
export function withHoursOfElse(
  parts: readonly ReadPart[],
  message: string,
  state: ConciergeState,
): readonly ReadPart[] {
  const only = onlyOf(parts);
  if (!parts.some(({ intent }) => isTimed(intent))) return parts;
  const whole = read(message, state);
  if (whole.words.length > WORDS_MAX) return parts;
  if (isOnlyTold(message) && !ORDERS.test(whole.line)) {
    const clock = onlyOf(toldHours(whole.raw));
    const answer = clock ? atHour(whole, clock, state) : null;
    return answer ? [...parts.filter(isOther), asWhole(message, answer)] : parts;
  }
  const thing = only ? thingAtHour(read(only.wish, state), only.intent) : null;
  return only && thing !== null ? [{ ...only, intent: refusedByName(thing) }] : parts;
}

/** What else is asked or ordered: the whole plan is no answer beside that of the hour. */
const isOther = ({ intent }: ReadPart): boolean =>
  !isTimed(intent) && intent.kind !== 'unknown' && !(intent.kind === 'schedule' && !intent.scope.isNamed);

/** A move to an hour that was said, and not reckoned from what stands beside it. */
const isTimed = (intent: Intent): boolean =>
  intent.kind === 'retime' && intent.startMinute !== null && intent.isReckoned !== true && intent.bound !== 'latest';

/** The thing that an hour of a day is for, where neither the plan nor the city has it; null where the hour is the day's. */
function thingAtHour(reading: Reading, intent: Intent): string | null {
  const { line, slots, types, kinds, venues, days, words } = reading;
  if (!isTimed(intent)) return null;
  const [mention] = slots;
  const isElsewhere = mention && days.length > 0 && mention.slots.every(({ day }) => !days.includes(day));
  // `put a magic show in at 9 on friday`, of a plan with a show on saturday.
  if (mention && isElsewhere && slots.length === 1) {
    const from = words.slice(0, mention.from).lastIndexOf('a');
    return from >= 0 && mention.from - from <= 3 ? words.slice(from + 1, mention.to).join(' ') : null;
  }
  if (slots.length + kinds.length + venues.length > 0 || OF_THE_DAY.test(line)) return null;
  if (types.some(({ types: covers }) => covers.length > 0)) return null;
  const absent = types[0]?.label ?? unheardOf(reading);
  return absent ?? leadingThing(line);
}

/** `bull riding at 8 on friday`: what stands first, up to its hour or day. */
function leadingThing(line: string): string | null {
  const found = LEADS.exec(line)?.[1]?.trim() ?? '';
  const isStrange = found.split(' ').some((word) => word.length > 2 && !EVERYDAY_WORDS.has(word));
  return isStrange ? found : null;
}
const LEADS =
  /^ (?:(?:and|also|please|can|could|we|you|i|lets|put|book|add|get|do|have|want|need|us|some|a|an|the|in|go|for|to|stick|fit|would|like|fancy|maybe|then) )*((?:[a-z]+ ){1,3}?)(?:in )?(?:at|on|\w+day|about|around) /;
