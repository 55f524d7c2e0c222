import { lengthInWords } from '../../../../engine/length-in-words.ts';
import type { PlanSlot } from '../../../../engine/trip-plan.ts';
import { formatClock } from '../../../../shared/dates.ts';
import { HEAD_HOME_MINUTES, SETTLE_IN_MINUTES } from '../../../planner/domain/plan-days.ts';
import type { ConciergeState } from '../concierge-state.ts';
import type { Wish } from '../understanding/intent.ts';
import { dayName, timesOf } from './name-slot.ts';
import { offer } from './offers.ts';

type Asked = Extract<Wish, { kind: 'edge' }>;

/** When each of the days begins or ends, and whether that leaves time for the hour or the journey that was told. */
export function answerEdge(state: ConciergeState, asked: Asked): string {
  const lines = asked.days.map((day) => edgeOf(state, asked, day));
  return lines.join('\n');
}

function edgeOf({ plan }: ConciergeState, asked: Asked, day: number): string {
  const slots = plan.days[day]?.slots ?? [];
  const name = dayName(plan, day);
  const slot = asked.edge === 'finish' ? slots.at(-1) : slots[0];
  if (!slot) return `${name} has nothing planned.`;
  const lead =
    asked.edge === 'finish'
      ? `${name} ends at ${formatClock(slot.endMinute)} with ${placed(slot)}.`
      : `${name} starts at ${formatClock(slot.startMinute)} with ${placed(slot)}.`;
  if (asked.journey)
    return `${lead} ${asked.edge === 'finish' ? untilJourney(slot, name, asked.journey) : sinceJourney(slot, name, plan.stay?.name ?? null, asked.journey)}`;
  if (asked.byMinute === null || asked.edge === 'start') return lead;
  const by = formatClock(asked.byMinute);
  return slot.endMinute <= asked.byMinute
    ? `Yes: ${lead} ${asked.byMinute === slot.endMinute ? `That is ${by} to the minute.` : `That is ${lengthInWords(asked.byMinute - slot.endMinute)} before ${by}.`}`
    : `No: ${lead} ${offer(`finish by ${by} on ${name}`)}`;
}

const placed = (slot: PlanSlot): string =>
  `${slot.name} (${timesOf(slot)}${slot.venueToBeConfirmed ? '' : `, ${slot.area}`})`;

/** What is left between the end of the day and the way home. */
function untilJourney(slot: PlanSlot, name: string, { minute, way }: NonNullable<Asked['journey']>): string {
  const left = minute - slot.endMinute;
  const theirs = `your ${way} at ${formatClock(minute)}`;
  const inHand = offer(`finish by ${formatClock(minute - HEAD_HOME_MINUTES)} on ${name}`);
  if (left <= 0) return `That is too late for ${theirs}. ${inHand}`;
  return left < HEAD_HOME_MINUTES
    ? `That leaves ${lengthInWords(left)} until ${theirs}, which may be tight. ${ITS_WAY} ${inHand}`
    : `That leaves ${lengthInWords(left)} until ${theirs}. ${ITS_WAY}`;
}

/** What is left between an arrival and the first thing of the day. */
function sinceJourney(
  slot: PlanSlot,
  name: string,
  stay: string | null,
  { minute, way }: NonNullable<Asked['journey']>,
): string {
  const left = slot.startMinute - minute;
  const theirs =
    way === 'journey' ? `you get there at ${formatClock(minute)}` : `your ${way} gets in at ${formatClock(minute)}`;
  const later = Math.ceil((minute + SETTLE_IN_MINUTES) / QUARTER) * QUARTER;
  const start = offer(`start ${name} at ${formatClock(later)}`);
  if (left <= 0) return `That is before ${theirs}. ${start}`;
  const fromStay = stay === null ? '' : ` From ${stay} it takes ${slot.travel.minutes} minutes.`;
  return left < SETTLE_IN_MINUTES
    ? `Since ${theirs}, that leaves ${lengthInWords(left)}, which may be tight.${fromStay} ${start}`
    : `Since ${theirs}, that leaves ${lengthInWords(left)}.${fromStay}`;
}

const ITS_WAY = 'How long the way there takes our list does not say.';
const QUARTER = 15;
