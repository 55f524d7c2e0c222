import type { ColumnType } from 'kysely';
import { z } from 'zod';
import type { Tx } from '../../../platform/node/db/database.ts';

/** jsonb: read as a value, written as text. */
type Json = ColumnType<unknown, string, string>;

type SigningKeyTables = {
  'identity.signing_keys': {
    kid: string;
    private_jwk: Json;
    public_jwk: Json;
    status: KeyStatus;
    created_at: Date;
    stopped_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  };
  'identity.site': { anon_key: string; created_at: Date };
};

const EcJwk = z.object({ kty: z.literal('EC'), crv: z.literal('P-256'), x: z.string(), y: z.string() });
const PrivateEcJwk = EcJwk.extend({ d: z.string() });

export type KeyStatus = 'published' | 'active' | 'retired';
export type PublicKey = { kid: string; jwk: z.infer<typeof EcJwk> };
export type VerificationKey = PublicKey & { status: KeyStatus };
/** When a key began and stopped signing says what may be done with it next. */
export type KeyState = { kid: string; status: KeyStatus; createdAt: Date; stoppedAt: Date | null };
export type PrivateKey = { kid: string; jwk: z.infer<typeof PrivateEcJwk> };

/** The key that signs, or undefined on a new site. */
export async function findActiveKey(tx: Tx): Promise<PrivateKey | undefined> {
  const row = await tx
    .$extendTables<SigningKeyTables>()
    .selectFrom('identity.signing_keys')
    .select(['kid', 'private_jwk'])
    .where('status', '=', 'active')
    .executeTakeFirst();
  return row && { kid: row.kid, jwk: PrivateEcJwk.parse(row.private_jwk) };
}

/** The keys that are shown to the world, the active one first. */
export async function listPublicKeys(tx: Tx): Promise<PublicKey[]> {
  const rows = await tx
    .$extendTables<SigningKeyTables>()
    .selectFrom('identity.signing_keys')
    .select(['kid', 'public_jwk'])
    .where('status', '<>', 'retired')
    .orderBy('status')
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map((row) => ({ kid: row.kid, jwk: EcJwk.parse(row.public_jwk) }));
}

/** Every key there ever was, with what its signatures are still good for. */
export async function listVerificationKeys(tx: Tx): Promise<VerificationKey[]> {
  const rows = await tx
    .$extendTables<SigningKeyTables>()
    .selectFrom('identity.signing_keys')
    .select(['kid', 'public_jwk', 'status'])
    .execute();
  return rows.map(({ kid, public_jwk, status }) => ({ kid, status, jwk: EcJwk.parse(public_jwk) }));
}

/** All keys, the newest first, and nobody else changes them until this transaction ends. */
export async function lockKeys(tx: Tx): Promise<KeyState[]> {
  const rows = await tx
    .$extendTables<SigningKeyTables>()
    .selectFrom('identity.signing_keys')
    .select(['kid', 'status', 'created_at', 'stopped_at'])
    .orderBy('created_at', 'desc')
    .orderBy('kid')
    .forUpdate()
    .execute();
  return rows.map((row) => ({
    kid: row.kid,
    status: row.status,
    createdAt: row.created_at,
    stoppedAt: row.stopped_at,
  }));
}

export interface NewKey {
  kid: string;
  privateJwk: object;
  publicJwk: object;
  at: Date;
}

/** A key that verifies and does not sign yet. */
export async function insertPublishedKey(tx: Tx, key: NewKey): Promise<void> {
  await tx
    .$extendTables<SigningKeyTables>()
    .insertInto('identity.signing_keys')
    .values(rowOf(key, 'published'))
    .execute();
}

export async function setKeyStatus(
  tx: Tx,
  kid: string,
  change: { status: KeyStatus; stoppedAt?: Date },
): Promise<void> {
  await tx
    .$extendTables<SigningKeyTables>()
    .updateTable('identity.signing_keys')
    .set({ status: change.status, ...(change.stoppedAt ? { stopped_at: change.stoppedAt } : {}) })
    .where('kid', '=', kid)
    .execute();
}

/** Does nothing when another instance was first: the unique index lets one active key be. */
export async function offerActiveKey(tx: Tx, key: NewKey): Promise<void> {
  await tx
    .$extendTables<SigningKeyTables>()
    .insertInto('identity.signing_keys')
    .values(rowOf(key, 'active'))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

const rowOf = ({ kid, privateJwk, publicJwk, at }: NewKey, status: KeyStatus) => ({
  kid,
  private_jwk: JSON.stringify(privateJwk),
  public_jwk: JSON.stringify(publicJwk),
  status,
  created_at: at,
});

export async function findAnonKey(tx: Tx): Promise<string | undefined> {
  const row = await tx
    .$extendTables<SigningKeyTables>()
    .selectFrom('identity.site')
    .select('anon_key')
    .executeTakeFirst();
  return row?.anon_key;
}

/** Does nothing when the site has its key already. */
export async function offerAnonKey(tx: Tx, anonKey: string, at: Date): Promise<void> {
  await tx
    .$extendTables<SigningKeyTables>()
    .insertInto('identity.site')
    .values({ anon_key: anonKey, created_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
