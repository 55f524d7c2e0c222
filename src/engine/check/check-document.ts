import { type CheckInput, slotViolation } from './check-input.ts';
import type { Violation } from './violation.ts';

const ID_PATTERN = /^d(\d+)-(lunch|dinner|a\d+|n\d+)$/;

/** The plan answers this brief, and its slots can be told apart. */
export function checkDocument({ plan, request, places }: CheckInput): Violation[] {
  const found: Violation[] = [];
  const cityId = places.kind === 'city' ? places.city.id : null;
  const cityVersion = places.kind === 'city' ? places.city.version : undefined;
  if (plan.scope !== places.kind || plan.cityId !== cityId || plan.cityVersion !== cityVersion)
    found.push({ code: 'scope-differs', text: `the plan is for ${plan.cityId ?? plan.scope}` });
  if (plan.groupSize !== request.groupSize)
    found.push({ code: 'group-size-differs', text: `planned for ${plan.groupSize}, asked for ${request.groupSize}` });
  if (plan.budgetCapPence !== request.budgetCapPence)
    found.push({ code: 'budget-cap-differs', text: `the plan states ${plan.budgetCapPence}` });
  if (plan.days.length !== request.days.length)
    found.push({ code: 'day-count-differs', text: `${plan.days.length} days for ${request.days.length}` });
  plan.days.forEach((day, index) => {
    const asked = request.days[index];
    if (asked && (asked.date !== day.date || asked.weekday !== day.weekday))
      found.push({ code: 'day-differs', day: index, text: `${day.date} is not ${asked.date}` });
  });
  found.push(...checkIds({ plan, request, places }));
  return found;
}

function checkIds({ plan }: CheckInput): Violation[] {
  const found: Violation[] = [];
  const seen = new Set<string>();
  plan.days.forEach((planDay, day) => {
    for (const slot of planDay.slots) {
      if (seen.has(slot.id))
        found.push(slotViolation('slot-id-repeated', day, slot, `the id ${slot.id} is used twice`));
      seen.add(slot.id);
      const match = ID_PATTERN.exec(slot.id);
      const letter = { activity: 'a', lunch: 'lunch', dinner: 'dinner', night: 'n' }[slot.kind];
      if (!match || Number(match[1]) !== day + 1 || !match[2]?.startsWith(letter))
        found.push(slotViolation('slot-id-misleads', day, slot, `the id ${slot.id} does not say day and kind`));
      if (slot.reason.trim() === '') found.push(slotViolation('reason-missing', day, slot, 'no reason is given'));
    }
  });
  return found;
}
