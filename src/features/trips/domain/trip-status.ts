import type { IsoDay } from '../../../shared/dates.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';

export const TRIP_STATUSES = ['planning', 'pending', 'confirmed', 'completed', 'cancelled'] as const;
export type TripStatus = (typeof TRIP_STATUSES)[number];

/** Who moves a trip on: the person whose trip it is, or the passing of its days. */
export type StatusActor = 'organiser' | 'clock';

/** First and last day; null while the dates are open. */
export interface TripSpan {
  start: IsoDay | null;
  end: IsoDay | null;
}

export interface StatusStep {
  from: TripStatus;
  to: TripStatus;
  actor: StatusActor;
}

/** What the calendar can hold against a step. */
type Hindrance = 'undated' | 'begun' | 'over' | 'not-over';

interface Rule {
  actors: readonly StatusActor[];
  unless: readonly Hindrance[];
}

const organiser = (...unless: Hindrance[]): Rule => ({ actors: ['organiser'], unless });

/** Every step there is. What is not here does not exist, whoever asks. */
const STEPS: Readonly<Record<TripStatus, Partial<Record<TripStatus, Rule>>>> = {
  planning: {
    pending: organiser('over'),
    confirmed: organiser('undated', 'over'),
    // Whoever went without ever confirming went all the same.
    completed: organiser('undated', 'not-over'),
    cancelled: organiser(),
  },
  pending: {
    planning: organiser(),
    confirmed: organiser('undated', 'over'),
    completed: organiser('undated', 'not-over'),
    cancelled: organiser(),
  },
  confirmed: {
    planning: organiser('over'),
    completed: { actors: ['organiser', 'clock'], unless: ['undated', 'not-over'] },
    cancelled: organiser('over'),
  },
  completed: {},
  cancelled: { planning: organiser('begun') },
};

const HINDERED: Readonly<Record<Hindrance, (span: TripSpan, today: IsoDay) => boolean>> = {
  undated: ({ start, end }) => start === null || end === null,
  begun: ({ start }, today) => start !== null && today > start,
  over: ({ end }, today) => end !== null && today > end,
  'not-over': ({ end }, today) => end !== null && today <= end,
};

const WHY_NOT: Readonly<Record<Hindrance, string>> = {
  undated: 'This trip has no dates yet. Add its dates first.',
  begun: 'The first day of this trip has passed.',
  over: 'The last day of this trip has passed.',
  'not-over': 'A trip is completed when its last day has passed.',
};

/** Whether the step may be taken on this day (of the organiser's time zone); if not, why, in one sentence or two. */
export function judgeStatusStep({ from, to, actor }: StatusStep, span: TripSpan, today: IsoDay): Result<null, string> {
  const rule = STEPS[from][to];
  if (rule === undefined) return fail(whyNoSuchStep(from, to));
  if (!rule.actors.includes(actor)) return fail('Only the organiser can do this.');
  const hindrance = rule.unless.find((name) => HINDERED[name](span, today));
  return hindrance === undefined ? ok(null) : fail(WHY_NOT[hindrance]);
}

function whyNoSuchStep(from: TripStatus, to: TripStatus): string {
  if (from === to) return `This trip is already ${from === 'planning' ? 'being planned' : from}.`;
  switch (from) {
    case 'completed':
      return 'A completed trip stays as it was.';
    case 'cancelled':
      return 'This trip is cancelled. Reopen it first.';
    case 'confirmed':
    case 'planning':
    case 'pending':
      return 'This trip is confirmed. Reopen it first.';
  }
}

/** Where an organiser may have this trip go at some time or other, whatever the calendar says today. */
export const stepsFrom = (from: TripStatus): TripStatus[] =>
  TRIP_STATUSES.filter((to) => STEPS[from][to]?.actors.includes('organiser'));

/** Statuses in which the plan may change; in every other it stands as it is until the trip is reopened. */
export const OPEN_STATUSES: readonly TripStatus[] = ['planning', 'pending'];

/** Whether a plan may be changed while its trip has this status. The server asks again where it stores. */
export const isOpenForChanges = (status: TripStatus): boolean => OPEN_STATUSES.includes(status);

/** Why a plan did not change, where the status of its trip is not at hand. */
export const CLOSED_TRIP =
  'The plan of a trip that is confirmed, completed or cancelled stays as it is. Reopen the trip first.';

/** Why the plan of such a trip does not change, and what to do about it. */
export function closedTripReason(status: TripStatus): string {
  switch (status) {
    case 'confirmed':
      return 'This trip is confirmed. Reopen it first, then its plan can change.';
    case 'cancelled':
      return 'This trip is cancelled. Reopen it first, then its plan can change.';
    case 'completed':
      return 'This trip is completed, so its plan stays as it was.';
    case 'planning':
    case 'pending':
      return CLOSED_TRIP;
  }
}
