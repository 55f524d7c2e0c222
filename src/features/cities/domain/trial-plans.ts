import { GENERIC } from '../../../catalogue/generic.ts';
import type { CityCatalogue } from '../../../catalogue/venue.ts';
import { checkPlan } from '../../../engine/check-plan.ts';
import { FIRST_PLAN_ITERATIONS, planTrip } from '../../../engine/plan-trip.ts';
import type { TripPlan } from '../../../engine/trip-plan.ts';
import type { IsoDay } from '../../../shared/dates.ts';
import { briefToRequest, type PlannableBrief } from '../../planner/domain/brief-to-request.ts';
import { planSeed } from '../../planner/domain/plan-seed.ts';

interface Trial {
  /** What is tried, for people. */
  title: string;
  /** A city that cannot do this cannot be planned in; the others only show where it is thin. */
  isNeeded: boolean;
  brief: Omit<PlannableBrief, 'destination'>;
}

/** A Friday to Sunday, and a Tuesday to Thursday; far enough off to be good for years of checks. */
const WEEKEND = '2027-05-14 to 2027-05-16';
const MIDWEEK = '2027-05-11 to 2027-05-13';
/** The first day on which these trips can be asked for; dates in the past would not be planned. */
const TODAY: IsoDay = '2027-01-04';

const TRIALS: readonly Trial[] = [
  {
    title: 'a birthday weekend for 8',
    isNeeded: true,
    brief: { eventType: 'birthday', groupSize: 8, dates: WEEKEND, budgetRange: 'mid-range', vibe: 'mix' },
  },
  {
    title: 'a group weekend for 12',
    isNeeded: true,
    brief: { eventType: 'group-weekend', groupSize: 12, dates: WEEKEND, budgetRange: 'premium', vibe: 'mix' },
  },
  {
    title: 'a weekend for 2',
    isNeeded: true,
    brief: { eventType: 'just-travel', groupSize: 2, dates: WEEKEND, budgetRange: 'mid-range', vibe: 'cultural' },
  },
  {
    title: 'a stag do for 16 on a budget',
    isNeeded: false,
    brief: { eventType: 'stag-do', groupSize: 16, dates: WEEKEND, budgetRange: 'budget', vibe: 'party-hard' },
  },
  {
    title: 'a hen do for 10 with vegans',
    isNeeded: false,
    brief: {
      eventType: 'hen-party',
      groupSize: 10,
      dates: WEEKEND,
      budgetRange: 'mid-range',
      vibe: 'foodie',
      specialRequirements: 'two of us are vegan',
    },
  },
  {
    title: 'a step-free weekend for 8',
    isNeeded: false,
    brief: {
      eventType: 'birthday',
      groupSize: 8,
      dates: WEEKEND,
      budgetRange: 'mid-range',
      vibe: 'chill-relaxed',
      specialRequirements: 'one of us uses a wheelchair',
    },
  },
  {
    title: 'a weekend for 8 without alcohol',
    isNeeded: false,
    brief: {
      eventType: 'group-weekend',
      groupSize: 8,
      dates: WEEKEND,
      budgetRange: 'mid-range',
      vibe: 'adventurous',
      specialRequirements: 'no alcohol please',
    },
  },
  {
    title: 'a work do for 30 in midweek',
    isNeeded: false,
    brief: { eventType: 'work-do', groupSize: 30, dates: MIDWEEK, budgetRange: 'mid-range', vibe: 'mix' },
  },
  {
    title: 'a birthday for 60',
    isNeeded: false,
    brief: { eventType: 'birthday', groupSize: 60, dates: WEEKEND, budgetRange: 'mid-range', vibe: 'mix' },
  },
  {
    title: 'a week for 6',
    isNeeded: false,
    brief: {
      eventType: 'group-weekend',
      groupSize: 6,
      dates: '2027-05-10 to 2027-05-16',
      budgetRange: 'luxury',
      vibe: 'mix',
    },
  },
];

export interface TrialOutcome {
  title: string;
  isNeeded: boolean;
  /** What the plan had to give up, and what the independent checker refused; both empty for a sound plan. */
  relaxations: readonly string[];
  faults: readonly string[];
}

/** Plans real trips in the city with the engine and looks at them with the checker, which shares no code with it. */
export function tryPlans(city: CityCatalogue): TrialOutcome[] {
  return TRIALS.map(({ title, isNeeded, brief }) => {
    const catalogues = { cities: [city], generic: GENERIC, today: TODAY };
    const { request, destination } = briefToRequest({ ...brief, destination: city.name }, catalogues);
    const places = { kind: 'city', city } as const;
    const plan = planTrip(request, places, { seed: planSeed(request), iterations: FIRST_PLAN_ITERATIONS, destination });
    return {
      title,
      isNeeded,
      relaxations: [...plan.relaxations.map(({ text }) => text), ...emptyDays(plan)],
      faults: checkPlan(plan, request, places).map(({ text }) => text),
    };
  });
}

const emptyDays = ({ days }: TripPlan): string[] =>
  days.flatMap(({ slots, weekday }) =>
    slots.some(({ kind }) => kind === 'activity') ? [] : [`There is nothing to do on ${weekday}.`],
  );
