import type { TripPlan } from '../../../engine/trip-plan.ts';
import { formatDay } from '../../../shared/dates.ts';
import { formatPounds } from '../../../shared/money.ts';
import { slotsOf } from './understanding/find-slots.ts';
import { asList, suggestionsFor } from './wording/suggestions.ts';

/** The first message of a chat without a booking. */
export const GENERIC_WELCOME =
  'Welcome! I’m your concierge. Create a trip plan first, and then I can swap places, make it cheaper, fit diets and dates, and tell you why each place is in it.';

/** The first message of a chat about a booking: the plan in a sentence and three things to try. */
export function welcomeFor(plan: TripPlan): string {
  const start = plan.days[0]?.date;
  const length = `${plan.days.length} ${plan.days.length === 1 ? 'day' : 'days'}`;
  const when = start ? `${length} from ${formatDay(start)}` : `${length}, dates still open`;
  const stops = slotsOf(plan).length;
  return `Your ${plan.destination} plan for ${plan.groupSize} is ready: ${when}, ${stops} stops, ${formatPounds(plan.totals.slotsPerPersonPence)} a person for the activities, meals and nights out. Tell me what to change in your own words, for example:\n${asList(suggestionsFor(plan))}`;
}
