import type { TripPlan } from '../../../../../engine/trip-plan.ts';
import { onlyOf } from '../../../../../shared/only-of.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { dayName } from '../../wording/name-slot.ts';
import { lastWish } from '../../wording/offers.ts';
import { read } from '../reading.ts';

const MORE_LIKE =
  /^(?:.*[.!]\s+|\W*)(?:(?:ok|oh|and|so|lovely|great|nice|perfect|can|could|please|make|have|lets?|we|you|(?:i|we) want|(?:i|we)['’]?d like)[\s,]+)*((?:the )?\w+day)(?: (?:to be|be|should be|needs to be|can be|could be|a bit|bit|a lot|much))* more like (that|this|it|the |\w+day)/i;

/**
 * `saturday more like that`, of the day that was just asked about, or `saturday more like sunday`: that day is to be calmer where the
 * other has fewer stops, and livelier where it has more; where they have as many, what is to be different is asked. Null for any
 * other message.
 */
export function moreLikeDay(state: ConciergeState, message: string): string | null {
  const [, named = '', other = ''] = MORE_LIKE.exec(message) ?? [];
  const day = named === '' ? undefined : onlyOf(read(named, state).days);
  if (day === undefined) return null;
  const model = /day$/i.test(other)
    ? onlyOf(read(other, state).days)
    : onlyOf(read(lastWish(state.history) ?? '', state).days);
  if (model === undefined || model === day) return null;
  const [had, wanted] = [stopsOn(state.plan, day), stopsOn(state.plan, model)];
  if (had === wanted) return `im not sure about ${dayName(state.plan, day)}`;
  return `make ${dayName(state.plan, day)} ${had > wanted ? 'calmer' : 'livelier'}`;
}

const stopsOn = ({ days }: TripPlan, day: number): number => days[day]?.slots.length ?? 0;
