import { onlyOf } from '../../../../shared/only-of.ts';
import type { ConciergeState, PlannedTrip } from '../concierge-state.ts';
import { type PlacedSlot, slotsOf } from '../understanding/finding/find-slots.ts';
import type { Wish } from '../understanding/intent.ts';
import { dayName, listOf } from '../wording/name-slot.ts';
import { dropOne } from './drop-slots.ts';
import { isHeld } from './hold-slots.ts';
import { changed, type Outcome, refused } from './outcome.ts';

type AtMost = Extract<Wish, { kind: 'at-most' }>;

const isCounted = ({ slot }: PlacedSlot, counts: AtMost['counts']): boolean =>
  counts === 'stop' || slot.kind === counts;

const LABEL: Record<AtMost['counts'], readonly [one: string, several: string]> = {
  activity: ['activity', 'activities'],
  night: ['place for the night out', 'places for the night out'],
  stop: ['stop', 'stops'],
};

/**
 * At most so many activities, places of a night out, or stops of any kind on each of these days: the last ones go, an
 * activity before a night out, no meal and nothing that is held. A limit on activities holds for later changes too.
 */
export function limitStops(state: ConciergeState, { count, counts, days }: AtMost): Outcome {
  let trip: PlannedTrip = capped(state, { count, counts, days });
  const over: string[] = [];
  for (const day of days) {
    const countOn = (): PlacedSlot[] => slotsOf(trip.plan).filter((one) => one.day === day && isCounted(one, counts));
    const order = (one: PlacedSlot): number => (one.slot.kind === 'activity' ? 0 : 1);
    const mayGo = countOn()
      .filter((one) => one.slot.kind !== 'lunch' && one.slot.kind !== 'dinner' && !isHeld(state, one))
      .sort((one, other) => order(one) - order(other) || other.slot.startMinute - one.slot.startMinute);
    const most = count < 0 ? countOn().length + count : count;
    for (const { slot } of mayGo) {
      if (countOn().length <= most) break;
      const now = countOn().find((one) => one.slot.venueId === slot.venueId);
      trip = (now && dropOne({ ...state, ...trip }, now, { forReplacement: false })) ?? trip;
    }
    const left = countOn();
    if (left.length > Math.max(0, most))
      over.push(`${dayName(state.plan, day)} keeps ${listOf(left.map(({ slot }) => slot.name))}.`);
  }
  const remark = over.length > 0 ? over.join(' ') : null;
  if (trip.plan !== state.plan) return changed(trip, null, remark);
  return remark === null ? changed(trip, within(state, { count, counts, days })) : refused(remark);
}

/** The trip with a limit on its activities, which a day keeps that has a lower one. */
function capped({ request, plan }: PlannedTrip, { count, counts, days }: Omit<AtMost, 'kind'>): PlannedTrip {
  if (counts !== 'activity' || count < 0) return { request, plan };
  const activityCapByDay = request.days.map((_, day) => {
    const cap = request.activityCapByDay[day] ?? null;
    return days.includes(day) ? Math.min(cap ?? count, count) : cap;
  });
  return { request: { ...request, activityCapByDay }, plan };
}

/** That nothing had to go, with what is counted. */
function within({ plan }: ConciergeState, { count, counts, days }: Omit<AtMost, 'kind'>): string {
  const [one, several] = LABEL[counts];
  const most = `No more than ${count} ${count === 1 ? one : several}`;
  const day = onlyOf(days);
  if (day === undefined) return `${most} a day: that is how it is already.`;
  const names = slotsOf(plan)
    .filter((placed) => placed.day === day && isCounted(placed, counts))
    .map(({ slot }) => slot.name);
  const has = names.length === 0 ? `no ${one}` : listOf(names);
  return `${most} on ${dayName(plan, day)}: it has ${has}, so nothing had to go.`;
}
