import * as z from 'zod/mini';

/** How many codes one sheet has. */
export const RECOVERY_CODE_COUNT = 10;

/** Letters and digits that nobody mistakes for each other: thirty-two, so a character is five random bits. */
export const RECOVERY_CODE_ALPHABET = 'abcdefghjkmnpqrstuvwxyz023456789';

/** `abcd-efgh-jkmn`: sixty random bits. */
const CODE = /^[a-hjkmnp-z02-9]{12}$/;

/**
 * POST functions/v1/recovery-codes, as the signed-in user:
 *
 * - `{"type":"make"}` at aal2 with a verified factor → 200 {@link RecoveryCodesMade}; the codes made before are void.
 * - `{"type":"count"}` → 200 {@link RecoveryCodesLeft}.
 * - `{"type":"use","code":"abcd-efgh-jkmn"}` at aal1 → 200 {@link RecoveryCodeUsed}: the code is burnt, every factor and
 *   every other code is gone, all other sessions have ended and the owner has mail.
 *
 * Any refusal is `{"code":"…","error":"words for people"}`: 400 `validation_failed`, 401 or 403 for a token or session
 * that does not hold (codes of auth/v1), 403 `insufficient_aal` (make at aal1), 422 `no_factor` (make or use without a
 * verified factor), 422 `wrong_recovery_code`, 429 `over_request_rate_limit` with Retry-After.
 */
export const RecoveryCodesCall = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('make') }),
  z.strictObject({ type: z.literal('count') }),
  z.strictObject({
    type: z.literal('use'),
    /** As it was typed: capitals, blanks and missing dashes do no harm. */
    code: z.string().check(z.maxLength(100)),
  }),
]);
export type RecoveryCodesCall = z.infer<typeof RecoveryCodesCall>;

/** Shown this once: only hashes are kept. */
export const RecoveryCodesMade = z.object({ codes: z.array(z.string()) });
export type RecoveryCodesMade = z.infer<typeof RecoveryCodesMade>;

export const RecoveryCodesLeft = z.object({ left: z.number() });
export type RecoveryCodesLeft = z.infer<typeof RecoveryCodesLeft>;

export const RecoveryCodeUsed = z.object({ used: z.literal(true) });
export type RecoveryCodeUsed = z.infer<typeof RecoveryCodeUsed>;

/** A typed code without dashes and blanks, in lower case; undefined when it cannot be one. */
export function readRecoveryCode(typed: string): string | undefined {
  const bare = typed.replace(/[\s-]/g, '').toLowerCase();
  return CODE.test(bare) ? bare : undefined;
}

/** Twelve characters as they are shown, in three groups. */
export const showRecoveryCode = (bare: string): string => bare.replace(/(.{4})(?=.)/g, '$1-');
