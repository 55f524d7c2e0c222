import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openRestSite, type RestSite } from '../../../tests/support/rest-site.ts';
import type { Caller } from '../../platform/node/db/database.ts';

let site: RestSite;
let ann: Person;
let bob: Person;

interface Person {
  userId: string;
  bookingId: string;
}

beforeAll(async () => {
  site = await openRestSite();
  ann = await arrive();
  bob = await arrive();
  const secret = `insert into identity.factors (user_id, factor_type, status, secret) values ($1, 'totp', 'verified', '\\x00')`;
  await site.asApp(secret, [ann.userId]);
});
afterAll(() => site.close());

async function arrive(): Promise<Person> {
  const userId = await site.addUser();
  return { userId, bookingId: await site.addBooking(userId) };
}

/** A row of each table of a person, written as the server itself, and a change that would be a harm. */
const ROWS: Record<string, { columns: string; values: (of: Person) => unknown[]; change: string }> = {
  profiles: { columns: 'user_id, bio', values: ({ userId }) => [userId, 'mine'], change: `bio = 'forged'` },
  bookings: {
    columns:
      'user_id, event_type, destination, group_size, contact_email, brief, request, plan, ai_recommendations, price_per_person_pence',
    values: ({ userId }) => [userId, 'birthday', 'York', 8, 'a@example.org', '{}', '{}', '{}', '{}', 1],
    change: 'price_per_person_pence = 0',
  },
  plan_versions: {
    columns: 'booking_id, revision, cause, request, plan',
    values: ({ bookingId }) => [bookingId, 1, 'created', '{}', '{}'],
    change: `cause = 'forged'`,
  },
  chat_sessions: {
    columns: 'booking_id, session_data',
    values: ({ bookingId }) => [bookingId, '[]'],
    change: `session_data = '["forged"]'`,
  },
  chat_messages: {
    columns: 'booking_id, role, content, revision',
    values: ({ bookingId }) => [bookingId, 'user', 'hello', 1],
    change: `content = 'forged'`,
  },
  status_changes: {
    columns: 'booking_id, from_status, to_status, actor',
    values: ({ bookingId }) => [bookingId, 'planning', 'pending', 'organiser'],
    change: `actor = 'clock'`,
  },
  trip_steps: {
    columns: 'booking_id, step',
    values: ({ bookingId }) => [bookingId, 'book-stay'],
    change: 'is_done = false',
  },
  notification_choices: {
    columns: 'user_id, product_news',
    values: ({ userId }) => [userId, false],
    change: 'product_news = true',
  },
};
const TABLES = Object.keys(ROWS);
const VERBS = ['select', 'insert', 'update', 'delete'] as const;

const as = (role: Caller['role'], sub: string, aal: string): Caller => ({ role, claims: { sub, role, aal } });
/** Everybody who is not Ann with all that she has to show. */
const OTHERS: Record<string, () => Caller> = {
  'a stranger': () => as('authenticated', bob.userId, 'aal1'),
  'a stranger with two factors': () => as('authenticated', bob.userId, 'aal2'),
  'an account that is gone': () => as('authenticated', randomUUID(), 'aal2'),
  'the owner without the second factor that she has': () => as('authenticated', ann.userId, 'aal1'),
  'the owner by a token that says nothing of factors': () => ({
    role: 'authenticated',
    claims: { sub: ann.userId, role: 'authenticated' },
  }),
  'a token without a name': () => ({ role: 'authenticated', claims: { role: 'authenticated' } }),
  'a visitor': () => ({ role: 'anon', claims: { role: 'anon' } }),
  'a visitor who claims to be the owner': () => as('anon', ann.userId, 'aal2'),
};

const row = (table: string) => {
  const found = ROWS[table];
  if (!found) throw new Error(`no row for ${table}`);
  return found;
};

async function fill(table: string): Promise<void> {
  const { columns, values } = row(table);
  for (const person of [ann, bob]) {
    const marks = values(person).map((_, n) => `$${n + 1}`);
    await site.asApp(
      `insert into public.${table} (${columns}) values (${marks.join()}) on conflict do nothing`,
      values(person),
    );
  }
}

/** As rows of both, to see that an attempt changed nothing. */
const contents = async (table: string): Promise<unknown> =>
  site.asApp(`select to_jsonb(t) as row from public.${table} t order by to_jsonb(t)::text`);

/** How many of Ann's rows a caller reaches, or the database's refusal. */
async function reach(caller: Caller, table: string, verb: (typeof VERBS)[number]): Promise<number | string> {
  const { columns, values, change } = row(table);
  const [key, id] = columns.startsWith('user_id') ? ['user_id', ann.userId] : ['booking_id', ann.bookingId];
  const target = sql.id('public', table);
  const isAnns = sql`${sql.id(key)} = ${id}`;
  const statement = {
    select: sql`select 1 from ${target} where ${isAnns}`,
    insert: sql`insert into ${target} (${sql.raw(columns)}) values (${sql.join(values(ann))}) on conflict do nothing returning 1`,
    update: sql`update ${target} set ${sql.raw(change)} where ${isAnns} returning 1`,
    delete: sql`delete from ${target} where ${isAnns} returning 1`,
  }[verb];
  try {
    return await site.db.asCaller(caller, async (tx) => (await statement.execute(tx)).rows.length);
  } catch (error) {
    return String(Reflect.get(Object(error), 'code'));
  }
}

test('every table that rest/v1 shows is tried', async () => {
  const shown = await site.asApp(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'm')`,
  );
  expect(shown.map(({ name }) => String(name)).toSorted()).toEqual(TABLES.toSorted());
});

test('[A-09] every view that rest/v1 shows reads as its caller, so that the policies of its tables hold', async () => {
  const views = await site.asApp(
    `select relname as name, coalesce(reloptions::text, '') as options from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'v' order by 1`,
  );
  expect(views).toEqual([{ name: 'trip_work', options: '{security_invoker=true}' }]);
  const rowsOf = (who: Caller) =>
    site.db.asCaller(who, async (tx) => (await sql`select booking_id from public.trip_work`.execute(tx)).rows);
  expect(await rowsOf(as('authenticated', bob.userId, 'aal1'))).toEqual([{ booking_id: bob.bookingId }]);
  for (const [who, caller] of Object.entries(OTHERS)) {
    const seen = await rowsOf(caller()).catch((error: unknown) => String(Reflect.get(Object(error), 'code')));
    expect([who, seen === '42501' || !JSON.stringify(seen).includes(ann.bookingId)]).toEqual([who, true]);
  }
});

describe.each(TABLES)('of %s', (table) => {
  test.each(Object.keys(OTHERS))('[A-09] nothing is read or written by %s', async (who) => {
    await fill(table);
    const before = await contents(table);
    for (const verb of VERBS) {
      const reached = await reach(OTHERS[who]?.() ?? as('anon', '', ''), table, verb);
      expect([verb, reached === 0 || reached === '42501']).toEqual([verb, true]);
    }
    expect(await contents(table)).toEqual(before);
  });

  test('[A-09] the owner reads her own with both factors, and whoever has one factor with one', async () => {
    await fill(table);
    expect(await reach(as('authenticated', ann.userId, 'aal2'), table, 'select')).toBeGreaterThan(0);
    const own = await site.db.asCaller(as('authenticated', bob.userId, 'aal1'), async (tx) => {
      return (await sql`select 1 from ${sql.id('public', table)}`.execute(tx)).rows.length;
    });
    expect(own).toBeGreaterThan(0);
  });
});

describe('every policy', () => {
  const policies = (condition: string) =>
    site.asApp(
      `select tablename || '.' || policyname as name from pg_policies
       where schemaname in ('public', 'identity', 'internal') and ${condition} order by 1`,
    );

  test('for a person asks who the caller is', async () => {
    expect(
      await policies(`roles @> '{authenticated}' and permissive = 'PERMISSIVE' and qual !~ 'claims\\.user_id\\(\\)'`),
    ).toEqual([]);
    expect(
      await policies(
        `roles @> '{authenticated}' and permissive = 'PERMISSIVE' and cmd in ('ALL', 'INSERT', 'UPDATE') and with_check is null`,
      ),
    ).toEqual([]);
  });

  test('for a person stands beside one that asks for the second factor', async () => {
    const guarded = await policies(`permissive = 'RESTRICTIVE' and qual ~ 'second_factor_is_given' and cmd = 'ALL'`);
    expect(guarded.map(({ name }) => String(name).replace(/\..*/, '')).toSorted()).toEqual(TABLES.toSorted());
  });

  test('for somebody else than the server and a person is one of these', async () => {
    const others = await policies(`not roles <@ '{app,authenticated}'`);
    expect(others.map(({ name }) => name)).toEqual([
      'city_versions.city_versions_operator',
      'factors.factors_owner',
      'mail_outbox.mail_outbox_operator',
    ]);
  });
});
