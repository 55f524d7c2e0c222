import * as z from 'zod/mini';
import type { IsoDay } from '../../../shared/dates.ts';
import { tripBriefSchema } from '../../planner/domain/trip-brief.ts';
import { splitTripDates } from '../../planner/domain/trip-dates.ts';
import type { GivenBrief } from './brief-as-given.ts';
import { BRIEF_FIELDS, type BriefField } from './brief-changes.ts';

/** Days in the past are judged when it is known which dates the trip has: see `earliestStart`. */
const ANY_DAY: IsoDay = '0001-01-01';

const { contactPhone: _notInTheForm, ...briefFields } = tripBriefSchema(ANY_DAY).shape;

/**
 * The edit of a brief, whole and not a patch: looked at (`apply: false`) or stored (`apply: true`). `seen` names the
 * plan that was shown, so that nothing else can be stored in its place.
 */
export const BriefEditCall = z.strictObject({
  bookingId: z.uuid('bookingId must be a booking'),
  /** The revision that the edit starts from: it is refused when the trip is another one by now. */
  revision: z.int().check(z.minimum(1)),
  brief: z.strictObject(briefFields),
  apply: z.boolean(),
  seen: z.optional(z.nullable(z.string().check(z.maxLength(64)))),
});
export type BriefEditCall = z.output<typeof BriefEditCall>;

export type BriefFaults = Partial<Record<BriefField, string>>;

/** A trip that has begun keeps its first day; any other one starts today or later. */
export function earliestStart(dates: string, present: Pick<GivenBrief, 'dates'>, today: IsoDay): IsoDay {
  const { start } = splitTripDates(dates);
  return start !== '' && start === splitTripDates(present.dates).start && start < today ? start : today;
}

/** The first message of every faulty field, the same for form and server; empty when all is well. */
export function briefFaults(brief: unknown, dates: string, present: GivenBrief, today: IsoDay): BriefFaults {
  const parsed = tripBriefSchema(earliestStart(dates, present, today)).safeParse(brief);
  return faultsOf(parsed.error?.issues ?? [], 0);
}

/** What a schema says of the fields of a brief that lies so many steps down in what was parsed. */
export function faultsOf(issues: readonly z.core.$ZodIssue[], depth: number): BriefFaults {
  const faults: BriefFaults = {};
  for (const { path, message } of issues) {
    const field = BRIEF_FIELDS.find((one) => one === path[depth]);
    if (field) faults[field] ??= message;
  }
  return faults;
}
