import type { PlanSlot } from '../trip-plan.ts';
import type { SlotKind } from '../trip-request.ts';
import { type CheckInput, relaxationsOf, slotViolation } from './check-input.ts';
import type { Violation } from './violation.ts';

/** Meals at meal times, not too many stops, and no day left empty without a word. */
export function checkDays(input: CheckInput): Violation[] {
  return input.plan.days.flatMap((planDay, day) => [
    ...checkMeals(input, day, planDay.slots),
    ...checkCounts(input, day, planDay.slots),
  ]);
}

function checkMeals({ plan, request }: CheckInput, day: number, slots: readonly PlanSlot[]): Violation[] {
  const found: Violation[] = [];
  const asked = request.days[day];
  if (!asked) return found;
  for (const meal of ['lunch', 'dinner'] as const) {
    const isDropped = request.droppedSlots.some((slot) => slot.day === day && slot.kind === meal);
    const isAsked = meal === 'lunch' ? asked.needsLunch : asked.needsDinner;
    const served = slots.filter((slot) => slot.kind === meal);
    const isDeclared = relaxationsOf(plan, 'meal-dropped').some((one) => one.day === day && one.meal === meal);
    if (served.length === 0 && isAsked && !isDropped && !isDeclared)
      found.push({ code: meal === 'lunch' ? 'lunch-missing' : 'dinner-missing', day, text: `no ${meal} that day` });
    if (served.length > 1) found.push({ code: 'meal-twice', day, text: `${served.length} times ${meal}` });
    for (const slot of served) {
      if (isDropped) found.push(slotViolation('dropped-slot-filled', day, slot, `the organiser dropped ${meal}`));
      else if (!isAsked) found.push(slotViolation('meal-not-asked-for', day, slot, `nobody asked for ${meal}`));
      const [from, to] = meal === 'lunch' ? [720, 840] : [1110, 1230];
      if (slot.startMinute < from || slot.startMinute > to)
        found.push(slotViolation(`${meal}-at-odd-hour`, day, slot, `no time for ${meal}`));
    }
  }
  const lunch = slots.find((slot) => slot.kind === 'lunch');
  const dinner = slots.find((slot) => slot.kind === 'dinner');
  if (lunch && dinner && dinner.startMinute - lunch.startMinute < 240)
    found.push(slotViolation('meals-too-close', day, dinner, 'less than four hours after lunch'));
  return found;
}

/** Two quieter or wilder vibes have two activities a day and the rest three; a calm pace has two, a packed one more. */
function activitiesAllowed({ request }: CheckInput, day: number): number {
  const usual = ['chill-relaxed', 'party-hard'].includes(request.vibe) ? 2 : 3;
  const paced = { calm: 2, normal: usual, packed: usual + 1 }[request.wishes.pace];
  const asked = request.activityCapByDay[day];
  return asked === null || asked === undefined ? paced : Math.min(paced, asked);
}

function checkCounts(input: CheckInput, day: number, slots: readonly PlanSlot[]): Violation[] {
  const { plan, request } = input;
  const found: Violation[] = [];
  const ofKind = (kind: SlotKind): PlanSlot[] => slots.filter((slot) => slot.kind === kind);
  if (ofKind('activity').length > activitiesAllowed(input, day))
    found.push({ code: 'too-many-activities', day, text: `${ofKind('activity').length} activities on one day` });
  if (ofKind('night').length > 2)
    found.push({ code: 'too-many-nights', day, text: `${ofKind('night').length} night venues on one day` });
  const isNightDropped = request.droppedSlots.some((slot) => slot.day === day && slot.kind === 'night');
  for (const slot of ofKind('night')) {
    if (isNightDropped)
      found.push(slotViolation('dropped-slot-filled', day, slot, 'the organiser dropped the night out'));
    if (slot.startMinute < 1200)
      found.push(slotViolation('night-too-early', day, slot, 'a night out begins after eight'));
  }
  slots.forEach((slot, index) => {
    if (slot.kind !== 'night' && slots[index - 1]?.kind === 'night')
      found.push(slotViolation('night-not-last', day, slot, 'an evening ends in its night out'));
  });
  if (slots.length === 0 && !relaxationsOf(plan, 'nothing-open').some((one) => one.day === day))
    found.push({ code: 'day-empty', day, text: 'the day is empty and nobody says why' });
  return found;
}
