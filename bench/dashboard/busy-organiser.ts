import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createClient, type Session } from '@supabase/supabase-js';
import { sql } from 'kysely';
import { openDatabase, type Tx } from '../../src/platform/node/db/database.ts';
import { findRunningPostgres } from '../../src/platform/node/db/embedded/running-postgres.ts';
import { ownerUrlOf } from '../../src/platform/node/db/start-database.ts';

/** Plans that the planner makes for real; the other trips hold one of them. */
const REAL_PLANS = 12;
const CITIES = ['London', 'Prague', 'Lisbon', 'Bristol', 'Dublin', 'Reykjavik'] as const;
const EVENTS = ['stag-do', 'hen-party', 'birthday', 'work-do'] as const;
const BANDS = ['mid-range', 'budget', 'premium'] as const;
const PASSWORD = 'correct horse battery';

/**
 * Signs somebody up on a running site and gives them so many trips: real plans, of every status, some without dates, with
 * their versions, messages, steps and status changes. Two more people have as many, so that indexes matter.
 */
export async function createBusyOrganiser(
  url: string,
  dataDir: string,
  trips: number,
): Promise<{ session: Session; anonKey: string }> {
  const { anonKey } = JSON.parse(readFileSync(path.join(dataDir, 'server.json'), 'utf8'));
  const options = { auth: { persistSession: false, autoRefreshToken: false } };
  const people = [];
  for (const name of ['busy', 'other', 'third']) {
    const client = createClient(url, anonKey, options);
    const { data, error } = await client.auth.signUp({ email: `${name}@example.com`, password: PASSWORD });
    if (error) throw error;
    if (!data.session) throw new Error('sign-up gave no session');
    people.push({ client, session: data.session });
  }
  const [first] = people;
  if (!first) throw new Error('nobody was signed up');
  for (let index = 0; index < Math.min(REAL_PLANS, trips); index += 1) {
    const { error } = await first.client.functions.invoke('ai-concierge', { body: briefNumber(index) });
    if (error) throw error;
  }
  const running = findRunningPostgres(dataDir);
  if (!running) throw new Error('the site has no database of its own');
  const db = openDatabase({ connectionString: ownerUrlOf(running.superuserUrl), poolMax: 1, leaseMaxMs: 120_000 });
  try {
    for (const { session } of people)
      await db.asApp((tx) => multiply(tx, { from: first.session.user.id, to: session.user.id, trips }));
    await db.asApp((tx) => sql`analyze`.execute(tx)).catch(() => undefined);
  } finally {
    await db.close();
  }
  return { session: first.session, anonKey };
}

const briefNumber = (index: number) => ({
  eventType: EVENTS[index % EVENTS.length],
  vibe: 'mix',
  destination: CITIES[index % CITIES.length],
  groupSize: 4 + ((index * 5) % 24),
  dates: index % 4 === 3 ? '' : `2027-0${1 + (index % 9)}-12 to 2027-0${1 + (index % 9)}-14`,
  budgetRange: BANDS[index % BANDS.length],
  contactEmail: 'busy@example.com',
  specialRequirements: index % 3 === 0 ? 'Ann loves karaoke, Bo hates karaoke and loves museums' : '',
  userId: null,
  userEmail: null,
});

/** Trips until there are so many, each with the history of one that was lived with. */
async function multiply(tx: Tx, { from, to, trips }: { from: string; to: string; trips: number }): Promise<void> {
  await sql`set local statement_timeout = '120s'`.execute(tx);
  await sql`
    with models as (
      select *, row_number() over (order by created_at) - 1 as number, count(*) over () as count
      from public.bookings where user_id = ${from} and idempotency_key is null order by created_at limit ${REAL_PLANS}
    )
    insert into public.bookings (user_id, event_type, destination, group_size, start_date, end_date, status, contact_email,
      brief, request, plan, ai_recommendations, price_per_person_pence, revision, planning_ms, idempotency_key, created_at)
    select ${to}, m.event_type, m.destination, m.group_size, d.day, d.day + (m.end_date - m.start_date),
      case when d.day < current_date then 'completed'
        else (array['planning', 'pending', 'confirmed', 'planning', 'cancelled'])[1 + n % 5] end,
      m.contact_email, m.brief, m.request, m.plan, m.ai_recommendations, m.price_per_person_pence, 4, m.planning_ms,
      'bench-' || n, now() - make_interval(hours => n * 7)
    from generate_series(1, ${trips}::int - (select count(*)::int from public.bookings where user_id = ${to})) as n
      join models m on m.number = n % m.count
      cross join lateral (select case when m.start_date is null then null
        else current_date + ((n * 37) % 500) - 100 end as day) as d`.execute(tx);
  const mine = sql`public.bookings b where b.user_id = ${to} and b.idempotency_key like 'bench-%'`;
  await sql`insert into public.plan_versions (booking_id, revision, cause, request, plan, created_at)
    select b.id, n, 'bench', b.request, b.plan, b.created_at + make_interval(mins => n)
    from generate_series(1, 4) as n, ${mine}`.execute(tx);
  await sql`insert into public.chat_messages (booking_id, role, content, revision, created_at)
    select b.id, case n % 2 when 0 then 'user' else 'assistant' end, repeat('a word of it ', 20), 1 + n / 2,
      b.created_at + make_interval(mins => 1 + n / 2)
    from generate_series(0, 5) as n, ${mine}`.execute(tx);
  await sql`insert into public.status_changes (booking_id, from_status, to_status, actor, created_at)
    select b.id, 'planning', b.status, 'organiser', b.created_at + interval '5 days'
    from ${mine} and b.status in ('confirmed', 'pending')`.execute(tx);
  await sql`insert into public.trip_steps (booking_id, step)
    select b.id, step from unnest(array['ask-group', 'book-stay']) as step, ${mine} and b.status <> 'planning'`.execute(
    tx,
  );
}
