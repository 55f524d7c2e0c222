import type { AuthServices } from './auth-services.ts';
import { findUserByEmail } from './users.sql.ts';

/** What somebody typed when signing up, compared with what was typed for the address before. */
export type TypedPassword =
  | { kind: 'first'; hash: string }
  /** The very password that waits with the unproven account. */
  | { kind: 'same'; hash: string }
  /** Another one than that: two people, or one who is not sure. */
  | { kind: 'other' };

/**
 * Spends one hash for every address alike, before the transaction: hashing is slow, and more or less of it would tell who
 * has an account. With autoconfirm nobody proves anything, so the newest password counts.
 */
export async function typedPassword(
  { db, passwords, mailAutoconfirm }: Pick<AuthServices, 'db' | 'passwords' | 'mailAutoconfirm'>,
  email: string,
  password: string,
): Promise<TypedPassword> {
  const known = mailAutoconfirm ? undefined : await db.asApp((tx) => findUserByEmail(tx, email));
  if (!known || known.email_confirmed_at) return { kind: 'first', hash: await passwords.hash(password) };
  const isSame = await passwords.verify(password, known.password_hash);
  return isSame && known.password_hash !== null ? { kind: 'same', hash: known.password_hash } : { kind: 'other' };
}
