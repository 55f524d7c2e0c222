import { sql } from 'kysely';
import type { Tx } from '../../../platform/node/db/database.ts';

type AvatarTables = {
  'internal.avatars': { user_id: string; hash: string; picture: Buffer; created_at: Date };
};

const avatars = (tx: Tx) => tx.$extendTables<AvatarTables>();

/** The person's picture from now on, and its address on their profile, which is made when there is none. */
export async function replaceAvatar(
  tx: Tx,
  { userId, hash, picture, at }: { userId: string; hash: string; picture: Buffer; at: Date },
): Promise<void> {
  const row = { hash, picture, created_at: at };
  await avatars(tx)
    .insertInto('internal.avatars')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
  await setAvatarUrl(tx, userId, avatarPath(hash), at);
}

export async function deleteAvatar(tx: Tx, userId: string, at: Date): Promise<void> {
  await avatars(tx).deleteFrom('internal.avatars').where('user_id', '=', userId).execute();
  await setAvatarUrl(tx, userId, null, at);
}

/** The picture behind an address; undefined for one that is no more. */
export async function findAvatar(tx: Tx, hash: string): Promise<Buffer | undefined> {
  const row = await avatars(tx)
    .selectFrom('internal.avatars')
    .select('picture')
    .where('hash', '=', hash)
    .executeTakeFirst();
  return row?.picture;
}

export const avatarPath = (hash: string): string => `/avatars/${hash}.webp`;

async function setAvatarUrl(tx: Tx, userId: string, url: string | null, at: Date): Promise<void> {
  await sql`insert into public.profiles (user_id, avatar_url, updated_at) values (${userId}, ${url}, ${at})
    on conflict (user_id) do update set avatar_url = excluded.avatar_url, updated_at = excluded.updated_at`.execute(tx);
}
