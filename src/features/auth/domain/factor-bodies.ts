import * as z from 'zod/mini';

// As in request-bodies: unknown fields are ignored and null counts as absent.
const Text = z.pipe(
  z.nullish(z.string()),
  z.transform((value) => value ?? ''),
);

/** POST /factors */
export const EnrollFactorBody = z.object({ factor_type: Text, friendly_name: Text, issuer: Text, phone: Text });
export type EnrollFactorBody = z.infer<typeof EnrollFactorBody>;

/** POST /factors/{id}/verify */
export const VerifyFactorBody = z.object({ challenge_id: Text, code: Text });
