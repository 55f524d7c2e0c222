import type { TripPlan } from '../../../../../engine/trip-plan.ts';
import { onlyOf } from '../../../../../shared/only-of.ts';
import type { Wish } from '../intent.ts';
import type { Reading } from '../reading.ts';

const EARLIER =
  / (?:(?:earlier|sooner|nearer the start) (?:in|during|on in|of) (?:the|our) (?:weekend|trip|stay|week|break)|(?:an? |the )?(?:earlier|sooner) day|(?:the|a) day (?:before|earlier)) /;
const LATER =
  / (?:(?:later|nearer the end) (?:in|during|on in|of) (?:the|our) (?:weekend|trip|stay|week|break)|a later day|the day after(?= (?:$|instead|please|that))) /;
const ANY =
  / (?:(?:an|a|the) ?(?:other|different) day|another day|some other day)(?= (?:$|instead|please|if|then|maybe|or)) /;
const ORDERED = / (?:move|shift|put|switch|do|have|bring|push|be|go|shove|get|swap|change) /;
const ASKS = /^ (?:(?:so|and|but) )*(?:what|when|where|why|how|which|who) /;

/**
 * `move the laser tag earlier in the weekend`, `put the yoga on another day`: a part of the plan on a day that is not said by
 * its name, the nearest that it could be first. Null where a day is named, or no part of the plan alone.
 */
export function readDayBefore({ line, slots, days, types }: Reading, plan: TripPlan): Wish | null {
  const mention = onlyOf(slots);
  const placed = onlyOf(mention?.slots ?? []);
  if (!placed || days.length > 0 || ASKS.test(line) || !ORDERED.test(line)) return null;
  if (types.some(({ from }) => from >= (mention?.to ?? 0))) return null;
  const [isEarlier, isLater] = [EARLIER.test(line), LATER.test(line)];
  if (!isEarlier && !isLater && !ANY.test(line)) return null;
  const found = [...plan.days.keys()]
    .filter((day) => (isEarlier ? day < placed.day : isLater ? day > placed.day : day !== placed.day))
    .sort((left, right) => Math.abs(left - placed.day) - Math.abs(right - placed.day) || left - right);
  const [day, ...orDays] = found;
  return day === undefined ? null : { kind: 'move-day', slot: placed, day, orDays };
}
