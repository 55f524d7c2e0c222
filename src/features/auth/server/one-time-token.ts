import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import type { Tx } from '../../../platform/node/db/database.ts';
import type { OneTimeTokenRow, Purpose } from './identity-tables.sql.ts';
import { countFailedTry, deleteOneTimeToken, lockOneTimeTokens, replaceOneTimeToken } from './one-time-tokens.sql.ts';
import type { CodeChallenge } from './pkce-parameters.ts';

/** Link and code are good for a day (WIRE 3). */
const LIFE_MS = 24 * 3_600_000;
/** After this many wrong tries a code is dead, even for the right one; its link still works (rallly CVE-2025-47781). */
const MAX_FAILED_TRIES = 10;

/** What one mail carries: a link's token or, for another device, a code to type. Only their hashes are stored. */
export interface OneTimeSecrets {
  linkToken: string;
  code: string;
}

export interface OneTimeTokenRequest {
  userId: string;
  purpose: Purpose;
  /** The address that the mail goes to. */
  address: string;
  /** Of the browser that asked: the link then ends in a code for that browser alone. */
  challenge?: CodeChallenge | undefined;
  at: Date;
}

/** What the client knows such a link by (WIRE 3). */
const PKCE_PREFIX = 'pkce_';

/** New secrets for this purpose; earlier ones of the account are void. The caller holds the account's row lock. */
export async function issueOneTimeToken(
  tx: Tx,
  { userId, purpose, address, challenge, at }: OneTimeTokenRequest,
): Promise<OneTimeSecrets> {
  const linkToken = `${challenge ? PKCE_PREFIX : ''}${randomBytes(28).toString('hex')}`;
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await replaceOneTimeToken(tx, {
    userId,
    purpose,
    tokenHash: sha256(linkToken),
    codeHash: sha256(`${address}:${code}`),
    relatesTo: address,
    challenge,
    at,
  });
  return { linkToken, code };
}

/** The living token that a link carries, used up; undefined for any other. */
export async function spendLinkToken(
  tx: Tx,
  linkToken: string,
  purposes: readonly Purpose[],
  at: Date,
): Promise<OneTimeTokenRow | undefined> {
  const [token] = await lockOneTimeTokens(tx, { tokenHash: sha256(linkToken) }, purposes);
  if (!token || !isAlive(token, at)) return undefined;
  await deleteOneTimeToken(tx, token.id);
  return token;
}

/** The living token whose code was mailed to the address, used up. A wrong code is counted against all that are waiting. */
export async function spendCode(
  tx: Tx,
  { address, code }: { address: string; code: string },
  purposes: readonly Purpose[],
  at: Date,
): Promise<OneTimeTokenRow | undefined> {
  const waiting = (await lockOneTimeTokens(tx, { address }, purposes)).filter(
    (token) => isAlive(token, at) && token.failed_tries < MAX_FAILED_TRIES,
  );
  const given = Buffer.from(sha256(`${address}:${code}`));
  const match = waiting.find((token) => timingSafeEqual(Buffer.from(token.code_hash), given));
  if (match) {
    await deleteOneTimeToken(tx, match.id);
  } else {
    await countFailedTry(
      tx,
      waiting.map(({ id }) => id),
    );
  }
  return match;
}

/** The challenge that the link was asked for with; undefined for a link that brings the session itself. */
export function challengeOf({ code_challenge, code_challenge_method }: OneTimeTokenRow): CodeChallenge | undefined {
  return code_challenge === null || code_challenge_method === null
    ? undefined
    : { challenge: code_challenge, method: code_challenge_method };
}

/** True for every link of that flow, also for one that is no longer known: errors go where its client looks. */
export const isPkceLink = (linkToken: string): boolean => linkToken.startsWith(PKCE_PREFIX);

const isAlive = ({ created_at }: OneTimeTokenRow, at: Date): boolean => at.getTime() - created_at.getTime() < LIFE_MS;
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
