import * as z from 'zod/mini';

/**
 * What a token of this site says. The anonymous key has a role and nothing about a person; a person's token always
 * carries `sub` and `session_id`. Times are seconds since 1970. Further claims pass through untouched.
 */
export const TokenClaims = z.looseObject({
  role: z.enum(['anon', 'authenticated']),
  exp: z.number(),
  iat: z.optional(z.number()),
  iss: z.optional(z.string()),
  aud: z.optional(z.string()),
  sub: z.optional(z.string()),
  email: z.optional(z.string()),
  session_id: z.optional(z.string()),
  aal: z.optional(z.enum(['aal1', 'aal2'])),
});
export type TokenClaims = z.infer<typeof TokenClaims>;
