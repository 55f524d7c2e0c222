import * as z from 'zod/mini';
import { BRIEF_FIELDS } from './brief-changes.ts';

const Fields = z.array(z.enum(BRIEF_FIELDS));
const Pence = z.int();
const BeforeAfter = z.object({ before: Pence, after: Pence });

/** A stop of a plan as the difference names it. */
export const ComparedStop = z.object({
  name: z.string(),
  type: z.string(),
  kind: z.enum(['activity', 'lunch', 'dinner', 'night']),
  /** Index of the day in its plan, with its date where the trip has dates. */
  day: z.int(),
  date: z.nullable(z.string()),
  weekday: z.int(),
  startMinute: z.int(),
  pricePerPersonPence: Pence,
});
export type ComparedStop = z.output<typeof ComparedStop>;

/**
 * What the edit of a brief does to its trip: every stop of before is in exactly one of stays, moves and goes. Money is
 * pence, the stay included; `slots` leaves it out.
 */
export const BriefPreview = z.object({
  /** The revision that was looked at, or the new one once the edit is stored. */
  revision: z.int(),
  isApplied: z.boolean(),
  /** Names the plan shown: `seen` of the call that stores it. */
  planHash: z.string(),
  changed: Fields,
  groupSize: BeforeAfter,
  stays: z.array(ComparedStop),
  moves: z.array(z.object({ from: ComparedStop, to: ComparedStop })),
  /** Why a stop goes: the rule it breaks, where there is one, and the changed fields that alone would do it. */
  goes: z.array(z.object({ stop: ComparedStop, why: z.nullable(z.string()), because: Fields })),
  comes: z.array(z.object({ stop: ComparedStop, because: Fields })),
  /** Where the group sleeps, null for nowhere we know. */
  hotel: z.object({ before: z.nullable(z.string()), after: z.nullable(z.string()) }),
  perPerson: BeforeAfter,
  slotsPerPerson: BeforeAfter,
  group: BeforeAfter,
  /** What each changed field alone would do to the price per person; empty where there is only one. */
  effects: z.array(z.object({ field: z.enum(BRIEF_FIELDS), deltaPencePerPerson: Pence })),
  /** What the brief makes impossible in the new plan, and whether it is news. */
  relaxations: z.array(z.object({ text: z.string(), isNew: z.boolean() })),
  /** What was asked for since by hand or chat and cannot be kept, a sentence each. */
  lost: z.array(z.string()),
});
export type BriefPreview = z.output<typeof BriefPreview>;
