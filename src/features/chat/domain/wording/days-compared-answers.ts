import type { PlanDay } from '../../../../engine/trip-plan.ts';
import { formatClock } from '../../../../shared/dates.ts';
import { formatPounds } from '../../../../shared/money.ts';
import type { ConciergeState } from '../concierge-state.ts';
import type { AskedOfPlan } from '../understanding/asked-of-plan.ts';
import { dayName } from './name-slot.ts';

const costOf = ({ slots }: PlanDay): number => slots.reduce((sum, slot) => sum + slot.pricePerPersonPence, 0);

type Compared = Extract<AskedOfPlan, { kind: 'days-compared' }>;

/** The days of the plan in order, by how full or how dear they are. */
export function answerDaysCompared({ plan }: ConciergeState, { by, first }: Compared): string {
  const way = first === 'most' ? 1 : -1;
  const value = (day: PlanDay): number => (by === 'price' ? costOf(day) : day.slots.length);
  const ordered = plan.days
    .map((day, at) => ({ day, at }))
    .sort((one, other) => way * (value(other.day) - value(one.day)) || one.at - other.at);
  return ordered
    .map(
      ({ day, at }) => `${dayName(plan, at)}: ${by === 'price' ? `${formatPounds(costOf(day))} a person` : told(day)}`,
    )
    .join('\n');
}

function told({ slots }: PlanDay): string {
  const [first, last] = [slots[0], slots.at(-1)];
  if (!first || !last) return 'nothing planned';
  return `${slots.length} ${slots.length === 1 ? 'part' : 'parts'}, ${formatClock(first.startMinute)} to ${formatClock(last.endMinute)}`;
}
