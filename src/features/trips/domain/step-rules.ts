import type { IsoDay } from '../../../shared/dates.ts';

/** What an organiser does for a trip outside this site, in the order it is usually done. */
export const TRIP_STEPS = [
  'ask-group',
  'book-stay',
  'name-venues',
  'book-activities',
  'decide',
  'book-tables',
  'final-numbers',
] as const;
export type TripStep = (typeof TRIP_STEPS)[number];

/** How much of a plan there is to book. */
export interface PlanContents {
  days: number;
  hasStay: boolean;
  /** Slots whose venue is to be confirmed. */
  open: number;
  meals: number;
  /** Activities and nights out that cost something. */
  bookable: number;
}

/** What deadlines are worked out from: the trip as its lists hold it. */
export interface DatedTrip {
  status: string;
  group_size: number;
  start_date: IsoDay | null;
  /** When it was planned, an instant. */
  created_at: string;
  /** What the plan holds; absent where there is none. */
  figures?: PlanContents | null | undefined;
}

export interface StepRule {
  step: TripStep;
  /** As an order: `Book the stay`. */
  title: string;
  /** Days before the first day of the trip. */
  days: number;
  /** Why then, as the second half of a sentence. */
  why: string;
}

/** From so many on, a group is more than a big table or a big house. */
const BIG_GROUP = 9;
const HUGE_GROUP = 16;
/** Fewer than this can be told apart by any kitchen on the day. */
const COUNTED_GROUP = 5;
const WEEK = 7;

/**
 * The steps that this trip needs: rules of thumb by what is planned and for how many, never a claim about a venue. The
 * weeks are the house's own choice, and each rule says its reason.
 */
export function stepRules({ group_size: people, figures }: DatedTrip): StepRule[] {
  const { days = 1, hasStay = false, open = 0, meals = 0, bookable = 0 } = figures ?? {};
  const isBig = people >= BIG_GROUP;
  const activityDays = (isBig ? 6 : 4) * WEEK;
  const rules: (StepRule | false)[] = [
    people > 1 && {
      step: 'ask-group',
      title: 'Ask everyone whether the dates suit',
      days: (isBig ? 12 : 10) * WEEK,
      why: 'the more people, the sooner the days must be in their diaries',
    },
    days > 1 && {
      step: 'book-stay',
      title: hasStay ? 'Book the stay' : 'Find and book a stay',
      days: (isBig ? 10 : 8) * WEEK,
      why: isBig ? `few places have room for ${people} at once` : 'the choice is widest early',
    },
    open > 0 && {
      step: 'name-venues',
      title: open === 1 ? 'Choose the venue that is open' : `Choose the ${open} venues that are open`,
      days: activityDays + 2 * WEEK,
      why: 'only a venue with a name can be booked',
    },
    bookable > 0 && {
      step: 'book-activities',
      title: 'Book what the plan has to do',
      days: activityDays,
      why: isBig ? `${people} people need many places at the same hour` : 'the best hours go first',
    },
    {
      step: 'decide',
      title: 'Confirm the trip, or call it off',
      days: 4 * WEEK,
      why: 'later it is harder to give back what is booked; every place has terms of its own',
    },
    meals > 0 && {
      step: 'book-tables',
      title: meals === 1 ? 'Book the table' : 'Book the tables',
      days: (isBig ? 3 : 2) * WEEK,
      why: isBig ? `big groups need tables booked, and ${people} is one` : 'so that everybody sits together',
    },
    people >= COUNTED_GROUP && {
      step: 'final-numbers',
      title: 'Tell everyone you booked with how many come',
      days: (people >= HUGE_GROUP ? 2 : 1) * WEEK,
      why: 'kitchens and hosts prepare for the number they were given',
    },
  ];
  return rules.filter((rule) => rule !== false);
}
