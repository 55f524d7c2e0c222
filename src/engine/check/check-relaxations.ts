import type { Relaxation, TripPlan } from '../trip-plan.ts';
import type { CheckInput } from './check-input.ts';
import { findVenue } from './facts.ts';
import type { Violation } from './violation.ts';

/** A relaxation excuses a fault, so it must be true to the penny, and stand there once. */
export function checkRelaxations(input: CheckInput): Violation[] {
  const found: Violation[] = [];
  const seen = new Set<string>();
  for (const relaxation of input.plan.relaxations) {
    const { text, ...facts } = relaxation;
    const key = JSON.stringify(facts);
    if (seen.has(key)) found.push({ code: 'relaxation-repeated', text });
    seen.add(key);
    if (text.trim() === '' || !isTrue(relaxation, input)) found.push({ code: 'relaxation-untrue', text });
  }
  return found;
}

function isTrue(relaxation: Relaxation, { plan, request, places }: CheckInput): boolean {
  const slots = plan.days.flatMap((day) => day.slots);
  const isPlanned = (id: string): boolean => slots.some((slot) => slot.venueId === id);
  switch (relaxation.kind) {
    case 'budget-raised': {
      if (request.budgetCapPence === null || relaxation.byPencePerPerson <= 0) return false;
      const spent = slots.reduce((sum, slot) => sum + slot.pricePerPersonPence, 0);
      if (spent - request.budgetCapPence !== relaxation.byPencePerPerson) return false;
      return relaxation.orWithout === undefined || savesEnough(relaxation.orWithout, relaxation.byPencePerPerson, plan);
    }
    case 'meal-dropped': {
      const asked = request.days[relaxation.day];
      const isAsked = relaxation.meal === 'lunch' ? asked?.needsLunch : asked?.needsDinner;
      const served = plan.days[relaxation.day]?.slots.some((slot) => slot.kind === relaxation.meal);
      return isAsked === true && served === false;
    }
    case 'group-split': {
      const split = slots.filter((slot) => slot.splitInto === relaxation.into).map((slot) => slot.venueId);
      const named = new Set(relaxation.venueIds);
      return (
        relaxation.into > 1 && split.length > 0 && split.length === named.size && split.every((id) => named.has(id))
      );
    }
    case 'must-have-left-out':
      return request.wishes.mustHaveVenueIds.includes(relaxation.venueId) && !isPlanned(relaxation.venueId);
    case 'pin-moved':
      return request.pinned.some(
        (pin) =>
          pin.venueId === relaxation.venueId &&
          !plan.days[pin.day]?.slots.some(
            (slot) =>
              slot.venueId === pin.venueId &&
              slot.kind === pin.kind &&
              (pin.startMinute === null || pin.startMinute === slot.startMinute),
          ),
      );
    case 'diet-unconfirmed':
      return (
        relaxation.venueIds.length > 0 &&
        relaxation.venueIds.every((id) => {
          const venue = findVenue(places, id);
          const isUnmet = request.needs.diets.some((diet) => !venue?.diets.includes(diet));
          return isPlanned(id) && venue?.kind === 'restaurant' && isUnmet;
        })
      );
    case 'day-extended': {
      const asked = request.days[relaxation.day];
      const planned = plan.days[relaxation.day]?.slots ?? [];
      if (!asked || planned.length === 0 || relaxation.byMinutes <= 0 || relaxation.byMinutes > 60) return false;
      return relaxation.edge === 'start'
        ? Math.min(...planned.map((slot) => slot.startMinute)) === asked.startMinute - relaxation.byMinutes
        : Math.max(...planned.map((slot) => slot.endMinute)) === asked.endMinute + relaxation.byMinutes;
    }
    case 'nothing-open':
      return plan.days[relaxation.day]?.slots.length === 0;
  }
}

/** Whether leaving these meals out of the plan saves the sum, and no fewer of them would. */
function savesEnough(
  meals: readonly { day: number; meal: 'lunch' | 'dinner' }[],
  pence: number,
  plan: TripPlan,
): boolean {
  const prices = meals.map(
    ({ day, meal }) => plan.days[day]?.slots.find((slot) => slot.kind === meal)?.pricePerPersonPence ?? Number.NaN,
  );
  const total = prices.reduce((sum, price) => sum + price, 0);
  const isDistinct = new Set(meals.map(({ day, meal }) => `${day} ${meal}`)).size === meals.length;
  return isDistinct && meals.length > 0 && total >= pence && total - Math.min(...prices) < pence;
}
