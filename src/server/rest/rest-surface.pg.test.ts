import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openRestSite, type RestSite } from '../../../tests/support/rest-site.ts';

let site: RestSite;
beforeAll(async () => {
  site = await openRestSite();
});
afterAll(() => site.close());

/**
 * What a signed-in person may read and write of each table, column by column. A migration that grants more fails here,
 * so that somebody decides.
 */
const SURFACE: Record<string, { read: string; insert?: string; update?: string }> = {
  profiles: {
    read: 'avatar_url bio created_at display_name first_name last_name phone updated_at user_id',
    insert: 'avatar_url bio display_name first_name last_name phone updated_at user_id',
    update: 'avatar_url bio display_name first_name last_name phone updated_at user_id',
  },
  bookings: {
    read: 'ai_recommendations brief contact_email created_at destination end_date event_type figures group_size id idempotency_key plan planning_ms price_per_person_pence request revision start_date status updated_at user_id',
  },
  plan_versions: { read: 'booking_id brief cause created_at outline plan request restores revision' },
  chat_sessions: {
    read: 'booking_id created_at id session_data updated_at',
    insert: 'booking_id session_data',
    update: 'session_data updated_at',
  },
  chat_messages: { read: 'booking_id content created_at id position revision role' },
  status_changes: { read: 'actor booking_id created_at from_status position to_status' },
  trip_work: { read: 'booking_id by_chat by_hand confirmed_at created_at planning_ms' },
  trip_steps: {
    read: 'booking_id created_at is_done step',
    insert: 'booking_id is_done step',
    update: 'booking_id is_done step',
  },
  notification_choices: {
    read: 'group_answers product_news trip_reminders updated_at user_id',
    insert: 'group_answers product_news trip_reminders updated_at user_id',
    update: 'group_answers product_news trip_reminders updated_at user_id',
  },
};

const columnsOf = async (role: string, privilege: string): Promise<Record<string, string>> => {
  const rows = await site.asApp(
    `select c.relname as table, string_agg(a.attname, ' ' order by a.attname) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
     where n.nspname in ('public', 'identity', 'internal') and c.relkind in ('r', 'p', 'v', 'm', 'f') and a.attnum > 0
       and not a.attisdropped and has_column_privilege('${role}', c.oid, a.attnum, '${privilege}')
     group by 1`,
  );
  return Object.fromEntries(rows.map((row) => [String(row.table), String(row.columns)]));
};

describe('rest/v1 shows', () => {
  test.each([
    ['SELECT', 'read'],
    ['INSERT', 'insert'],
    ['UPDATE', 'update'],
  ] as const)('a signed-in person for %s exactly the columns that are decided on', async (privilege, verb) => {
    const decided = Object.entries(SURFACE).flatMap(([table, columns]) =>
      columns[verb] ? [[table, columns[verb]]] : [],
    );
    expect(await columnsOf('authenticated', privilege)).toEqual(Object.fromEntries(decided));
  });

  test('a person who is not signed in no column of any table', async () => {
    for (const privilege of ['SELECT', 'INSERT', 'UPDATE', 'REFERENCES'])
      expect(await columnsOf('anon', privilege)).toEqual({});
  });

  test('nobody a deletion', async () => {
    const rows = await site.asApp(
      `select c.oid::regclass::text as name from pg_class c where c.relkind = 'r'
       and (has_table_privilege('authenticated', c.oid, 'DELETE') or has_table_privilege('anon', c.oid, 'DELETE'))`,
    );
    expect(rows).toEqual([]);
  });

  test('no function of ours to anybody, but those that the policies ask', async () => {
    const rows = await site.asApp(
      `select p.oid::regprocedure::text as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
       where n.nspname in ('public', 'identity', 'internal', 'claims') and has_function_privilege('authenticated', p.oid, 'EXECUTE')
       order by 1`,
    );
    expect(rows.map(({ name }) => name)).toEqual(['claims.second_factor_is_given()', 'claims.user_id()']);
  });

  test('a function that runs as its owner names the schemas it looks in, and is not for everybody', async () => {
    const rows = await site.asApp(
      `select p.oid::regprocedure::text as name, p.proconfig::text as settings,
         exists (select 1 from aclexplode(p.proacl) a where a.grantee = 0) as "isForAll"
       from pg_proc p join pg_namespace n on n.oid = p.pronamespace
       where p.prosecdef and n.nspname !~ '^(pg_|information_schema)'`,
    );
    expect(rows).toEqual([
      { name: 'claims.second_factor_is_given()', settings: '{"search_path=\\"\\""}', isForAll: false },
    ]);
  });
});

test('the moment a profile was made cannot be forged', async () => {
  const ann = await site.addUser();
  const made = await site.call('/profiles', {
    method: 'POST',
    as: ann,
    body: { user_id: ann, created_at: '1999-01-01T00:00:00Z' },
  });
  expect([made.status, made.json]).toMatchObject([403, { code: '42501' }]);
  const saved = await site.call('/profiles', {
    method: 'POST',
    as: ann,
    prefer: 'resolution=merge-duplicates',
    body: { user_id: ann, first_name: 'Ann', updated_at: '2026-11-21T10:00:00Z' },
  });
  expect(saved.status).toBe(201);
});
