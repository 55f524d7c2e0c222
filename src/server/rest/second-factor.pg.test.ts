import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openRestSite, type RestSite } from '../../../tests/support/rest-site.ts';

// Row-level security by itself, without the check that rest/v1 makes before it.

let site: RestSite;
let ann: string;
beforeAll(async () => {
  site = await openRestSite();
  ann = await site.addUser();
  await site.addBooking(ann);
});
afterAll(() => site.close());

const bookingsSeenAt = (aal: string | undefined) =>
  site.db.asCaller(
    { role: 'authenticated', claims: { sub: ann, ...(aal === undefined ? {} : { aal }) } },
    async (tx) => {
      return (await sql`select id from public.bookings`.execute(tx)).rows.length;
    },
  );
const setFactor = (status: string) =>
  site.asApp(`insert into identity.factors (id, user_id, factor_type, status, secret)
    values ('${randomUUID()}', '${ann}', 'totp', '${status}', '\\x00')`);

describe('the rows of an account', () => {
  test('are its owner’s at any level while there is no second factor, or only one that nobody finished', async () => {
    expect(await Promise.all([bookingsSeenAt('aal1'), bookingsSeenAt(undefined)])).toEqual([1, 1]);
    await setFactor('unverified');
    expect(await bookingsSeenAt('aal1')).toBe(1);
  });

  test('are hidden from half a sign-in by the database itself, once there is one', async () => {
    await setFactor('verified');
    const seen = await Promise.all(['aal1', undefined, 'aal3', 'AAL2', 'aal2'].map(bookingsSeenAt));
    expect(seen).toEqual([0, 0, 0, 0, 1]);
  });

  test('cannot be written by half a sign-in either', async () => {
    const write = site.db.asCaller({ role: 'authenticated', claims: { sub: ann, aal: 'aal1' } }, (tx) =>
      sql`insert into public.profiles (user_id, display_name) values (${ann}, 'Thief')`.execute(tx),
    );
    await expect(write).rejects.toMatchObject({ code: '42501' });
  });

  test('are guarded that way in every table that users may read', async () => {
    const unguarded = await site.asApp(
      `select c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where n.nspname = 'public' and c.relkind in ('r', 'p')
         and has_any_column_privilege('authenticated', c.oid, 'SELECT, INSERT, UPDATE')
         and not exists (select 1 from pg_policy p where p.polrelid = c.oid and not p.polpermissive
           and pg_get_expr(p.polqual, p.polrelid) like '%second_factor_is_given%')`,
    );
    expect(unguarded).toEqual([]);
  });
});
