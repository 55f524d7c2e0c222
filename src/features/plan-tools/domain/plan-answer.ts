import * as z from 'zod/mini';

const Moved = z.object({ name: z.string(), day: z.number(), fromMinute: z.number(), toMinute: z.number() });

/** What becomes different, pence and minutes; the plan page shows it before anybody agrees to it. */
export const ShownEffect = z.object({
  deltaPencePerPerson: z.number(),
  deltaPenceGroup: z.number(),
  deltaTravelMinutes: z.number(),
  moved: z.array(Moved),
  outdoorBefore: z.number(),
  outdoorAfter: z.number(),
  /** The new budget a person, pence, where the change goes beyond the present one. */
  raisesBudgetToPence: z.nullable(z.number()),
});
export type ShownEffect = z.output<typeof ShownEffect>;

const ShownStop = z.object({
  name: z.string(),
  type: z.string(),
  area: z.string(),
  venueKind: z.enum(['activity', 'restaurant', 'nightlife']),
  day: z.number(),
  startMinute: z.number(),
  endMinute: z.number(),
  pricePerPersonPence: z.number(),
});
export type ShownStop = z.output<typeof ShownStop>;

export const ShownIdea = z.object({
  venueId: z.string(),
  description: z.string(),
  indoor: z.boolean(),
  stop: ShownStop,
  effect: ShownEffect,
});
export type ShownIdea = z.output<typeof ShownIdea>;

/** Two stops that can change places: both as they would then be, and what else becomes different. */
export const ShownExchange = z.object({
  withSlotId: z.string(),
  /** The start of the other one as it is now; `withDay` is the day that the first one comes to. */
  withStartMinute: z.number(),
  withDay: z.number(),
  first: ShownStop,
  second: ShownStop,
  effect: ShownEffect,
});
export type ShownExchange = z.output<typeof ShownExchange>;

const Swap = z.object({ from: ShownStop, to: z.nullable(ShownStop) });
const Stays = z.object({ stop: ShownStop, tried: z.number(), isPinned: z.boolean() });

/** The answer to a question about a plan; `ask` says which. */
export const PlanAnswer = z.discriminatedUnion('ask', [
  z.object({ ask: z.literal('why-this'), lines: z.array(z.string()) }),
  z.object({ ask: z.literal('ideas'), ideas: z.array(ShownIdea) }),
  /** `none` says why there are none. */
  z.object({ ask: z.literal('exchanges'), exchanges: z.array(ShownExchange), none: z.nullable(z.string()) }),
  z.object({
    ask: z.literal('rain'),
    outcome: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('dry-already') }),
      z.object({ kind: z.literal('no-swap'), stays: z.array(Stays) }),
      z.object({ kind: z.literal('changed'), swaps: z.array(Swap), stays: z.array(Stays), effect: ShownEffect }),
    ]),
  }),
  z.object({
    ask: z.literal('budget'),
    shares: z.array(
      z.object({
        kind: z.enum(['activities', 'meals', 'nights']),
        pencePerPerson: z.number(),
        percent: z.number(),
        slots: z.number(),
      }),
    ),
    lines: z.array(z.string()),
  }),
  z.object({
    ask: z.literal('served'),
    served: z.array(
      z.object({
        label: z.string(),
        people: z.number(),
        isGuestOfHonour: z.boolean(),
        percent: z.number(),
        likes: z.array(z.string()),
        dislikes: z.array(z.string()),
      }),
    ),
  }),
  z.object({ ask: z.literal('why-not'), text: z.string() }),
]);
export type PlanAnswer = z.output<typeof PlanAnswer>;

/** An answer with the revision of the plan it speaks of: a change that follows from it names that. */
export const AnsweredQuestion = z.object({ revision: z.number(), answer: PlanAnswer });
export type AnsweredQuestion = z.output<typeof AnsweredQuestion>;

/** After a change: the new revision, by which it can be taken back, and what came out otherwise than asked, if anything. */
export const ChangeMade = z.object({ revision: z.number(), note: z.optional(z.string()) });
export type ChangeMade = z.output<typeof ChangeMade>;
