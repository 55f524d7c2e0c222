import { WEEKDAY_NAMES } from '../../../shared/dates.ts';
import type { ReadRecommendations } from '../../itinerary/domain/recommendations-schema.ts';

/** Openers that the concierge understands and that fit this plan, for someone who does not know what to ask. */
export function starterSuggestions(plan: ReadRecommendations | null): string[] {
  if (plan === null) return [];
  const dinnerDay = plan.days.find((day) => day.schedule.some((entry) => entry?.slot?.id.endsWith('-dinner')));
  const swapDinner =
    dinnerDay === undefined
      ? []
      : [dinnerDay.weekday === null ? 'Swap the dinner' : `Swap ${WEEKDAY_NAMES[dinnerDay.weekday]} dinner`];
  const whereToStay = plan.stay === null ? [] : ['Where do we stay?'];
  const dropOut = plan.groupSize !== null && plan.groupSize > 3 ? ['What if two drop out?'] : [];
  return ['Make it cheaper', ...swapDinner, 'Why this plan?', ...whereToStay, ...dropOut].slice(0, 4);
}
