import { signToken } from './sign-token.ts';
import { findAnonKey, offerAnonKey } from './signing-keys.sql.ts';
import { ensureSigningKey, type KeySource } from './signing-keys.ts';

const TEN_YEARS_SECONDS = 10 * 365 * 86_400;

/**
 * The public anonymous key of this site: signed once and kept, the same for every instance and after every restart.
 * It names no address, so the site may move.
 */
export async function loadAnonKey({ db, now }: KeySource): Promise<string> {
  const known = await db.asApp(findAnonKey);
  if (known !== undefined) return known;
  const key = await ensureSigningKey({ db, now });
  const issuedAt = Math.floor(now().getTime() / 1000);
  const anonKey = signToken({ role: 'anon', iss: 'huzzah', iat: issuedAt, exp: issuedAt + TEN_YEARS_SECONDS }, key);
  await db.asApp((tx) => offerAnonKey(tx, anonKey, now()));
  return (await db.asApp(findAnonKey)) ?? anonKey;
}
