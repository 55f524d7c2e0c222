import type { Tx } from '../../../platform/node/db/database.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import { ACCESS_TOKEN_SECONDS } from './session-json.ts';
import { insertPublishedKey, type KeyState, lockKeys, type NewKey, setKeyStatus } from './signing-keys.sql.ts';
import { KEYS_MAX_AGE_MS, KEYS_REREAD_MS, type KeySource, makeKey } from './signing-keys.ts';

/** A new key is shown for as long as anybody may have the old list, before anything is signed with it. */
const SHOWN_FIRST_MS = KEYS_MAX_AGE_MS;
/** After a key stopped signing: an instance may use it a little longer, and its last token lives for an hour. */
const GOOD_AFTERWARDS_MS = KEYS_REREAD_MS + ACCESS_TOKEN_SECONDS * 1000;

/** What is not possible, and from when on it is, where time alone is missing. */
export type KeyRefusal =
  | { kind: 'no-such-key' }
  | { kind: 'nothing-published' }
  | { kind: 'too-soon'; possibleAt: Date };

/** All keys, the newest first. */
export const listKeys = ({ db }: KeySource): Promise<KeyState[]> => db.asApp(lockKeys);

/** First step: a new key that everybody can verify with before it signs. Answers its id. */
export async function publishKey({ db, now }: KeySource): Promise<string> {
  const key = await makeKey(now());
  await db.asApp((tx) => insertPublishedKey(tx, key));
  return key.kid;
}

/**
 * Second step: the newest published key signs, and the one before is published for its last tokens. Before ten minutes
 * have passed only with `atOnce`: verifiers that cache our list would refuse the first tokens.
 */
export async function signWithNewKey(
  { db, now }: KeySource,
  { atOnce = false }: { atOnce?: boolean } = {},
): Promise<Result<string, KeyRefusal>> {
  const at = now();
  return db.asApp(async (tx) => {
    const keys = await lockKeys(tx);
    const next = keys.find(({ status, stoppedAt }) => status === 'published' && stoppedAt === null);
    if (!next) return fail({ kind: 'nothing-published' });
    const possibleAt = new Date(next.createdAt.getTime() + SHOWN_FIRST_MS);
    if (!atOnce && at < possibleAt) return fail({ kind: 'too-soon', possibleAt });
    await makeActive(tx, next.kid, keys, at);
    return ok(next.kid);
  });
}

/** Third step: keys whose last token has expired are withdrawn. Answers which. */
export async function retireOldKeys({ db, now }: KeySource): Promise<Result<string[], KeyRefusal>> {
  const at = now();
  return db.asApp(async (tx) => {
    const stopped = (await lockKeys(tx)).flatMap(({ kid, status, stoppedAt }) =>
      status === 'published' && stoppedAt
        ? [{ kid, goodUntil: new Date(stoppedAt.getTime() + GOOD_AFTERWARDS_MS) }]
        : [],
    );
    const over = stopped.filter(({ goodUntil }) => goodUntil <= at);
    for (const { kid } of over) await setKeyStatus(tx, kid, { status: 'retired' });
    const [waiting] = stopped;
    if (over.length === 0 && waiting) return fail({ kind: 'too-soon', possibleAt: waiting.goodUntil });
    return ok(over.map(({ kid }) => kid));
  });
}

/**
 * For a key that somebody else may have: none of its tokens is good any more, on every instance within a minute. If it
 * was the one that signs, a new one signs from now on. Sessions go on: their refresh tokens are not signed with it.
 */
export async function revokeKey({ db, now }: KeySource, kid: string): Promise<Result<string, KeyRefusal>> {
  const at = now();
  const successor: NewKey = await makeKey(at);
  return db.asApp(async (tx) => {
    const keys = await lockKeys(tx);
    const revoked = keys.find((key) => key.kid === kid);
    if (!revoked) return fail({ kind: 'no-such-key' });
    if (revoked.status === 'active') {
      await insertPublishedKey(tx, successor);
      await makeActive(tx, successor.kid, keys, at);
    }
    await setKeyStatus(tx, kid, { status: 'retired' });
    return ok(kid);
  });
}

/** One key signs: the old one stops before the new one begins, as the table's index demands. */
async function makeActive(tx: Tx, kid: string, keys: readonly KeyState[], at: Date): Promise<void> {
  const active = keys.find(({ status }) => status === 'active');
  if (active) await setKeyStatus(tx, active.kid, { status: 'published', stoppedAt: at });
  await setKeyStatus(tx, kid, { status: 'active' });
}
