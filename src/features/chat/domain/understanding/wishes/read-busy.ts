import type { ConciergeState } from '../../concierge-state.ts';
import { questionKind } from '../cues/asks.ts';
import type { Wish } from '../intent.ts';
import type { Reading } from '../reading.ts';

/** The group has something of its own then, or wants the time for itself. */
const TAKEN =
  /\b(?:(?:leave|keep|free|clear|block|hold)\b.{0,60}\b(?:free|clear|open|empty|off|out|ourselves)|free up|clear|busy|tied up|occupied|not available|unavailable|(?:we|we[’']?ve|ive|i[’']?ve|they|everyone|the \w+)(?: all)? (?:have|has|had|got|need|needs)\b(?! (?:to be )?(?:back|home|up|leave)).{0,60}\b(?:meeting|match|game|wedding|ceremony|service|call|appointment|rehearsal|conference|tickets?|stadium|concert|gig|show|race|funeral|fitting|session|class|thing|booking|booked|something)|(?:board|team|staff|client) meeting|need to be at|have to be at|got to be at|kept clear)\b/i;
/** What is somebody's own is none of the kinds that the words name. */
const OF_THEIR_OWN =
  /\b(?:need to be at|have to be at|got to be at|kept clear|already (?:booked|got|sorted|arranged|have)|(?:booked|sorted|arranged) (?:it |that |one )?(?:already|ourselves|elsewhere)|(?:we|i)(?:[’']?ve)? (?:\w+ )?tickets)\b/i;
const HOUR = '(noon|midday|midnight|\\d{1,2})(?:[:.](\\d{2}))?\\s?(am|pm)?';
const RANGE = new RegExp(
  `\\b(?:from |between )?${HOUR}(?:\\s+on\\s+\\w+|\\s+\\w+day)?\\s*(?:-|–|to|til|till|until|and)\\s*${HOUR}\\b(?!\\s*(?:people|of us|pounds|quid|each|pp))`,
  'i',
);
const HALF_DAY = 12 * 60;
/** Nobody is out before this hour; an hour below it is one of the afternoon. */
const EARLIEST = 8 * 60;

/**
 * `we have a board meeting thursday 2 to 4, keep that clear`: hours of a day that the plan is to leave alone. Null where
 * no part of a day is given from one hour to another, or where a part of the plan is what has these hours.
 */
export function readBusy({ raw, line, slots, types, venues, days }: Reading, { plan }: ConciergeState): Wish | null {
  const [named, another] = days;
  const day = named ?? (plan.days.length === 1 ? 0 : undefined);
  if (day === undefined || another !== undefined || questionKind(line, raw) === 'open') return null;
  const isOwn = OF_THEIR_OWN.test(raw);
  const isOfPlan = slots.length + types.length + venues.length > 0;
  if (isOfPlan ? !isOwn : !isOwn && !TAKEN.test(raw)) return null;
  const [, from, fromMinutes, fromHalf, to, toMinutes, toHalf] = RANGE.exec(raw) ?? [];
  if (from === undefined || to === undefined) return null;
  const end = minuteOf(to, toMinutes, toHalf);
  const start = minuteOf(from, fromMinutes, fromHalf ?? (toHalf && Number(from) < Number(to) ? toHalf : undefined));
  const toMinute = end <= start ? end + HALF_DAY : end;
  return start < toMinute ? { kind: 'busy', day, startMinute: start, endMinute: toMinute } : null;
}

function minuteOf(hour: string, minutes: string | undefined, half: string | undefined): number {
  if (/noon|midday/i.test(hour)) return HALF_DAY;
  if (/midnight/i.test(hour)) return 2 * HALF_DAY;
  const minute = (Number(hour) % 24) * 60 + Number(minutes ?? 0);
  if (half === undefined) return minute < EARLIEST ? minute + HALF_DAY : minute;
  const morning = minute % HALF_DAY;
  return /pm/i.test(half) ? morning + HALF_DAY : morning;
}
