import type { BudgetBand, EventType, Vibe } from '../../../catalogue/vocabulary.ts';
import type { IsoDay } from '../../../shared/dates.ts';
import type { TripBrief } from '../../planner/domain/trip-brief.ts';
import { joinTripDates, splitTripDates } from '../../planner/domain/trip-dates.ts';
import type { WizardValues } from '../../planner/domain/wizard-values.ts';

/** A brief with every field said: an empty choice is `''`, and so are dates that are open. */
export interface GivenBrief extends WizardValues {
  eventType: EventType;
  vibe: Vibe | '';
  groupSize: number;
  budgetRange: BudgetBand | '';
}

/** What of a trip can have changed by chat since its brief was given. */
export interface TripNow {
  groupSize: number;
  start: IsoDay | null;
  end: IsoDay | null;
}

/** A checked brief with its optional fields filled in. */
export function wholeBrief(brief: TripBrief): GivenBrief {
  const { start, end } = splitTripDates(brief.dates ?? '');
  return {
    eventType: brief.eventType,
    vibe: brief.vibe ?? '',
    destination: brief.destination,
    groupSize: brief.groupSize,
    dates: end === '' ? '' : joinTripDates(start, end),
    budgetRange: brief.budgetRange ?? '',
    contactEmail: brief.contactEmail,
    specialRequirements: brief.specialRequirements ?? '',
  };
}

/**
 * The brief as it holds today: as it was given, with the people and the days of the plan, which the chat may have
 * changed since. It is what an edit starts from and is compared with.
 */
export function briefAsGiven(stored: TripBrief, { groupSize, start, end }: TripNow): GivenBrief {
  const dates = start === null || end === null ? '' : joinTripDates(start, end);
  return { ...wholeBrief(stored), groupSize, dates };
}
