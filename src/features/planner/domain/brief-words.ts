import { BUDGET_PENCE, type BudgetBand, type EventType, type Vibe } from '../../../catalogue/vocabulary.ts';
import { formatDays, isIsoDay } from '../../../shared/dates.ts';
import { formatPounds } from '../../../shared/money.ts';
import { splitTripDates } from './trip-dates.ts';

export const EVENT_TYPE_WORDS: Record<EventType, { label: string; hint: string }> = {
  'stag-do': { label: 'Stag Do', hint: 'The groom, the crew, the stories' },
  'hen-party': { label: 'Hen Party', hint: 'Sashes, spritzes, best mates' },
  birthday: { label: 'Birthday', hint: 'Another lap round the sun' },
  'work-do': { label: 'Work Do', hint: 'Team fun, no trust falls' },
  'group-weekend': { label: 'Group Weekend', hint: 'Old friends, new city' },
  'just-travel': { label: 'Just Travel', hint: 'No occasion needed' },
};

export const VIBE_WORDS: Record<Vibe, { label: string; hint: string }> = {
  'party-hard': { label: 'Party Hard', hint: 'Big nights, late finishes' },
  'chill-relaxed': { label: 'Chill & Relaxed', hint: 'Slow mornings, long lunches' },
  adventurous: { label: 'Adventurous', hint: 'Something to tell at work' },
  cultural: { label: 'Cultural', hint: 'Sights, stories, old streets' },
  foodie: { label: 'Foodie', hint: 'Led by the stomach' },
  mix: { label: 'Mix of Everything', hint: 'A bit of each, please' },
};

export const BUDGET_WORDS: Record<BudgetBand, { label: string; hint: string }> = {
  budget: { label: 'Budget', hint: 'Clever and cheerful' },
  'mid-range': { label: 'Mid-range', hint: 'Good places, no surprises' },
  premium: { label: 'Premium', hint: 'The nicer table' },
  luxury: { label: 'Luxury', hint: 'Push the boat out' },
};

/** `£50–150 per person`, `£500+ per person`. */
export function bandText(band: BudgetBand): string {
  const { fromPence, capPence } = BUDGET_PENCE[band];
  const range = capPence === null ? `${formatPounds(fromPence)}+` : `${formatPounds(fromPence)}–${capPence / 100}`;
  return `${range} per person`;
}

/** The dates as a reader wants them; null when there are none or they are not days yet. */
export function datesText(dates: string): string | null {
  const { start, end } = splitTripDates(dates);
  return isIsoDay(start) && isIsoDay(end) ? formatDays(start, end) : null;
}
