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
    status: 'published' | 'active' | 'retired';
    created_at: Date;
  };
  'identity.site': { anon_key: string; created_at: Date };
};

const EcJwk = z.object({ kty: z.literal('EC'), crv: z.literal('P-256'), x: z.string(), y: z.string() });
const PrivateEcJwk = EcJwk.extend({ d: z.string() });

export type PublicKey = { kid: string; jwk: z.infer<typeof EcJwk> };
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

/** Every key whose signatures are still good, the active one first. */
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

/** Does nothing when another instance was first: the unique index lets one active key be. */
export async function offerActiveKey(
  tx: Tx,
  key: { kid: string; privateJwk: object; publicJwk: object; at: Date },
): Promise<void> {
  await tx
    .$extendTables<SigningKeyTables>()
    .insertInto('identity.signing_keys')
    .values({
      kid: key.kid,
      private_jwk: JSON.stringify(key.privateJwk),
      public_jwk: JSON.stringify(key.publicJwk),
      status: 'active',
      created_at: key.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

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
