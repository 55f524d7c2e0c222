import type { IsoDay } from '../../../shared/dates.ts';
import { isOpenForChanges, type TripSpan, type TripStatus } from './trip-status.ts';

/** What each status says about a trip, for its organiser. */
const STATUS_MEANING: Readonly<Record<TripStatus, string>> = {
  planning: 'The plan is being made. You and the concierge can change anything.',
  pending: 'You are waiting for answers or bookings. The plan can still change.',
  confirmed: 'The plan is settled, and nothing in it changes until you reopen it.',
  completed: 'The trip took place. Its plan is kept as it was.',
  cancelled: 'The trip is not taking place. Its plan is kept as it was.',
};

/** What the status of a trip means on this day: nobody plans what is over. */
export function statusMeaning(status: TripStatus, { end }: TripSpan, today: IsoDay): string {
  return isOpenForChanges(status) && end !== null && today > end
    ? 'Its last day has passed. Mark it as completed if it took place, or give it new dates in its brief.'
    : STATUS_MEANING[status];
}

/** What each status would mean for a trip that is not there yet. */
export const STATUS_EFFECT: Readonly<Record<TripStatus, string>> = {
  planning: 'The plan can change again.',
  pending: 'For while you wait for answers or bookings. The plan can still change.',
  confirmed: 'Settles the plan: nothing in it changes until you reopen it.',
  completed: 'The trip took place. Its plan is kept as it was.',
  cancelled: 'The trip is off. Its plan is kept as it was.',
};

/** What the button to a status says. */
export function stepLabel(from: TripStatus, to: TripStatus): string {
  switch (to) {
    case 'planning':
      return from === 'pending' ? 'Back to planning' : 'Reopen the trip';
    case 'pending':
      return 'Wait for answers';
    case 'confirmed':
      return 'Confirm the trip';
    case 'completed':
      return 'Mark as completed';
    case 'cancelled':
      return 'Cancel the trip';
  }
}

/** What is said once the step is taken. */
export const STEP_TAKEN: Readonly<Record<TripStatus, string>> = {
  planning: 'The trip is being planned again.',
  pending: 'The trip is pending now.',
  confirmed: 'The trip is confirmed. Have a great time!',
  completed: 'The trip is completed. We hope it was a good one.',
  cancelled: 'The trip is cancelled.',
};

export interface StepQuestion {
  title: string;
  text: string;
  /** The way out. */
  keep: string;
}

/** What is asked before a step that hurts or cannot be taken back; null where nothing need be asked. */
export function stepQuestion(to: TripStatus): StepQuestion | null {
  switch (to) {
    case 'cancelled':
      return {
        title: 'Cancel this trip?',
        text: 'Its plan stays here, and you can reopen it until its first day has passed. What you booked with a venue is not cancelled by this: please tell them yourself.',
        keep: 'Keep the trip',
      };
    case 'completed':
      return {
        title: 'Mark this trip as completed?',
        text: 'This cannot be taken back: a completed trip stays as it was.',
        keep: 'Not yet',
      };
    case 'planning':
    case 'pending':
    case 'confirmed':
      return null;
  }
}
