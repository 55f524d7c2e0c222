import { onlyOf } from '../../../../../shared/only-of.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { inDay, inEvening } from '../finding/clock-in-day.ts';
import { findClocks } from '../finding/find-clocks.ts';
import { slotsWhere } from '../finding/find-slots.ts';
import type { Intent } from '../intent.ts';
import type { Reading } from '../reading.ts';
import { scopeOf } from '../scope.ts';

const ASKS_WHAT =
  / (?:anything|owt|something|what|which) (?:\w+ ){0,4}(?:after|past|before|from) | (?:are|do) we (?:\w+ ){0,3}(?:out|on|doing|up) (?:\w+ ){0,2}(?:after|past|before) /;
const OF_PLAN = / (?:booked|planned|happening|going on|on|doing|do|out|scheduled|sorted|lined up|in) /;
const WISH =
  / (?:open|closed?|add|find|want|need|would like|can|could|fancy|drop|move|swap|no|dont|not|start|finish|cheaper) /;
const ASKS = /^ (?:(?:so|and|but|ok|hi|also) )*(?:what|which|is|are|do|does|have|has|got|anything|any|will) /;
/** `after 10` of a night out is ten in the evening. */
const OF_NIGHT = / (?:night|tonight|evening|late|out|drinking|bars?|clubs?) /;
/** An hour before this belongs to the night before, minutes. */
const SMALL_HOURS = 300;

/** `got anything booked after midnight`: the parts of the plan on that side of an hour; null for any other question. */
export function readAfterHour(
  { line, raw, days, slots, venues, types }: Reading,
  { plan }: ConciergeState,
): Intent | null {
  const clock = onlyOf(findClocks(raw));
  const isAsked = ASKS.test(line) && ASKS_WHAT.test(line) && OF_PLAN.test(line) && !WISH.test(line);
  if (!isAsked || !clock || slots.length + venues.length + types.length > 0) return null;
  const isBefore = / before /.test(line);
  const said = isBefore || !OF_NIGHT.test(line) ? inDay(clock) : inEvening(clock);
  const minute = said < SMALL_HOURS ? said + 1440 : said;
  const inTime = slotsWhere(plan, days, [], []).filter(({ slot }) =>
    isBefore ? slot.startMinute < minute : slot.endMinute > minute,
  );
  const scope = scopeOf(inTime, days);
  return inTime.length === 0 ? null : { kind: 'schedule', scope };
}
