import { toPence } from '../../../../catalogue/exchange-rates.ts';
import type { Venue } from '../../../../catalogue/venue.ts';
import type { PlanSlot, TripPlan } from '../../../../engine/trip-plan.ts';
import { formatClock, formatDay, WEEKDAY_NAMES } from '../../../../shared/dates.ts';
import { formatMoney, formatPounds } from '../../../../shared/money.ts';
import type { ConciergeState } from '../concierge-state.ts';
import { perPerson } from '../wording/price-words.ts';
import type { Facts } from './concierge-tool.ts';

/** A slot as a brain needs it: its id for the tools, the rest for the answer. */
export const slotFacts = (slot: PlanSlot): Facts => ({
  id: slot.id,
  kind: slot.kind,
  place: slot.name,
  what: slot.type,
  area: slot.venueToBeConfirmed ? 'venue to be confirmed' : slot.area,
  from: formatClock(slot.startMinute),
  to: formatClock(slot.endMinute),
  price: perPerson(slot.pricePerPersonPence),
});

/** The whole plan, or some of its days, with what it comes to. */
export function planFacts({ plan, request }: ConciergeState, days: readonly number[] = []): Facts {
  return {
    destination: plan.destination,
    people: plan.groupSize,
    days: plan.days.flatMap(({ date, weekday, slots }, day) =>
      days.length > 0 && !days.includes(day)
        ? []
        : [
            {
              number: day + 1,
              day: date === null ? WEEKDAY_NAMES[weekday] : formatDay(date),
              slots: slots.map(slotFacts),
            },
          ],
    ),
    needs: {
      diets: request.needs.diets,
      stepFree: request.needs.stepFree,
      noAlcohol: request.needs.noAlcohol,
      under18: request.needs.minorsPresent,
    },
    notes: plan.relaxations.map(({ text }) => text),
    ...priceFacts(plan),
  };
}

/** What the plan costs, a person and together, and where that is against the limit. */
export function priceFacts(plan: TripPlan): Facts {
  const { totals, stay, groupSize, budgetCapPence: cap } = plan;
  const room = cap === null ? null : cap - totals.slotsPerPersonPence;
  return {
    price: {
      activitiesMealsAndNights: `${formatPounds(totals.slotsPerPersonPence)} a person, ${formatPounds(totals.slotsGroupPence)} for ${groupSize}`,
      stay: stay === null ? 'none in the plan' : `${formatPounds(totals.stayPerPersonPence)} a person`,
      allIn: `${formatPounds(totals.allPerPersonPence)} a person, ${formatPounds(totals.allGroupPence)} for ${groupSize}`,
      limit: cap === null ? 'none' : `${formatPounds(cap)} a person`,
      againstLimit:
        room === null ? 'no limit' : room >= 0 ? `${formatPounds(room)} below it` : `${formatPounds(-room)} above it`,
      typicalPrices: 'confirm before booking',
    },
  };
}

/** A place of the catalogue, in or out of the plan. */
export const venueFacts = (venue: Venue): Facts => ({
  place: venue.name,
  what: venue.type,
  area: venue.area,
  price:
    toPence(venue.price) === 0
      ? 'free'
      : `${formatMoney(venue.price)} ${venue.price.per === 'group' ? 'for the group' : 'a person'}`,
  minutes: venue.durationMinutes,
  people: `${venue.groupSize.min} to ${venue.groupSize.max}`,
  indoors: venue.indoor,
  stepFree: venue.stepFree,
  diets: venue.kind === 'restaurant' ? venue.diets : [],
  about: venue.description,
});
