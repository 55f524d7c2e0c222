import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../platform/node/db/database.ts';
import type { ExportList } from '../domain/account-export.ts';
import { deviceName } from '../domain/device-name.ts';
import { DEFAULT_CHOICES } from '../domain/notification-choices.ts';

export interface ExportOwner {
  userId: string;
  /** Null while nobody has shown that the address is theirs. */
  email: string | null;
}

/** Where a page ends: its last row by an id and a number. */
export interface PageEnd {
  id: string;
  number: string;
}
export const FIRST_PAGE: PageEnd = { id: '00000000-0000-0000-0000-000000000000', number: '-1' };

type Row = Record<string, unknown>;

/** What is one of a kind, and the short lists; without any secret or what is made of one. */
export async function readExportHead(tx: Tx, { userId }: ExportOwner): Promise<Row> {
  const rows = async (query: RawBuilder<unknown>): Promise<Row[]> => (await query.$castTo<Row>().execute(tx)).rows;
  const [account] = await rows(sql`select id, email, email_confirmed_at as "emailConfirmedAt", new_email as "newEmail",
    user_metadata as details, last_sign_in_at as "lastSignInAt", created_at as "createdAt", updated_at as "updatedAt"
    from identity.users where id = ${userId}`);
  const [profile] =
    await rows(sql`select display_name as "displayName", first_name as "firstName", last_name as "lastName",
    bio, phone, avatar_url as "avatarUrl", created_at as "createdAt", updated_at as "updatedAt"
    from public.profiles where user_id = ${userId}`);
  const [picture] = await rows(sql`select encode(picture, 'base64') as base64, created_at as "createdAt"
    from internal.avatars where user_id = ${userId}`);
  const [choices] = await rows(sql`select trip_reminders, group_answers, product_news
    from public.notification_choices where user_id = ${userId}`);
  const sessions = await rows(sql`select created_at as "createdAt", refreshed_at as "lastUsedAt",
    user_agent as "userAgent", aal = 'aal2' as "isSecondFactor"
    from identity.sessions where user_id = ${userId} order by created_at`);
  return {
    account: account ?? null,
    profile: profile ?? null,
    picture: picture ? { type: 'image/webp', ...picture } : null,
    signInMethods: await rows(sql`select provider, email, identity_data as details,
      created_at as "createdAt", last_sign_in_at as "lastSignInAt"
      from identity.identities where user_id = ${userId} order by created_at`),
    secondFactors: await rows(sql`select friendly_name as name, factor_type as type, status, created_at as "createdAt"
      from identity.factors where user_id = ${userId} order by created_at`),
    sessions: sessions.map((session) => ({
      ...session,
      device: deviceName(typeof session.userAgent === 'string' ? session.userAgent : null),
    })),
    notificationChoices: choices ?? DEFAULT_CHOICES,
    calendarFeeds: await rows(sql`select booking_id as "tripId", created_at as "createdAt"
      from internal.calendar_feeds where user_id = ${userId} order by created_at`),
  };
}

/** Plans are large and messages small; a page is a megabyte or two at most. */
const ROWS: Readonly<Record<ExportList, number>> = {
  trips: 10,
  planVersions: 10,
  chatMessages: 200,
  chatSessions: 2,
  contactMessages: 200,
  partnerApplications: 200,
  quoteRequests: 200,
  mails: 500,
};

/** The rows of one list after a page's end, and where this page ends; null when it was the last. */
export async function readExportPage(
  tx: Tx,
  list: ExportList,
  owner: ExportOwner,
  after: PageEnd,
): Promise<{ rows: Row[]; next: PageEnd | null }> {
  const most = ROWS[list];
  const { rows: found } = await sql<Row & { page_id: string; page_number: string }>`
    select * from (${listQuery(list, owner)}) as list
    where (page_id, page_number) > (${after.id}::uuid, ${after.number}::bigint)
    order by page_id, page_number limit ${most}`.execute(tx);
  const last = found.at(-1);
  return {
    rows: found.map(({ page_id: _id, page_number: _number, ...row }) => row),
    next: last && found.length === most ? { id: last.page_id, number: last.page_number } : null,
  };
}

/** Each has the owner in its condition, and `page_id` and `page_number`, by which it is read on. */
function listQuery(list: ExportList, { userId, email }: ExportOwner): RawBuilder<unknown> {
  switch (list) {
    case 'trips':
      return sql`select id as page_id, 0::bigint as page_number, id, event_type as "eventType", destination,
        group_size as "groupSize", start_date::text as "startDate", end_date::text as "endDate", status,
        contact_email as "contactEmail", brief, request, plan, ai_recommendations as recommendations,
        price_per_person_pence as "pricePerPersonPence", planning_ms as "planningMs", revision,
        (select coalesce(jsonb_object_agg(s.step, s.is_done), '{}') from public.trip_steps s where s.booking_id = id)
          as "stepsDone",
        (select coalesce(jsonb_agg(jsonb_build_object('from', c.from_status, 'to', c.to_status, 'by', c.actor, 'at', c.created_at)
          order by c.position), '[]') from public.status_changes c where c.booking_id = id) as "statusChanges",
        created_at as "createdAt", updated_at as "updatedAt"
        from public.bookings where user_id = ${userId}`;
    case 'planVersions':
      return sql`select v.booking_id as page_id, v.revision::bigint as page_number, v.booking_id as "tripId", v.revision,
        v.cause, v.brief, v.request, v.plan, v.created_at as "createdAt"
        from public.plan_versions v join public.bookings b on b.id = v.booking_id where b.user_id = ${userId}`;
    case 'chatMessages':
      return sql`select m.booking_id as page_id, m.position as page_number, m.booking_id as "tripId", m.role, m.content,
        m.revision, m.created_at as "createdAt"
        from public.chat_messages m join public.bookings b on b.id = m.booking_id where b.user_id = ${userId}`;
    case 'chatSessions':
      return sql`select s.id as page_id, 0::bigint as page_number, s.id, s.booking_id as "tripId",
        s.session_data as messages, s.created_at as "createdAt", s.updated_at as "updatedAt"
        from public.chat_sessions s join public.bookings b on b.id = s.booking_id where b.user_id = ${userId}`;
    case 'contactMessages':
      return sql`select id as page_id, 0::bigint as page_number, name, email, subject, message, created_at as "createdAt"
        from internal.contact_messages where lower(email) = ${email}`;
    case 'partnerApplications':
      return sql`select id as page_id, 0::bigint as page_number, name, email, city, speciality, link, message,
        created_at as "createdAt" from internal.partner_applications where lower(email) = ${email}`;
    case 'quoteRequests':
      return sql`select id as page_id, 0::bigint as page_number, name, email, about, destination,
        group_size as "groupSize", message, created_at as "createdAt"
        from internal.quote_requests where lower(email) = ${email}`;
    case 'mails':
      return sql`select ${FIRST_PAGE.id}::uuid as page_id, id as page_number, to_address as "to", subject, state,
        sent_at as "writtenAt", delivered_at as "deliveredAt"
        from internal.mail_outbox where lower(to_address) = ${email}`;
  }
}
