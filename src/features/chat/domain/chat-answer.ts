import * as z from 'zod/mini';

/** Named so that the linter does not take it for the method of a promise. */
const orElse = z.catch;

/** What a change did, for the card under the reply: places that came and went, and the price a person. */
export const ChatEffect = z.object({
  came: z.array(z.string()),
  went: z.array(z.string()),
  priceBeforePence: z.int(),
  pricePence: z.int(),
});
export type ChatEffect = z.infer<typeof ChatEffect>;

/** The answer to a chat call: `response` as SPEC 7 has it, and what the page needs besides. */
export const ChatAnswer = z.object({
  response: z.string().check(z.minLength(1)),
  /** True when the plan is another one now; the itinerary page reads it again. */
  changed: orElse(z.boolean(), false),
  /** Null when nothing changed. */
  effect: orElse(z.nullable(ChatEffect), null),
});
export type ChatAnswer = z.infer<typeof ChatAnswer>;
