import * as z from 'zod/mini';

/** Asks for the ideas of an earlier quick search by the token of their link. */
export const ReadIdeasCall = z.strictObject({
  ideasToken: z.string().check(z.regex(/^[\w-]{32}$/, 'ideasToken is not one of ours')),
});
export type ReadIdeasCall = z.infer<typeof ReadIdeasCall>;
