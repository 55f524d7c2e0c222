import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openRestSite, type RestSite } from '../../../tests/support/rest-site.ts';

let site: RestSite;
beforeAll(async () => {
  site = await openRestSite();
});
afterAll(() => site.close());

/** Tables that break a rule; the rules are asked of the catalog, so a new table cannot be forgotten. */
const tablesWhere = async (fault: string): Promise<unknown[]> => {
  const rows = await site.asApp(
    `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname in ('public', 'identity', 'internal') and c.relkind in ('r', 'p') and (${fault}) order by 1`,
  );
  return rows.map((row) => row.name);
};

const RULES: Record<string, string> = {
  'is guarded by row-level security': 'not c.relrowsecurity',
  'holds its owner to the rules as well': 'not c.relforcerowsecurity',
  'says who may see its rows': 'not exists (select 1 from pg_policy p where p.polrelid = c.oid)',
  'belongs to nobody a request runs as': `pg_get_userbyid(c.relowner) in ('app', 'anon', 'authenticated', 'operator')`,
  'has no rule for just anybody':
    'exists (select 1 from pg_policy p where p.polrelid = c.oid and 0 = any (p.polroles))',
  'lets no visitor in': `has_table_privilege('anon', c.oid, 'SELECT, INSERT, UPDATE, DELETE, TRUNCATE')
    or has_any_column_privilege('anon', c.oid, 'SELECT, INSERT, UPDATE')`,
  'cannot be emptied by a signed-in user': `has_table_privilege('authenticated', c.oid, 'TRUNCATE, TRIGGER, REFERENCES')`,
  'of the server itself is closed to users': `n.nspname <> 'public'
    and has_any_column_privilege('authenticated', c.oid, 'SELECT, INSERT, UPDATE, REFERENCES')`,
};

describe('every table', () => {
  test('is among those looked at', async () => {
    const all = await tablesWhere('true');
    expect(all).toEqual(
      expect.arrayContaining(['bookings', 'chat_sessions', 'identity.users', 'internal.mail_outbox']),
    );
  });

  test.each(Object.entries(RULES))('%s', async (_rule, fault) => {
    expect(await tablesWhere(fault)).toEqual([]);
  });

  test('that a migration adds without any of it would be found', async () => {
    await site.migrate(
      'create table internal.forgotten (id int); grant select on internal.forgotten to anon, authenticated',
    );
    for (const rule of [
      'is guarded by row-level security',
      'holds its owner to the rules as well',
      'says who may see its rows',
    ]) {
      expect(await tablesWhere(RULES[rule] ?? 'false')).toEqual(['internal.forgotten']);
    }
    await site.migrate('drop table internal.forgotten');
  });
});

test('no role of a request can step out of row-level security', async () => {
  const rows = await site.asApp(
    `select rolname from pg_roles where rolname in ('app', 'anon', 'authenticated', 'operator') and (rolsuper or rolbypassrls or rolcreaterole)`,
  );
  expect(rows).toEqual([]);
});

test('the server cannot see a person’s rows by accident: without claims a user’s role sees nothing', async () => {
  const ann = await site.addUser();
  await site.addBooking(ann);
  for (const claims of [{}, { sub: '' }]) {
    const seen = await site.db.asCaller({ role: 'authenticated', claims }, async (tx) => {
      return (await sql`select 1 from public.bookings`.execute(tx)).rows;
    });
    expect(seen).toEqual([]);
  }
});
