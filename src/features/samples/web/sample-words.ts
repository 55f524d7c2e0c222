import type { BudgetBand, EventType, Vibe } from '../../../catalogue/vocabulary.ts';

export const EVENT_NAME: Record<EventType, string> = {
  'stag-do': 'Stag do',
  'hen-party': 'Hen do',
  birthday: 'Birthday',
  'work-do': 'Work do',
  'group-weekend': 'Group weekend',
  'just-travel': 'Just travel',
};

export const VIBE_NAME: Record<Vibe, string> = {
  'party-hard': 'Party hard',
  'chill-relaxed': 'Chilled',
  adventurous: 'Adventurous',
  cultural: 'Cultural',
  foodie: 'Foodie',
  mix: 'A bit of everything',
};

export const BUDGET_NAME: Record<BudgetBand, string> = {
  budget: 'Budget, £50 to £150',
  'mid-range': 'Mid-range, £150 to £300',
  premium: 'Premium, £300 to £500',
  luxury: 'Luxury, £500 and up',
};

export const daysText = (count: number): string => (count === 1 ? '1 day' : `${count} days`);
