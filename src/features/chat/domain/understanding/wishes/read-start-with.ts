import type { TripPlan } from '../../../../../engine/trip-plan.ts';
import type { SlotKind } from '../../../../../engine/trip-request.ts';
import { onlyOf } from '../../../../../shared/only-of.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { findScope } from '../cues/find-scope.ts';
import { NO_PREFERENCE } from '../cues/no-preference.ts';
import { slotsWhere } from '../finding/find-slots.ts';
import type { Intent } from '../intent.ts';
import type { Reading } from '../reading.ts';
import { scopeOf } from '../scope.ts';

const STARTS_WITH =
  / (?:start|begin|starts|starting|begins|kick off) (?:(?:the|our|\w+day|day|morning|off|us|things) )*with (?:the |our |a )?(?=\D)/;
const OTHER =
  / (?:swap|change|add|drop|brunch|breakfast|cheaper|instead|another|different|something|somewhere|not|dont|\d+) /;

/**
 * `start saturday with lunch`: nothing comes before that part of the day, and a meal that the day does not have comes in.
 * Without a day the trip is to start so. Null unless one part of one day is named.
 */
export function readStartWith(reading: Reading, { plan }: ConciergeState): Intent | null {
  const { line, slots, kinds } = reading;
  if (!STARTS_WITH.test(line) || OTHER.test(line) || slots.length + kinds.length !== 1) return null;
  const scope = findScope(reading, plan, reading.words.length);
  const [day = 0, otherDay] = reading.days;
  const [meal] = kinds;
  if ((meal === 'lunch' || meal === 'dinner') && otherDay === undefined && !hasMeal(plan, day, meal)) {
    const onDay = { ...scope, slots: [], days: [day], isNamed: true };
    return { kind: 'add', scope: onDay, want: NO_PREFERENCE, slotKind: meal, isAnother: false };
  }
  const first = onlyOf(scope.slots);
  if (!first) return null;
  const before = slotsWhere(plan, [first.day], [], []).filter(({ slot }) => slot.startMinute < first.slot.startMinute);
  if (before.length === 0) return { kind: 'schedule', scope };
  return { kind: 'drop', scope: scopeOf(before) };
}

const hasMeal = ({ days }: TripPlan, day: number, meal: SlotKind): boolean =>
  days[day]?.slots.some(({ kind }) => kind === meal) === true;
