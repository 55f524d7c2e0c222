import * as z from 'zod/mini';

/**
 * What functions/v1/account takes, as the person of the token:
 * - `sessions` answers `{ sessions: [{ id, createdAt, lastUsedAt, device, isCurrent, isSecondFactor }] }`
 * - `end-session` answers `{ ended: true }`
 * - `export` answers the file of account-export.ts
 * - `delete` wants the account's address typed again and a proof of who it is of the last ten minutes; `{ deleted: true }`
 *
 * A refusal is `{ code, error }`, the second a sentence for the person.
 */
export const AccountCall = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('sessions') }),
  z.strictObject({ type: z.literal('end-session'), id: z.uuid() }),
  z.strictObject({ type: z.literal('export') }),
  z.strictObject({ type: z.literal('delete'), email: z.string().check(z.maxLength(320)) }),
]);
export type AccountCall = z.output<typeof AccountCall>;

/**
 * functions/v1/avatar takes a picture as its raw body, at most 5 MB, and answers `{ avatarUrl }`. This in its place, or the
 * method DELETE, removes the picture.
 */
export const AvatarRemoval = z.strictObject({ delete: z.literal(true) });
