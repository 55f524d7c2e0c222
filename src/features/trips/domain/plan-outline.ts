import * as z from 'zod/mini';

const OutlineStop = z.object({
  kind: z.enum(['activity', 'lunch', 'dinner', 'night']),
  venueId: z.string(),
  name: z.string(),
  startMinute: z.number(),
});
export type OutlineStop = z.output<typeof OutlineStop>;

/** What the history knows of a version: the column `outline` beside its plan. Pence a person, the stay included. */
export const PlanOutline = z.object({
  people: z.number(),
  pence: z.number(),
  stay: z.nullable(z.string()),
  days: z.array(
    z.object({
      date: z.nullable(z.string()),
      weekday: z.literal([0, 1, 2, 3, 4, 5, 6]),
      stops: z.array(OutlineStop),
    }),
  ),
});
export type PlanOutline = z.output<typeof PlanOutline>;
